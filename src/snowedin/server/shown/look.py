"""A game as a page shows it that has no scene of its own for it: the hints and the art of its package."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from ...core.board import Board, drawn
from ...core.game import Game
from ..wire.looks import CoverShown, GameLook
from .cover import LIDS, cover_shown


@cache
def look_at(game: Game) -> GameLook:
    """All that its package brings along."""
    return GameLook(key=game.key, board=board_of(game), art=texts(game, "art", ".svg"))


def board_of(game: Game) -> Board:
    return game.board.BOARD


@cache
def cover_of(game: Game) -> CoverShown:
    """The box on the shelf; for those of our own box the page has pictures."""
    if game.key in LIDS:
        return CoverShown(LIDS[game.key], "")
    return cover_shown(drawn(board_of(game).cover, game.key, game.name), look_at(game).art)


def names_in_words(games: Iterable[Game]) -> dict[str, str]:
    """The names and pitches that games bring along in their own words, as a catalogue for every language."""
    found: dict[str, str] = {}
    for game in games:
        for language, lines in called_in(game).items():
            found[language] = found.get(language, "") + lines
    return found


@cache
def called_in(game: Game) -> dict[str, str]:
    """What its catalogues say in the page's own codes: `game-KEY`, `pitch-KEY`, `option-KEY-…`, by language."""
    codes = (f"game-{game.key} ", f"pitch-{game.key} ", f"option-{game.key}-")
    found = {language: said_by(text, codes) for language, text in texts(game, "text", ".ftl").items()}
    return {language: lines for language, lines in found.items() if lines}


def said_by(catalogue: str, codes: tuple[str, ...]) -> str:
    """The messages that begin so, with the lines below that belong to them."""
    kept: list[str] = []
    is_kept = False
    for line in catalogue.splitlines():
        is_kept = line.startswith(codes) or (is_kept and line.startswith((" ", "}")))
        kept += [line + "\n"] if is_kept else []
    return "".join(kept)


def texts(game: Game, folder: str, ending: str) -> dict[str, str]:
    """The files of a folder in the package, by their names without the ending."""
    found = files(game.package).joinpath(folder)
    entries: list[Traversable] = list(found.iterdir()) if found.is_dir() else []
    return {
        one.name.removesuffix(ending): one.read_text(encoding="utf-8")
        for one in sorted(entries, key=lambda entry: entry.name)
        if one.name.endswith(ending)
    }
