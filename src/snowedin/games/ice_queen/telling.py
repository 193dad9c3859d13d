"""What is said of a choice, and of a hand."""

from typing import Any

from ...core.words import Phrase, player
from . import cards, rules, state


def describe(s: Any, seat: int, action: int) -> Phrase:
    return Phrase("call", {"category": category(action - state.CALL)})


def category(kind: int) -> Phrase:
    return Phrase("category-" + cards.CATEGORIES[kind].replace("_", "-"))


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    """The hand in the order it is played; everything in it lies open."""
    kind = action - state.CALL
    told = [Phrase("called", {**who(seat, viewer), "category": category(kind)})]
    for other in range(after.seats):
        number = int(after.shown[other])
        if number:
            value = int(after["values"][number, kind])
            told.append(Phrase("showed", {**who(other, viewer), "card": Phrase(f"card-{number}"), "value": value}))
    told.append(outcome(before, after, viewer))
    told += [
        Phrase("out", who(other, viewer))
        for other in range(after.seats)
        if before.height[other] and not after.height[other]
    ]
    if rules.is_over(after):
        told += [Phrase("won", who(other, viewer)) for other in range(after.seats) if rules.is_winner(after, other)]
    return told


def outcome(before: Any, after: Any, viewer: int | None) -> Phrase:
    shown = sum(1 for seat in range(after.seats) if after.shown[seat])
    if after.taker == state.NOBODY:
        return Phrase("tied", {"count": int(before.middle_size) + shown})
    return Phrase("took", {**who(after.taker, viewer), "count": int(before.middle_size) + shown})


def who(seat: int, viewer: int | None) -> dict[str, Any]:
    """The player, and whether it is the one who is told."""
    return {"who": player(seat), "you": int(seat == viewer)}
