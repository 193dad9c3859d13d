"""What is said of a choice, and of a hand."""

from ...core.told import Row, say
from ...core.words import Phrase, player
from . import cards, rules, state

CODES = ("call", "called", "showed", "tied", "took", "out", "won")
CALL, CALLED, SHOWED, TIED, TOOK, OUT, WON = range(7)


def label(s, seat, action, told, n):
    return say(told, n, CALL, 0, 0, action - state.CALL)


def tell(before, seat, action, after, viewer, told):
    """The hand in the order it is played; everything in it lies open."""
    kind = action - state.CALL
    n = say(told, 0, CALLED, seat, int(seat == viewer), kind)
    shown = 0
    for other in range(after.seats):
        card = int(after.shown[other])
        if card != 0:
            shown += 1
            n = say(told, n, SHOWED, other, int(other == viewer), card, int(after.values[card, kind]))
    count = before.middle_size + shown
    if after.taker == state.NOBODY:
        n = say(told, n, TIED, 0, 0, count)
    else:
        n = say(told, n, TOOK, int(after.taker), int(after.taker == viewer), count)
    for other in range(after.seats):
        if before.height[other] != 0 and after.height[other] == 0:
            n = say(told, n, OUT, other, int(other == viewer))
    if rules.is_over(after):
        for other in range(after.seats):
            if rules.is_winner(after, other):
                n = say(told, n, WON, other, int(other == viewer))
    return n


def phrase(row: Row) -> Phrase:
    code, them = CODES[row.code], {"who": player(row.a), "you": row.b}
    if row.code == CALL:
        return Phrase(code, {"category": category(row.c)})
    if row.code == CALLED:
        return Phrase(code, {**them, "category": category(row.c)})
    if row.code == SHOWED:
        return Phrase(code, {**them, "card": Phrase(f"card-{row.c}"), "value": row.d})
    if row.code == TIED:
        return Phrase(code, {"count": row.c})
    if row.code == TOOK:
        return Phrase(code, {**them, "count": row.c})
    return Phrase(code, them)


def category(kind: int) -> Phrase:
    return Phrase("category-" + cards.CATEGORIES[kind].replace("_", "-"))
