"""Clocks count what has gone by, not what the time of day says, and a slow line costs a player little."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from snowedin.server.live import settings
from snowedin.server.live.tables import Tables
from snowedin.server.table.clocks import GRACE, Clocks
from snowedin.server.table.table import Table
from snowedin.server.table.verbs import flag
from snowedin.server.wire import messages
from snowedin.server.wire.messages import ClockPlan

from .inside import SQLITE, house, seated

HOUR = 3600 * 1000
CLOCK = ClockPlan(bank=60_000, increment=0)
NOW = 1_790_000_000_000


def test_an_hour_that_the_wall_clock_is_set_on_costs_nobody_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time_ns

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = (await tables.live(await seated(tables, "anna", "ben", clock=CLOCK))).table
            for jump in (HOUR, -HOUR):
                monkeypatch.setattr(time, "time_ns", lambda jump=jump: real() + jump * 1_000_000)
                assert flag.check(table, tables.settings.now()) == []
                assert table.clocks is not None
                assert 0 < table.clocks.left(table.waiting[0], tables.settings.now()) <= 60_000

    asyncio.run(play())


def test_time_goes_on() -> None:
    before = settings.milliseconds()
    assert abs(before - time.time_ns() // 1_000_000) < HOUR
    assert settings.milliseconds() >= before


@SQLITE
def test_a_server_whose_clock_was_set_back_goes_on_from_the_last_entry(database_url: str) -> None:
    """Else nobody's clock would run for an hour."""
    now = [NOW]

    async def begin() -> str:
        async with house(database_url, now=lambda: now[0]) as tables:
            return await seated(tables, "anna", "ben", clock=CLOCK)

    async def go_on(match: str) -> None:
        async with house(database_url, now=lambda: now[0]) as tables:
            live = await tables.live(match)
            seat = live.table.waiting[0]
            assert left(tables, match, seat) == 60_000
            now[0] += 10_000
            assert left(tables, match, seat) == 50_000

    match = asyncio.run(begin())
    now[0] -= HOUR
    asyncio.run(go_on(match))


def left(tables: Tables, match: str, seat: int) -> int:
    live = tables.in_memory(match)
    assert live is not None
    assert live.table.clocks is not None
    return live.table.clocks.left(seat, tables.time_at(live))


def test_processes_whose_clocks_differ_agree_on_the_time_left(tmp_path: Path) -> None:
    """One of them was started before the time of day was set right, the other after it."""
    mine, other = [NOW], NOW + HOUR

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables", now=lambda: mine[0]) as tables:
            match = await seated(tables, "anna", "ben", clock=CLOCK)
            live = await tables.live(match)
            first = live.table.waiting[0]
            for theirs in (other, NOW - HOUR):
                live.hear_of(theirs, mine[0])
                assert tables.time_at(live) == theirs
                mine[0] += 5_000
                assert tables.time_at(live) == theirs + 5_000
            live.hear_of(mine[0] - 300, mine[0])  # what was written a moment ago is no reason to doubt
            assert tables.time_at(live) == mine[0]
            assert first in live.table.waiting

    asyncio.run(play())


async def act(tables: Tables, table: Table, name: str, took: int | None) -> None:
    seat = table.waiting[0]
    command = messages.Act(table.id, name, seat, table.seq, table.choices[seat][0], took)
    await tables.command(table.seats[seat].player, command)


def test_what_the_line_takes_is_given_back_up_to_a_quota(tmp_path: Path) -> None:
    now = [NOW]

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables", now=lambda: now[0]) as tables:
            table = (await tables.live(await seated(tables, "anna", "ben", clock=CLOCK))).table
            assert table.clocks is not None
            seat = table.waiting[0]
            now[0] += 1_000
            await act(tables, table, "slow line", took=800)
            assert table.clocks.bank[seat] == 60_000 - 800
            table.clocks.quota[table.waiting[0]] = 300
            seat, before = table.waiting[0], table.clocks.bank[table.waiting[0]]
            now[0] += 9_000
            await act(tables, table, "liar", took=0)
            assert table.clocks.bank[seat] == before - 9_000 + 300

    asyncio.run(play())


def test_who_says_nothing_is_given_nothing(tmp_path: Path) -> None:
    now = [NOW]

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables", now=lambda: now[0]) as tables:
            table = (await tables.live(await seated(tables, "anna", "ben", clock=CLOCK))).table
            assert table.clocks is not None
            seat = table.waiting[0]
            now[0] += 1_000
            await act(tables, table, "plain", took=None)
            assert table.clocks.bank[seat] == 59_000

    asyncio.run(play())


def plan(**more: Any) -> Clocks:
    clocks = Clocks(ClockPlan(**{"bank": 60_000, **more}), 1)
    clocks.run([0], 0)
    return clocks


def test_a_flag_falls_when_the_quota_is_spent_as_well() -> None:
    clocks = plan()
    clocks.quota[0] = 700
    assert clocks.next_flag() == (60_700, 0)
    clocks.stop(0, 60_500, 60_500)
    assert (clocks.bank[0], clocks.quota[0]) == (0, 200)
    clocks.run([0], 60_500)
    assert clocks.next_flag() == (60_700, 0), "a step in the last moment moves nothing"


def test_the_quota_grows_with_every_turn_and_not_for_ever() -> None:
    clocks = plan(bank=180_000)
    before = clocks.quota[0] = 100
    clocks.note(0)
    assert clocks.quota[0] > before
    for _ in range(20):
        clocks.note(0)
    assert clocks.quota[0] == GRACE


@pytest.mark.parametrize("gone", [1_000, 59_900, 60_100, 61_500])
def test_what_turns_out_to_be_secret_is_given_nothing_back(gone: int) -> None:
    """What others see of a clock must not tell how many steps somebody has made in secret."""
    given, plain = plan(), plan()
    given.take_again(0, given.stop(0, gone, gone - 400))
    plain.stop(0, gone)
    assert (given.bank, given.quota) == (plain.bank, plain.quota)
