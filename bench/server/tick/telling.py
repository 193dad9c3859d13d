"""What is said of a choice, and of what was chosen."""

from snowedin.core.told import Row, say
from snowedin.core.words import Phrase, player

TICK, TICKED = range(2)


def label(s, seat, action, told, n):
    return say(told, n, TICK)


def tell(before, seat, action, after, viewer, told):
    return say(told, 0, TICKED, seat)


def phrase(row: Row) -> Phrase:
    return Phrase("tick") if row.code == TICK else Phrase("ticked", {"who": player(row.a)})
