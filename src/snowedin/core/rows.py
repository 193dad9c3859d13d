"""Rows of numbers, as `observe` writes them: sets as zeros and ones, and seats counted from one of them.

No place in a row is negative.  Functions that say so first are compiled to write eight numbers at a time: NumPy counts
negative places from the end, and a compiler that cannot rule them out writes one after another.
"""

import numpy as np
from numpy.typing import NDArray

BYTE = 8
OF_BYTE = np.array([[byte >> i & 1 for i in range(BYTE)] for byte in range(1 << BYTE)], np.float32)


def shares(whole: int) -> NDArray[np.float32]:
    """0 to `whole` as shares of it: looking one up is faster than dividing."""
    return (np.arange(whole + 1) / whole).astype(np.float32)


def write_set(mask, size, out, at):
    """1 for each of the first `size` things that is in the set, else 0."""
    if size < BYTE:
        for i in range(size):
            out[at + i] = (mask >> i) & 1
        return
    for k in range(size // BYTE):
        write_byte(mask >> BYTE * k, out, at + BYTE * k)
    write_byte(mask >> size - BYTE, out, at + size - BYTE)


def write_byte(mask, out, at):
    if at < 0:
        return
    for i in range(BYTE):
        out[at + i] = OF_BYTE[mask & 255, i]


def write_zeros(size, out, at):
    if at < 0:
        return
    for i in range(size):
        out[at + i] = 0.0


def write_one(place, size, out, at):
    """1 at the place, 0 at the others."""
    write_zeros(size, out, at)
    out[at + place] = 1.0


def clockwise(seat, steps, seats):
    """The seat so many steps on, fewer than there are seats; dividing would take longer."""
    other = seat + steps
    return other - seats if other >= seats else other


def copy_record(source, i, target, j):
    """Place `j` of an array of records becomes what place `i` of another is."""
    target[j] = source[i]
