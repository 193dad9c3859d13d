"""The board as all see it."""

from snowedin.core.lists import add, add_number
from snowedin.core.seen import flag, seen, several, small

from . import rules, state


@seen
class Seen:
    """The board: whose stone lies in each cell, rows from the bottom."""

    seats: int = small()
    turn: int | None = small(may_lack=True)
    over: bool = flag()
    winner: int | None = small(may_lack=True)
    rows: list[list[int | None]] = several(several(small(may_lack=True), state.COLUMNS), state.ROWS)


def see(s, viewer, seen):
    seen.seats = s.seats
    seen.turn = s.turn
    seen.over = rules.is_over(s)
    seen.winner = s.winner
    for row in range(state.ROWS):
        line = add(seen.rows)
        for column in range(state.COLUMNS):
            add_number(seen.rows.at[line], owner(s, state.TALL * column + row))


def owner(s, cell):
    for seat in range(2):
        if s.stones[seat] >> cell & 1:
            return seat
    return state.NOBODY
