"""Games that others wrote: packages that declare the entry point `snowedin.games`, and folders of games in the making.

What cannot be used is told in a sentence, and all other games go on.
"""

import os
import re
import sys
import tomllib
import traceback
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from . import protocol
from .game import Game, Refusal

GROUP = "snowedin.games"
FOLDERS = "SNOWEDIN_GAMES"  # in the environment, so that processes which are started by this one know the same games
KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
NEEDED = ("rules", "state", "view", "observe", "telling", "table", "bots")


class Offer(NamedTuple):
    """A game that somebody offers: under which `key`, in which `package`, from `where` in words for people.

    `root` is the folder in which the package lies, where it is not installed.
    """

    key: str
    package: str
    where: str
    root: Path | None = None


def offered() -> Iterator[Offer]:
    """All that there is, those in the making first: whoever names a folder wants the game in it."""
    for folder in folders():
        yield from in_folder(folder)
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        yield installed(point)


def folders() -> list[Path]:
    """The folders of games in the making, as the environment names them."""
    return [Path(folder) for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]


def name_folders(named: list[str]) -> None:
    """Note in the environment that games lie in these folders, before any that it names already.

    Raises `Refusal` if one of them is no folder.
    """
    for folder in named:
        if not Path(folder).is_dir():
            raise Refusal(f"--game-path names a folder with a game in it; there is no folder {folder}.")
    known = [*(Path(folder).resolve() for folder in named), *folders()]
    if known:
        os.environ[FOLDERS] = os.pathsep.join(dict.fromkeys(map(str, known)))


def installed(point: EntryPoint) -> Offer:
    where = f"The package {point.dist.name} {point.dist.version}" if point.dist else f"The entry point {point.name}"
    return Offer(point.name, point.module, where)


def in_folder(folder: Path) -> list[Offer]:
    """What the folder's `pyproject.toml` declares, or all those in it do; or the game whose package it is itself."""
    for found in (_projects_in([folder]), _projects_in(sorted(folder.iterdir()))):
        if found:
            return found
    return [Offer("", folder.name, f"The folder {folder}", folder.parent)]


def _projects_in(places: list[Path]) -> list[Offer]:
    return [
        Offer(key, package, f"The folder {folder}", _root_of(folder, package))
        for folder in places
        for key, package in _declared(folder / "pyproject.toml").items()
    ]


def _declared(project: Path) -> dict[str, str]:
    """The packages of games by their keys, as a project declares them; none if it cannot be read."""
    try:
        data: Any = tomllib.loads(project.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    points = data.get("project", {}).get("entry-points", {}).get(GROUP, {})
    return {key: str(value).partition(":")[0].strip() for key, value in points.items()}


def _root_of(folder: Path, package: str) -> Path:
    top = package.partition(".")[0]
    return folder / "src" if (folder / "src" / top).is_dir() else folder


def load(offer: Offer) -> Game:
    """The game that is offered; raises `Refusal` with what is wrong with it."""
    if offer.root is None:
        return checked(offer, _imported(offer, offer.package))
    source = source_of(offer)
    if str(offer.root) not in sys.path:
        sys.path.insert(0, str(offer.root))
    module = _imported(offer, offer.package)
    if Path(str(module.__file__)) != source:
        raise Refusal(f"{offer.where} has a package {offer.package}, as has {module.__file__}; rename one of them.")
    return checked(offer, module)


def source_of(offer: Offer) -> Path:
    """The file that describes a game in the making; raises `Refusal` if it is not there."""
    assert offer.root is not None
    source = offer.root.joinpath(*offer.package.split("."), "__init__.py")
    if not source.is_file():
        raise Refusal(
            f"{offer.where} has no game: there is no {source}, and no pyproject.toml that names another package "
            f'under [project.entry-points."{GROUP}"].'
        )
    return source


def checked(offer: Offer, module: Any) -> Game:
    """The description that the package has; raises `Refusal` if it is none, or if a part of the game is missing."""
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise Refusal(f"{offer.where} has no game: {offer.package}.GAME should be a snowedin.core.game.Game.")
    if not KEY.fullmatch(game.key):
        raise Refusal(
            f"{offer.where} has a game with the key {game.key!r}: small letters, digits and underscores, 40 at most."
        )
    if offer.key not in ("", game.key):
        raise Refusal(f"{offer.where} declares {offer.key!r}, but the key in its description is {game.key!r}.")
    if game.package != module.__name__:
        raise Refusal(f"{offer.where} says that its package is {game.package!r}; write package=__name__.")
    for part in (*NEEDED, *protocol.EXTRAS):
        if part in NEEDED or find_spec(f"{game.package}.{part}") is not None:
            _imported(offer, f"{game.package}.{part}")
    if not files(game.package).joinpath("text", "en.ftl").is_file():
        raise Refusal(f"{offer.where} has no words: {game.package} should have a file text/en.ftl.")
    return game


def _imported(offer: Offer, name: str) -> Any:
    try:
        return import_module(name)
    except Exception as error:
        raise Refusal(f"{offer.where} cannot be used: {name} fails with {_told(error)}.") from error


def _told(error: Exception) -> str:
    """What went wrong and where, in one line."""
    said = f"{type(error).__name__}: {error.msg if isinstance(error, SyntaxError) else error}".splitlines()[0]
    if isinstance(error, SyntaxError):
        return f"{said} ({error.filename}, line {error.lineno})"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "importlib" not in frame.filename]
    outside = [frame for frame in frames if frame.filename != __file__]
    return f"{said} ({outside[-1].filename}, line {outside[-1].lineno})" if outside else said
