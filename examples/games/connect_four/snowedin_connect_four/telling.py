"""What is said of a choice, and of what was chosen."""

from snowedin.core.told import Row, say
from snowedin.core.words import Phrase, player

from . import rules, state

DROP, DROPPED, WON, FULL = range(4)
CODES = ("drop", "dropped", "won", "full")


def label(s, seat, action, told, n):
    return say(told, n, DROP, 0, 0, action)


def tell(before, seat, action, after, viewer, told):
    n = say(told, 0, DROPPED, seat, int(seat == viewer), action)
    if after.winner != state.NOBODY:
        return say(told, n, WON, seat, int(seat == viewer))
    return say(told, n, FULL) if rules.is_over(after) else n


def phrase(row: Row) -> Phrase:
    if row.code == DROP:
        return Phrase("drop", {"column": row.c})
    if row.code == FULL:
        return Phrase("full")
    return Phrase(CODES[row.code], {"who": player(row.a), "you": row.b, "column": row.c})
