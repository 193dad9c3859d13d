"""The board as numbers: own cells and the other's, column by column with the empty cell on top, and the turn."""

import numpy as np

from . import state

BOARD = state.COLUMNS * state.TALL
OWN = 0
THEIRS = OWN + BOARD
TURN = THEIRS + BOARD
SIZE = TURN + 1
PARTS = {"own": slice(OWN, THEIRS), "theirs": slice(THEIRS, TURN), "turn": slice(TURN, SIZE)}
CELLS = np.array([1 << cell for cell in range(BOARD)])  # from a table they are tested eight at a time


def observe(s, seat, out):
    for side in range(2):
        stones = s.stones[seat ^ side]
        for cell in range(BOARD):
            out[side * BOARD + cell] = stones & CELLS[cell] != 0
    out[TURN] = s.turn == seat
