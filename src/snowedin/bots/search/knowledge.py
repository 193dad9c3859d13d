"""What the search asks of a game beyond the rules; the defaults are here.

A game that knows better has a module `evaluate.py` with functions of these names, and
the search is bound to those instead.
"""

from ...core.chance import MASK
from ...core.protocol import NONE, next_legal, observe

NAMES = ("evaluate", "is_settled", "fingerprint", "list_worlds", "enter_world", "is_pause", "shortlist", "agree")
FINE = 1 << 20  # observed numbers are told apart to this fraction


def evaluate(s, seat):
    """What the seat may expect of a game that was broken off: its fair share."""
    return 1.0 / s.seats


def is_settled(s):
    """Is the position better judged by `evaluate` than played on?"""
    return False


def fingerprint(s, seat, row):
    """A number that stands for all that the seat knows; `row` is for an observation."""
    observe(s, seat, row)
    a = 0x811C9DC5
    b = 0x2545F491 + int(seat)
    for i in range(len(row)):
        x = int(float(row[i]) * FINE) & MASK
        if x != 0:
            a = ((a ^ x) * 0x01000193 + i) & MASK
            b = (((b + x) & MASK) * 0x5BD1E995 + i) & MASK
            b ^= b >> 15
    action = next_legal(s, seat, 1)
    while action != NONE:
        a = ((a ^ action) * 0x01000193) & MASK
        b = (((b + action) & MASK) * 0x5BD1E995) & MASK
        b ^= b >> 15
        action = next_legal(s, seat, action + 1)
    return (a << 31) ^ b


# For the search by trials; a game that is searched so has all of these, and a record `Book` of its worlds.


def list_worlds(book, states, seat):
    """Write all worlds that may be true for the seat into the book, and what each weighs; how many there are."""
    raise NotImplementedError


def enter_world(book, s, seat, world):
    """Make the position what it is in this world."""
    raise NotImplementedError


def is_pause(s, before):
    """Has the game come, since then, to a point where judging is as good as playing on?"""
    raise NotImplementedError


def shortlist(s, seat, dice, noise, out):
    """What the seat would like to do by all it knows, the best first; how many were written."""
    raise NotImplementedError


def agree(s, agreed):
    """Note whether the bots of this table keep to the game's convention; on a redeal, never on the state."""
    raise NotImplementedError
