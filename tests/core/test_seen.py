"""What is seen, by its layout: compiled code writes the JSON of the plain data, for every kind of field."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
import pytest

from snowedin.core import json_writer, records, seen
from snowedin.core.compile import COMPILED, INTERPRETED, engine
from snowedin.core.match import Match
from snowedin.core.seen import flag, letters, members, named, number, part, perhaps, several, short, small
from snowedin.core.views import writer_of
from snowedin.games import GAMES


@seen.seen
class Card:
    """A card, or what is known of it."""

    value: int = short()
    look: str | None = named(('"quoted"', None, "plain"))


@seen.seen
class Everything:
    """One field of every kind."""

    least: int = small()
    nobody: int | None = small(may_lack=True)
    long: int = number()
    is_open: bool = flag()
    colour: str | None = named(("light", "dark"), may_lack=True)
    word: str = letters(5, "abcdeé")
    called: str | None = letters(1, "ab", may_lack=True)
    gone: list[int] = members()
    top: Card = part(Card)
    held: Card | None = perhaps(Card)
    piles: list[list[Card]] = several(several(Card, 3), 2)
    numbers: list[int | None] = several(small(may_lack=True), 4)
    known: list[int] | None = several(short(), 2, may_lack=True)


def at_random(chance: random.Random) -> Any:
    """A record with anything in it that may be there."""
    array = records.blanks(Everything, 1)
    it = array[0]
    it.least, it.nobody, it.long = chance.randint(-128, 127), chance.randint(-1, 3), chance.randint(-(2**31), 2**31 - 1)
    it.is_open, it.colour, it.gone = chance.random() < 0.5, chance.randint(-1, 1), chance.getrandbits(63)
    it.word.length = chance.randint(0, 5)
    it.word.signs[:] = [chance.randint(0, 5) for _ in range(5)]
    it.called.length, it.called.signs[:] = chance.randint(-1, 1), chance.randint(0, 1)
    it.held.is_there = chance.random() < 0.5
    cards = [it.top, it.held.it, *(it.piles.at[i].at[j] for i in range(2) for j in range(3))]
    for card in cards:
        card.value, card.look = chance.randint(-(2**15), 2**15 - 1), chance.randint(0, 2)
    it.piles.length = chance.randint(0, 2)
    for i in range(2):
        it.piles.at[i].length = chance.randint(0, 3)
    it.numbers.length = chance.randint(0, 4)
    it.numbers.at[:] = [chance.randint(-1, 100) for _ in range(4)]
    it.known.length = chance.randint(-1, 2)
    return array


def records_at_random(count: int) -> Iterator[Any]:
    chance = random.Random(7)
    for _ in range(count):
        yield at_random(chance)


@pytest.mark.parametrize(("target", "count"), [(INTERPRETED, 60), (COMPILED, 3_000)])
def test_what_is_written_is_the_plain_data(target: str, count: int) -> None:
    write = engine(GAMES["ice_queen"], target).bind(json_writer).write
    writer = writer_of(Everything)[0]
    for array in records_at_random(count):
        told = seen.plain(Everything, array[0])
        writer.record[:] = array.view(np.uint8)
        length = write(writer)
        json = writer.out[:length].tobytes()
        assert json == msgspec.json.encode(told)
        read = msgspec.json.decode(json, type=Everything.struct)  # type: ignore[attr-defined]
        assert msgspec.to_builtins(read) == told


@pytest.mark.parametrize("target", [INTERPRETED, COMPILED])
def test_numbers_are_written_at_every_length(target: str) -> None:
    write = engine(GAMES["ice_queen"], target).bind(json_writer).write
    writer = writer_of(Everything)[0]
    array = at_random(random.Random(3))
    for value in (0, 9, 10, 99, 100, 999, 1000, 9999, 10_000, 2**31 - 1, -1, -9, -10, -999, -1000, -(2**31)):
        array[0].long = value
        writer.record[:] = array.view(np.uint8)
        length = write(writer)
        assert writer.out[:length].tobytes() == msgspec.json.encode(seen.plain(Everything, array[0]))


def test_the_longest_json_has_room() -> None:
    array = at_random(random.Random(1))
    it = array[0]
    it.least, it.nobody, it.long, it.gone = -128, -1, -(2**31), 2**63 - 1
    it.is_open, it.colour, it.held.is_there = False, 0, True
    it.word.length, it.word.signs[:], it.called.length = 5, 5, -1
    it.piles.length, it.numbers.length, it.known.length = 2, 4, 2
    it.numbers.at[:], it.known.at[:] = -128, -(2**15)
    for pile in range(2):
        it.piles.at[pile].length = 3
        for place in range(3):
            it.piles.at[pile].at[place].value, it.piles.at[pile].at[place].look = -(2**15), 0
    told = msgspec.json.encode(seen.plain(Everything, it))
    assert len(told) + json_writer.BLOCK <= len(writer_of(Everything)["out"][0])


def test_a_field_without_a_type_is_refused() -> None:
    with pytest.raises(TypeError, match="has none for value"):
        seen.seen(type("Untyped", (), {"value": small(), "__annotations__": {}}))


def test_a_name_beyond_the_names_is_no_answer() -> None:
    it = at_random(random.Random(2))[0]
    it.top.look = 3
    with pytest.raises(IndexError):
        seen.plain(Everything, it)


def test_threads_do_not_disturb_each_other() -> None:
    matches = [Match(GAMES["ice_queen"], seats, key=bytes(16)) for seats in (2, 4, 6)]
    alone = [[match.told_to(viewer) for viewer in range(match.seats)] for match in matches]
    with ThreadPoolExecutor(len(matches)) as threads:
        for match, told in zip(matches, threads.map(look_often, matches), strict=True):
            assert told == set(alone[matches.index(match)])


def look_often(match: Match) -> set[bytes]:
    return {match.told_to(viewer) for _ in range(3_000) for viewer in range(match.seats)}
