"""What one player may see, built up from nothing, and what is said of a choice and of a hand."""

from typing import Any

from ...core.words import Phrase, player
from . import cards, rules, state

PHASES = {state.CALLING: "calling", state.OVER: "over"}


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    """The table as `viewer` sees it; `None` is a spectator."""
    seats = range(s.seats)
    seen: dict[str, Any] = {
        "seats": int(s.seats),
        "phase": PHASES[int(s.phase)],
        "hand": int(s.hand),
        "hand_cap": int(s.hand_cap) if s.hand_cap != state.UNCAPPED else None,
        "deck_size": int(s.deck_size),
        "highest": highest(s),
        "dealer": int(s.dealer),
        "caller": int(s.caller),
        "stacks": [int(s.height[seat]) for seat in seats],
        "middle": [int(s.middle[i]) for i in range(s.middle_size)],
        "own": None,
        "last": last_hand(s) if s.hand else None,
    }
    if viewer is not None and s.top[viewer]:
        seen["own"] = card(s, s.top[viewer])
    if s.memory:
        seen["memory"] = cards_seen(s)
    if rules.is_over(s):
        seen["winners"] = [seat for seat in seats if rules.is_winner(s, seat)]
    return seen


def card(s: Any, number: int) -> dict[str, Any]:
    return {"card": int(number), "values": [int(value) for value in s["values"][number]]}


def highest(s: Any) -> dict[str, int]:
    """The most that a card of this deck has in every category, in the order of a card's values."""
    most = s["values"][1 : s.deck_size + 1].max(axis=0)
    return dict(zip(cards.CATEGORIES, most.tolist(), strict=True))


def last_hand(s: Any) -> dict[str, Any]:
    return {
        "category": cards.CATEGORIES[s.called],
        "shown": [card(s, s.shown[seat]) if s.shown[seat] else None for seat in range(s.seats)],
        "tied": [seat for seat in range(s.seats) if s.tied[seat]],
        "taker": None if s.taker == state.NOBODY else int(s.taker),
    }


def cards_seen(s: Any) -> list[dict[str, Any]]:
    """Every card that was ever shown and who has it now; the middle is nobody's."""  # 5.1
    holders: dict[int, int | None] = {int(s.middle[i]): None for i in range(s.middle_size)}
    for seat in range(s.seats):
        number = s.top[seat]
        while number:
            if s.laid[number]:
                holders[int(number)] = seat
            number = s.below[number]
    return [{"card": number, "holder": holders[number]} for number in sorted(holders)]


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
