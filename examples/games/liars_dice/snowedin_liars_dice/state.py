"""What a game of Liar's Dice remembers."""

from snowedin.core.chance import Chance
from snowedin.core.records import record, rows, small

SEATS = 6
DICE = 5  # of each player at first
MOST = SEATS * DICE
FACES = 6
NOBODY = -1
WILD, PLAIN = range(2)


@record
class Doubt:
    """How the last round ended: who doubted whose bid, how many there were, who lost a die, and what lay there."""

    doubter = small()  # nobody, before the first
    bidder = small()
    count = small()
    face = small()
    found = small()
    loser = small()
    left = small(SEATS)
    dice = small(SEATS, DICE)


@record
class State:
    """A game in progress."""

    chance = rows(Chance)
    ones = small()
    seats = small()
    turn = small()  # nobody's when it is over
    rounds = small()
    left = small(SEATS)  # dice of each player
    dice = small(SEATS, DICE)
    bidder = small()  # nobody, before the first bid of a round
    count = small()
    face = small()
    last = rows(Doubt)


# Actions: a bid, by its count and then its face; to doubt.
BID = 1
DOUBT = BID + MOST * FACES
ACTIONS = DOUBT + 1
