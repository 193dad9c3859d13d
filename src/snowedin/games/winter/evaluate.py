"""What a search may expect of a thaw that was broken off: a small network over what can be counted at once.

It is asked when a turn of the thaw begins.  All its numbers are whole, so every back end computes the same.
`python -m bench.winter_judging` plays the thaws and makes the weights.
"""

import hashlib
from importlib.resources import files
from typing import Any

import numpy as np

from ...core.bits import bit, count, lowest
from . import cards, state, thawing
from .bots import count_counters
from .freezing import colour_of

# The features: what both have on the ice and could move, then what is left if either removes the best card it can.
MINE, THEIRS, FREE, CARDS, MOVES, THEIR_MOVES, MY_CARDS, THEIR_CARDS, SPLITS = range(9)
MY_BEST, MY_LEFT, THEIRS_LEFT, THEIR_BEST, MINE_LEFT, LEFT_TO_THEM = range(9, 15)
SAFE, ODD_SAFE, ODD_FREE = range(15, 18)  # cards whose removal tears nothing apart; who runs out of them first?
FEATURES = 18
HIDDEN = 16
SIZE = (FEATURES + 1) * HIDDEN + HIDDEN + 1  # weights and a bias of each
LAST = (FEATURES + 1) * HIDDEN
ONE = 1 << 8  # one in a weight
PACKAGE = __name__.rpartition(".")[0]
WEIGHTS = "thaw.weights"
WEIGHTS_SHA256 = "a18bbfd80331ff0932e806942f765ea6abb5dd463cad9998e197761c2d9c28dc"


def shipped() -> Any:
    """The weights of the box; the checksum stands here so that other weights are compiled anew."""
    data = files(PACKAGE).joinpath(WEIGHTS).read_bytes()
    if hashlib.sha256(data).hexdigest() != WEIGHTS_SHA256:
        raise ValueError(f"{WEIGHTS} is not the file that belongs to this program; expected SHA-256 {WEIGHTS_SHA256}.")
    return np.frombuffer(data, "<i2").astype(np.int64)


NET = shipped()


def evaluate(s, seat):
    """What the seat may expect when a turn of the thaw begins."""
    row = np.zeros(FEATURES, np.int64)
    look(s, row)
    value = chance_to_win(row)
    return value if seat == s.turn else 1.0 - value


def chance_to_win(row):
    """Of the one on turn."""
    total = NET[SIZE - 1] * ONE
    for unit in range(HIDDEN):
        at = unit * (FEATURES + 1)
        inner = NET[at + FEATURES]
        for i in range(FEATURES):
            inner += NET[at + i] * row[i]
        if inner > 0:
            total += NET[LAST + unit] * inner
    odds = total / (ONE * ONE)
    return 0.5 + 0.5 * odds / (1.0 + abs(odds))


def is_calm(s):
    """A turn of the thaw begins."""
    return s.phase == state.THAWING


def look(s, row):
    """Count the features of a turn of the thaw that begins, for the one on turn."""
    mover = colour_of(s, int(s.turn))
    mine = state.COUNTERS - int(s.supply[mover])
    theirs = state.COUNTERS - int(s.supply[1 - mover])
    row[:] = 0
    row[MINE], row[THEIRS] = mine, theirs
    row[FREE], row[CARDS] = count(s.pick), count(s.lake)
    row[MOVES] = count(thawing.movable_cards(s, mover, cards.CARDS)) if s.supply[mover] > 0 else 0
    row[THEIR_MOVES] = count(thawing.movable_cards(s, 1 - mover, cards.CARDS)) if s.supply[1 - mover] > 0 else 0
    row[MY_CARDS], row[THEIR_CARDS] = cards_under(s, mover), cards_under(s, 1 - mover)
    weigh_removals(s, mover, mine, theirs, row)
    row[SAFE] = row[FREE] - row[SPLITS]
    row[ODD_SAFE], row[ODD_FREE] = row[SAFE] & 1, row[FREE] & 1


def cards_under(s, colour):
    """Cards with a counter whose top left section is on them."""
    total = 0
    rest = s.lake
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        total += count_counters(s, bit(card), colour) > 0
    return total


def weigh_removals(s, mover, mine, theirs, row):
    """What either could do by removing one card: the lake falls apart, and counters drift off."""
    row[MY_BEST], row[MY_LEFT], row[THEIRS_LEFT] = mine - theirs, mine, theirs
    row[THEIR_BEST], row[MINE_LEFT], row[LEFT_TO_THEM] = mine - theirs, mine, theirs
    rest = s.pick
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        stays = largest_without(s, card)
        if stays == s.lake & ~bit(card):
            continue
        row[SPLITS] += 1
        own, other = count_counters(s, stays, mover), count_counters(s, stays, 1 - mover)
        if own - other > row[MY_BEST]:
            row[MY_BEST], row[MY_LEFT], row[THEIRS_LEFT] = own - other, own, other
        if own - other < row[THEIR_BEST]:
            row[THEIR_BEST], row[MINE_LEFT], row[LEFT_TO_THEM] = own - other, own, other


def largest_without(s, gone):
    """The largest group that is left without a card; of several the first."""
    rest = s.lake & ~bit(gone)
    best = 0
    while rest != 0:
        group = bit(lowest(rest))
        fresh = group
        while fresh != 0:
            near = s.beside[lowest(fresh)] & ~bit(gone)
            fresh = (fresh & (fresh - 1)) | (near & ~group)
            group |= near
        rest &= ~group
        if count(group) > count(best):
            best = group
    return best
