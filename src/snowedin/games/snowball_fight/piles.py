"""Small moves: cards go from one place to another, and what the players learn by it is noted."""

import numpy as np

from ...core.bits import bit, count, nth
from ...core.chance import roll
from . import cards, knowledge, state


def tell(s, what, who):
    """Note something for those who tell the story."""
    tell_of(s, what, who, cards.NO_CARD, cards.NOTHING)


def tell_of(s, what, who, card, side):
    news = s.news[s.told]
    news.what = what
    news.who = who
    news.card = card
    news.side = side
    s.told += 1


def card_by_lot(s, pile):
    return nth(pile, roll(s.chance, count(pile)))


def some_by_lot(s, pile, size):
    """`size` cards of the pile."""
    some = pile & 0
    for _ in range(size):
        some |= bit(card_by_lot(s, pile & ~some))
    return some


def draw_hand(s, seat):
    """Draw two, or one if slowed; a short pile is drawn first, then the discard pile is shuffled."""  # 4.1
    wanted = hand_size(s, seat)
    if count(s.draw[seat]) < wanted and not s.final:  # 6.2
        s.hand[seat] = s.draw[seat]
        turn_discard_over(s, seat)
    drawn = some_by_lot(s, s.draw[seat], min(wanted - count(s.hand[seat]), count(s.draw[seat])))
    s.draw[seat] &= ~drawn
    s.hand[seat] |= drawn
    tell(s, state.DREW, seat)


def hand_size(s, seat):
    return 1 if s.slowed[seat] else 2


def turn_discard_over(s, seat):
    """The discard pile becomes the draw pile."""
    if s.hand[seat] != 0:
        knowledge.note_straggler(s, seat)
        s.seen[seat] = 0
    else:
        knowledge.lose_track(s, seat)
    s.draw[seat] = s.discard[seat]
    s.discard[seat] = 0


def restock(s, seat):
    """Shuffle the discard pile into the draw pile; in the final round nothing is shuffled."""  # 2.6, 6.2
    if not s.final:
        tell(s, state.RESTOCKED, seat)
        s.draw[seat] |= s.discard[seat]
        s.discard[seat] = 0
        knowledge.lose_track(s, seat)


def shuffle_everything(s, seat):
    s.draw[seat] |= s.discard[seat]  # 6.2
    s.discard[seat] = 0
    knowledge.lose_track(s, seat)


def receive(s, seat, card):
    """A card the other sees goes to the discard pile at once."""  # 5.11
    s.discard[seat] |= bit(card)
    s.seen[seat] |= bit(card)


def take_top(s, seat, deck):
    """Nothing is turned up in its place before both have resolved."""  # 3.7
    card = np.int64(s.top[deck])
    s.top[deck] = 0
    receive(s, seat, card)
    tell_of(s, state.TOOK, seat, card, cards.NOTHING)


def take_buried(s, seat, card):
    """Nobody knows in which deck it lay."""
    deck = 0 if roll(s.chance, s.below[0] + s.below[1]) < s.below[0] else 1
    s.below[deck] -= 1
    s.buried &= ~bit(card)
    receive(s, seat, card)
    knowledge.open_card(s, card)
    tell_of(s, state.TOOK, seat, card, cards.NOTHING)


def take_abandoned(s, seat, card):
    s.abandoned &= ~bit(card)
    receive(s, seat, card)
    tell_of(s, state.BROUGHT_BACK, seat, card, cards.NOTHING)


def leave_discard(s, seat, card):
    knowledge.see_leaving_discard(s, seat, card)
    s.discard[seat] &= ~bit(card)


def abandon(s, seat, card):
    """From the discard pile, or the card just played."""  # 5.7
    if card == s.played[seat]:
        s.played[seat] = 0
    else:
        leave_discard(s, seat, card)
    s.abandoned |= bit(card)
    knowledge.open_card(s, card)
    tell_of(s, state.ABANDONED, seat, card, cards.NOTHING)


def turn_up(s):
    """New cards for the decks that lost their top."""  # 3.7, 5.10
    for deck in range(state.SEATS):
        if s.top[deck] == 0 and s.below[deck] > 0:
            card = card_by_lot(s, s.buried)
            s.buried &= ~bit(card)
            s.below[deck] -= 1
            s.top[deck] = card
            knowledge.open_card(s, card)
            tell_of(s, state.TURNED_UP, deck, card, cards.NOTHING)


def points(s, seat):
    """Of all that a player owns."""  # 6.3
    pile = knowledge.holdings(s, seat)
    return count(pile & cards.BASIC) + 2 * count(pile & cards.ADVANCED) + 3 * count(pile & cards.EXTREME)
