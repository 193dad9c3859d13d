from snowedin.core.chance import Chance
from snowedin.core.records import record, rows, small

ROCK, PAPER, SCISSORS, ACTIONS = range(1, 5)


@record
class State:
    chance = rows(Chance)
    seats = small()
    thrown = small(2)  # hidden until both have thrown
