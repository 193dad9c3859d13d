"""What is printed on a card, as one number: a set of letters, one of which it is, or a pair, two letters in a row.

A set has bits 0 to 25; a pair has its second letter in bits 0 to 4, its first in bits 5 to 9, and the sign of a pair.
"""

import numpy as np

PAIR = 1 << 30
FIRST = 5
LETTER = 31


def is_pair(face):
    return face & PAIR != 0


def letters_of(face):
    """The letters that a card can be by itself; a pair is none."""
    return np.int64(0) if is_pair(face) else np.int64(face)


def first_of(face):
    return (int(face) >> FIRST) & LETTER


def second_of(face):
    return int(face) & LETTER
