"""What a player cannot know is dealt again, consistently with all that they do know (chapter 7)."""

import numpy as np

from ...core.bits import count
from . import cards, state
from .knowledge import card_set, hidden
from .offers import offers
from .piles import card_by_lot, some_by_lot


def redeal_seat(s, seat):
    """What one player hides from the other; in the draft only a choice."""  # 3.5
    if s.phase > state.KEEPING_PAIR:
        scatter(s, seat, settle_doubt(s, seat))
    choose_again(s, seat)


def settle_doubt(s, seat):
    """Say which of the doubtful cards are the player's; all that they hide."""  # 3.5
    doubt = s.doubt[seat]
    loose = hidden(s, seat)
    theirs = some_by_lot(s, doubt, count(doubt & loose))
    s.buried = (s.buried & ~doubt) | (doubt & ~theirs)
    return (loose & ~doubt) | theirs


def scatter(s, seat, loose):
    """Spread the hidden cards over their places, the straggler where it can be."""
    seen = s.seen[seat]
    in_hand = count(s.hand[seat] & ~seen)
    aside = count(card_set(np.int64(s.aside[seat])) & ~seen)
    in_discard = count(s.discard[seat] & ~seen) - aside
    new = some_by_lot(s, loose, in_hand + aside)
    old = some_by_lot(s, loose & ~new, in_discard)
    while not may_be(s, seat, new, old):
        new = some_by_lot(s, loose, in_hand + aside)
        old = some_by_lot(s, loose & ~new, in_discard)
    s.draw[seat] = loose & ~new & ~old
    s.discard[seat] = (s.discard[seat] & seen) | old
    if in_hand > 0:
        s.hand[seat] = new
    elif aside > 0:
        s.discard[seat] |= new
        s.aside[seat] = card_by_lot(s, new)


def may_be(s, seat, new, old):
    """Is the straggler among the cards where it must be?"""
    if s.straggler[seat] == state.IN_HAND:
        return new & ~s.barred[seat] != 0
    if s.straggler[seat] == state.IN_DISCARD:
        return old & ~s.barred[seat] != 0
    return True


def choose_again(s, seat):
    """A choice already made is made again by lot."""
    made = count(s.chosen[seat])
    if made > 0:
        s.chosen[seat] = some_by_lot(s, offers(s, seat), made)


def redeal_draft(s):
    """A spectator has seen no card of the draft."""
    loose = np.int64(cards.ADVANCED)
    for seat in range(state.SEATS):
        s.hand[seat] = some_by_lot(s, loose, count(s.hand[seat]))
        loose &= ~s.hand[seat]
        s.kept[seat] = some_by_lot(s, loose, count(s.kept[seat]))
        loose &= ~s.kept[seat]
    for seat in range(state.SEATS):
        choose_again(s, seat)


def redeal_table(s):
    """A spectator knows what lies open, and which cards never did: of these the Extreme ones must be buried."""
    loose = s.buried
    for seat in range(state.SEATS):
        loose |= piled(s, seat)
    unopened = loose & ~s.opened
    extreme = unopened & cards.EXTREME
    s.buried = extreme | some_by_lot(s, unopened & cards.ADVANCED, count(s.buried) - count(extreme))
    loose &= ~(s.buried | just_shown(s, 0) | just_shown(s, 1))
    for seat in range(state.SEATS):
        loose = redeal_piles(s, seat, loose)
        forget_knowledge(s, seat)
        choose_again(s, seat)
    hide_loot(s)


def piled(s, seat):
    return s.draw[seat] | s.hand[seat] | s.discard[seat]


def just_shown(s, seat):
    """Cards of the last turn that are still the player's: either discarded, or already shuffled."""
    return (card_set(np.int64(s.thrown[seat])) | card_set(np.int64(s.followed[seat]))) & piled(s, seat)


def redeal_piles(s, seat, loose):
    """Fill a player's places from the loose cards; those that remain."""
    shown = just_shown(s, seat)
    discarded = shown & s.discard[seat]
    has_shown_hand = s.hand[seat] & s.seen[seat] != 0
    theirs = shown | some_by_lot(s, loose, count(piled(s, seat)) - count(shown))
    loose &= ~theirs
    s.hand[seat] = some_by_lot(s, theirs & ~discarded, count(s.hand[seat]))
    theirs &= ~s.hand[seat]
    s.discard[seat] = discarded | some_by_lot(s, theirs & ~discarded, count(s.discard[seat]) - count(discarded))
    s.draw[seat] = theirs & ~s.discard[seat]
    if s.aside[seat] != 0:
        s.aside[seat] = card_by_lot(s, s.discard[seat] & ~discarded)
    s.seen[seat] = s.hand[seat] if has_shown_hand else 0
    return loose


def forget_knowledge(s, seat):
    """Who owns what is common knowledge in the new deal, where it is is not."""
    s.doubt[seat] = 0
    s.straggler[seat] = state.NOWHERE


def hide_loot(s):
    """Only thief and victim know which card was stolen."""  # 5.6
    for i in range(s.told):
        if s.news[i].what == state.STOLE:
            s.news[i].card = 0
