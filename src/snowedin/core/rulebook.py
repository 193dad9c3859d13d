"""Where the rulebook of a game lies: `rulebook/<language>.md` in its own package, or among those of the box."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from .game import Game, Refusal
from .words import ENGLISH


class Rulebook(NamedTuple):
    """A rulebook as Markdown, and the `language` it is in, which is English where nobody has translated it."""

    text: str
    language: str


def rulebook(game: Game, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a `game`, in this `language` if there is one; raises `Refusal` if there is none at all."""
    for told in dict.fromkeys((language, ENGLISH)):
        for place in _places(game, told):
            if place.is_file():
                return Rulebook(place.read_text(encoding="utf-8"), told)
    raise Refusal(f"{game.name} has no rulebook: {game.package} should have a file rulebook/{ENGLISH}.md.")


def _places(game: Game, language: str) -> Iterator[Traversable | Path]:
    """In the game's own package; in the installed box; beside the sources of the box."""
    yield files(game.package).joinpath("rulebook", f"{language}.md")
    folder = () if language == ENGLISH else (language,)
    yield files("snowedin").joinpath("rulebooks", *folder, f"{game.key}.md")
    yield Path(__file__).parents[3].joinpath("docs", "rules", *folder, f"{game.key}.md")
