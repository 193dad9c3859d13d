"""A row of what is seen, told as the value of each name."""

from typing import Any

import msgspec
import numpy as np

from snowedin.core import json_writer, records
from snowedin.core.seen import by_name, plain, seen, short, small
from snowedin.core.views import writer_of


@seen
class Weather:
    """A number for every month, and one after them."""

    frost: dict[str, int | None] = by_name(short(may_lack=True), ("december", "january", "february"))
    last: int = small()


def test_a_row_is_told_by_name_by_the_compiled_way_and_by_the_plain_one() -> None:
    weather = records.blanks(Weather, 1)
    weather["frost"][0], weather["last"][0] = (-300, -1, 7), 5
    told = b'{"frost":{"december":-300,"january":null,"february":7},"last":5}'
    assert written(weather) == told
    assert msgspec.json.encode(plain(Weather, weather[0])) == told
    kind: Any = Weather
    assert msgspec.json.decode(told, type=kind.struct).frost == {"december": -300, "january": None, "february": 7}


def written(array: Any) -> bytes:
    writer = writer_of(Weather)[0]
    writer.record[:] = array.view(np.uint8)
    length = json_writer.write(writer)
    told: bytes = writer.out[:length].tobytes()
    return told
