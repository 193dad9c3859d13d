"""What a search may expect: words are left to the solver, and until then the hands are judged as they would score."""

from math import exp

import numpy as np

from . import bots, dictionary, solver, state

SCALE = 20.0  # points: a lead of so many is worth nearly three to one
LONGER = 4.0  # points for each letter by which the longest word is longer, as a share of the bonus
SHARPEST = 12.0  # but no more than this


def is_settled(s):
    """Whatever is to be spelled, the solver knows."""
    return s.phase == state.SPELLING


def evaluate(s, seat):
    mine, own_length = worth_of_hand(s, seat, False)
    others = 0.0
    for rival in range(s.seats):
        if rival != seat:
            theirs, length = worth_of_hand(s, rival, False)
            bonus = max(-SHARPEST, min(SHARPEST, LONGER * (length - own_length)))
            others += exp((theirs + bonus - mine) / SCALE)
    return 1.0 / (1.0 + others)


def worth_of_hand(s, seat, over):
    """What is taken and claimed would score, and the longest word of it; while the game goes on, a wild may come."""
    letters = np.zeros(state.HAND, np.int64)
    worths = np.zeros(state.HAND, np.int64)
    if over:
        count = bots.gather(s, np.int64(seat), letters, worths)
    else:
        count = bots.gather_all(s, np.int64(seat), letters, worths)
    total = 0
    for i in range(count):
        total += worths[i]
    found = solver.most_by_length(letters, worths, count, dictionary.ALL)
    length = solver.default_length(found)
    return 2 * found[length] - total, length
