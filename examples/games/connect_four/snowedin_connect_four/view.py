"""The board as all see it."""

from snowedin.core.bits import count
from snowedin.core.lists import add, add_number
from snowedin.core.seen import flag, seen, several, small

from . import rules, state


@seen
class Seen:
    """The board: whose stone lies in each cell, rows from the bottom; stones left, and the cells that won."""

    seats: int = small()
    turn: int | None = small(may_lack=True)
    over: bool = flag()
    winner: int | None = small(may_lack=True)
    rows: list[list[int | None]] = several(several(small(may_lack=True), state.COLUMNS), state.ROWS)
    left: list[int] = several(small(), 2)
    line: list[int] = several(small(), state.COLUMNS * state.ROWS)


def see(s, viewer, seen):
    seen.seats = s.seats
    seen.turn = s.turn
    seen.over = rules.is_over(s)
    seen.winner = s.winner
    for row in range(state.ROWS):
        line = add(seen.rows)
        for column in range(state.COLUMNS):
            add_number(seen.rows.at[line], owner(s, state.TALL * column + row))
    for seat in range(2):
        add_number(seen.left, state.ROWS * state.COLUMNS // 2 - count(s.stones[seat]))
    if s.winner != state.NOBODY:
        see_line(s.stones[s.winner], seen.line)


def owner(s, cell):
    for seat in range(2):
        if s.stones[seat] >> cell & 1:
            return seat
    return state.NOBODY


def see_line(stones, line):
    """The cells of every four in a row, counted row by row from the bottom."""
    for row in range(state.ROWS):
        for column in range(state.COLUMNS):
            if is_in_four(stones, state.TALL * column + row):
                add_number(line, state.COLUMNS * row + column)


def is_in_four(stones, cell):
    for step in (1, 6, 7, 8):
        for back in range(4):
            first = cell - step * back
            if first >= 0 and rules.lines(stones, step) >> first & 1:
                return True
    return False
