from snowedin.core.chance import Chance
from snowedin.core.records import record, rows, small

ACTIONS = 4  # lift one of three cups
SPY = 77  # no deal puts the pea there


@record
class State:
    chance = rows(Chance)
    seats = small()
    pea = small()  # hidden
    lifted = small()
