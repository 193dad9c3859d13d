"""The store in one SQLite file: write-ahead log, every commit synced, one thread that writes.

Whatever waits while a commit is under way goes into the next one together, so a
thousand tables share the cost of the disk.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from .store import EntryRow, Listener, Mark, MatchRow, ResultRow, SeatRow, StoreError, gather_results, migrations

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

BATCH = 1000  # writes in one commit at most
BUSY = 8  # writes in a commit that make the next one wait
GATHER = 0.004  # so many seconds
LONGEST = 256  # entries in one statement
READERS = 2

MATCH = "id, game, status, public, created, changed, owner, secret, deal, setup"


class Append(NamedTuple):
    """One entry and nothing else: what nearly every write is."""

    match: str
    seq: int
    at: int
    body: bytes


class Job(NamedTuple):
    work: Append | Work
    done: asyncio.Future[Any]


class SqliteStore:
    shared = False

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._local = threading.local()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._prepared)
        self._thread = threading.Thread(target=self._write_all, args=(connection,), name="sqlite-writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self._readers.shutdown()

    async def listen(self, heard: Listener) -> None:
        """Nobody else writes into this file."""

    async def ping(self) -> None:
        await self._write(lambda connection: connection.execute("SELECT 1").fetchone())

    def _prepared(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        steps = migrations("sqlite")
        if version > steps[-1][0]:
            raise StoreError(
                f"{self.path} was written by a newer Snowed In (step {version}); this one knows {steps[-1][0]}."
            )
        for number, script in steps:
            if number > version:
                connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
        return connection

    def _connect(self) -> sqlite3.Connection:
        try:
            return sqlite3.connect(self.path, timeout=10, isolation_level=None, check_same_thread=False)
        except sqlite3.OperationalError as error:
            raise StoreError(f"The database {self.path} cannot be opened: {error}.") from error

    # The thread that writes

    def _write_all(self, connection: sqlite3.Connection) -> None:
        batch: list[Job] = []
        while (first := self._jobs.get()) is not None:
            if len(batch) >= BUSY:
                time.sleep(GATHER)  # where there is much to write, more at once is cheaper
            batch, go_on = self._waiting(first)
            outcomes = self._commit(connection, batch)
            assert self._loop is not None
            try:
                self._loop.call_soon_threadsafe(_deliver, batch, outcomes)
            except RuntimeError:  # the loop is closed: nobody waits any more
                break
            if not go_on:
                break
        connection.close()

    def _waiting(self, first: Job) -> tuple[list[Job], bool]:
        """All that waits for the disk now, and whether there is more to come."""
        batch = [first]
        while len(batch) < BATCH:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return batch, False
            batch.append(job)
        return batch, True

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> list[Any]:
        """The outcome of every job: what it gave, or why it failed."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            appends = [job.work for job in batch if isinstance(job.work, Append)]
            appended = iter(_append_all(connection, appends))
            outcomes = [
                next(appended) if isinstance(job.work, Append) else _attempt(connection, job.work) for job in batch
            ]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [StoreError(f"The database could not be written: {error}.")] * len(batch)
        return outcomes

    def _write(self, work: Append | Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, done))
        return done

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        def fetch() -> list[Any]:
            if not hasattr(self._local, "connection"):
                self._local.connection = self._connect()
            return self._local.connection.execute(sql, values).fetchall()  # type: ignore[no-any-return]

        return await asyncio.get_running_loop().run_in_executor(self._readers, fetch)

    # Players

    async def add_player(self, player: str, name: str, token: bytes, at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO player VALUES (?, ?, ?)", (player, name, at))
            connection.execute("INSERT INTO token VALUES (?, ?, ?)", (token, player, at))

        await self._write(work)

    async def rename_player(self, player: str, name: str) -> None:
        await self._write(
            lambda connection: connection.execute("UPDATE player SET name = ? WHERE id = ?", (name, player))
        )

    async def player_of_token(self, token: bytes) -> tuple[str, str] | None:
        rows = await self._read(
            "SELECT player.id, name FROM token JOIN player ON player.id = token.player WHERE hash = ?", token
        )
        return rows[0] if rows else None

    async def add_token(self, player: str, token: bytes, at: int) -> None:
        await self._write(
            lambda connection: connection.execute("INSERT INTO token VALUES (?, ?, ?)", (token, player, at))
        )

    async def add_recovery(self, code: bytes, player: str, expires: int) -> None:
        await self._write(
            lambda connection: connection.execute("INSERT INTO recovery VALUES (?, ?, ?)", (code, player, expires))
        )

    async def use_recovery(self, code: bytes, now: int) -> str | None:
        def work(connection: sqlite3.Connection) -> str | None:
            connection.execute("DELETE FROM recovery WHERE expires < ?", (now,))
            row = connection.execute("DELETE FROM recovery WHERE hash = ? RETURNING player", (code,)).fetchone()
            return row[0] if row else None

        return await self._write(work)

    # Matches

    async def add_match(self, row: MatchRow, seats: Sequence[SeatRow] = (), final: bytes | None = None) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(f"INSERT INTO match ({MATCH}, final) VALUES (?,?,?,?,?,?,?,?,?,?,?)", (*row, final))
            connection.executemany("INSERT INTO seat VALUES (?, ?, ?, ?, ?)", seats)

        await self._write(work)

    async def match(self, match: str) -> MatchRow | None:
        rows = await self._read(f"SELECT {MATCH} FROM match WHERE id = ?", match)
        return MatchRow(*rows[0]) if rows else None

    async def entries(self, match: str, after: int = 0) -> list[EntryRow]:
        rows = await self._read(
            "SELECT seq, at, body FROM entry WHERE match = ? AND seq > ? ORDER BY seq", match, after
        )
        return [EntryRow(*row) for row in rows]

    def append(self, match: str, rows: Sequence[EntryRow], mark: Mark | None = None) -> asyncio.Future[bool]:
        if len(rows) == 1 and mark is None:
            return self._write(Append(match, *rows[0]))

        def work(connection: sqlite3.Connection) -> bool:
            for seq, at, body in rows:
                put = connection.execute("INSERT OR IGNORE INTO entry VALUES (?, ?, ?, ?)", (match, seq, at, body))
                if not put.rowcount:
                    return False
            if mark:
                _mark(connection, match, mark)
            return True

        return self._write(work)

    async def open_matches(self, since: int, most: int) -> list[MatchRow]:
        rows = await self._read(
            f"SELECT {MATCH} FROM match WHERE status = 'open' AND public AND created > ? ORDER BY created DESC LIMIT ?",
            since,
            most,
        )
        return [MatchRow(*row) for row in rows]

    async def count_unfinished(self, owner: str) -> int:
        rows = await self._read("SELECT count(*) FROM match WHERE owner = ? AND status IN ('open', 'playing')", owner)
        return int(rows[0][0])

    async def matches_of(self, player: str, most: int, before: int) -> list[MatchRow]:
        rows = await self._read(
            f"SELECT {MATCH} FROM match WHERE changed < ?"
            " AND (owner = ? OR id IN (SELECT match FROM seat WHERE player = ?)) ORDER BY changed DESC LIMIT ?",
            before,
            player,
            player,
            most,
        )
        return [MatchRow(*row) for row in rows]

    async def results(self, player: str | None, deal: str | None, most: int) -> list[ResultRow]:
        which = "SELECT id FROM match WHERE status = 'over' AND final IS NOT NULL"
        values: list[Any] = []
        if player is not None:
            which += " AND id IN (SELECT match FROM seat WHERE player = ?)"
            values.append(player)
        if deal is not None:
            which += " AND deal = ?"
            values.append(deal)
        rows = await self._read(
            "SELECT m.id, game, changed, deal, final, seat, player, name, reward FROM match m JOIN seat ON match = m.id"
            f" WHERE m.id IN ({which} ORDER BY changed DESC LIMIT ?) ORDER BY changed DESC, m.id, seat",
            *values,
            most,
        )
        return gather_results(rows)


def _append_all(connection: sqlite3.Connection, appends: list[Append]) -> list[bool]:
    """Many entries in few statements: every statement is a wait for Python's lock."""
    outcomes: list[bool] = []
    start, size = 0, LONGEST
    while start < len(appends):
        while start + size > len(appends):
            size //= 2
        some = appends[start : start + size]
        put = connection.execute(_insert(size), [value for append in some for value in append])
        whole = put.rowcount == size
        outcomes += [True] * size if whole else [_is_own(connection, append) for append in some]
        start += size
    return outcomes


@cache
def _insert(size: int) -> str:
    return "INSERT OR IGNORE INTO entry VALUES " + ", ".join(["(?, ?, ?, ?)"] * size)


def _is_own(connection: sqlite3.Connection, append: Append) -> bool:
    """Some of the entries were there before: was this one just put there, or is it somebody else's?"""
    rows = connection.execute("SELECT at, body FROM entry WHERE match = ? AND seq = ?", append[:2]).fetchall()
    return bool(rows == [append[2:]])


def _attempt(connection: sqlite3.Connection, work: Work) -> Any:
    """One job by itself: if it fails, the others in the commit still stand."""
    connection.execute("SAVEPOINT job")
    try:
        outcome = work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO job")
        outcome = StoreError(f"The database refused a row: {error}.")
    if outcome is False:
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return outcome


def _mark(connection: sqlite3.Connection, match: str, mark: Mark) -> None:
    connection.execute(
        "UPDATE match SET status = ?, changed = ?, final = coalesce(?, final) WHERE id = ?",
        (mark.status, mark.changed, mark.final, match),
    )
    if mark.seats is not None:
        connection.execute("DELETE FROM seat WHERE match = ?", (match,))
        connection.executemany("INSERT INTO seat VALUES (?, ?, ?, ?, ?)", mark.seats)


def _deliver(batch: list[Job], outcomes: list[Any]) -> None:
    for job, outcome in zip(batch, outcomes, strict=True):
        if job.done.cancelled():
            continue
        if isinstance(outcome, Exception):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
