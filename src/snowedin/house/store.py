"""The store of a house in a page: SQLite in memory, its changed pages kept by the browser after every commit.

What was told was kept before: the browser writes all pages of a commit or none.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from ..server.store import StoreError, journal, migrations
from ..server.store.sqlite import Batch, SqliteStore, commit

T = TypeVar("T")

PAGE = 4096  # bytes
MANY = 200  # commits until the journal's entries are moved to their places

Pages = Sequence[tuple[int, bytes]]
Keep = Callable[[Pages, int], Awaitable[None]]  # changed pages by their numbers, and how many there are in all


class PageStore(SqliteStore):
    """Begins with the `pages` that were kept, and has `keep` keep what is written."""

    def __init__(self, path: str, pages: bytes, keep: Keep) -> None:
        super().__init__(path)
        self._keep = keep
        self._kept = pages
        self._keeping: asyncio.Future[None] | None = None
        Path(path).write_bytes(pages)

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._at_once = connection = self._connect(0)
        for pragma in (f"page_size = {PAGE}", "journal_mode = MEMORY", "synchronous = OFF", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        for number, script in migrations("sqlite"):
            if number > version:
                connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
        journal.settle(connection)

    async def close(self) -> None:
        if self._at_once:
            self._at_once.close()

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, Batch()
        assert self._at_once is not None
        outcomes = commit(self._at_once, batch)
        self._keeping = asyncio.ensure_future(self._tell_when_kept(batch, outcomes))

    async def _tell_when_kept(self, batch: Batch, outcomes: list[Any]) -> None:
        try:
            await self._keep_changes()
        except Exception as error:  # noqa: BLE001  whatever the browser says
            outcomes = [StoreError(f"The browser could not keep it: {error}.")] * len(batch)
        self._deliver(batch, outcomes, 0.0)

    async def _keep_changes(self) -> None:
        now = Path(self.path).read_bytes()
        before = self._kept
        places = range(0, len(now), PAGE)
        changed = [(at // PAGE, now[at : at + PAGE]) for at in places if now[at : at + PAGE] != before[at : at + PAGE]]
        await self._keep(changed, len(places))
        self._kept = now

    def _settle_in_time(self, written: int) -> None:
        self._commits += 1
        if self._commits >= MANY and self._at_once is not None:
            self._commits = 0
            journal.settle(self._at_once)

    async def _look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._at_once is not None
        return work(self._at_once)
