"""Winter: a duel on a lake that freezes and thaws."""

from collections.abc import Mapping
from typing import Any

from ...core.game import Choice, Components, Count, Game
from . import decks

LOOSELY = "loosely"


def as_told_now(version: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """In version 1 a card that was turned in place covered squares that had been there before, too."""
    return {**options, "turn_in_place": LOOSELY} if options.get("turn_in_place") == "yes" else options


GAME = Game(
    key="winter",
    name="Winter",
    pitch="Build a lake of light and dark ice, claim squares of your colour, and be the last on them as it thaws.",
    seats=range(2, 3),
    minutes=20,
    credits="Designed by María and Enrique Blasco, published by Devir; patterns of the cards and words are our own.",
    package=__name__,
    options=(
        Choice("overlap", ("yes", "no"), "Whether two counters may share sections of ice."),
        Choice("turn_in_place", ("no", "yes"), "Whether turning a card where it lies is a move.", retired=(LOOSELY,)),
        Choice("corner_contact", ("no", "yes"), "Whether cards that touch only at a corner are joined."),
        Count("thaw_cap", 200, 1, 200, "After so many thawing turns the game is a draw."),
        Components(
            "deck",
            "Another eighteen cards: a text, TOML or JSON file.",
            decks.read,
            decks.parse,
            decks.store,
            box=decks.box,
        ),
    ),
    version=2,  # 1 knew no new squares
    as_told_now=as_told_now,
    longest=2_200,
)
