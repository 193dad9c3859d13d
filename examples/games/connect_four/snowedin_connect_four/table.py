"""The board as text."""

from rich.console import RenderableType
from rich.text import Text

from snowedin.core.words import Words

from .view import Seen

STONES = {None: "·", 0: "X", 1: "O"}


def draw(seen: Seen, words: Words, viewer: int | None) -> RenderableType:
    lines = [" ".join(STONES[cell] for cell in row) for row in reversed(seen.rows)]
    return Text("\n".join([*lines, "1 2 3 4 5 6 7"]))
