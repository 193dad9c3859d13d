"""Matches that were left before their end: kept after every choice, and offered when somebody sits down to play.

Whoever plays a match holds a lock beside it, so that it is not offered at another terminal meanwhile.
"""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import ModuleType
from typing import IO

import platformdirs

from ..core.document import Document, read_document
from ..core.game import Game, Refusal
from ..core.match import Match

UNREADABLE = ".unreadable"
_locks: ModuleType | None
try:
    import fcntl as _locks
except ImportError:  # a system without such locks; there a match may be offered twice
    _locks = None


def folder() -> Path:
    return Path(os.environ.get("SNOWEDIN_STATE") or platformdirs.user_state_dir("snowedin")) / "unfinished"


class Kept:
    """The place of one match that is being played."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock: IO[str] | None = None

    @classmethod
    def fresh(cls, game: Game) -> "Kept":
        return cls(folder() / f"{game.key}-{secrets.token_hex(4)}.json")

    def hold(self) -> bool:
        """Take it, unless somebody has it."""
        if self._lock is not None or _locks is None:
            return True
        lock = self._lock_file.open("w", encoding="utf-8")
        try:
            _locks.flock(lock, _locks.LOCK_EX | _locks.LOCK_NB)
        except OSError:
            lock.close()
            return False
        self._lock = lock
        return True

    def save(self, match: Match) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.hold()
        match.save(self.file)

    def drop(self) -> None:
        """It is over, or kept elsewhere."""
        with suppress(FileNotFoundError, NotADirectoryError):
            self.file.unlink()
        self.release()

    def release(self) -> None:
        if self._lock is not None:
            self._lock_file.unlink(missing_ok=True)
            self._lock.close()
            self._lock = None

    @property
    def _lock_file(self) -> Path:
        return self.file.with_suffix(".lock")

    def document(self) -> Document:
        """May refuse what is no match any more."""
        return read_document(self.file.read_bytes())

    def when(self) -> str:
        left = datetime.fromtimestamp(self.file.stat().st_mtime)
        return f"on {left:%d %B} at {left:%H:%M}".replace(" 0", " ", 1)


def waiting(game: Game | None, tell: Callable[[str], None]) -> Iterator[Kept]:
    """The matches that nobody plays now, of one game or of all, the last one first."""
    for file in sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True):
        kept = Kept(file)
        try:
            of = kept.document().game
        except (OSError, Refusal) as trouble:
            tell(f"A match that was left cannot be read any more: {trouble} It lies in {set_aside(file)}.")
            continue
        if (game is None or of == game.key) and kept.hold():
            kept.release()
            yield kept


def set_aside(file: Path) -> Path:
    """Where it is not offered again."""
    return file.rename(file.with_suffix(UNREADABLE))
