"""Several processes on one PostgreSQL serve the same tables."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from snowedin.server.live import bots_and_clocks, load
from snowedin.server.store import postgres as store_on_postgres
from snowedin.server.store.postgres import LISTENS, PostgresStore
from snowedin.server.wire import messages

from .clusters import new_database
from .house import SHORT, Guest, Server, guests, play_out, running, wait_until
from .inside import house, soon

GAME = "ice_queen"


@asynccontextmanager
async def other_door(guest: Guest, server: Server) -> AsyncIterator[Guest]:
    """The same person, talking to another process."""
    again = Guest(server.url, guest.name)
    again.http.cookies = guest.http.cookies
    try:
        yield again
    finally:
        await again.leave()


async def play_by_socket(guest: Guest, table: str, seat: int) -> list[dict]:  # type: ignore[type-arg]
    """Play a seat over a socket to the end; all updates that came."""
    heard = []
    async with guest.socket() as line:
        await line.say("watch", table=table)
        while True:
            message = await line.hear(30)
            if message["type"] == "refused":
                assert message["code"] in ("stale", "not_to_act"), message
                continue
            heard.append(message)
            if message["status"] == "over":
                return heard
            if message["choices"]:
                action = message["choices"][0]["action"]
                await line.say("act", table=table, id=guest.new_id(), seat=seat, seq=message["seq"], action=action)


def test_two_processes_play_the_same_tables(postgres: str) -> None:
    database = new_database(postgres, "two")

    async def play(first: Server, second: Server) -> None:
        everybody = [f"Guest {number}" for number in range(8)]
        async with AsyncExitStack() as stack, guests(first.url, *everybody) as people:
            games = []
            for number in range(0, 8, 2):
                anna, ben = people[number], people[number + 1]
                table = await anna.create(GAME, "me", "open", *(["bot:greed"] if number % 4 else []), options=SHORT)
                await anna.join(table)
                away = await stack.enter_async_context(other_door(ben, second))
                await away.join(table)
                games.append(asyncio.gather(play_by_socket(anna, table, 0), play_by_socket(away, table, 1)))
            for heard in await asyncio.gather(*games):
                a, b = heard
                assert a[-1]["result"] == b[-1]["result"]
                assert a[-1]["seq"] == b[-1]["seq"]
                assert [m["seq"] for m in a] == sorted(m["seq"] for m in a)

    with running(database) as first, running(database) as second:
        asyncio.run(play(first, second))


def test_the_other_process_takes_over_when_one_is_killed(postgres: str) -> None:
    database = new_database(postgres, "takeover")

    async def play(first: Server, second: Server) -> None:
        async with guests(second.url, "Anna") as [anna]:
            table = await anna.create(GAME, "me", "bot:greed", "bot:chance", options=SHORT)
            async with other_door(anna, first) as there:
                await there.join(table)
            first.kill()
            heard = await asyncio.wait_for(play_by_socket(anna, table, 0), 90)
            assert heard[-1]["status"] == "over"

    with running(database) as second:
        first = Server(database).start()
        try:
            asyncio.run(play(first, second))
        finally:
            first.stop()


def test_what_a_dead_process_was_about_to_do_is_done_without_waiting_for_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_and_clocks, "PATIENCE", 1e9)
    monkeypatch.setattr(load, "LONGEST", 1e9)
    database = new_database(postgres, "bereaved")

    async def play() -> None:
        other = await psycopg.AsyncConnection.connect(database, application_name=LISTENS)
        async with house(database) as first:
            plans = [messages.SeatPlan("open"), messages.SeatPlan("bot", "greed")]
            table = (await first.create("anna", messages.Create(GAME, plans, options={"dealer": 1}))).table
            first.load.late, first.load.is_heavy = 1e9, True  # its bot does not get round to it
            await first.join("anna", table, messages.Join("Anna", "0" * 32, 0))
        async with house(database) as second:
            live = await second.live(table)
            assert live.table.match is not None
            match, store = live.table.match, second.store
            assert isinstance(store, PostgresStore)
            await soon(lambda: live.thinking and len(store.peers) == 2)
            assert not match.actions, "the other process may be at it"
            await other.close()
            await soon(lambda: match.actions)

    asyncio.run(play())


def test_a_process_is_known_as_soon_as_it_says_anything(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be killed before the next look at who is there, and nobody would notice."""
    database = new_database(postgres, "stranger")

    async def hear() -> None:
        async with house(database) as tables:
            store = tables.store
            assert isinstance(store, PostgresStore)
            await soon(lambda: store.peers)
            monkeypatch.setattr(store_on_postgres, "LOOK", 1e9)
            await asyncio.sleep(0.6)  # the look that was under way is over
            opening = psycopg.AsyncConnection.connect(database, application_name=LISTENS, autocommit=True)
            async with await opening as other:
                await other.execute(f"NOTIFY {store_on_postgres.CHANNEL}, 'stranger:table'")
                await soon(lambda: len(store.peers) == 2)

    asyncio.run(hear())


def test_lost_connections_to_postgres_are_made_again(postgres: str) -> None:
    database = new_database(postgres, "cut")

    def ask(what: str) -> int:
        """For how many connections of the server it was so."""
        asked = f"SELECT {what} FROM pg_stat_activity WHERE datname = 'cut'"
        with psycopg.connect(postgres.format("postgres"), autocommit=True) as connection:
            return len(connection.execute(asked).fetchall())

    def cut() -> None:
        """End all connections of the server, once the one that writes and the one that listens are there."""
        wait_until(lambda: ask("pid") >= 2, 20)
        ask("pg_terminate_backend(pid)")

    async def play(server: Server) -> None:
        async with guests(server.url, "Anna") as [anna]:
            table = await anna.create(GAME, "me", "me", options=SHORT)
            await anna.join(table)
            for _ in range(3):
                seen = [await anna.seen(table, seat=seat) for seat in (0, 1)]
                [seat] = [seat for seat in (0, 1) if seen[seat]["choices"]]
                seq, action = seen[seat]["seq"], seen[seat]["choices"][0]["action"]
                cut()
                done = await anna.command("act", table, seat=seat, seq=seq, action=action)
                assert done["seq"] == seq + 1
            cut()
            over = await play_out(table, anna)
            assert over["status"] == "over"

    with running(database) as server:
        asyncio.run(play(server))


def test_workers_share_one_address_and_a_dead_one_is_replaced(postgres: str) -> None:
    database = new_database(postgres, "workers")
    with running(database, "--workers", "2") as server:
        assert server.process is not None
        workers = children(server.process.pid)
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        wait_until(
            lambda: len(children(server.process.pid)) == 2 and workers[0] not in children(server.process.pid), 20
        )

        async def play() -> None:
            async with guests(server.url, "Anna", "Ben") as [anna, ben]:
                table = await anna.create(GAME, "me", "open")
                await anna.join(table)
                await ben.join(table)
                await asyncio.gather(play_by_socket(anna, table, 0), play_by_socket(ben, table, 1))

        asyncio.run(play())


def children(process: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def test_several_workers_on_sqlite_are_refused_with_a_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "snowedin", "serve", "--workers", "2", "--database", "sqlite:///none.sqlite"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr


@pytest.mark.parametrize("url", ["mysql://somewhere", "sqlite://relative", "nonsense"])
def test_an_unknown_database_is_refused_with_a_sentence(url: str) -> None:
    from snowedin.core.game import Refusal
    from snowedin.server.store import open_store

    with pytest.raises(Refusal, match="A database is"):
        open_store(url)


def test_players_whose_process_is_killed_come_back_and_play_on(postgres: str) -> None:
    """The players of a table are at one process; whichever it is, all of them are killed, one after the other."""
    database = new_database(postgres, "killed-home")

    async def play(server: Server) -> None:
        assert server.process is not None
        async with guests(server.url, "Anna", "Ben") as [anna, ben]:
            table = await anna.create(GAME, "me", "open")
            await anna.join(table)
            await ben.join(table)
            playing = asyncio.gather(play_on(anna, table, 0), play_on(ben, table, 1))
            for worker in children(server.process.pid):
                await asyncio.sleep(0.3)
                os.kill(worker, signal.SIGKILL)
                await asyncio.to_thread(wait_until, server.is_up, 20)
            first, second = await asyncio.wait_for(playing, 120)
            assert first == second, "both were told the same result"

    with running(database, "--workers", "2") as server:
        asyncio.run(play(server))


async def play_on(guest: Guest, table: str, seat: int) -> dict:  # type: ignore[type-arg]
    """Play a seat to the end, over as many sockets as that takes; the result."""
    while True:
        try:
            return (await play_by_socket(guest, table, seat))[-1]["result"]  # type: ignore[no-any-return]
        except (ConnectionClosed, OSError, InvalidHandshake):
            await asyncio.sleep(0.1)
