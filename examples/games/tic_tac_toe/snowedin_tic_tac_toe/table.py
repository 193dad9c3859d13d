"""The board as text."""

from rich.console import RenderableType
from rich.text import Text

from snowedin.core.words import Words

from .view import Seen

MARKS = {None: "·", 0: "X", 1: "O"}


def draw(seen: Seen, words: Words, viewer: int | None) -> RenderableType:
    cells = [MARKS[cell] for cell in seen.cells]
    return Text("\n".join(" ".join(cells[row : row + 3]) for row in (0, 3, 6)))
