"""What is said of a choice, and of what was chosen."""

from typing import Any

from snowedin.core.words import Phrase, player

from . import state

CHOICES = {state.FOLD: "fold", state.CALL: "call", state.RAISE: "raise"}


def describe(s: Any, seat: int, action: int) -> Phrase:
    return Phrase(CHOICES[action], {})


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    return [Phrase(f"{CHOICES[action]}-told", {"who": player(seat)})]
