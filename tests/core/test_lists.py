"""Lists of what is seen never write beside their places."""

import numpy as np

from snowedin.core import records
from snowedin.core.lists import add, add_number, add_numbers
from snowedin.core.seen import seen, several, small


@seen
class Row:
    """Four numbers, and one that lies behind them."""

    numbers: list[int] = several(small(), 4)
    behind: int = small()


def test_numbers_are_added_one_by_one_and_all_at_once() -> None:
    row = records.blanks(Row, 1)[0]
    add_number(row.numbers, 7)
    add_numbers(row.numbers, np.array([8, 9]))
    assert row.numbers.at[: row.numbers.length].tolist() == [7, 8, 9]


def test_what_finds_no_place_is_left_out() -> None:
    row = records.blanks(Row, 1)[0]
    add_numbers(row.numbers, np.arange(1, 7))
    assert (row.numbers.length, row.numbers.at.tolist(), int(row.behind)) == (4, [1, 2, 3, 4], 0)
    add_numbers(row.numbers, np.arange(1, 7))
    assert add(row.numbers) == 3
    assert int(row.behind) == 0
