"""Everything lies open."""

from typing import Any

from snowedin.core.words import Phrase, player


def view(s: Any, viewer: int | None) -> dict[str, Any]:
    return {"said": int(s.said)}


def describe(s: Any, seat: int, action: int) -> Phrase:
    return Phrase("tick")


def narrate(before: Any, seat: int, action: int, after: Any, viewer: int | None) -> list[Phrase]:
    return [Phrase("ticked", {"who": player(seat)})]
