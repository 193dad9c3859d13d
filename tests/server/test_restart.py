"""What a server leaves behind and finds again: the journal, the clocks, and no process without its tests."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from snowedin.games import GAMES
from snowedin.server.doors.app import application
from snowedin.server.live.settings import Settings
from snowedin.server.live.tables import Tables
from snowedin.server.store import EntryRow, StoreError, open_store, sqlite
from snowedin.server.wire import messages
from snowedin.server.wire.messages import ClockPlan

from .house import Guest, Server, wait_until
from .inside import appended

GAME = "ice_queen"
HOUR = 3_600_000


def house(folder: Path, time: list[int]) -> Tables:
    """The tables of a server whose time the test decides."""
    store = open_store(f"sqlite:///{folder / 'tables.sqlite'}")
    tables: Tables = application(store, GAMES, Settings(now=lambda: time[0])).state.tables
    return tables


def test_clocks_do_not_run_while_there_is_no_server(tmp_path: Path) -> None:
    async def play() -> None:
        time = [1_790_000_000_000]
        tables = house(tmp_path, time)
        await tables.open()
        clock = ClockPlan(bank=60_000, end="lose")
        seats = [messages.SeatPlan("open"), messages.SeatPlan("open")]
        table = (await tables.create("anna", messages.Create(GAME, seats, clock=clock))).table
        for player in ("anna", "ben"):
            await tables.join(player, table, messages.Join(player, "0" * 32))
        waiting = (await tables.live(table)).table.to_act()[0]
        time[0] += 10_000
        say = messages.Say(table, "hello", waiting, "hello")
        await tables.command(["anna", "ben"][waiting], say)  # the last moment that the log knows
        await tables.close()

        time[0] += HOUR
        tables = house(tmp_path, time)
        await tables.open()
        found = (await tables.live(table)).table
        assert found.status == "playing"
        assert found.clocks is not None
        assert found.clocks.left(waiting, time[0]) == 50_000
        time[0] += 5_000
        await tables.close()

        tables = house(tmp_path, time)  # and the log says so to everybody who reads it
        await tables.open()
        found = (await tables.live(table)).table
        assert found.clocks is not None
        assert found.clocks.left(waiting, time[0]) == 50_000
        await tables.close()

    asyncio.run(play())


@pytest.mark.parametrize(("what", "most"), [("JOURNAL", 10), ("COMMITS", 4)])
def test_a_journal_is_settled_and_reads_as_one_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, most: int
) -> None:
    monkeypatch.setattr(sqlite, what, most)
    path = tmp_path / "tables.sqlite"

    async def write() -> None:
        store = open_store(f"sqlite:///{path}")
        await store.open()
        for seq in range(1, 8):
            writes = [appended(store, match, [EntryRow(seq, seq, match.encode())]) for match in ("a", "b", "c")]
            assert await asyncio.gather(*writes) == [True] * 3
            assert await store.entries("b") == [EntryRow(number, number, b"b") for number in range(1, seq + 1)]
        await store.close()

    asyncio.run(write())
    with sqlite3.connect(path) as connection:
        counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("entry", "journal")]
    assert sum(counts) == 21
    assert counts[1] < 12, "nothing was moved to its place"


def test_one_server_at_a_time_has_a_file_and_the_next_finds_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)

    async def play() -> None:
        first, second = (open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}") for _ in range(2))
        await first.open()
        assert await appended(first, "m", [EntryRow(1, 5, b"a")])
        with pytest.raises(StoreError, match="Another server has"):
            await second.open()
        await first.close()
        await second.open()
        assert await second.entries("m") == [EntryRow(1, 5, b"a")]
        assert await appended(second, "m", [EntryRow(2, 6, b"b"), EntryRow(3, 6, b"c")])
        assert [row.seq for row in await second.entries("m", 1)] == [2, 3]
        await second.close()

    asyncio.run(play())


def test_a_search_is_compiled_once_for_all_who_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[Any] = []
    monkeypatch.setattr("snowedin.server.live.thinking.warm_up_level", lambda game, name: warmed.append(name))

    async def wait() -> None:
        tables = house(tmp_path, [0])
        await asyncio.gather(*(tables.thinkers.warm(GAMES[GAME], name) for name in ("yeti", "greed", "yeti")))
        tables.thinkers.close()

    asyncio.run(wait())
    assert warmed == ["yeti"]


@pytest.mark.skipif(sys.platform != "linux", reason="children are found by what Linux says of processes")
def test_a_server_that_was_killed_while_it_compiled_comes_back_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it had started has not its address, and ends with it."""
    monkeypatch.setenv("SNOWEDIN_CACHE", str(tmp_path / "cache"))
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}").start()
    assert server.process
    first = server.process.pid

    async def set_up() -> None:
        guest = await Guest(server.url).arrive()
        await guest.create(GAME, "me", "bot:greed")
        await guest.leave()

    try:
        asyncio.run(set_up())
        wait_until(lambda: children(first), 30)
        orphans = children(first)
        server.kill()
        server.start()
        wait_until(lambda: not any(is_alive(orphan) for orphan in orphans), 10)
    finally:
        server.stop()


def children(process: int) -> list[int]:
    found: list[int] = []
    for thread in Path(f"/proc/{process}/task").iterdir():
        found += map(int, (thread / "children").read_text().split())
    return found


ORPHAN = """
import sys, time
from tests.server.house import Server
print(Server(sys.argv[1]).start().process.pid, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
def test_killed_tests_leave_no_server_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-c", ORPHAN, f"sqlite:///{tmp_path / 'tables.sqlite'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as tests:
        assert tests.stdout is not None
        server = int(tests.stdout.readline())
        assert is_alive(server)
        tests.send_signal(signal.SIGKILL)
    wait_until(lambda: not is_alive(server), 10)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
