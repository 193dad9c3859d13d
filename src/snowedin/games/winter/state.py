"""What a game of Winter remembers, and the numbers that name a choice.

Cards are numbered from 1, as they stand in the deck; 0 is no card.  The table is a grid
of 64 by 64 sections that wraps around.  Choices name a place in a window of it, 40 by 40,
whose corner lies two rows above and two columns left of the lake's corner.
"""

from ...core.chance import Chance
from ...core.records import bits, board, flag, record, rows, short, small
from . import cards

SEATS = 2
IDS = cards.CARDS + 1
TABLE = 64  # sections in a row, and rows
SIDE = 40  # of the window
MARGIN = 2  # a card can be laid so far outside the lake
COUNTERS = 9  # of each colour
GROUPS = 4  # a lake falls apart into no more
THAW_CAP = 200


@record
class State:
    """A game in progress; what belongs to a colour stands in a row of two, light first."""

    chance = rows(Chance)  # hidden
    overlap = small()  # option 1.5
    turn_in_place = small()  # option 4.1
    corner_contact = small()  # option 1.3
    thaw_cap = short()  # option 5.3
    seats = small()
    pattern = small(IDS)  # each card's look as printed
    deck = small(cards.CARDS)  # hidden from `drawn` on: the cards in the order they are drawn
    drawn = small()
    first = small()  # the seat that began
    light = small()  # the seat that plays light
    turn = small()  # the seat whose turn it is
    phase = small()
    thaw = flag()  # chapter 4 has begun
    thaw_turns = short()  # completed
    ice = board(2, TABLE)  # the sections of each colour
    counters = board(2, TABLE)  # by the top left section of their windows
    supply = small(2)  # counters not on the table
    left = small(2)  # counters that left the table in this turn
    lake = bits()  # the cards that lie in it
    gone = bits()  # the cards that left the game
    row = small(IDS)  # of each card's top left section on the table
    col = small(IDS)
    way = small(IDS)  # 0 as printed, 1 turned
    beside = bits(IDS)  # the cards that each card touches
    corner_row = small()  # of the lake when the turn began
    corner_col = small()
    tall = small()
    wide = small()
    held = small()  # the card drawn or lifted, until it lies
    place = short()  # where it goes or went, in the window
    pick = bits()  # the cards that may be chosen now
    fits = bits(2, SIDE)  # where the held card may go, as printed and turned
    marks = bits(SIDE)  # the squares or counters that may be chosen now
    fit_rows = small()  # of the window; all below are empty
    mark_rows = small()
    may_cover = flag()
    may_move = flag()
    groups = bits(GROUPS)  # the cards of each, when the lake has fallen apart
    group_count = small()
    keys = bits(THAW_CAP + 1)  # of the positions since a card last left the game
    key_count = short()
    ending = small()
    winner = small()


YES, NO = range(2)  # of the option `overlap`; the other two say no first
LOOSELY = 2  # of `turn_in_place`: as version 1 had it
AS_PRINTED, TURNED = range(2)
NOBODY = -1

# Phases.  A turn that is played passes, and no choice is made then.
PLACING, TURNING, CHOOSING, FREEZING, COVERING, THAWING, LIFTING, REMOVING, TAKING, SPLITTING, PASSING, OVER = range(12)

# How it ended: not yet; 5.1; 5.2; 4.4; 5.3; 5.3
NOT_YET, MELTED, BOTH_MELTED, STUCK, REPEATED, TOO_LONG = range(6)

# Actions: what to do, which colour to play, which way a card lies, which group stays, which card, place or square.
DRAW, COVER, MOVE, REMOVE, TAKE_AWAY = range(1, 6)
PLAY = 6  # + colour
LAY = PLAY + cards.COLOURS  # + way
KEEP = LAY + 2  # + group
CARD = KEEP + GROUPS - 1  # + card
PLACE = CARD + IDS  # + 40 * row + column
SQUARE = PLACE + SIDE * SIDE  # + 40 * row + column
ACTIONS = SQUARE + SIDE * SIDE
