"""What a game of Tic-tac-toe remembers: the cells of each player as a set."""

from snowedin.core.chance import Chance
from snowedin.core.records import bits, record, rows, small

CELLS = 9
NOBODY = -1


@record
class State:
    """A game in progress."""

    chance = rows(Chance)
    seats = small()
    turn = small()  # nobody's when it is over
    winner = small()
    marked = bits(2)


# Actions: a cell, counted from 1, row by row.
MARK = 1
ACTIONS = MARK + CELLS
FULL = (1 << CELLS) - 1
LINES = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)  # rows, columns, and aslant
