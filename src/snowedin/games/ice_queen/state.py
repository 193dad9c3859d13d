"""What a game of Ice Queen remembers, and the numbers that name a choice.

Cards are numbered from 1, as they stand in the deck; 0 is no card.
"""

from ...core.chance import Chance
from ...core.records import number, record, rows, short, small
from . import cards

SEATS = 6  # at most
CARDS = cards.MOST + 1


@record
class State:
    """A game in progress."""

    chance = rows(Chance)  # hidden
    values = small(CARDS, cards.KINDS)  # of every card in every category
    highest = small(cards.KINDS)  # of all cards in every category
    deck_size = small()
    under = small()  # option 3.5
    hand_cap = number()  # option 4.4; UNCAPPED: it is switched off
    memory = small()  # option: the table lists the cards seen
    seats = small()
    dealer = small()  # option 2.3; NOBODY until the lot is drawn
    caller = small()
    phase = small()
    hand = number()  # hands played so far
    top = small(SEATS)  # the card on top of each stack
    bottom = small(SEATS)
    height = small(SEATS)
    below = small(CARDS)  # hidden; the card under each card of a stack
    laid = short(CARDS)  # the hand that put a card under its stack; 0: never shown
    middle = small(CARDS)  # in the order they came, and so are all that lie there
    middle_size = small()
    shown = small(SEATS)  # in the last hand
    called = small()  # the last category
    tied = small(SEATS)  # 1 for who shared the highest value of the last hand
    taker = small()  # who took the last hand
    row = small(CARDS)  # scratch: cards in the order of their places
    loose = small(CARDS)  # scratch: cards picked up to be shuffled


SHUFFLED, FIXED = range(2)
CALLING, OVER = range(2)
NOBODY = -1
UNCAPPED = 0
LAST_HAND = 30_000  # 4.4: with the cap switched off; few games would go on so long, but some for ever

# Actions: call a category.
CALL = 1
ACTIONS = CALL + cards.KINDS
