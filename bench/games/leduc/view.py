"""What a viewer sees of a hand, and what is said of a choice."""

from typing import Any

from snowedin.core.words import Phrase, player

from . import rules, state

CHOICES = {state.FOLD: "fold", state.CALL: "call", state.RAISE: "raise"}


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    return {
        "seats": int(s.seats),
        "turn": None if s.turn == state.NOBODY else int(s.turn),
        "over": bool(rules.is_over(s)),
        "stakes": [int(stake) for stake in s.stakes],
        "hands": [rank(s, viewer, seat) for seat in range(2)],
        "board": rank(s, viewer, state.BOARD),
    }


def rank(s: Any, viewer: int | None, place: int) -> int | None:
    return int(s.deck[place]) // 2 if rules.knows(s, viewer, place) else None


def describe(s: Any, seat: int, action: int) -> Phrase:
    return Phrase(CHOICES[action], {})


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    return [Phrase(f"{CHOICES[action]}-told", {"who": player(seat)})]
