"""Games that others wrote: packages that declare the entry point `snowedin.games`, and folders of games in the making.

What cannot be used is told in a sentence, and all other games go on.
"""

import os
import re
import sys
import tomllib
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from . import protocol
from .game import Game, Refusal

GROUP = "snowedin.games"
FOLDERS = "SNOWEDIN_GAMES"  # in the environment, so that processes which are started by this one know the same games
KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
NEEDED = ("rules", "state", "view", "observe", "telling", "table", "bots")


Look = frozenset[tuple[str, int, int]]  # files, when each was written, and how long it is


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
    with _without_bytecode():
        module = _imported(offer, offer.package)
    if Path(str(module.__file__)) != source:
        raise Refusal(f"{offer.where} has a package {offer.package}, as has {module.__file__}; rename one of them.")
    return _checked_with_sources(offer, module)


def load_anew(offer: Offer) -> Game:
    """A game in the making as its sources are now; raises `Refusal` if they cannot be used.

    It has a package name of its own: what was loaded before stays as it was, and is played on by whoever has it.
    """
    source, name = source_of(offer), f"{offer.package}__edition_{next(_editions)}"
    spec = spec_from_file_location(name, source, submodule_search_locations=[str(source.parent)])
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        with _without_bytecode(), _telling_of(offer, name):
            spec.loader.exec_module(module)
        game = _checked_with_sources(offer, module)
        _check_imports(offer, name)
    except Refusal:
        for loaded in _modules_of(name):
            del sys.modules[loaded]
        raise
    return game


_editions = count(2)


@contextmanager
def _without_bytecode() -> Iterator[None]:
    """What Python keeps of a file it believes for a second; whoever edits a game is faster."""
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        yield
    finally:
        sys.dont_write_bytecode = before


def _checked_with_sources(offer: Offer, module: Any) -> Game:
    """The game, to be compiled under a fingerprint of the sources that were loaded, however they are edited later."""
    from .compile import sources_hash

    before = look_at(offer)
    with _without_bytecode():
        game = checked(offer, module)
    sources_hash(game)
    if look_at(offer) != before:
        raise Refusal(f"{offer.where} was edited while it was read.")
    return game


def look_at(offer: Offer) -> Look:
    """When the files of a game in the making were last written, and how long they are; nothing if it is not there."""
    try:
        folder = source_of(offer).parent
        written = [(path, path.stat()) for path in folder.rglob("*") if "__pycache__" not in path.parts]
    except (OSError, Refusal):
        return frozenset()
    return frozenset((str(path), stat.st_mtime_ns, stat.st_size) for path, stat in written if path.is_file())


def _check_imports(offer: Offer, name: str) -> None:
    """An edition that took anything from another one would be neither."""
    for module in _modules_of(name):
        for value in [*vars(sys.modules[module]).values()]:
            home = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", "")
            if home == offer.package or str(home).startswith(f"{offer.package}."):
                raise Refusal(
                    f"{offer.where} cannot be read again: {module.removeprefix(name).lstrip('.') or '__init__'}.py "
                    f"imports {home} by its full name. Write `from . import …`, or start again."
                )


def _modules_of(package: str) -> list[str]:
    """Those that are loaded now; other threads may be loading more."""
    return [name for name in [*sys.modules] if name == package or name.startswith(f"{package}.")]


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
    with _telling_of(offer, name):
        return import_module(name)


@contextmanager
def _telling_of(offer: Offer, name: str) -> Iterator[None]:
    """Whatever goes wrong in a module that somebody else wrote is told as theirs."""
    try:
        yield
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
