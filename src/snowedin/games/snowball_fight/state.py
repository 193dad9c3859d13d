"""What a snowball fight remembers, and the numbers that name a choice.

Cards are numbered from 1, and sets of cards are bit masks.  A draw pile has no order:
its next card is drawn by lot, and so is the next card of the Arsenal.
"""

from ...core.chance import Chance
from ...core.records import bits, flag, number, record, rows, short, small
from . import cards

SEATS = 2
NEWS = 32


@record
class News:
    """Something that happened in the last action, for those who tell it."""

    what = small()
    who = small()
    card = small()
    side = small()  # or the phase in which something was declined


@record
class State:
    """A fight in progress; what belongs to a seat stands at its number, and so does the pile nearer to it."""

    chance = rows(Chance)  # hidden
    sneak_is_hit = small()  # options 8
    whitewash_is_hit = small()
    rocks_slow_on_miss = small()
    ultra_reach = small()
    snatch_needs_attack = small()
    turn_cap = short()
    seats = small()
    phase = small()  # the step being carried out
    turns = short()  # completed
    final = flag()  # 6.2: no more reshuffling
    due = number(SEATS)  # steps still to be carried out, a set of phases
    asked = small(SEATS)  # whose choice is awaited
    chosen = bits(SEATS)  # hidden; the actions chosen in this step
    hand = bits(SEATS)  # hidden; in the draft the cards to choose from
    kept = bits(SEATS)  # in the draft
    draw = bits(SEATS)  # hidden; the draw pile
    discard = bits(SEATS)  # hidden but for what was seen going there
    aside = small(SEATS)  # hidden; the card that a Barrage may still play
    played = small(SEATS)  # the card in play
    second = small(SEATS)  # the second card in play, after a Barrage
    thrown = small(SEATS)  # the card shown last, wherever it is now
    side = small(SEATS)  # and its side, 0 for A
    followed = small(SEATS)  # the second card shown in that turn, and its side
    second_side = small(SEATS)
    effect = small(SEATS)  # what that side comes to
    hit = small(SEATS)  # this turn
    slowed = small(SEATS)  # draws only one card next
    showing = small(SEATS)  # shows what it draws next
    top = small(SEATS)  # of the Arsenal decks; 0: taken, or the deck is empty
    below = small(SEATS)  # face-down cards of each deck
    buried = bits()  # hidden; which cards these are
    abandoned = bits()
    loot = small(SEATS)  # scratch: cards drawn to be stolen
    wanted = small()  # the Abandoned card that is being exchanged
    seen = bits(SEATS)  # cards whose place in hand or discard pile the other knows
    doubt = bits(SEATS)  # 3.5: cards that for all the other knows were kept or went to the Arsenal
    straggler = small(SEATS)  # where the card drawn before the last reshuffle may be
    barred = bits(SEATS)  # cards that for all the other knows are not the straggler
    opened = bits()  # cards that everybody has seen at some time
    told = small()
    news = rows(News, NEWS)  # of the last action, `told` entries


NOBODY = -1
NO, YES = range(2)
FACE_UP, WHOLE_ARSENAL = range(2)
NOWHERE, IN_HAND, IN_DISCARD = range(3)

# Phases, in the order in which what is due is carried out.
(
    KEEPING_FIRST, KEEPING_SECOND, KEEPING_PAIR, THROWING, ULTRA_UPGRADING, UPGRADING, DODGING, SNATCHING, GIVING,
    RESTOCKING, STEALING, ABANDONING, LOSING, FOLLOWING, OVER,
) = range(15)  # fmt: skip

# Actions: play a side of a card, pick a card, take from a deck, or answer an offer.
# The action that plays side A of a card is the card's own number, so a set of cards is a set of such actions.
SIDE_B = cards.CARDS
PICK = 2 * cards.CARDS
DECK = PICK + cards.CARDS + 1
ACCEPT = DECK + SEATS
DECLINE = ACCEPT + 1
ACTIONS = DECLINE + 1

# What the news tell.
(
    CHOSE, PASSED_ON, KEPT, DREW, SHOWED, THREW, BLANKED, HIT, SNEAKED, MISSED, SLOWED, WATCHED, BONUS, DECLINED,
    TOOK, BROUGHT_BACK, GAVE, RESTOCKED, STOLE, ABANDONED, FOLLOWED, TURNED_UP, FINAL_ROUND, SHORT, CAPPED,
) = range(1, 26)  # fmt: skip
