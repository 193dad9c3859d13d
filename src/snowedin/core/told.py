"""Rows of numbers in which compiled code says something: a code, up to seven numbers, and of a choice its action.

A game's `label` and `tell` write them, and its `phrase` makes each a phrase.  The same row means the same phrase, so
whoever says much remembers what a row was said as.
"""

from typing import NamedTuple

WIDTH = 9
ACTION = WIDTH - 1
MOST = 64  # told of one move


class Row(NamedTuple):
    """A row as Python reads it."""

    code: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0
    e: int = 0
    f: int = 0
    g: int = 0
    action: int = 0


def say(told, n, code, a=0, b=0, c=0, d=0, e=0, f=0, g=0):
    """Write row `n`, and give the number of the next; where there is no more room, the last is overwritten."""
    row = told[n]
    row[0] = code
    row[1] = a
    row[2] = b
    row[3] = c
    row[4] = d
    row[5] = e
    row[6] = f
    row[7] = g
    row[ACTION] = 0
    return min(n + 1, len(told) - 1)
