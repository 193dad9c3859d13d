"""Sets as bit masks in a signed 64-bit number: the things in them are numbered 0 to 62.

Plain Python shifts by a NumPy number take over its small type and lose the bit,
so rules say `bit(n)` instead of `1 << n`.
"""

import numpy as np


def bit(n):
    """The set that holds only `n`."""
    return np.int64(1) << np.int64(n)


def has(mask, n):
    return (np.int64(mask) >> np.int64(n)) & 1 == 1


def count(mask):
    """How many things are in the set."""
    total = 0
    rest = np.int64(mask)
    while rest != 0:
        rest &= rest - 1
        total += 1
    return total


def lowest(mask):
    """The smallest thing in a set that is not empty."""
    rest = np.int64(mask)
    return count((rest & -rest) - 1)


def nth(mask, n):
    """The thing with `n` smaller ones in the set."""
    rest = np.int64(mask)
    for _ in range(n):
        rest &= rest - 1
    return lowest(rest)
