"""The board as all see it."""

from snowedin.core.lists import add_number
from snowedin.core.seen import flag, seen, several, small

from . import rules, state


@seen
class Seen:
    """The board: whose mark is in each cell, and the cells that won."""

    seats: int = small()
    turn: int | None = small(may_lack=True)
    over: bool = flag()
    winner: int | None = small(may_lack=True)
    cells: list[int | None] = several(small(may_lack=True), state.CELLS)
    line: list[int] = several(small(), state.CELLS)


def see(s, viewer, seen):
    seen.seats = s.seats
    seen.turn = s.turn
    seen.over = rules.is_over(s)
    seen.winner = s.winner
    for cell in range(state.CELLS):
        add_number(seen.cells, owner(s, cell))
    if s.winner != state.NOBODY:
        see_line(s.marked[s.winner], seen.line)


def owner(s, cell):
    for seat in range(2):
        if s.marked[seat] >> cell & 1:
            return seat
    return state.NOBODY


def see_line(cells, line):
    """The cells of every row of three."""
    for three in state.LINES:
        if cells & three == three:
            for cell in range(state.CELLS):
                if three >> cell & 1:
                    add_number(line, cell)
