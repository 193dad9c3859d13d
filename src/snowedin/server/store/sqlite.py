"""The store in one SQLite file: write-ahead log, every commit synced.

Whatever came in a turn of the loop, or while a commit was under way, goes into one commit,
so a thousand tables share the cost of the disk.  The loop makes quick commits itself; a
thread does what may take long.  One process at a time has the file.
"""

import asyncio
import logging
import math
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from .. import metrics
from . import (
    DamagedError,
    Done,
    EntryRow,
    Listener,
    Mark,
    MatchRow,
    SeatRow,
    StoreError,
    components,
    journal,
    migrations,
    promise,
    salvage,
)
from .queries import COUNT, MATCH, Queries

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

FEW = 16  # writes that the loop commits itself
STATEMENTS = 300  # that are kept compiled: one for every number of entries, and the others
SWIFT = 0.004  # seconds: after a commit that takes longer the thread makes the next, so that the loop need not wait
SOUND = 0.25  # seconds: after a commit that takes longer the disk is in trouble, and the loop does not even read
JOURNAL = 20_000  # entries after which they are moved to their places
COMMITS = 2000  # after which that is done in any case, for the write-ahead log grows with each
BALLAST = 1 << 20  # bytes that are kept free for a full disk
READERS = 2
WAIT = 10.0  # seconds until whoever else has the file locked must let go of it
PATIENCE = 5.0  # seconds that an earlier server has to let go of the file

log = logging.getLogger("snowedin.sqlite")


class Job(NamedTuple):
    work: Work
    done: Done
    is_light: bool = False  # a few rows, which the loop may write itself


class Batch:
    """What goes to disk together: single entries, which are nearly all there is, and other jobs."""

    __slots__ = ("callbacks", "jobs", "values")

    def __init__(self) -> None:
        self.values: list[Any] = []  # match, seq, at, body, link of one entry after the other
        self.callbacks: list[Done] = []  # of one entry after the other
        self.jobs: list[Job] = []

    def __len__(self) -> int:
        return len(self.callbacks) + len(self.jobs)


SETTLE = Batch()  # asks for the journal to be settled
CHECK_IN = Batch()  # asks for the last of the write-ahead log to be brought into the file, while nobody writes


class SqliteStore(Queries):
    shared = False
    bereaved = -math.inf

    def __init__(self, path: str) -> None:
        self.path = path
        self._ballast = Path(f"{path}-ballast")
        self._waiting = Batch()
        self._is_committing = False
        self._is_swift = self._is_sound = True
        self._is_checking_in = False  # then the loop writes nothing itself, so that the write-ahead log can start anew
        self._unsettled = self._commits = 0  # since the journal was settled
        self._piece = journal.PIECE  # of it, that is moved together
        self._batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._tidier = ThreadPoolExecutor(1, "sqlite-tidier")
        self._local = threading.local()
        self._reading: list[sqlite3.Connection] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock: sqlite3.Connection | None = None
        self._at_once: sqlite3.Connection | None = None  # the loop's own, which never waits

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
            connection = await asyncio.to_thread(self._prepared)
            self._at_once = self._writer(0)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The database {self.path} cannot be opened: {error}.") from error
        self._thread = threading.Thread(target=self._write_all, args=(connection,), name="sqlite-writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        if self._thread:
            self._is_swift = self._is_sound = False  # from now on the loop writes and reads nothing itself
            waiting, self._waiting = self._waiting, Batch()
            if waiting:
                self._batches.put(waiting)
            self._batches.put(None)
            await asyncio.to_thread(self._thread.join)
            await asyncio.to_thread(self._tidier.shutdown)
            self._thread = None
        if self._at_once:
            self._at_once.close()
            self._at_once = None
        if self._lock:
            self._lock.close()
            self._lock = None
        self._ballast.unlink(missing_ok=True)
        self._readers.shutdown()
        for connection in self._reading:
            connection.close()

    async def listen(self, changed: Listener) -> None:
        """Nobody else writes into this file."""

    async def ping(self) -> None:
        await self._write(lambda connection: connection.execute("SELECT 1").fetchone())

    async def beat(self, now: int) -> None:
        await self._write(lambda connection: connection.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (now,)))
        await self._read("SELECT (SELECT count(*) FROM (SELECT 1 FROM match LIMIT 1)), (SELECT seq FROM log LIMIT 1)")

    def _prepared(self) -> sqlite3.Connection:
        self._lock = self._locked()
        _take_ballast(self._ballast)
        connection = self._writer(WAIT)
        connection.execute("PRAGMA journal_mode = WAL")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        steps = migrations("sqlite")
        if version > steps[-1][0]:
            raise StoreError(
                f"{self.path} was written by a newer Snowed In (step {version}); this one knows {steps[-1][0]}."
            )
        for number, script in steps:
            if number > version:
                connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
        journal.settle(connection)
        return connection

    def _locked(self) -> sqlite3.Connection:
        """A lock that the system takes away from whoever dies: two servers would not hear of each other's moves."""
        lock = sqlite3.connect(f"{self.path}-lock", timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise StoreError(f"Another server has {self.path} open; only one at a time can.") from error
            raise
        return lock

    def _connect(self, wait: float) -> sqlite3.Connection:
        return sqlite3.connect(
            self.path, timeout=wait, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS
        )

    def _writer(self, wait: float) -> sqlite3.Connection:
        connection = self._connect(wait)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # `journal.settle` does that
        return connection

    # From the loop to the disk and back: one batch at a time

    def _hurry(self) -> None:
        """See to it that what waits is written, with whatever else comes in this turn of the loop."""
        if not self._is_committing:
            self._is_committing = True
            assert self._loop is not None
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """A few entries are written on the spot: to wake the thread and be woken by it costs more than to wait."""
        batch, self._waiting = self._waiting, Batch()
        is_small = len(batch) < FEW and all(job.is_light for job in batch.jobs)
        may_write = is_small and self._is_swift and not self._is_checking_in
        if not (may_write and self._write_at_once(batch)):
            self._batches.put(batch)

    def _write_at_once(self, batch: Batch) -> bool:
        """False: it would have to wait, or failed; the thread has the patience, and says why."""
        began = time.perf_counter()
        assert self._at_once is not None
        try:
            outcomes = _written(self._at_once, batch)
        except Exception:  # noqa: BLE001  whatever it is, the thread meets it too
            journal.roll_back(self._at_once)
            return False
        self._deliver(batch, outcomes, time.perf_counter() - began)
        return True

    def _deliver(self, batch: Batch, outcomes: list[Any], seconds: float) -> None:
        metrics.commit_seconds.see(seconds)
        for done, outcome in zip((*batch.callbacks, *(job.done for job in batch.jobs)), outcomes, strict=True):
            try:
                done(outcome)
            except Exception:
                log.exception("what was written could not be told")
        self._is_swift, self._is_sound = seconds < SWIFT, seconds < SOUND
        self._settle_in_time(len(batch))
        self._is_committing = False
        if self._waiting:
            self._hurry()

    def _settle_in_time(self, written: int) -> None:
        self._unsettled += written
        self._commits += 1
        if self._unsettled >= JOURNAL or self._commits >= COMMITS:
            self._piece = journal.piece_for(self._unsettled, self._commits)
            self._unsettled = self._commits = 0
            self._batches.put(SETTLE)

    def _write_all(self, connection: sqlite3.Connection) -> None:
        assert self._loop is not None
        tidying = self._writer(WAIT)
        tidying.execute("PRAGMA synchronous = NORMAL")  # what is lost while it is moved still stands in the journal
        while (batch := self._batches.get()) is not None:
            if batch is SETTLE:
                if journal.settle_some(tidying, self._piece):
                    self._batches.put(SETTLE)  # behind all who want to write
                else:
                    self._tidier.submit(self._check_in)
                continue
            if batch is CHECK_IN:
                self._is_checking_in = True
                if not journal.check_in(tidying):  # the loop was still writing
                    journal.check_in(tidying)
                self._is_checking_in = False
                continue
            began = time.perf_counter()
            outcomes = commit(connection, batch, self._ballast)
            try:
                self._loop.call_soon_threadsafe(self._deliver, batch, outcomes, time.perf_counter() - began)
            except RuntimeError:  # the loop is closed: nobody waits any more
                break
        tidying.close()
        connection.close()

    def _check_in(self) -> None:
        """Bring most of the write-ahead log into the file while others write, who need not wait for all of it.

        It starts anew only when nothing is left of it: the writer's thread does the rest, and says what is wrong.
        """
        try:
            with closing(self._connect(WAIT)) as connection:
                connection.execute("PRAGMA synchronous = NORMAL")
                journal.check_in(connection)
        finally:
            self._batches.put(CHECK_IN)

    def _write(self, work: Callable[[sqlite3.Connection], T], is_light: bool = False) -> asyncio.Future[T]:
        future, done = promise()
        self._waiting.jobs.append(Job(work, done, is_light))
        self._hurry()
        return future

    async def _change(self, sql: str, *values: Any) -> list[Any]:
        return await self._write(lambda connection: connection.execute(sql, values).fetchall())

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        return await self._look(lambda connection: connection.execute(sql, values).fetchall())

    async def _glance(self, sql: str, *values: Any) -> list[Any]:
        """What an index finds in microseconds is read by the loop itself: to ask a thread costs many times as much."""
        if self._is_sound and self._at_once is not None:
            try:
                return self._at_once.execute(sql, values).fetchall()
            except sqlite3.Error as error:
                log.debug("a glance failed; a thread looks", extra={"reason": str(error)})
        return await self._read(sql, *values)

    async def _look(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Let a reading thread do something."""

        def looked() -> T:
            if not hasattr(self._local, "connection"):
                self._local.connection = self._connect(WAIT)
                self._reading.append(self._local.connection)
            return work(self._local.connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, looked)
        except sqlite3.Error as error:
            kind = DamagedError if salvage.is_broken(error) else StoreError
            raise kind(f"The database could not be read: {error}.") from error

    # Players

    async def add_player(self, player: str, name: str, token: bytes, at: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO player (id, name, created) VALUES (?, ?, ?)", (player, name, at))
            connection.execute("INSERT INTO token VALUES (?, ?, ?)", (token, player, at))

        await self._write(work)

    async def rename_player(self, player: str, name: str) -> None:
        await self._write(
            lambda connection: connection.execute("UPDATE player SET name = ? WHERE id = ?", (name, player))
        )

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
        setup, parts = components.taken_apart(row.setup)
        row = row._replace(setup=setup)

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("INSERT OR IGNORE INTO component VALUES (?, ?)", parts.items())
            connection.execute(f"INSERT INTO match ({MATCH}, final) VALUES (?,?,?,?,?,?,?,?,?,?,?)", (*row, final))
            connection.executemany("INSERT INTO seat VALUES (?, ?, ?, ?, ?)", seats)

        await self._write(work, is_light=not parts)

    async def forget(self, matches: Sequence[str]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table in ("seat", "entry", "journal", "length"):
                connection.executemany(f"DELETE FROM {table} WHERE match = ?", [(match,) for match in matches])
            connection.executemany("DELETE FROM match WHERE id = ?", [(match,) for match in matches])

        await self._write(work)

    async def entries(self, match: str, after: int = 0) -> list[EntryRow]:
        return await self._look(lambda connection: journal.read(connection, match, after))

    def append(self, match: str, rows: Sequence[EntryRow], mark: Mark | None, done: Done, last: bytes = b"") -> None:
        """Nobody else writes here, and nothing that was committed goes away: `last` need not be looked for."""
        if len(rows) == 1 and mark is None:
            seq, at, body, link = rows[0]
            # bytes would be asked for an adapter first
            self._waiting.values += (match, seq, at, bytearray(body), bytearray(link))
            self._waiting.callbacks.append(done)
        else:
            work = partial(_append, match=match, rows=rows, mark=mark)
            self._waiting.jobs.append(Job(work, done, is_light=True))
        self._hurry()


def commit(connection: sqlite3.Connection, batch: Batch, ballast: Path | None = None) -> list[Any]:
    """The outcomes: what each job gave, or why it failed; where the disk is full, tried once more without ballast."""
    try:
        return _written(connection, batch)
    except Exception as error:  # noqa: BLE001  what it says may name players: only SQLite's own words are told
        reason = str(error) if isinstance(error, sqlite3.Error) else type(error).__name__
        log.error("a commit failed", extra={"reason": reason})
        journal.roll_back(connection)
        is_full = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL
        if is_full and ballast is not None and _tidy_up(connection, ballast):
            return commit(connection, batch)
        return [StoreError(f"The database could not be written: {reason}.")] * len(batch)


def _written(connection: sqlite3.Connection, batch: Batch) -> list[Any]:
    """The outcomes of a batch that is on disk."""
    if not batch.jobs and len(batch) <= journal.LONGEST:
        journal.write(connection, batch.values)  # one statement is a transaction, and one wait for Python's lock
        return [True] * len(batch)
    connection.execute("BEGIN IMMEDIATE")
    journal.write(connection, batch.values)
    outcomes = [True] * len(batch.callbacks) + [_attempt(connection, job.work) for job in batch.jobs]
    connection.execute("COMMIT")
    return outcomes


def _tidy_up(connection: sqlite3.Connection, ballast: Path) -> bool:
    """Give up the ballast, so that the write-ahead log can be brought into the file and start anew."""
    try:
        ballast.unlink(missing_ok=True)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        _take_ballast(ballast)
    except (OSError, sqlite3.Error) as error:
        log.error("the disk is full, and nothing could be given back", extra={"reason": str(error)})
        return False
    return True


def _take_ballast(ballast: Path) -> None:
    """Room that is kept for the day when there is none; where there is none now, it is done without."""
    with suppress(OSError):
        ballast.write_bytes(bytes(BALLAST))


def _append(connection: sqlite3.Connection, match: str, rows: Sequence[EntryRow], mark: Mark | None) -> bool:
    journal.write(connection, [value for row in rows for value in (match, *row)])
    if mark:
        _mark(connection, match, mark)
    return True


def _attempt(connection: sqlite3.Connection, work: Work) -> Any:
    """One job by itself: if it fails, the others in the commit still stand."""
    connection.execute("SAVEPOINT job")
    try:
        outcome = work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO job")
        outcome = StoreError(f"The database refused a row: {error}.")
    connection.execute("RELEASE job")
    return outcome


@cache
def _replace_seats(count: int) -> str:
    return "INSERT OR REPLACE INTO seat VALUES " + ", ".join(["(?, ?, ?, ?, ?)"] * count)


def _mark(connection: sqlite3.Connection, match: str, mark: Mark) -> None:
    connection.execute(
        "UPDATE match SET status = ?, changed = ?, final = coalesce(?, final) WHERE id = ?",
        (mark.status, mark.changed, mark.final, match),
    )
    if mark.seats is not None:
        values = [value for row in mark.seats for value in row]  # as many as there are already
        connection.execute(_replace_seats(len(mark.seats)), values)
    if mark.counted is not None:
        connection.execute(COUNT, (mark.changed, mark.counted, match))
