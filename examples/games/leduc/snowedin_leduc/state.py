"""What a hand of Leduc remembers."""

from snowedin.core.chance import Chance
from snowedin.core.records import flag, record, rows, small

RANKS = 3
CARDS = 2 * RANKS  # a card's rank is half its number
BOARD = 2  # place of the card that is turned up; places 0 and 1 are the hands
NOBODY = -1
ANTE = 1
RAISES = 2  # in a round
MOST = ANTE + RAISES * (2 + 4)  # chips that one can lose


@record
class State:
    """A hand in progress."""

    chance = rows(Chance)
    seats = small()
    turn = small()  # nobody's when it is over
    folded = small()  # who gave up
    second = flag()  # the second round: the card lies open
    raises = small()  # in this round
    passed = flag()  # the first in this round called
    stakes = small(2)
    deck = small(CARDS)


FOLD, CALL, RAISE = 1, 2, 3
ACTIONS = 4
