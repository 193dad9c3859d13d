"""What was compiled is kept on disk, in a folder named after all sources below a game and all versions.

An edit of any of them starts a new folder; those longest unused are dropped.
"""

import hashlib
import os
import shutil
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from ..game import Game

PACKAGE = __name__.split(".")[0]
CACHE_BYTES = 400_000_000
COMPILED_WITH_GAMES = ("core", "bots", "simulate", "learn")
NOT_COMPILED = {"text", "rulebook", "__pycache__"}

Tables = Mapping[str, Mapping[str, Any]]

_declaring = threading.RLock()  # the compiler has one folder at a time


def digest_of(tables: Tables) -> bytes:
    digest = hashlib.sha256()
    for module, names in sorted(tables.items()):
        for name, value in sorted(names.items()):
            digest.update(f"{module}.{name}".encode())
            digest.update(np.ascontiguousarray(value).tobytes())
    return digest.digest()


def cache_root() -> Path:
    import platformdirs

    return Path(os.environ.get("SNOWEDIN_CACHE") or platformdirs.user_cache_dir(PACKAGE)) / "compiled"


def cache_folder(game: Game, tables: Tables) -> Path:
    key = hashlib.sha256(sources_hash(game) + game.key.encode() + digest_of(tables))
    folder = cache_root() / key.hexdigest()[:24]
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    _prune(cache_root(), keep=folder)
    return folder


def is_noted(game: Game, what: str) -> bool:
    """Did somebody note that all of this is kept on disk?"""
    return _note(game, what).exists()


def note(game: Game, what: str) -> None:
    _note(game, what).touch()


def _note(game: Game, what: str) -> Path:
    return cache_folder(game, {}) / f"kept {what}"


@contextmanager
def kept_in(folder: Path) -> Iterator[None]:
    """Numba asks for its folder when a function is declared."""
    with _declaring:
        config = settings()
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before


def settings() -> Any:
    """Numba's own; it is loaded only where it is needed."""
    import numba

    return numba.config


@cache
def sources_hash(game: Game) -> bytes:
    """All sources below the game that are compiled with it, and the versions of whatever compiles them."""
    digest = hashlib.sha256()
    root = Path(__file__).parents[2]
    own = Path(str(game.rules.__file__)).parent
    for folder in (*(root / name for name in COMPILED_WITH_GAMES), own):
        digest.update(_hash_of(folder))
    for package in ("numba", "llvmlite", "numpy"):
        digest.update(version(package).encode())
    digest.update(sys.version.encode())
    return digest.digest()


def _hash_of(folder: Path) -> bytes:
    """The sources in a folder and the data that they compile in; words for people are not."""
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        place = path.relative_to(folder)
        if not NOT_COMPILED & set(place.parts):
            digest.update(str(place).encode())
            digest.update(path.read_bytes())
    return digest.digest()


def _prune(root: Path, keep: Path) -> None:
    """Drop the folders longest unused until the rest fits, but none used within the hour."""
    try:
        _drop_oldest(root, keep)
    except FileNotFoundError:  # another process drops folders as well, and sees to the rest
        return


def _drop_oldest(root: Path, keep: Path) -> None:
    folders = sorted((path for path in root.iterdir() if path != keep), key=lambda path: path.stat().st_mtime)
    sizes = {path: sum(part.stat().st_size for part in path.rglob("*") if part.is_file()) for path in folders}
    total = sum(sizes.values())
    for folder in folders:
        if total <= CACHE_BYTES or folder.stat().st_mtime > time.time() - 3600:
            return
        shutil.rmtree(folder, ignore_errors=True)
        total -= sizes[folder]
