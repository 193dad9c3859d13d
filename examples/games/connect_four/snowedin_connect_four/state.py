"""What a game of Connect Four remembers.

A board is a set of cells: column times seven plus height, so that every column has an
empty cell on top and no row of four runs over an edge.
"""

from snowedin.core.chance import Chance
from snowedin.core.records import bits, record, rows, small

COLUMNS = 7
ROWS = 6
TALL = ROWS + 1
NOBODY = -1


@record
class State:
    """A game in progress."""

    chance = rows(Chance)
    seats = small()
    turn = small()  # nobody's when it is over
    winner = small()
    stones = bits(2)
    floor = bits()  # the next free cell of each column
    open = bits()  # columns that are not full


# Actions: a column, counted from 1.
DROP = 1
ACTIONS = DROP + COLUMNS
EMPTY_FLOOR = sum(1 << (TALL * column) for column in range(COLUMNS))
COLUMN = (1 << TALL) - 1
TOP = 1 << ROWS  # the empty cell of a column
ALL_OPEN = (1 << COLUMNS) - 1
