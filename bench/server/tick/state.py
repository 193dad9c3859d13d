"""How often it was said, and whose turn it is."""

from snowedin.core.chance import Chance
from snowedin.core.records import number, record, rows, small

END = 1_000_000


@record
class State:
    chance = rows(Chance)
    seats = small()
    turn = small()
    said = number()


TICK = 1
ACTIONS = 2
