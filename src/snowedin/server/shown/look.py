"""A game as a page shows it that has no scene of its own for it: the hints and the art of its package."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from ...core.board import Board, Cover
from ...core.game import Game
from ...core.words import Phrase, Words
from ..wire.looks import GameLook


@cache
def look_at(game: Game) -> GameLook:
    """All that its package brings along."""
    return GameLook(key=game.key, board=board_of(game), art=texts(game, "art", ".svg"))


def board_of(game: Game) -> Board:
    return game.board.BOARD


def cover_of(game: Game) -> Cover | None:
    """The box on the shelf, where the game has hints for one."""
    return board_of(game).cover if game.module("board") else None


@cache
def called_in(game: Game) -> dict[str, tuple[str, str]]:
    """Its name and pitch in every language whose catalogue has them: the messages `game-name` and `game-pitch`."""
    spoken = {language: Words(game, language=language) for language in texts(game, "text", ".ftl")}
    return {
        language: (words.say(Phrase("game-name")), words.say(Phrase("game-pitch")))
        for language, words in spoken.items()
        if words.knows("game-name") and words.knows("game-pitch")
    }


def texts(game: Game, folder: str, ending: str) -> dict[str, str]:
    """The files of a folder in the package, by their names without the ending."""
    found = files(game.package).joinpath(folder)
    entries: list[Traversable] = list(found.iterdir()) if found.is_dir() else []
    return {
        one.name.removesuffix(ending): one.read_text(encoding="utf-8")
        for one in sorted(entries, key=lambda entry: entry.name)
        if one.name.endswith(ending)
    }
