"""What may be chosen: in each phase, the set of actions open to a seat that is asked."""

import numpy as np

from ...core.bits import bit, has
from . import state
from .knowledge import card_set


def offers(s, seat):
    """All actions of this phase; empty where there is nothing to choose."""  # 5.0
    phase = s.phase
    if phase == state.THROWING:
        return both_sides(s.hand[seat])  # 4.3
    if phase <= state.KEEPING_PAIR:
        return picks(s.hand[seat])  # 3.2
    if phase == state.UPGRADING:
        return decks(s, seat)
    if phase == state.ABANDONING:
        return picks(s.discard[seat] | card_set(np.int64(s.played[seat])))  # 5.7
    if phase == state.DODGING:
        return accept_or_decline()
    return rare_offers(s, seat)


def rare_offers(s, seat):
    if s.phase == state.STEALING and s.discard[1 - seat] != 0:  # 5.6
        return accept_or_decline()
    if s.phase == state.ULTRA_UPGRADING:
        return or_decline(picks(within_ultra_reach(s)))
    if s.phase == state.SNATCHING and s.discard[seat] != 0:
        return or_decline(picks(s.abandoned))  # 2.10
    if s.phase == state.GIVING:
        return picks(s.discard[seat])
    if s.phase == state.FOLLOWING:
        return or_decline(both_sides(card_set(np.int64(s.aside[seat]))))  # 5.8
    return np.int64(0)


def decks(s, seat):
    """Either deck, but when both upgrade each has only the nearer one."""  # 3.6
    found = np.int64(0)
    for deck in range(state.SEATS):
        if s.top[deck] != 0 and (deck == seat or not has(np.int64(s.due[1 - seat]), state.UPGRADING)):
            found |= bit(state.DECK + deck)
    return found


def within_ultra_reach(s):
    """Face-up Arsenal cards and all Abandoned ones; by option the face-down cards too."""  # 2.8
    reach = s.abandoned | card_set(np.int64(s.top[0])) | card_set(np.int64(s.top[1]))
    return reach | s.buried if s.ultra_reach == state.WHOLE_ARSENAL else reach


def both_sides(pile):
    return pile | pile << state.SIDE_B


def picks(pile):
    return pile << state.PICK


def accept_or_decline():
    return bit(state.ACCEPT) | bit(state.DECLINE)


def or_decline(actions):
    """An offer that may be declined, if there is one."""
    return actions | bit(state.DECLINE) if actions != 0 else actions
