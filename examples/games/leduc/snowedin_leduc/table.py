"""A hand as text."""

from rich.console import RenderableType
from rich.text import Text

from snowedin.core.words import Words

from .view import Seen

CARDS = {None: "?", 0: "J", 1: "Q", 2: "K"}


def draw(seen: Seen, words: Words, viewer: int | None) -> RenderableType:
    hands = [f"{CARDS[card]} {stake}" for card, stake in zip(seen.hands, seen.stakes, strict=True)]
    return Text(f"{hands[0]}   [{CARDS[seen.board]}]   {hands[1]}")
