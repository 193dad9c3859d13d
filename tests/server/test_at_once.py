"""On a new machine people play at once, by interpreted rules, and go on with the compiled ones when they are there."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from snowedin.core import compile, match
from snowedin.core.compile import COMPILED, INTERPRETED, Engine
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.server.doors.app import application
from snowedin.server.live import setups, thinking
from snowedin.server.live.settings import Settings
from snowedin.server.live.tables import Tables
from snowedin.server.store import open_store
from snowedin.server.table.table import Table
from snowedin.server.wire import messages

from ..left_to_the_soak import all_but
from .inside import GAME, Listener, house, soon

BEFORE, AFTER = 6, 12  # choices of the person
LONG = 300.0  # seconds, for a slow machine


async def choose(tables: Tables, table: Table, times: int) -> None:
    for _ in range(times):
        async with asyncio.timeout(LONG):
            while not table.choices[0] and not table.is_over:
                await asyncio.sleep(0.002)
        if table.is_over:
            return
        seq = table.shown(table.seq, 0)  # as the person counts, who is not told that the bot has chosen
        act = messages.Act(table.id, f"c{table.seq}", 0, seq, table.choices[0][0])
        await tables.command("anna", act)


async def compiled_already(game: Any, wish: Any) -> None: ...


@pytest.mark.parametrize("key", all_but(["ice_queen", "ice_and_sky"], GAMES))
def test_nobody_waits_for_the_compiler(key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_compile, warm_up = threading.Event(), thinking.warm_up
    monkeypatch.setattr(thinking, "warm_up", lambda game: may_compile.wait(LONG) and warm_up(game))
    if key != GAME:  # one that is compiled in a process of its own is enough
        monkeypatch.setattr(thinking, "have_compiled", compiled_already)

    async def play() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        known = Settings(
            pace=0, new_secret=lambda: bytes(32)
        )  # or the person could be lucky, and choose again and again
        tables: Tables = application(store, GAMES, known).state.tables
        await tables.open()
        seats = [messages.SeatPlan("me"), messages.SeatPlan("bot", "sledger")]
        made = await tables.create("anna", messages.Create(key, seats))
        await tables.join("anna", made.table, messages.Join("Anna", "0" * 32))
        table = (await tables.live(made.table)).table
        match = table.match
        assert match is not None

        assert match.engine.target == INTERPRETED
        await choose(tables, table, BEFORE)
        assert match.engine.target == INTERPRETED
        assert any(seat == 1 for seat, _ in match.actions)  # the bot did not wait either

        may_compile.set()
        async with asyncio.timeout(LONG):
            while match.engine.target == INTERPRETED:
                await asyncio.sleep(0.01)
        assert match.engine.target == COMPILED
        await choose(tables, table, AFTER)

        again = Match(table.game, 2, match.options, match.key)
        for seat, action in match.actions:
            again.act(seat, action)
        assert again.state.tobytes() == match.state.tobytes()
        assert [again.legal(seat) for seat in range(2)] == table.choices
        await tables.close()

    asyncio.run(play())


def test_a_table_read_again_does_not_wait_for_the_compiler_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_compile, warm_up = threading.Event(), thinking.warm_up
    monkeypatch.setattr(thinking, "warm_up", lambda game: may_compile.wait(LONG) and warm_up(game))
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    asked: list[str] = []

    def engine_for(game: Game, options: Any, target: str = COMPILED) -> Engine:
        asked.append(target)
        return compile.engine_for(game, options, target)

    async def play() -> None:
        async with house(database) as tables:
            seats = [messages.SeatPlan("open"), messages.SeatPlan("open")]
            name = (await tables.create("anna", messages.Create(GAME, seats))).table
            await tables.join("anna", name, messages.Join("Anna", "0" * 32))
        async with house(database) as tables:  # as after an upgrade
            monkeypatch.setattr(match, "engine_for", engine_for)
            await tables.join("ben", name, messages.Join("Ben", "0" * 32))
            await tables.watch("ben", name, Listener("ben"), 0)
            may_compile.set()
            assert asked[:2] == [INTERPRETED, INTERPRETED]
            table = (await tables.live(name)).table
            await soon(lambda: table.match is not None and table.match.engine.target == COMPILED)

    asyncio.run(play())


def test_what_a_table_brings_of_its_own_is_compiled_before_the_table_is_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    compiled: list[tuple[Any, threading.Thread]] = []

    def warm_up(game: Game, options: Any = None) -> None:
        if options:
            compiled.append((options["dictionary"], threading.current_thread()))

    monkeypatch.setattr(thinking, "warm_up", warm_up)

    async def play() -> None:
        wish = messages.Create("cold_spell", [messages.SeatPlan("open")] * 2, {"dictionary": ["at", "eat", "tea"]})
        async with house(database) as tables:
            name = (await tables.add(*setups.new(GAMES, "anna", wish, None, tables.settings))).table
            plain = (await tables.create("anna", messages.Create(GAME, wish.seats))).table
        async with house(database) as tables:
            for table in (name, plain):
                await tables.live(table)
            [(dictionary, thread)] = compiled
            assert dictionary == ["at", "eat", "tea"]
            assert thread is not threading.main_thread()

    asyncio.run(play())
