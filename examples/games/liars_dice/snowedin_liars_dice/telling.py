"""What is said of a choice, and of what was chosen."""

from snowedin.core.told import Row, say
from snowedin.core.words import Phrase, player

from . import rules, state

BID, DOUBT, BIDS, DOUBTED, FOUND, LOST, OUT, WON = range(8)
CODES = ("bid", "doubt", "bids", "doubted", "found", "lost", "out", "won")


def label(s, seat, action, told, n):
    if action == state.DOUBT:
        return say(told, n, DOUBT)
    return say(told, n, BID, 0, 0, rules.count_of(action), rules.face_of(action))


def tell(before, seat, action, after, viewer, told):
    you = int(seat == viewer)
    if action != state.DOUBT:
        return say(told, 0, BIDS, seat, you, rules.count_of(action), rules.face_of(action))
    loser = after.last.loser
    n = say(told, 0, DOUBTED, seat, you)
    n = say(told, n, FOUND, 0, 0, after.last.found, after.last.face)
    if after.left[loser] > 0:
        n = say(told, n, LOST, loser, int(loser == viewer), after.left[loser])
    else:
        n = say(told, n, OUT, loser, int(loser == viewer))
    return tell_winner(after, viewer, told, n) if rules.is_over(after) else n


def tell_winner(s, viewer, told, n):
    for seat in range(s.seats):
        if s.left[seat] > 0:
            n = say(told, n, WON, seat, int(seat == viewer))
    return n


def phrase(row: Row) -> Phrase:
    code = CODES[row.code]
    if row.code == DOUBT:
        return Phrase(code)
    if row.code in {BID, FOUND}:
        return Phrase(code, {"count": row.c, "face": row.d})
    return Phrase(code, {"who": player(row.a), "you": row.b, "count": row.c, "face": row.d})
