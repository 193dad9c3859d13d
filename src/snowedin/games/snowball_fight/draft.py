"""Chapter 3: the draft, and the Arsenal made of what is left over."""

import numpy as np

from ...core.bits import bit
from . import cards, piles, state


def deal_out(s):
    """Three Basic cards each, and four of the eight Advanced."""  # 3.1
    dealt = piles.some_by_lot(s, np.int64(cards.ADVANCED), 4)
    s.hand[0] = dealt
    s.hand[1] = cards.ADVANCED & ~dealt
    for seat in range(state.SEATS):
        s.draw[seat] = cards.FIRST_BASICS[seat]
        s.due[seat] = bit(state.KEEPING_FIRST) | bit(state.KEEPING_SECOND) | bit(state.KEEPING_PAIR)


def keep(s):
    """Both have chosen what to keep."""  # 3.2
    for seat in range(state.SEATS):
        kept = s.chosen[seat] >> state.PICK
        s.kept[seat] |= kept
        s.hand[seat] &= ~kept
        s.due[seat] &= ~bit(np.int64(s.phase))
    s.chosen[:] = 0
    if s.phase == state.KEEPING_PAIR:
        open_arsenal(s)
    else:
        pass_on(s)


def pass_on(s):
    """The rest changes hands; before the last choice each takes the two cards kept back up."""
    s.hand[0], s.hand[1] = s.hand[1], s.hand[0]
    if s.phase == state.KEEPING_SECOND:
        for seat in range(state.SEATS):
            s.hand[seat] |= s.kept[seat]
            s.kept[seat] = 0
    piles.tell(s, state.PASSED_ON, state.NOBODY)


def open_arsenal(s):
    """The cards left over and the Extreme ones are two decks; each player's five are a draw pile."""  # 3.3, 3.4
    s.buried = s.hand[0] | s.hand[1] | cards.EXTREME
    for seat in range(state.SEATS):
        s.doubt[seat] = s.hand[seat] | s.kept[seat]  # 3.5
        s.draw[seat] |= s.kept[seat]
        s.hand[seat] = 0
        s.kept[seat] = 0
        s.below[seat] = 4
    piles.tell(s, state.KEPT, state.NOBODY)
    piles.turn_up(s)
