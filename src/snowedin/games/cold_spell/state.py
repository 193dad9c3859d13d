"""What a game of Cold Spell remembers, and the numbers that name a choice.

Cards are numbered from 1, as they stand in the letter set; 0 is no card, and in the field a gap.
Cells are numbered 0 to 35, row by row; letters 0 to 25.
"""

from ...core.chance import Chance
from ...core.records import bits, number, record, rows, short, small
from . import letters

SEATS = 4  # at most
SIDE = 6
CELLS = SIDE * SIDE
CARDS = letters.MOST + 1
SIZES = 4  # pips are 1 to 3
EACH_SIZE = 5
HAND = 15  # no more cards than pyramids
LETTERS = 2 * HAND  # if every card is a pair
TEXT = LETTERS + LETTERS // 2 + 1  # all letters, and an end after every word
TAKE_BACKS = 30  # how often a player may take back a word

wide = bits  # a number as wide as a loop's: what is given to functions has one type, and compiles once


@record
class State:
    """A game in progress."""

    chance = rows(Chance)  # hidden
    letters = number(CARDS)  # what is printed on each card; see `faces`
    points = short(CARDS)
    deck_size = short()
    straight = small()  # option 3.2
    pass_upright = small()  # option 3.2
    patience = short()  # option 4.2
    solver = small()  # option 5.4
    seats = wide()
    phase = small()
    turn = wide()  # the seat whose turn it is
    turns = short()  # begun so far
    busy_turn = short()  # the last turn with a Place, Claim, Take or Force
    fruitful_turn = short()  # the last turn with a Place or Take
    acted = small()  # the kind of the turn's first action, once it is done
    kind = wide()  # the kind of action being carried out
    mover = wide()  # the cell of the pyramid being moved
    stash = small(SIZES)  # pyramids left, by pips
    field = small(CELLS)  # the card in each cell
    lying = bits()  # cells with a card
    upright = bits()  # cells with an upright pyramid
    claimed = bits(SEATS)  # cells whose pyramid points at the seat
    sized = bits(SIZES)  # cells with a pyramid, by pips
    hand = small(SEATS, HAND)  # cards taken
    pips = small(SEATS, HAND)  # of the pyramid that took each
    hand_size = wide(SEATS)
    paired = small(SEATS)  # 1: some card of the hand is a pair
    text = small(SEATS, TEXT)  # hidden until the end; letters from 1, 0 ends a word
    text_size = wide(SEATS)  # hidden
    open_size = small(SEATS)  # hidden; letters of the word not yet closed
    node = number(SEATS)  # hidden; where the open word stands in the dictionary
    complete = small(SEATS)  # hidden; 1: the open word is a word
    stands_for = small(SEATS, HAND)  # hidden; the letter, from 1, that each card is used for, or WHOLE
    next_letters = number(SEATS)  # hidden; with pairs in the hand, the letters that can be laid next
    taken_back = small(SEATS)  # hidden
    declared = small(SEATS)  # 1: the words are final
    total = short(SEATS)  # of the words and the cards not used, without bonus
    longest = small(SEATS)  # letters of the longest word
    bonus = small(SEATS)
    offered = bits(SEATS)  # what each seat may choose now, counted from the phase's first action
    deck = small(CARDS)  # scratch
    via = small(HAND)  # scratch: the card whose letter a card would take over
    laid = small(TEXT)  # scratch: how each sign of a text is laid; see `pairs`
    best_way = small(HAND)  # scratch: what each card stands for in the best way so far


NO, YES = range(2)
ALL_PASS, NONE_PASS = range(2)  # values of the option pass_upright
ON_REQUEST, ALWAYS, NEVER = range(3)
CHOOSING, POINTING, MOVING, CLOSING, SPELLING, OVER = range(6)
NOBODY = -1
WHOLE = 27  # what a pair stands for: both its letters

# Actions: choose what to do, then a pyramid or card in the field, then where a pyramid moves; spell words.
END_TURN = 1
PLACE = 2  # a small pyramid, and the larger ones after it
MOVE = PLACE + SIZES - 1
CLAIM = MOVE + 1
TAKE = CLAIM + 1
HIJACK = TAKE + 1
FORCE = HIJACK + 1  # at each seat
CELL = FORCE + SEATS
LETTER = CELL + CELLS
CLOSE = LETTER + 26
TAKE_BACK = CLOSE + 1
DECLARE = TAKE_BACK + 1
ACTIONS = DECLARE + 1
