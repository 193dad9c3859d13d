"""Print and play: a game's cards, board, score sheet and rulebook as a PDF, from the page's own drawings."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from ..core.game import Game, Refusal
from ..core.words import Words
from .art import Art
from .book import write_book
from .labels import LANGUAGES, Labels
from .sheets import PAPERS, Sheets

__all__ = ["LANGUAGES", "PAPERS", "printed", "sheets_of"]


def printed(game: Game, options: Mapping[str, Any], paper: str = "a4", language: str = "en") -> bytes:
    """A game as a PDF; see `sheets_of`."""
    return bytes(sheets_of(game, options, paper, language).output())


def sheets_of(game: Game, options: Mapping[str, Any], paper: str = "a4", language: str = "en") -> Sheets:
    """The whole `game` on `paper`, in a `language`; raises `Refusal` where that cannot be printed.

    `options` are as the game reads them: a deck or letters of one's own are printed instead of the box's.
    """
    if paper not in PAPERS:
        raise Refusal(f"There is paper of the sizes {', '.join(PAPERS)}; not {paper!r}.")
    if language not in LANGUAGES:
        raise Refusal(f"The languages are {', '.join(LANGUAGES)}; not {language!r}.")
    layout = _layout_of(game)
    read = game.read_options(options)
    words = Words(game, (), game.vocabulary(read), language)
    labels, art = Labels(language), Art(game)
    sheets = Sheets(paper, f"{labels.say('title')} · {labels.say(f'game-{game.key}')}", art)
    for lot in layout.lots(read, words, art, language):
        sheets.lay(lot)
    layout.extras(sheets, read, words, labels)
    write_book(sheets, game, language)
    return sheets


def _layout_of(game: Game) -> Any:
    """How a game's pieces look on paper."""
    try:
        return import_module(f".{game.key}", __name__)
    except ModuleNotFoundError as error:
        raise Refusal(f"{game.name} cannot be printed: nobody has laid out its pieces yet.") from error
