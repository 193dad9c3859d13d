"""Everybody sees with the eyes of the seats they have at that moment, and hears all that these may know."""

import asyncio
from typing import Any

import pytest

from snowedin.server.archive.analyses import Analyst
from snowedin.server.archive.ladders import Ladders
from snowedin.server.doors import handlers
from snowedin.server.doors.call import Call
from snowedin.server.doors.passkeys import PasskeyDesk
from snowedin.server.doors.players import Player, Players
from snowedin.server.live.company import Company
from snowedin.server.live.tables import Tables
from snowedin.server.store import EntryRow, StoreError
from snowedin.server.wire import messages

from .inside import BOTH, GAME, POSTGRES, SQLITE, Listener, events_told, fail_to_write, house, seated, soon


@POSTGRES
def test_who_sits_down_through_another_process_sees_with_the_eyes_of_the_seat(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as here, house(database_url) as there:
            plans = [messages.SeatPlan("open"), messages.SeatPlan("open")]
            table = (await here.create("owner", messages.Create(GAME, plans))).table
            anna, cleo = Listener("anna"), Listener("cleo")
            for watcher in (anna, cleo):
                await here.watch(watcher.player, table, watcher, None)
            for number, player in enumerate(("anna", "ben")):
                await there.join(player, table, messages.Join(player, "0" * 32, number))
            await soon(lambda: cleo.heard[-1].get("status") == "playing")
            assert anna.heard[-1]["seat"] == 0
            assert anna.heard[-1]["view"]["own"] is not None
            assert cleo.heard[-1]["seat"] is None
            assert set((await here.live(table)).watchers) == {0, None}

    asyncio.run(play())


@SQLITE
def test_a_seat_that_was_not_taken_after_all_gives_nobody_its_eyes(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            plans = [messages.SeatPlan("open"), messages.SeatPlan("open")]
            table = (await tables.create("owner", messages.Create(GAME, plans))).table
            anna = Listener("anna")
            await tables.watch("anna", table, anna, None)
            with monkeypatch.context() as patch:
                fail_to_write(tables, patch)
                with pytest.raises(StoreError):
                    await tables.join("anna", table, messages.Join("Anna", "0" * 32, 0))
            for number, player in enumerate(("ben", "cleo")):
                await tables.join(player, table, messages.Join(player, "0" * 32, number))
            assert anna.heard[-1]["seat"] is None
            assert set((await tables.live(table)).watchers) == {None}

    asyncio.run(play())


def call_of(tables: Tables, player: str, table: str, **query: Any) -> Call:
    players = Players(tables.store, tables.settings)
    analyst, ladders = Analyst(tables.games), Ladders(tables.store, tables.settings.now)
    person = Player(player, player)
    desk = PasskeyDesk(tables.store, players, tables.settings)
    rooms = tables, players, analyst, ladders, Company(tables), desk
    return Call(*rooms, None, person, {"table": table}, query, None)


async def give_up_a_seat(tables: Tables) -> tuple[str, list[Any]]:
    """A table at which Anna has the first seat; and how she leaves it to Cleo, and the cards are dealt."""
    table = (await tables.create("owner", messages.Create(GAME, [messages.SeatPlan("open")] * 3))).table
    for number, player in enumerate(("anna", "ben")):
        await tables.join(player, table, messages.Join(player, "0" * 32, number))
    leave = tables.command("anna", messages.Leave(table, "up", 0))
    joins = [tables.join(player, table, messages.Join(player, "0" * 32, seat)) for seat, player in ((0, "c"), (2, "d"))]
    return table, [leave, *joins]


@SQLITE
def test_whoever_stands_up_while_an_update_is_asked_for_does_not_see_the_deal(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table, leaving = await give_up_a_seat(tables)
            live = await tables.live(table)
            await live.lock.acquire()
            asked = asyncio.ensure_future(handlers.update(call_of(tables, "anna", table, seat=0)))
            others = asyncio.gather(*leaving)
            await asyncio.sleep(0)
            live.lock.release()
            seen = await asked
            await others
            assert (seen.seat, seen.status, seen.view) == (0, "open", None)

    asyncio.run(play())


@BOTH
def test_whoever_stands_up_while_the_log_is_read_does_not_see_the_deal(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table, leaving = await give_up_a_seat(tables)
            read = tables.store.match

            async def read_later(match: str) -> Any:
                for step in leaving:
                    await step
                return await read(match)

            monkeypatch.setattr(tables.store, "match", read_later)
            log = await handlers.log(call_of(tables, "anna", table, seat=0, after=0, most=200))
            assert (log.seq, [event.seq for event in log.events]) == (2, [1, 2])
            assert (await tables.live(table)).table.status == "playing"

    asyncio.run(play())


@SQLITE
def test_events_that_an_update_leaves_out_are_in_the_pages_of_the_log(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowedin.server.live.tables.EVENTS", 2)

    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            for number in range(5):
                await tables.command("anna", messages.Say(table, str(number), 0, "hello"))
            ben = Listener("ben")
            await tables.watch("ben", table, ben, 0)
            assert ([seq for seq, _ in events_told(ben)], ben.heard[0]["gap"]) == ([6, 7], True)
            pages, seq = [], 0
            while seq < 7:
                page = await handlers.log(call_of(tables, "ben", table, seat=None, after=seq, most=3))
                pages.append([event.seq for event in page.events])
                seq = page.seq
            assert pages == [[1, 2, 2, 3], [4, 5, 6], [7]]

    asyncio.run(play())


@SQLITE
def test_whoever_cannot_resume_goes_on_watching(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*arguments: Any) -> list[EntryRow]:
        raise StoreError("The disk is full.")

    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben")
            anna = Listener("anna")
            await tables.watch("anna", table, anna, None)
            with monkeypatch.context() as patch:
                patch.setattr(tables.store, "entries", fail)
                with pytest.raises(StoreError):
                    await tables.watch("anna", table, anna, 0)
            await tables.command("ben", messages.Say(table, "hello", 1, "hello"))
            assert events_told(anna) == [(3, "table-said-hello")]

    asyncio.run(play())
