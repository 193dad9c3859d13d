"""What is said of a choice, and of what was chosen."""

from snowedin.core.told import Row, say
from snowedin.core.words import Phrase, player

from . import rules, state

KEEP, THROW, BANK, KEPT, THREW, BUST, BANKED, CLOSING, WON = range(9)
CODES = ("keep", "throw", "bank", "kept", "threw", "bust", "banked", "closing", "won")


def label(s, seat, action, told, n):
    if action == state.THROW:
        return say(told, n, THROW, 0, 0, dice_to_throw(s))
    if action == state.BANK:
        return say(told, n, BANK, 0, 0, s.points + rules.value(s, s.kept))
    die = action - state.KEEP
    return say(told, n, KEEP, 0, 0, die, s.dice[die])


def dice_to_throw(s):
    left = rules.number_left(s)
    return left if left > 0 else state.DICE


def tell(before, seat, action, after, viewer, told):
    you = int(seat == viewer)
    if action == state.THROW:
        n = say(told, 0, THREW, seat, you, faces(after, before))
        n = say(told, n, BUST, seat, you, lost(before)) if after.is_bust else n
    elif action == state.BANK:
        n = say(told, 0, BANKED, seat, you, after.scores[seat] - before.scores[seat], after.scores[seat])
        if after.closer == seat and before.closer == state.NOBODY:
            n = say(told, n, CLOSING, seat, you)
    else:
        n = say(told, 0, KEPT, seat, you, after.dice[action - state.KEEP])
    return tell_winners(after, viewer, told, n) if rules.is_over(after) else n


def lost(s):
    return s.points + rules.value(s, s.kept)


def faces(after, before):
    """What was thrown, a digit for each die."""
    held = before.locked | before.kept
    thrown = 0
    for die in range(state.DICE):
        if held == state.ALL or not (held >> die) & 1:
            thrown = 10 * thrown + int(after.dice[die])
    return thrown


def tell_winners(s, viewer, told, n):
    for seat in range(s.seats):
        if rules.reward(s, seat) > 0:
            n = say(told, n, WON, seat, int(seat == viewer), s.scores[seat])
    return n


def phrase(row: Row) -> Phrase:
    code = CODES[row.code]
    if row.code == KEEP:
        return Phrase(code, {"die": row.c, "face": row.d})
    if row.code in {THROW, BANK}:
        return Phrase(code, {"count": row.c})
    args = {"who": player(row.a), "you": row.b}
    if row.code == THREW:
        return Phrase(code, {**args, "faces": " ".join(str(row.c))})
    return Phrase(code, {**args, "count": row.c, "score": row.d})
