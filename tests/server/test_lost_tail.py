"""A database that lost its last entries, as a standby that lagged has when it takes over: noticed, told, played on."""

import asyncio
from typing import Any

import psycopg
import pytest

from snowedin.server.live.tables import Tables
from snowedin.server.store import EntryRow, Store, chain, open_store
from snowedin.server.wire import messages
from snowedin.server.wire.refusals import Denied

from .inside import POSTGRES, Listener, appended, house, seated, soon


def lose(database: str, table: str, after: int) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("DELETE FROM entry WHERE match = %s AND seq > %s", (table, after))


def cut_all(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def talk(tables: Tables, table: str, first: int, last: int) -> None:
    for number in range(first, last + 1):
        await tables.command("anna", messages.Say(table, f"say{number}", 0, "hello"))


async def numbers(tables: Tables, table: str) -> list[int]:
    return [row.seq for row in await tables.store.entries(table)]


def losses(listener: Listener) -> list[tuple[int, int]]:
    """What was lost, and where the table stood then."""
    return [(heard["lost"], heard["seq"]) for heard in listener.heard if heard.get("lost")]


@POSTGRES
def test_a_table_goes_on_from_what_the_store_still_has(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            ben = Listener("ben")
            await tables.watch("ben", table, ben, None)
            await talk(tables, table, 1, 6)
            lose(database_url, table, after=5)
            done = await tables.command("ben", messages.Say(table, "on", 1, "oops"))
            assert isinstance(done, messages.Accepted)
            assert done.seq == 6
            assert await numbers(tables, table) == [1, 2, 3, 4, 5, 6]
            assert losses(ben) == [(3, 5)]
            assert (await tables.writer.load(table)).table.seq == 6

    asyncio.run(play())


@POSTGRES
def test_whoever_only_looks_sees_what_the_store_still_has(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            await talk(tables, table, 1, 6)
            lose(database_url, table, after=4)
            assert (await tables.seen(table)).table.seq == 4

    asyncio.run(play())


@POSTGRES
def test_watchers_are_told_as_soon_as_the_connections_are_new(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            ben = Listener("ben")
            await tables.watch("ben", table, ben, None)
            await talk(tables, table, 1, 2)
            lose(database_url, table, after=3)
            cut_all(database_url)
            await soon(lambda: losses(ben) == [(1, 3)])

    asyncio.run(play())


@POSTGRES
def test_who_comes_back_after_a_restart_is_told_what_is_lost(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            await talk(tables, table, 1, 6)
        lose(database_url, table, after=5)
        async with house(database_url) as tables:
            ben = Listener("ben")
            await tables.watch("ben", table, ben, since=8)
            assert losses(ben) == [(3, 5)]

    asyncio.run(play())


@POSTGRES
def test_a_process_does_not_write_behind_another_history(database_url: str) -> None:
    """One process went on from what was left; the other still knows what was lost."""

    async def play() -> None:
        async with house(database_url) as here, house(database_url) as there:
            table = await seated(here, "anna", "ben")
            anna = Listener("anna")
            await here.watch("anna", table, anna, None)
            await talk(here, table, 1, 4)
            lose(database_url, table, after=4)
            await talk(there, table, 11, 12)  # entries 5 and 6 anew
            await here.command("ben", messages.Say(table, "on", 1, "oops"))
            assert await numbers(here, table) == [1, 2, 3, 4, 5, 6, 7]
            assert len(losses(anna)) == 1
            for tables in (here, there):
                assert (await tables.writer.load(table)).table.seq == 7

    asyncio.run(play())


@POSTGRES
def test_a_table_that_is_lost_altogether_is_not_written(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = (await tables.create("owner", messages.Create("ice_queen", [messages.SeatPlan("open")] * 2))).table
            with psycopg.connect(database_url, autocommit=True) as connection:
                connection.execute("DELETE FROM seat")
                connection.execute("DELETE FROM match")
            with pytest.raises(Denied, match="no such table"):
                await tables.join("anna", table, messages.Join("Anna", "0" * 32, 0))
            assert await numbers(tables, table) == []

    asyncio.run(play())


@POSTGRES
def test_an_entry_is_written_only_behind_the_one_before_it(database_url: str) -> None:
    def entry(seq: int, link: bytes) -> EntryRow:
        return EntryRow(seq, 5, b"x", link)

    async def write() -> None:
        store: Store = open_store(database_url)
        await store.open()
        assert await appended(store, "m", [entry(1, b"one")])
        assert not await appended(store, "m", [entry(3, b"three")], b"two")
        assert not await appended(store, "m", [entry(2, b"two")], b"another")
        assert not await appended(store, "m", [entry(2, b"two"), entry(3, b"three")], b"another")
        assert await appended(store, "m", [entry(2, b"two"), entry(3, b"three")], b"one")
        assert [row.seq for row in await store.entries("m")] == [1, 2, 3]
        await store.close()

    asyncio.run(write())


def test_a_link_depends_on_everything_before_it() -> None:
    start: Any = b"seal"
    one = chain.link(start, 1, 5, b"a")
    assert len({one, chain.link(b"other", 1, 5, b"a"), chain.link(start, 2, 5, b"a"), chain.link(start, 1, 6, b"a"),
                chain.link(start, 1, 5, b"b")}) == 5  # fmt: skip


@POSTGRES
def test_who_was_away_while_others_played_on_is_told_too(database_url: str) -> None:
    """The table has grown beyond what they knew, but not out of it: the time of the entry that they knew last tells."""

    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            ben = Listener("ben")
            await tables.watch("ben", table, ben, None)
            await talk(tables, table, 1, 6)
            known = ben.heard[-1]
            assert known["seq"] == 8
        lose(database_url, table, after=5)
        async with house(database_url) as tables:
            await talk(tables, table, 11, 15)
            back, well = Listener("ben"), Listener("ben")
            await tables.watch("ben", table, back, since=known["seq"], at=known["at"])
            assert losses(back) == [(3, 10)]
            assert [event["seq"] for event in back.heard[0]["events"]] == [6, 7, 8, 9, 10]
            await tables.watch("ben", table, well, since=10, at=back.heard[0]["at"])
            assert losses(well) == [], "nothing was lost since then"

    asyncio.run(play())


@POSTGRES
def test_who_missed_nothing_is_told_of_no_loss(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            ben, back = Listener("ben"), Listener("ben")
            await tables.watch("ben", table, ben, None)
            known = ben.heard[0]
            await talk(tables, table, 1, 6)
        async with house(database_url) as tables:
            await tables.watch("ben", table, back, since=known["seq"], at=known["at"])
            assert losses(back) == []
            assert len(back.heard[0]["events"]) == 6

    asyncio.run(play())
