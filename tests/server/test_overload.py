"""When the server has too much to do, whoever plays comes first; new tables, advice and bots wait, and are told so."""

import asyncio

import httpx
import pytest

from snowedin.games import GAMES
from snowedin.server.doors.app import application
from snowedin.server.live import load
from snowedin.server.live.load import Load
from snowedin.server.live.settings import Settings
from snowedin.server.live.tables import Tables
from snowedin.server.store import open_store
from snowedin.server.wire import messages
from snowedin.server.wire.refusals import Denied

from .house import in_process
from .inside import GAME, SQLITE, Listener, house, seated, soon


def weigh_down(tables: Tables) -> None:
    """As if the loop came late to everything; its own look at itself is too short to change that."""
    tables.load.late, tables.load.is_heavy = 1e9, True


def test_one_pause_is_no_load_and_many_are() -> None:
    felt = Load()
    felt.note(1.0)
    assert not felt.is_heavy
    for _ in range(40):
        felt.note(0.3)
    assert felt.is_heavy
    felt.note(0.0)
    assert felt.is_heavy, "a single breath is no recovery"
    for _ in range(40):
        felt.note(0.0)
    assert not felt.is_heavy


@SQLITE
def test_moves_go_on_while_new_tables_and_advice_are_refused(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben", hints=True)
            weigh_down(tables)
            plans = [messages.SeatPlan("open")] * 2
            with pytest.raises(Denied, match="whoever is playing comes first") as new:
                await tables.create("anna", messages.Create(GAME, plans))
            assert (new.value.status, new.value.reason) == (503, "overloaded")
            now = (await tables.seen(table)).table
            seat = now.waiting[0]
            with pytest.raises(Denied, match="whoever is playing comes first"):
                await tables.command(("anna", "ben")[seat], messages.Hint(table, "h", seat))
            player, act = ("anna", "ben")[seat], messages.Act(table, "m", seat, now.seq, now.choices[seat][0])
            done = await tables.command(player, act)
            assert isinstance(done, messages.Accepted)

    asyncio.run(play())


@SQLITE
def test_bots_wait_until_there_is_less_to_do(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "LONGEST", 1e9)

    async def play() -> None:
        async with house(database_url) as tables:
            weigh_down(tables)
            tables.load.is_heavy = False
            plans = [messages.SeatPlan("open"), messages.SeatPlan("bot", "greed")]
            table = await tables.create("anna", messages.Create(GAME, plans, options={"dealer": 1}))
            tables.load.is_heavy = True
            await tables.join("anna", table.table, messages.Join("Anna", "0" * 32, 0))
            anna = Listener("anna")
            await tables.watch("anna", table.table, anna, None)
            live = await tables.seen(table.table)
            await soon(lambda: live.thinking)
            for _ in range(20):
                await asyncio.sleep(0)
            assert live.table.match is not None
            assert not live.table.match.actions, "the bot waits"
            tables.load.late, tables.load.is_heavy = 0.0, False
            await soon(lambda: live.table.match.actions)

    asyncio.run(play())


@SQLITE
def test_a_bot_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch, database_url: str) -> None:
    monkeypatch.setattr(load, "LONGEST", 0.01)

    async def wait() -> None:
        felt = Load()
        felt.is_heavy = True
        await asyncio.wait_for(felt.lull(), 20)

    asyncio.run(wait())


@SQLITE
def test_it_is_said_over_http(database_url: str) -> None:
    app = application(open_store(database_url), GAMES, Settings(pace=0, rate=1e6))
    with in_process(app) as url, httpx.Client(base_url=url) as anna:
        anna.post("/api/me", json={"name": "Anna"}).raise_for_status()
        weigh_down(app.state.tables)
        answer = anna.post("/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (answer.status_code, answer.json()["reason"]) == (503, "overloaded")
        assert anna.get("/healthz").status_code == 200
