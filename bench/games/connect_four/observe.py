# mypy: ignore-errors
"""The board as numbers: own stones, the other's stones, and whether it is the observer's turn."""

from . import state

OWN = 0
THEIRS = OWN + state.CELLS
TURN = THEIRS + state.CELLS
SIZE = TURN + 1
PARTS = {"own": slice(OWN, THEIRS), "theirs": slice(THEIRS, TURN), "turn": slice(TURN, SIZE)}


def observe(s, seat, out):
    out[:] = 0.0
    for cell in range(state.CELLS):
        place = state.TALL * (cell % state.COLUMNS) + cell // state.COLUMNS
        out[OWN + cell] = (s.stones[seat] >> place) & 1
        out[THEIRS + cell] = (s.stones[1 - seat] >> place) & 1
    out[TURN] = s.turn == seat
