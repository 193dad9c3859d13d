"""A game on paper, written to a file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..core.game import Game, Refusal
from ..printing import printed
from . import console


def print_game(game: Game, options: Mapping[str, Any], paper: str, language: str, out: str) -> int:
    """Write the PDF and say where it lies."""
    place = Path(out or f"{game.key}.pdf")
    data = printed(game, options, paper, language)
    try:
        place.write_bytes(data)
    except OSError as error:
        raise Refusal(f"{place} cannot be written: {error.strerror}.") from error
    console().print(f"{place}: {game.name} on {paper} paper. Print it at 100 %, without fitting it to the page.")
    return 0
