"""A table that another process plays on, and at which nobody looks here, is read when somebody does."""

import asyncio
from typing import Any

import pytest

from snowedin.server.live.tables import Tables
from snowedin.server.store.postgres import PostgresStore
from snowedin.server.wire import messages

from .clusters import new_database
from .inside import Listener, house, seated, soon

GAME = "ice_queen"


async def act(tables: Tables, match: str) -> int:
    """Whoever is to choose takes the first choice; the entry's number."""
    table = (await tables.seen(match)).table
    assert table.match is not None
    seat = table.match.to_act()[0]
    action = table.match.legal(seat)[0]
    name = table.seats[seat].player
    command = messages.Act(match, f"a{table.seq}", seat, table.seq, action)
    done = await tables.command(name, command)
    assert isinstance(done, messages.Accepted)
    return done.seq


def noted(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which tables are read because others wrote there."""
    read: list[str] = []
    entries = tables.store.entries

    async def noting(match: str, after: int = 0) -> Any:
        read.append(match)
        return await entries(match, after)

    monkeypatch.setattr(tables.store, "entries", noting)
    return read


def test_it_is_not_read_at_every_move_of_others_but_before_anything_is_done(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(postgres, "left")

    async def play() -> None:
        async with house(database) as here, house(database) as there:
            match = await seated(here, "anna", "ben")
            live = await here.live(match)
            read = noted(here, monkeypatch)
            before = live.table.seq
            for _ in range(3):
                await act(there, match)
            await soon(lambda: live.is_behind)
            assert not read, "nobody looks at it here"
            assert live.table.seq == before
            done = await here.command("anna", messages.Say(match, "hello", 0, "hello"))
            assert isinstance(done, messages.Accepted)
            assert done.seq == before + 4, "what others did was read first, so nothing was in the way"
            assert not live.is_behind

    asyncio.run(play())


def test_whoever_begins_to_look_meanwhile_misses_nothing(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    database = new_database(postgres, "left-looking")

    async def play() -> None:
        async with house(database) as here, house(database) as there:
            match = await seated(here, "anna", "ben")
            live = await here.live(match)
            await act(there, match)
            await soon(lambda: live.is_behind)
            story = here.writer.story

            async def slowly(*arguments: Any) -> Any:
                told = await story(*arguments)
                await act(there, match)
                await asyncio.sleep(0.2)  # the other process is heard before we look
                return told

            monkeypatch.setattr(here.writer, "story", slowly)
            anna = Listener("anna")
            await here.watch("anna", match, anna, 0)
            last = (await there.seen(match)).table.seq
            await soon(lambda: any(heard.get("seq") == last for heard in anna.heard))

    asyncio.run(play())


def test_its_clock_runs_where_it_was_played_last_and_here_again_when_that_process_is_gone(postgres: str) -> None:
    database = new_database(postgres, "left-clock")

    async def play() -> None:
        async with house(database) as here:
            async with house(database) as there:
                match = await seated(here, "anna", "ben", clock=messages.ClockPlan(600_000))
                live = await here.live(match)
                assert live.flag is not None
                await act(there, match)
                await soon(lambda: live.is_behind and live.flag is None)
                store = here.store
                assert isinstance(store, PostgresStore)
                await soon(lambda: len(store.peers) == 2)
            await soon(lambda: live.flag is not None)
            assert not live.is_behind

    asyncio.run(play())
