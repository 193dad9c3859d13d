"""Chapter 7, who knows what: what the players learn of each other's cards.

Of the other's cards a player knows some by place (`seen`), some only by owner, and some neither (`doubt`).
One thing more: when a draw pile runs out with one card, that straggler is none of the cards known to lie in the
discard pile, so whoever remembers these knows a little about the hand it came to.
"""

import numpy as np

from ...core.bits import bit, count, has
from . import state


def card_set(card):
    """The set of this card; of no card, the empty set."""
    return bit(card) & -2


def holdings(s, seat):
    """All that a player owns."""  # 6.3
    in_play = card_set(np.int64(s.played[seat])) | card_set(np.int64(s.second[seat]))
    return s.kept[seat] | s.draw[seat] | s.hand[seat] | s.discard[seat] | in_play


def hidden(s, seat):
    """The player's cards of which the other does not know the place."""
    return (s.draw[seat] | s.hand[seat] | s.discard[seat]) & ~s.seen[seat]


def lies_open(s):
    """In the draft each player knows all cards but the choices, and at the end all cards lie open."""  # 3.5
    return s.phase <= state.KEEPING_PAIR or s.phase == state.OVER


def open_card(s, card):
    """Everybody sees the card, so it is neither buried nor a secret of the draft."""
    s.opened |= bit(card)
    for seat in range(state.SEATS):
        clear_doubt(s, seat, bit(card))


def clear_doubt(s, seat, learnt):
    """The other has learnt where these cards are, and perhaps where all the others must be."""  # 3.5
    doubt = s.doubt[seat] & ~learnt
    if doubt != 0:
        held = count(doubt & holdings(s, seat))
        if held == 0 or held == count(doubt):
            doubt &= 0
    s.doubt[seat] = doubt


def see_hand(s, seat):
    """The other sees the whole hand; a straggler put aside earlier is still where it was."""  # 2.12
    s.seen[seat] |= s.hand[seat]
    if s.straggler[seat] == state.IN_HAND:
        s.straggler[seat] = state.NOWHERE
    clear_doubt(s, seat, s.hand[seat])


def see_leaving_hand(s, seat, card):
    s.seen[seat] &= ~bit(card)
    if s.straggler[seat] == state.IN_HAND and not has(s.barred[seat], card):
        s.straggler[seat] = state.NOWHERE


def see_leaving_discard(s, seat, card):
    """If it may have been the straggler, nothing is known of the cards that stay."""
    was_aside = card == s.aside[seat]
    where = state.IN_HAND if was_aside else state.IN_DISCARD
    if s.straggler[seat] == where and not has(s.seen[seat] | s.barred[seat], card):
        s.straggler[seat] = state.NOWHERE
    if was_aside:
        s.aside[seat] = 0
    s.seen[seat] &= ~bit(card)
    clear_doubt(s, seat, bit(card))


def forget_aside(s, seat):
    """The card put aside is one of the discard pile like the others."""
    s.aside[seat] = 0
    if s.straggler[seat] == state.IN_HAND:
        s.straggler[seat] = state.IN_DISCARD


def note_straggler(s, seat):
    """One card came to the hand, and the discard pile is about to be shuffled."""  # 4.1
    known = s.discard[seat] & s.seen[seat]
    loose = (hidden(s, seat) | s.doubt[seat]) & ~s.barred[seat]
    if s.straggler[seat] == state.IN_DISCARD and count(loose & holdings(s, seat)) == 1:
        known |= loose
    s.barred[seat] = known
    s.straggler[seat] = state.IN_HAND


def lose_track(s, seat):
    """Everything the other saw going to the discard pile is shuffled."""
    s.seen[seat] = 0
    s.straggler[seat] = state.NOWHERE
