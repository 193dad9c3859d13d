"""What a game of Ten Thousand remembers."""

from snowedin.core.chance import Chance
from snowedin.core.records import bits, flag, number, record, rows, small

SEATS = 6
DICE = 6
ALL = (1 << DICE) - 1
NOBODY = -1


@record
class State:
    """A game in progress."""

    chance = rows(Chance)
    target = number()
    seats = small()
    turn = small()  # nobody's when it is over
    closer = small()  # who reached the target first; when it would be their turn again, the game is over
    scores = number(SEATS)
    points = number()  # of this turn, from earlier throws
    dice = small(DICE)
    locked = bits()  # dice that were set aside in earlier throws of this turn
    kept = bits()  # dice of this throw that are set aside
    is_thrown = flag()  # the dice lie on the table, and some of them count
    is_bust = flag()  # nothing counted in the last throw


# Actions: a die, counted from 1, to throw, to write down.
KEEP = 1
THROW = KEEP + DICE
BANK = THROW + 1
ACTIONS = BANK + 1
