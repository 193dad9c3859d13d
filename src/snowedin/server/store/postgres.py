"""The store in PostgreSQL: several processes write the same tables and tell each other.

One task writes: ordinary entries that wait in one statement, those that also change the lists in another, which notify
the other processes once for all; everything else in one transaction.  If the connection breaks, nobody knows whether
the last commit was done, so it is tried again and rows that are there already, word for word, count as written.
An entry is written only where the one before it stands: a standby that took over may not have had it yet.
"""

import asyncio
import logging
import math
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg.errors import DeadlockDetected, SerializationFailure

from .. import metrics
from . import (
    Done,
    EntryRow,
    Listener,
    Mark,
    MatchRow,
    SeatRow,
    StoreError,
    components,
    migrations,
    promise,
)
from .appending import (
    MARKED,
    PLAIN,
    STANDS,
    Append,
    Connection,
    Job,
    Work,
    columns,
    count,
    is_counted,
    is_there,
    mark_match,
    rank,
    seat_all,
    sorted_out,
    turned,
)
from .queries import MATCH, Queries

T = TypeVar("T")
Write = Callable[[Connection, list[Any], bool], Awaitable[list[Any]]]

CHANNEL = "snowedin"
LISTENS = "snowedin listens"  # the name of a session by which processes know of each other
PEERS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = ?"
LOOK = 0.5  # seconds between two looks at who is there
BATCH = 400  # names of their matches fit into the 8,000 bytes of a notification
ATTEMPTS = 8
CONNECTING = 3  # seconds until a server that does not answer is given up
STATEMENT = 4.0  # seconds for a transaction or a query, after which the connection is cut
CLOSING = 2.0  # seconds for what is under way when the store is closed
LONGEST = 10.0  # seconds in which something is tried again; then whoever waits is told
SESSION = "-c statement_timeout=4000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=10000"
ALIVE: dict[str, Any] = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
LOCK = 0x534E4F57  # whoever migrates holds it
COUNTING = 0x534E4F58  # whoever ends a match that counts holds it: no row comes into sight before an earlier one
log = logging.getLogger("snowedin.postgres")


class PostgresStore(Queries):
    shared = True
    bereaved = -math.inf
    LOG = "entry"

    def __init__(self, url: str) -> None:
        self._url = url
        self._origin = secrets.token_hex(8)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._writer: Connection | None = None
        self._reader: Connection | None = None
        self._listener: Connection | None = None
        self.peers: set[int] = set()  # sessions of processes that listen, ours among them
        self._origins = {self._origin}  # of notifications that were heard
        self._stranger = asyncio.Event()  # one was heard for the first time
        self._connecting = asyncio.Lock()

    async def open(self) -> None:
        try:
            self._writer = await self._connect()
        except psycopg.Error as error:
            raise StoreError(f"PostgreSQL cannot be reached: {error}.") from error
        try:
            await self._migrate(self._writer)
        except psycopg.Error as error:
            raise StoreError(f"PostgreSQL cannot be set up: {error}.") from error
        self._tasks.append(asyncio.create_task(self._write_all()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            _, hung = await asyncio.wait(self._tasks, timeout=CLOSING)
            if hung:  # they wait for a server that does not answer
                self._cut_all()
                await asyncio.wait(hung, timeout=CLOSING)
        for connection in (self._writer, self._reader):
            if connection:
                await connection.close()

    def _cut_all(self) -> None:
        for connection in (self._writer, self._reader, self._listener):
            if connection:
                _cut(connection)

    async def ping(self) -> None:
        await self._write(lambda connection: connection.execute("SELECT 1"))

    async def beat(self, now: int) -> None:
        sql = "INSERT INTO pulse VALUES (1, %s) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
        await self._write(lambda connection: connection.execute(sql, (now,)))
        await self._read("SELECT (SELECT id FROM match LIMIT 1), (SELECT seq FROM entry LIMIT 1)")

    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=CONNECTING, options=SESSION, **ALIVE
        )

    async def _migrate(self, connection: Connection) -> None:
        async with connection.transaction():
            await connection.execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            await connection.execute("CREATE TABLE IF NOT EXISTS migration (step INTEGER PRIMARY KEY)")
            rows = await (await connection.execute("SELECT coalesce(max(step), 0) FROM migration")).fetchone()
            version = rows[0] if rows else 0
            steps = migrations("postgres")
            if version > steps[-1][0]:
                raise StoreError(
                    f"The database is of a newer Snowed In (step {version}); this one knows {steps[-1][0]}."
                )
            for number, script in steps:
                if number > version:
                    await connection.execute(script.encode())
                    await connection.execute("INSERT INTO migration VALUES (%s)", (number,))

    # Hearing of other processes

    async def listen(self, changed: Listener) -> None:
        connection = await self._connect_to_listen()
        self._tasks.append(asyncio.create_task(self._listen(connection, changed)))
        self._tasks.append(asyncio.create_task(self._count_peers(changed)))

    async def _count_peers(self, changed: Listener) -> None:
        """Notice when another process has died; what it was about to do is ours then, also where we left it to it."""
        while True:
            with suppress(StoreError):  # the database is away, and tells so where something is asked of it
                found = {row[0] for row in await self._read(PEERS, LISTENS)}
                gone, self.peers = self.peers - found, found
                if gone:
                    self.bereaved = time.monotonic()
                    await changed(None)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stranger.wait(), LOOK)
            self._stranger.clear()

    async def _connect_to_listen(self) -> Connection:
        self._listener = connection = await self._connect()
        with cut_after(connection, STATEMENT):
            await connection.execute(f"SET application_name = '{LISTENS}'; LISTEN {CHANNEL}")
        return connection

    async def _listen(self, connection: Connection, changed: Listener) -> None:
        """Pass on what others wrote; after a lost connection anything may have happened."""
        pause = 0.1
        while True:
            try:
                async for notice in connection.notifies():
                    origin, _, matches = notice.payload.partition(":")
                    if origin not in self._origins:  # it may die before the next look, and must be known by then
                        self._origins.add(origin)
                        self._stranger.set()
                    if origin != self._origin:
                        for match in matches.split(","):
                            await changed(match)
            except psycopg.Error as error:
                log.warning("the listening connection was lost", extra={"reason": type(error).__name__})
            finally:
                await connection.close()
            await asyncio.sleep(pause)
            try:
                connection = await self._connect_to_listen()
                await changed(None)
                pause = 0.1
            except psycopg.Error:  # said above, and tried again
                if self._listener is not None:
                    await self._listener.close()  # one that could not LISTEN would wait for nothing
                pause = min(10.0, pause * 2)

    # The task that writes

    async def _write_all(self) -> None:
        while True:
            batch = [await self._jobs.get()]
            while len(batch) < BATCH and not self._jobs.empty():
                batch.append(self._jobs.get_nowait())
            plain, marked, others = sorted_out(batch)
            await self._settle(plain, self._append_plain)
            await self._settle(marked, self._append_marked)
            await self._settle(others, self._transaction)  # behind all entries that waited before it

    async def _settle(self, jobs: list[Job], write: Write) -> None:
        """Write jobs and tell whoever waits for them."""
        if not jobs:
            return
        began = time.perf_counter()
        outcomes = await self._commit(jobs, write)
        metrics.commit_seconds.see(time.perf_counter() - began)
        for job, outcome in zip(jobs, outcomes, strict=True):
            try:
                job.done(outcome)
            except Exception:
                log.exception("what was written could not be told")

    async def _commit(self, jobs: list[Job], write: Write) -> list[Any]:
        """The outcome of every job; tried again while the connection or a deadlock is at fault."""
        reason: Exception | None = None
        end = time.monotonic() + LONGEST
        for attempt in range(ATTEMPTS):
            try:
                if self._writer is None or self._writer.closed:
                    self._writer = await self._connect()
                with cut_after(self._writer, STATEMENT):
                    return await write(self._writer, [job.work for job in jobs], attempt > 0)
            except (psycopg.OperationalError, psycopg.InterfaceError, DeadlockDetected, SerializationFailure) as error:
                reason = error
                log.warning("a transaction is tried again", extra={"reason": type(error).__name__})
                await asyncio.sleep(min(2.0, 0.05 * 2**attempt))
                if time.monotonic() > end:
                    break
            except Exception as error:  # noqa: BLE001  what it says may name players: only its kind is logged
                reason = error
                log.error("a transaction failed", extra={"reason": type(error).__name__})
                if self._writer is not None:
                    await self._writer.close()  # another server may answer by now, where this one may not write
                break
        return [StoreError(f"PostgreSQL cannot be written: {type(reason).__name__}.")] * len(jobs)

    async def _transaction(self, connection: Connection, works: Sequence[Append | Work], again: bool) -> list[Any]:
        """Entries first, in the order of their matches, so that two processes never wait for each other in a ring."""
        if len(works) == 1 and not is_counted(works[0]):
            return [await self._attempt(connection, works[0], again)]
        outcomes: list[Any] = [None] * len(works)
        async with connection.transaction(), self._counting(connection, works):
            for index in sorted(range(len(works)), key=lambda index: rank(works[index])):
                outcomes[index] = await self._attempt(connection, works[index], again)
        return outcomes

    async def _append_plain(self, connection: Connection, appends: list[Append], again: bool) -> list[bool]:
        """One entry each of different matches in one statement, which is a transaction by itself."""
        return await self._put(connection, PLAIN, appends, columns(sorted(appends, key=rank)), again)

    async def _append_marked(self, connection: Connection, appends: list[Append], again: bool) -> list[Any]:
        """The same, with what the lists say of their matches from now on."""
        ordered = sorted(appends, key=rank)
        marks = [append.mark for append in ordered if append.mark is not None]
        seats = [row for mark in marks for row in mark.seats or ()]
        values = [*columns(ordered), *turned((m.status, m.changed, m.final, m.seats is not None) for m in marks)]
        try:
            async with self._counting(connection, ordered):
                written = await self._put(connection, MARKED, appends, [*values, *turned(seats, 5)], again)
                for append, is_written in zip(appends, written, strict=True):
                    if is_written and append.mark is not None:
                        await count(connection, append.match, append.mark)
        except (psycopg.IntegrityError, psycopg.DataError):
            return await self._transaction(connection, appends, again)  # it is one of them; the others are written
        return written

    @asynccontextmanager
    async def _counting(self, connection: Connection, works: Sequence[Append | Work]) -> AsyncIterator[None]:
        """A transaction in which no other process ends a match that counts, if any of these does."""
        if not any(is_counted(work) for work in works):
            yield
            return
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(%s)", (COUNTING,))
            yield

    async def _put(
        self, connection: Connection, statement: bytes, appends: list[Append], values: list[Any], again: bool
    ) -> list[bool]:
        cursor = await connection.execute(statement, (*values, CHANNEL, f"{self._origin}:"))
        row = await cursor.fetchone()
        put = set(zip(row[0], row[1], strict=True)) if row else set()
        written = []
        for append in appends:
            name = append.match, append.rows[0].seq
            written.append(name in put or (again and await is_there(connection, append.match, append.rows[0])))
            put.discard(name)  # whoever writes the same number again was not first
        return written

    async def _attempt(self, connection: Connection, work: Append | Work, again: bool) -> Any:
        """One job by itself: if it fails, the others in the transaction still stand."""
        try:
            async with connection.transaction():
                if not isinstance(work, Append):
                    return await work(connection)
                if not await self._append(connection, work, again):
                    raise psycopg.Rollback
                return True
        except (psycopg.IntegrityError, psycopg.DataError) as error:
            return StoreError(f"The database refused a row: {type(error).__name__}.")
        return False

    async def _append(self, connection: Connection, append: Append, again: bool) -> bool:
        last = append.last
        for row in append.rows:
            put = await connection.execute(
                "INSERT INTO entry SELECT match, seq, at, body, link FROM (VALUES"
                " (%s::text, %s::bigint, %s::bigint, %s::bytea, %s::bytea, %s::bytea))"
                f" AS given (match, seq, at, body, link, last) WHERE {STANDS} ON CONFLICT DO NOTHING".encode(),
                (append.match, *row, last),
            )
            if not put.rowcount and not (again and await is_there(connection, append.match, row)):
                return False
            last = row.link
        if append.mark:
            await mark_match(connection, append.match, append.mark)
        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self._origin}:{append.match}"))
        return True

    def _write(self, work: Work) -> asyncio.Future[Any]:
        future, done = promise()
        self._jobs.put_nowait(Job(work, done))
        return future

    async def _change(self, sql: str, *values: Any) -> list[Any]:
        async def work(connection: Connection) -> list[Any]:
            cursor = await connection.execute(sql.replace("?", "%s").encode(), values)
            return await cursor.fetchall() if cursor.description else []

        found: list[Any] = await self._write(work)
        return found

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        end = time.monotonic() + LONGEST
        for attempt in range(ATTEMPTS):
            try:
                async with self._connecting:
                    if self._reader is None or self._reader.closed:
                        self._reader = await self._connect()
                with cut_after(self._reader, STATEMENT):
                    cursor = await self._reader.execute(sql.replace("?", "%s").encode(), values)
                    return await cursor.fetchall()
            except psycopg.OperationalError as error:
                log.warning("a query is tried again", extra={"reason": type(error).__name__})
                await asyncio.sleep(min(2.0, 0.05 * 2**attempt))
                if time.monotonic() > end:
                    break
            except psycopg.Error as error:
                raise StoreError(f"PostgreSQL cannot be read: {type(error).__name__}.") from error
        raise StoreError("PostgreSQL cannot be read.")

    # Players

    async def add_player(self, player: str, name: str, token: bytes, at: int) -> None:
        async def work(connection: Connection) -> None:
            await connection.execute("INSERT INTO player (id, name, created) VALUES (%s, %s, %s)", (player, name, at))
            await connection.execute("INSERT INTO token VALUES (%s, %s, %s)", (token, player, at))

        await self._write(work)

    async def rename_player(self, player: str, name: str) -> None:
        await self._write(lambda c: c.execute("UPDATE player SET name = %s WHERE id = %s", (name, player)))

    async def add_token(self, player: str, token: bytes, at: int) -> None:
        await self._write(lambda c: c.execute("INSERT INTO token VALUES (%s, %s, %s)", (token, player, at)))

    async def add_recovery(self, code: bytes, player: str, expires: int) -> None:
        await self._write(lambda c: c.execute("INSERT INTO recovery VALUES (%s, %s, %s)", (code, player, expires)))

    async def use_recovery(self, code: bytes, now: int) -> str | None:
        async def work(connection: Connection) -> str | None:
            await connection.execute("DELETE FROM recovery WHERE expires < %s", (now,))
            cursor = await connection.execute("DELETE FROM recovery WHERE hash = %s RETURNING player", (code,))
            row = await cursor.fetchone()
            return row[0] if row else None

        found: str | None = await self._write(work)
        return found

    # Matches

    async def add_match(self, row: MatchRow, seats: Sequence[SeatRow] = (), final: bytes | None = None) -> None:
        setup, parts = components.taken_apart(row.setup)
        row = row._replace(setup=setup)

        async def work(connection: Connection) -> None:
            for key, body in parts.items():
                await connection.execute("INSERT INTO component VALUES (%s, %s) ON CONFLICT DO NOTHING", (key, body))
            marks = ", ".join(["%s"] * 11)
            await connection.execute(f"INSERT INTO match ({MATCH}, final) VALUES ({marks})".encode(), (*row, final))
            await seat_all(connection, seats)

        await self._write(work)

    async def forget(self, matches: Sequence[str]) -> None:
        async def work(connection: Connection) -> None:
            for table, column in (("seat", "match"), ("entry", "match"), ("match", "id")):
                await connection.execute(f"DELETE FROM {table} WHERE {column} = ANY(%s)".encode(), (list(matches),))

        await self._write(work)

    async def entries(self, match: str, after: int = 0) -> list[EntryRow]:
        sql = "SELECT seq, at, body, link FROM entry WHERE match = ? AND seq > ? ORDER BY seq"
        return [EntryRow(*row) for row in await self._read(sql, match, after)]

    def append(self, match: str, rows: Sequence[EntryRow], mark: Mark | None, done: Done, last: bytes = b"") -> None:
        self._jobs.put_nowait(Job(Append(match, rows, mark, last), done))


@contextmanager
def cut_after(connection: Connection, seconds: float) -> Iterator[None]:
    """Hang up on a server that does not answer in time: to cancel would mean to wait for it again."""
    cutting = asyncio.get_running_loop().call_later(seconds, _cut, connection)
    try:
        yield
    finally:
        cutting.cancel()


def _cut(connection: Connection) -> None:
    log.warning("a connection that does not answer is cut")
    if not connection.closed:
        with suppress(OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)
