"""What is said of a choice, and of what was chosen."""

from typing import Any

from snowedin.core.words import Phrase, player


def describe(s: Any, seat: int, action: int) -> Phrase:
    return Phrase("tick")


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    return [Phrase("ticked", {"who": player(seat)})]
