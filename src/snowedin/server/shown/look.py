"""A game as a page shows it that has no scene of its own for it: the hints and the art of its package."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from ...core.board import Board, Cover
from ...core.game import Game
from ...core.words import Phrase, Words
from ..wire.looks import GameLook

CALLED = (("game", "name"), ("pitch", "pitch"))


@cache
def look_at(game: Game) -> GameLook:
    """All that its package brings along."""
    return GameLook(key=game.key, board=board_of(game), art=texts(game, "art", ".svg"))


def board_of(game: Game) -> Board:
    return game.board.BOARD


def cover_of(game: Game) -> Cover | None:
    """The box on the shelf, where the game has hints for one."""
    return board_of(game).cover if game.module("board") else None


def names_in_words(games: Iterable[Game]) -> dict[str, str]:
    """The names and pitches that games bring along in their own words, as a catalogue for every language."""
    found: dict[str, str] = {}
    for game in games:
        for language, lines in called_in(game).items():
            found[language] = found.get(language, "") + lines
    return found


@cache
def called_in(game: Game) -> dict[str, str]:
    """Its name and pitch in every language whose catalogue has them: the messages `game-name` and `game-pitch`."""
    spoken = {language: Words(game, language=language) for language in texts(game, "text", ".ftl")}
    return {
        language: "".join(f"{kind}-{game.key} = {one_line(words, f'game-{name}')}\n" for kind, name in CALLED)
        for language, words in spoken.items()
        if words.knows("game-name") and words.knows("game-pitch")
    }


def one_line(words: Words, code: str) -> str:
    """As a message's value: what a catalogue would read as a placeable is written as one."""
    said = " ".join(words.say(Phrase(code)).split())
    return "".join(f'{{"{sign}"}}' if sign in "{}" else sign for sign in said)


def texts(game: Game, folder: str, ending: str) -> dict[str, str]:
    """The files of a folder in the package, by their names without the ending."""
    found = files(game.package).joinpath(folder)
    entries: list[Traversable] = list(found.iterdir()) if found.is_dir() else []
    return {
        one.name.removesuffix(ending): one.read_text(encoding="utf-8")
        for one in sorted(entries, key=lambda entry: entry.name)
        if one.name.endswith(ending)
    }
