"""Other people: who is here, who would rather not meet whom, and what the operator is told."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from snowedin.games import GAMES
from snowedin.server.archive import lists
from snowedin.server.doors.app import application
from snowedin.server.live import company as company_module
from snowedin.server.live.company import HERE, Company, handle
from snowedin.server.live.settings import Settings
from snowedin.server.live.tables import Tables
from snowedin.server.store import open_store
from snowedin.server.wire import messages
from snowedin.server.wire.people import Block, Report
from snowedin.server.wire.refusals import Denied

from .house import guests, in_process
from .inside import BOTH, GAME, POSTGRES, house, seated

DATA = Path(__file__).parent / "data"


async def introduce(tables: Tables, *names: str) -> None:
    for name in names:
        await tables.store.add_player(name, name.capitalize(), name.encode(), 1)


def names(people: Any) -> list[str]:
    return [person.name for person in people.here]


@BOTH
def test_nobody_is_listed_who_did_not_say_so_and_nobody_stays_for_ever(database_url: str) -> None:
    now = [1_790_000_000_000]

    async def look() -> None:
        async with house(database_url, now=lambda: now[0]) as tables:
            await introduce(tables, "anna", "ben")
            company = Company(tables)
            await company.look("anna")
            assert names(await company.look("ben")) == []
            assert (await company.be_seen("anna", True)).seen
            assert names(await company.look("ben")) == ["Anna"]
            assert names(await company.look("")) == ["Anna"]
            now[0] += HERE - 1
            await company.look("anna")
            now[0] += HERE - 1
            assert names(await company.look("ben")) == ["Anna"]
            now[0] += 1
            assert names(await company.look("ben")) == []
            await company.look("anna")
            assert names(await company.look("ben")) == ["Anna"]
            assert not (await company.be_seen("anna", False)).seen
            assert names(await company.look("ben")) == []

    asyncio.run(look())


@POSTGRES
def test_another_process_knows_who_is_here(database_url: str) -> None:
    async def look() -> None:
        async with house(database_url) as here, house(database_url) as there:
            await introduce(here, "anna")
            await Company(here).be_seen("anna", True)
            assert names(await Company(there).look("")) == ["Anna"]

    asyncio.run(look())


@BOTH
def test_who_plays_in_silence_is_not_listed_until_it_is_over(database_url: str) -> None:
    async def look() -> None:
        async with house(database_url) as tables:
            await introduce(tables, "anna", "ben")
            company = Company(tables)
            await company.be_seen("anna", True)
            alone = await seated(tables, "anna", "bot:chance", game="ice_and_sky")
            assert names(await company.look("ben")) == ["Anna"], "with bots there is no silence"
            table = await seated(tables, "anna", "ben", game="ice_and_sky")
            assert names(await company.look("ben")) == names(await company.look("")) == []
            assert names(await company.look("anna")) == [], "to herself as to all"
            await tables.command("anna", messages.Resign(table, "resign", 0))
            assert names(await company.look("ben")) == ["Anna"]
            assert alone

    asyncio.run(look())


@BOTH
def test_whoever_is_blocked_finds_no_seat_and_no_table_and_is_not_told(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            await introduce(tables, "anna", "ben", "cleo")
            company = Company(tables)
            for player in ("anna", "ben"):
                await company.be_seen(player, True)
            met = await seated(tables, "anna", "ben")
            people = await company.block("anna", Block(table=met, seat=1))
            assert [person.name for person in people.blocked] == ["ben"], "as they were called at the table"
            assert names(people) == ["Anna"]
            assert names(await company.look("ben")) == ["Ben"]
            assert names(await company.look("cleo")) == ["Anna", "Ben"]
            offered = [await offer(tables, player) for player in ("anna", "ben", "cleo")]
            assert await listed(tables, "anna") == {offered[0], offered[2]}
            assert await listed(tables, "ben") == {offered[1], offered[2]}
            assert await listed(tables, "cleo") == await listed(tables, "") == {*offered}
            with pytest.raises(Denied) as denied:
                await tables.join("ben", offered[0], messages.Join("Ben", "0" * 32))
            assert (denied.value.code, denied.value.reason) == ("full", "no_seat_for_you")
            await tables.join("anna", offered[2], messages.Join("Anna", "0" * 32, 1))
            assert offered[2] not in await listed(tables, "ben") or await cannot_join(tables, "ben", offered[2])
            await company.block("anna", Block(who=handle("ben"), blocked=False))
            await tables.join("ben", offered[0], messages.Join("Ben", "0" * 32))

    asyncio.run(play())


async def offer(tables: Tables, player: str) -> str:
    plans = [messages.SeatPlan("me"), messages.SeatPlan("open"), messages.SeatPlan("open")]
    return (await tables.create(player, messages.Create(GAME, plans, public=True))).table


async def listed(tables: Tables, player: str) -> set[str]:
    return {table.table for table in (await lists.open_tables(tables, player)).tables}


async def cannot_join(tables: Tables, player: str, table: str) -> bool:
    with pytest.raises(Denied, match="no free seat"):
        await tables.join(player, table, messages.Join(player, "0" * 32))
    return True


@BOTH
def test_nobody_blocks_a_bot_themselves_or_nobody(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            company = Company(tables)
            table = await seated(tables, "anna", "bot:chance")
            wishes = [Block(), Block(who="0" * 16), *(Block(table=table, seat=seat) for seat in (0, 1, 2))]
            for wish in wishes:
                with pytest.raises(Denied) as denied:
                    await company.block("anna", wish)
                assert (denied.value.code, denied.value.reason) == ("unknown", "no_such_person")

    asyncio.run(play())


def test_one_can_only_block_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company_module, "BLOCKED", 1)

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path / 'tables.sqlite'}") as tables:
            company = Company(tables)
            table = await seated(tables, "anna", "ben", "cleo")
            await company.block("anna", Block(table=table, seat=1))
            with pytest.raises(Denied, match="let one of them go"):
                await company.block("anna", Block(table=table, seat=2))
            await company.block("anna", Block(table=table, seat=1, blocked=False))
            await company.block("anna", Block(table=table, seat=2))

    asyncio.run(play())


@BOTH
def test_a_report_is_kept_once_for_a_table_and_counted(database_url: str) -> None:
    times = count(1_790_000_000_000)

    async def play() -> None:
        async with house(database_url, now=lambda: next(times)) as tables:
            company = Company(tables)
            first, second = [await seated(tables, "anna", "ben", "cleo") for _ in range(2)]
            for table, reporter in ((first, "anna"), (first, "anna"), (first, "cleo"), (second, "anna")):
                told = await company.report(reporter, Report("stalling", table=table, seat=1))
                assert told.name == "ben"
            [row] = await tables.store.reports(10)
            assert (row.player, row.name, row.reason, row.match) == ("ben", "ben", "stalling", second)
            assert (row.reports, row.reporters) == (3, 2)

    asyncio.run(play())


def test_the_card_names_the_seats_of_people_one_has_blocked_to_oneself_alone(tmp_path: Path) -> None:
    token = "an operator's long token"
    app = application(open_store(f"sqlite:///{tmp_path / 't.sqlite'}"), GAMES, Settings(operator=token, rate=1e6))

    async def play(url: str) -> None:
        async with guests(url, "Anna", "<b>Ben") as (anna, ben):
            table = await anna.create(GAME, "open", "open")
            for guest in (anna, ben):
                await guest.join(table)
            await anna.post("/api/people/block", {"table": table, "seat": 1})
            assert (await anna.get(f"/api/tables/{table}"))["blocked"] == [1]
            assert (await ben.get(f"/api/tables/{table}"))["blocked"] == []
            await anna.post("/api/people/report", {"table": table, "seat": 1, "reason": "name"})
            await anna.post("/api/people/report", {"table": table, "seat": 1, "reason": "a long story"}, 400)
        page = httpx.get(f"{url}/operator", auth=("me", token), timeout=60).text
        assert "&lt;b&gt;Ben</td><td>name</td><td>1</td><td>1</td>" in page
        assert "Anna" not in page, "who reports is not named"
        assert table in page

    with in_process(app) as url:
        asyncio.run(play(url))


def test_a_database_of_an_earlier_server_lists_nobody_until_they_say_so(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress((DATA / "before_rooms.sqlite.gz").read_bytes()))

    with closing(sqlite3.connect(path)) as old, old:
        old.execute("INSERT INTO player VALUES ('zora', 'Zora', 1)")

    async def look() -> None:
        async with house(f"sqlite:///{path}") as tables:
            company = Company(tables)
            assert names(await company.look("zora")) == []
            assert names(await company.be_seen("zora", True)) == ["Zora"]

    asyncio.run(look())
