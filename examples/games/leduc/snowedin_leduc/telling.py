"""What is said of a choice, and of what was chosen."""

from snowedin.core.told import Row, say
from snowedin.core.words import Phrase, player

from . import rules, state

FOLDED, CALLED, RAISED, TURNED, SHOWN, WON, SPLIT = range(state.ACTIONS, state.ACTIONS + 7)
CODES = {
    state.FOLD: "fold", state.CALL: "call", state.RAISE: "raise", FOLDED: "folded", CALLED: "called",
    RAISED: "raised", TURNED: "turned", SHOWN: "shown", WON: "won", SPLIT: "split",
}  # fmt: skip
RANKS = ("jack", "queen", "king")


def label(s, seat, action, told, n):
    return say(told, n, action, 0, 0, chips(s, seat, action))


def chips(s, seat, action):
    """What the choice adds to one's stake."""
    if action == state.FOLD:
        return 0
    called = s.stakes[1 - seat] - s.stakes[seat]
    return called + rules.raise_of(s) if action == state.RAISE else called


def tell(before, seat, action, after, viewer, told):
    n = say(told, 0, action + state.RAISE, seat, int(seat == viewer), chips(before, seat, action))
    if after.second and not before.second:
        n = say(told, n, TURNED, 0, 0, 0, after.deck[state.BOARD] // 2)
    return tell_end(after, viewer, told, n) if rules.is_over(after) else n


def tell_end(s, viewer, told, n):
    if rules.is_shown(s):
        for seat in range(2):
            n = say(told, n, SHOWN, seat, int(seat == viewer), 0, s.deck[seat] // 2)
    for seat in range(2):
        if rules.won(s, seat) > 0:
            return say(told, n, WON, seat, int(seat == viewer), rules.won(s, seat))
    return say(told, n, SPLIT)


def phrase(row: Row) -> Phrase:
    if row.code == TURNED:
        return Phrase("turned", {"card": Phrase(RANKS[row.d])})
    if row.code <= state.RAISE or row.code == SPLIT:
        return Phrase(CODES[row.code], {"chips": row.c})
    return Phrase(CODES[row.code], {"who": player(row.a), "you": row.b, "chips": row.c, "card": Phrase(RANKS[row.d])})
