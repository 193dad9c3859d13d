"""A clock by post: days for every turn, which pass whether there is a server or not."""

import asyncio
from pathlib import Path

from snowedin.server.table.clocks import Clocks
from snowedin.server.wire import messages
from snowedin.server.wire.messages import ClockPlan

from .inside import house, seated

DAY = 24 * 3600 * 1000
POST = ClockPlan(DAY, end="lose", per_turn=True)


def test_every_turn_has_the_whole_time_again() -> None:
    clocks = Clocks(POST, 2)
    clocks.run([0], 0)
    clocks.stop(0, DAY // 2)
    clocks.run([1], DAY // 2)
    clocks.note(0)
    assert [clocks.left(seat, DAY) for seat in (0, 1)] == [DAY, DAY // 2]
    clocks.take_back(0, 1, DAY)
    clocks.run([0], DAY)
    assert clocks.left(0, DAY) == DAY, "what is taken back is thought over anew"


def test_over_a_restart_the_days_go_on(tmp_path: Path) -> None:
    now = [0]
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def left(table: str) -> int:
        async with house(database, now=lambda: now[0]) as tables:
            live = await tables.live(table)
            assert live.table.clocks is not None
            return live.table.clocks.left(live.table.to_act()[0], now[0])

    async def play() -> None:
        async with house(database, now=lambda: now[0]) as tables:
            table = await seated(tables, "anna", "ben", clock=POST)
            seat = (await tables.live(table)).table.to_act()[0]
        now[0] = DAY // 4
        assert await left(table) == DAY * 3 // 4, "a server that was away for an hour gives nobody a day"
        async with house(database, now=lambda: now[0]) as tables:
            live = await tables.live(table)
            while live.table.to_act() == [seat]:  # a turn may be several choices, as the deal has it
                choice = messages.Act(table, f"{live.table.seq}", seat, live.table.seq, live.table.choices[seat][0])
                await tables.command(["anna", "ben"][seat], choice)
        assert await left(table) == DAY
        now[0] += 3 * DAY
        assert await left(table) == DAY, "nobody loses while there is no server to play on"

    asyncio.run(play())
