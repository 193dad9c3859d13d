"""The board as numbers: own cells, the other's cells, and whether it is the observer's turn."""

from . import state

OWN = 0
THEIRS = OWN + state.CELLS
TURN = THEIRS + state.CELLS
SIZE = TURN + 1
PARTS = {"own": slice(OWN, THEIRS), "theirs": slice(THEIRS, TURN), "turn": slice(TURN, SIZE)}


def observe(s, seat, out):
    for cell in range(state.CELLS):
        out[OWN + cell] = (s.marked[seat] >> cell) & 1
        out[THEIRS + cell] = (s.marked[1 - seat] >> cell) & 1
    out[TURN] = s.turn == seat
