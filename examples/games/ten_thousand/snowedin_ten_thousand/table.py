"""The table as text."""

from rich.console import RenderableType
from rich.text import Text

from snowedin.core.words import Phrase, Words, player

from .view import Seen


def draw(seen: Seen, words: Words, viewer: int | None) -> RenderableType:
    scores = [f"{words.say(player(seat))}: {score}" for seat, score in enumerate(seen.scores)]
    return Text("\n".join([", ".join(scores), shown(seen.thrown), f"({shown(seen.aside)})", points(seen, words)]))


def shown(dice: list[int]) -> str:
    return " ".join(str(face) if face else "·" for face in dice)


def points(seen: Seen, words: Words) -> str:
    return words.say(Phrase("turn-points", {"count": seen.points}))
