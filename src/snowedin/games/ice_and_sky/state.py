"""What a game of Ice and the Sky remembers, and the numbers that name a choice.

An action is a card of the running generation and a column.  A hand is the set of
actions its cards would allow, so that what is legal is that set cut with `room`.
"""

import numpy as np

from ...core.chance import Chance
from ...core.records import bits, number, record, rows, small
from . import cards

SEATS = 4  # at most
HIDDEN = 48  # numbers in the layers of `instinct`
SECOND = 16


@record
class State:
    """A game in progress."""

    chance = rows(Chance)  # hidden
    hands = bits(SEATS)  # hidden from the others, except in the open variants
    room = bits()  # the actions whose cell is open to a card
    fitting = bits()  # the targets that are met as the grid lies
    possible = bits(SEATS)  # the targets that fit all that was heard of a seat
    untried = bits(SEATS)  # scratch: targets of a seat still to be tried
    free = bits(SEATS)  # scratch: targets left by the seats before
    variant = small()  # option, chapter 5
    start_values = small()  # option 1.5
    talk = small()  # option 2.7
    aid = small()  # option, chapter 6
    seats = small()
    phase = small()
    generation = small()  # 0 to 2
    first = small()  # who began this generation
    turn = small()
    placed = small()  # cards placed in this generation
    top = small(cards.CELLS)  # the visible card of each cell, row by row
    sums = small(len(cards.LINES))  # of the visible cards
    placements = small(cards.GENERATIONS, cards.KINDS)  # the actions in order
    targets = small(cards.GENERATIONS, SEATS)  # this generation's are hidden from their owner
    heard = small(cards.GENERATIONS, cards.KINDS + 1)  # whose targets are met, one bit a seat, after each placement
    ice = small()
    sky = small(cards.GENERATIONS)
    row = small(cards.KINDS)  # scratch: things being shuffled
    agreed = small()  # scratch of bots, from here on: do they keep to `signals`?
    aims = small(len(cards.LINES))  # another's target on each line, or 0
    known = small(len(cards.LINES))  # does its owner all but know it?
    shares = small(len(cards.LINES) * cards.VALUES)  # how likely each line and value is to be the own target
    sense = number(HIDDEN)  # of `instinct`: the first layer before a placement
    trial = number(HIDDEN)  # and after it
    second = number(SECOND)
    outlook = number(2)


VARIANTS = ("standard", "expert", "young", "junior")
STANDARD, EXPERT, YOUNG, JUNIOR = range(4)
PLACING, OVER = range(2)
GRADES = ("lost", "short", "promising", "excellent", "perfect")
LOST, SHORT, PROMISING, EXCELLENT, PERFECT = range(5)

ICE = 3  # 1.6: at the beginning

# Actions: place a card in a column.
PLACE = 1
ACTIONS = PLACE + cards.KINDS * cards.SIDE


def places(element: int, column: int | None) -> int:
    """The actions that put a card of the element into the column, or anywhere."""
    columns = range(cards.SIDE) if column is None else (column,)
    kinds = range(element * cards.VALUES, (element + 1) * cards.VALUES)
    return sum(1 << (PLACE + cards.SIDE * kind + one) for kind in kinds for one in columns)


IN_ROW = np.array([places(element, None) for element in range(cards.SIDE)])
IN_CELL = np.array([places(element, column) for element in range(cards.SIDE) for column in range(cards.SIDE)])
EVERYWHERE = int(IN_ROW.sum())
