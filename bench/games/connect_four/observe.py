# mypy: ignore-errors
"""The board as numbers: own cells and the other's, column by column with the empty cell on top, and whose turn it is.

A byte of cells is written at a time, from a table: that is four times as fast as bit by bit.
"""

import numpy as np

from . import state

BOARD = state.COLUMNS * state.TALL
OWN = 0
THEIRS = OWN + BOARD
TURN = THEIRS + BOARD
SIZE = TURN + 1
PARTS = {"own": slice(OWN, THEIRS), "theirs": slice(THEIRS, TURN), "turn": slice(TURN, SIZE)}
BYTE = np.array([[(byte >> i) & 1 for i in range(8)] for byte in range(256)], np.float32)


def observe(s, seat, out):
    write(s.stones[seat], out, OWN)
    write(s.stones[1 - seat], out, THEIRS)
    out[TURN] = s.turn == seat


def write(stones, out, first):
    for cell in range(0, BOARD - 1, 8):
        byte = (stones >> cell) & 255
        for i in range(8):
            out[first + cell + i] = BYTE[byte, i]
    out[first + BOARD - 1] = (stones >> (BOARD - 1)) & 1
