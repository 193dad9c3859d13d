"""Small dice (xoroshiro64**): the choices inside a search need speed, not secrecy.

Whatever has two numbers `low` and `high`, and `dice` to begin with, can roll them.
"""

from ...core.chance import MASK, draw, turn


def seed(kept):
    kept.low = draw(kept.dice)
    kept.high = draw(kept.dice) | 1


def spin(kept):
    """The next 32 bits."""
    low = int(kept.low)
    high = int(kept.high)
    result = (turn((low * 0x9E3779BB) & MASK, 5) * 5) & MASK
    high ^= low
    kept.low = turn(low, 26) ^ high ^ ((high << 9) & MASK)
    kept.high = turn(high, 13)
    return result


def pick(kept, n):
    """A number from 0 to n - 1."""
    return (spin(kept) * int(n)) >> 32


def fraction(kept):
    """A number from 0 up to, but not including, 1."""
    return spin(kept) / (MASK + 1.0)


def chance_below(kept, limit):
    return fraction(kept) < limit
