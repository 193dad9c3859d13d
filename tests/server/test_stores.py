"""What the stores do with errors that nobody expected: they are answered, and the next write is written."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from snowedin.server.store import EntryRow, Store, StoreError, journal, open_store, sqlite

from .inside import BOTH, POSTGRES, appended, soon


async def opened(url: str) -> Any:
    store: Store = open_store(url)
    await store.open()
    return store


@BOTH
def test_a_job_that_fails_in_an_unexpected_way_does_not_stop_the_writer(database_url: str) -> None:
    def fail(connection: Any) -> None:
        raise RuntimeError("nobody thought of this")

    async def write() -> None:
        store = await opened(database_url)
        async with asyncio.timeout(20):
            with pytest.raises(StoreError, match="written"):
                await store._write(fail)
            with pytest.raises(StoreError, match="written"):
                await store._write(lambda connection: connection.execute("SELECT * FROM nothing"))
            await store.ping()
        await store.close()

    asyncio.run(write())


@BOTH
def test_whoever_cannot_be_told_does_not_stop_the_writer(database_url: str) -> None:
    def done(outcome: Any) -> None:
        raise RuntimeError("nobody thought of this")

    async def write() -> None:
        store = await opened(database_url)
        async with asyncio.timeout(20):
            store.append("m", [EntryRow(1, 5, b"a")], None, done)
            assert await appended(store, "m", [EntryRow(2, 5, b"b")])
        await store.close()

    asyncio.run(write())


@BOTH
def test_what_cannot_be_read_is_the_stores_failure(database_url: str) -> None:
    async def read() -> None:
        store = await opened(database_url)
        with pytest.raises(StoreError, match="read"):
            await store._read("SELECT * FROM nothing")
        assert await store.entries("m") == []
        await store.close()

    asyncio.run(read())


@POSTGRES
def test_a_database_that_was_read_only_for_a_while_is_written_again(database_url: str, postgres: str) -> None:
    import psycopg

    name = database_url.rpartition("?")[0].rpartition("/")[2]

    def set_read_only(value: str) -> None:
        with psycopg.connect(postgres.format("postgres"), autocommit=True) as connection:
            connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {value}'.encode())
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))

    async def write() -> None:
        store = await opened(database_url)
        set_read_only("on")
        async with asyncio.timeout(20):
            with pytest.raises(StoreError, match="ReadOnlySqlTransaction"):
                await appended(store, "m", [EntryRow(1, 5, b"a")])
        with psycopg.connect(postgres.format("postgres"), autocommit=True) as connection:
            connection.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = off'.encode())
        assert await appended(store, "m", [EntryRow(1, 5, b"a")])
        await store.close()

    asyncio.run(write())


def test_a_disk_that_fails_even_to_roll_back_is_answered() -> None:
    class Broken:
        in_transaction = True

        def execute(self, *_: Any) -> None:
            raise sqlite3.OperationalError("disk I/O error")

    batch = sqlite.Batch()
    batch.jobs.append(sqlite.Job(lambda connection: None, lambda outcome: None))
    connection: Any = Broken()
    [outcome] = sqlite.commit(connection, batch)
    assert isinstance(outcome, StoreError)
    journal.settle(connection)


def test_the_loop_writes_a_few_entries_and_the_thread_what_may_take_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_plainly, writers = journal.write, []

    def noted(connection: sqlite3.Connection, values: list[Any]) -> None:
        writers.append(threading.current_thread())
        write_plainly(connection, values)

    async def write() -> None:
        store = await opened(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        monkeypatch.setattr(journal, "write", noted)
        monkeypatch.setattr(sqlite, "SWIFT", 60)
        assert await appended(store, "few", [EntryRow(1, 5, b"a")])
        many = [appended(store, f"many{number}", [EntryRow(1, 5, b"a")]) for number in range(sqlite.FEW)]
        assert await asyncio.gather(*many) == [True] * sqlite.FEW
        monkeypatch.setattr(sqlite, "SWIFT", 0)
        assert await appended(store, "few", [EntryRow(2, 5, b"a")])  # which shows that the disk is slow
        assert await appended(store, "few", [EntryRow(3, 5, b"a")])
        loop, thread = threading.current_thread(), store._thread
        assert writers == [loop, thread, loop, thread]
        await store.close()

    asyncio.run(write())


def test_what_waits_when_the_store_is_closed_is_written_once(tmp_path: Path) -> None:
    async def write() -> None:
        url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        store = await opened(url)
        heard: list[Any] = []
        slow = store._write(lambda connection: time.sleep(0.05))
        await asyncio.sleep(0.01)
        store.append("last", [EntryRow(1, 5, b"a")], None, heard.append)
        await store.close()
        assert slow.done()
        assert heard == [True]
        store = await opened(url)
        assert len(await store.entries("last")) == 1
        await store.close()

    asyncio.run(write())


def test_whatever_goes_wrong_in_the_loop_is_left_to_the_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_plainly, main = journal.write, threading.current_thread()

    def short_of_memory(connection: sqlite3.Connection, values: list[Any]) -> None:
        if threading.current_thread() is main:
            raise MemoryError
        write_plainly(connection, values)

    async def write() -> None:
        store = await opened(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        monkeypatch.setattr(journal, "write", short_of_memory)
        assert await asyncio.wait_for(appended(store, "few", [EntryRow(1, 5, b"a")]), 5)
        await store.close()

    asyncio.run(write())


def test_a_locked_file_does_not_hold_up_the_loop(tmp_path: Path) -> None:
    async def write() -> None:
        store = await opened(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.ensure_future(appended(store, "few", [EntryRow(1, 5, b"a")]))
            for _ in range(10):
                await asyncio.sleep(0.01)
            assert not writing.done()
            assert store._at_once.execute("PRAGMA busy_timeout").fetchone() == (0,)
            other.execute("ROLLBACK")
            assert await asyncio.wait_for(writing, 5)
        await store.close()

    asyncio.run(write())


@pytest.mark.parametrize("name", ["garbage", "file/tables.sqlite"])
def test_a_file_that_cannot_be_a_database_is_refused_with_a_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / "garbage").write_bytes(b"This is no database. " * 100)
    (tmp_path / "file").touch()

    async def write() -> None:
        with pytest.raises(StoreError, match=r"cannot be opened: .*\.$"):
            await open_store(f"sqlite:///{tmp_path / name}").open()

    asyncio.run(write())


NOWHERE = "postgresql://nobody@127.0.0.1:1/nothing"


@pytest.mark.parametrize(
    ("database", "more", "sentence"),
    [("sqlite:///{}/garbage", [], "cannot be opened"), (NOWHERE, ["--workers", "2"], "PostgreSQL cannot be reached")],
)
def test_a_server_without_its_database_says_so_and_ends(
    tmp_path: Path, database: str, more: list[str], sentence: str
) -> None:
    (tmp_path / "garbage").write_bytes(b"This is no database. " * 100)
    command = [sys.executable, "-m", "snowedin", "serve", "--port", "0", "--cold", *more]
    ended = subprocess.run(
        [*command, "--database", database.format(tmp_path)], capture_output=True, text=True, check=False, timeout=60
    )
    assert ended.returncode == 2
    assert sentence in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists the open files of a process")
def test_a_closed_store_has_no_file_open(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    def files() -> set[str]:
        return {os.path.realpath(link) for link in Path("/proc/self/fd").iterdir()}

    async def use() -> None:
        store = await opened(f"sqlite:///{path}")
        await asyncio.gather(*(store.entries("m") for _ in range(4)))
        assert str(path) in files()
        await store.close()
        assert not {file for file in files() if file.startswith(str(tmp_path))}

    asyncio.run(use())


@POSTGRES
def test_a_new_connection_that_cannot_listen_is_given_up_for_another(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a standby that is not promoted yet: it answers, and refuses to listen."""
    import psycopg

    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE %s"
    deaf: list[Any] = []
    heard: list[str | None] = []

    async def fail(*_: Any) -> None:
        raise psycopg.errors.ReadOnlySqlTransaction("not yet")

    async def hear(match: str | None) -> None:
        heard.append(match)

    async def nobody(changed: Any) -> None:
        """Asks who else is there: that would take the bad connection."""

    async def listen() -> None:
        here, there = await opened(database_url), await opened(database_url)
        monkeypatch.setattr(here, "_count_peers", nobody)
        await here.listen(hear)
        connect = here._connect

        async def connect_badly_once() -> Any:
            connection = await connect()
            if not deaf:
                monkeypatch.setattr(connection, "execute", fail)
                deaf.append(connection)
            return connection

        monkeypatch.setattr(here, "_connect", connect_badly_once)
        await there._write(lambda connection: connection.execute(cut, ("%LISTEN%",)))
        await soon(lambda: heard == [None])
        assert await appended(there, "m", [EntryRow(1, 5, b"a")])
        await soon(lambda: heard == [None, "m"])
        assert deaf[0].closed
        await here.close()
        await there.close()

    asyncio.run(listen())


def test_a_log_that_is_read_while_it_is_moved_is_not_called_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was read by two questions, between which entries came and were moved to their places."""
    monkeypatch.setattr(sqlite, "COMMITS", 1)

    async def read_and_write() -> None:
        store = await opened(f"sqlite:///{tmp_path}/moved.sqlite")
        writing = asyncio.create_task(write(store))
        while not writing.done():
            await store.entries("m")
        await writing
        assert [row.seq for row in await store.entries("m")] == list(range(1, 301))
        await store.close()

    async def write(store: Any) -> None:
        for seq in range(1, 301):
            assert await appended(store, "m", [EntryRow(seq, 5, b"a")])

    asyncio.run(read_and_write())


def test_the_journal_is_moved_in_larger_pieces_where_commits_are_large() -> None:
    assert journal.piece_for(2000, 2000) == journal.PIECE  # one table
    assert journal.piece_for(20_000, 200) == journal.PIECE  # a hundred
    assert journal.PIECE < journal.piece_for(20_000, 80) < journal.LARGEST
    assert journal.piece_for(20_000, 20) == journal.LARGEST  # a thousand
