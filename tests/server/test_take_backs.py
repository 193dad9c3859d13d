"""Who takes back a choice takes nothing from the others, and no time from the clock."""

import asyncio
from pathlib import Path
from typing import Any

from snowedin.server.live.tables import Tables
from snowedin.server.table.clocks import Clocks
from snowedin.server.table.table import Table
from snowedin.server.table.verbs import Answer, Ask, ask, take_back
from snowedin.server.wire import messages
from snowedin.server.wire.messages import ClockPlan

from .inside import house, seated

SIMULTANEOUS = "snowball_fight"
CLOCK = ClockPlan(bank=60_000, increment=5_000)


async def act(tables: Tables, table: Table, seat: int, name: str, seq: int | None = None) -> None:
    player, action = table.seats[seat].player, table.choices[seat][0]
    decided_on = table.seq if seq is None else seq
    await tables.command(player, messages.Act(table.id, name, seat, decided_on, action))


def banks(table: Table, now: int) -> list[int]:
    assert table.clocks is not None
    return [table.clocks.left(seat, now) for seat in range(len(table.seats))]


def test_who_takes_back_alone_leaves_the_others_what_they_decided(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = (await tables.live(await seated(tables, "anna", "ben", game=SIMULTANEOUS))).table
            seen_by_ben = table.seq
            await act(tables, table, 0, "one")
            await tables.command("anna", messages.TakeBack(table.id, "back", 0))
            await act(tables, table, 1, "two", seen_by_ben)
            assert table.waiting == [0]

    asyncio.run(play())


def test_who_takes_back_alone_decides_anew(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = (await tables.live(await seated(tables, "anna", "ben", game=SIMULTANEOUS))).table
            await act(tables, table, 0, "one")
            await tables.command("anna", messages.TakeBack(table.id, "back", 0))
            assert table.decided == [table.seq, 2]

    asyncio.run(play())


def test_whoever_chooses_last_in_a_round_has_ended_a_turn_as_well(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables", now=lambda: 1_790_000_000_000) as tables:
            match = await seated(tables, "anna", "ben", game=SIMULTANEOUS, clock=CLOCK)
            table = (await tables.live(match)).table
            await act(tables, table, 0, "first")
            await act(tables, table, 1, "last")
            assert 1 in table.waiting
            assert banks(table, 1_790_000_000_000)[1] == 65_000

    asyncio.run(play())


def test_choosing_and_taking_back_again_and_again_gains_no_time(tmp_path: Path) -> None:
    now = [1_790_000_000_000]

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables", now=lambda: now[0]) as tables:
            match = await seated(tables, "anna", "ben", game=SIMULTANEOUS, clock=CLOCK)
            table = (await tables.live(match)).table
            for turn in range(10):
                now[0] += 20
                await act(tables, table, 0, f"act {turn}")
                assert banks(table, now[0])[0] == 65_000 - 20 * (turn + 1)
                await tables.command("anna", messages.TakeBack(match, f"back {turn}", 0))
            assert banks(table, now[0]) == [59_800, 59_800]

    asyncio.run(play())


def test_what_all_agree_to_take_back_has_earned_nobody_time(tmp_path: Path) -> None:
    now = [1_790_000_000_000]

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables", now=lambda: now[0]) as tables:
            match = await seated(tables, "anna", "ben", game=SIMULTANEOUS, clock=CLOCK)
            table = (await tables.live(match)).table
            await act(tables, table, 0, "anna's")
            await act(tables, table, 1, "ben's")
            assert banks(table, now[0]) == [65_000, 65_000]
            commands: list[Any] = [messages.TakeBack(match, "ask", 0), messages.Answer(match, "grant", 1, grant=True)]
            for player, command in zip(("anna", "ben"), commands, strict=True):
                await tables.command(player, command)
            assert table.match is not None
            assert (table.match.actions, banks(table, now[0])) == ([], [60_000, 60_000])

    asyncio.run(play())


def test_who_has_spent_what_is_taken_back_goes_on_and_earns_it_once() -> None:
    """Else whoever lives on the increments would lose by agreeing to a take-back."""
    clocks = Clocks(ClockPlan(bank=1_000, increment=5_000), 1)
    clocks.run([0], 0)
    clocks.run([], 500)
    clocks.note(0)
    clocks.run([0], 500)
    clocks.take_back(0, 1, 4_500)
    clocks.run([0], 4_500)
    assert clocks.left(0, 4_500) == 1_500
    clocks.run([], 5_000)
    clocks.note(0)
    assert clocks.left(0, 5_000) == 1_000
    clocks.run([0], 5_000)
    clocks.run([], 5_000)
    clocks.note(0)
    assert clocks.left(0, 5_000) == 6_000


def test_an_absent_person_is_asked_as_well(tmp_path: Path) -> None:
    """Who has left may come back: what they chose, and what they hold, is not undone behind their back."""

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = (await tables.live(await seated(tables, "anna", "ben"))).table
            await act(tables, table, table.waiting[0], "first")
            me = table.match.actions[0][0] if table.match else 0
            you = 1 - me
            gone, here = table.seats[you], table.seats[me].player
            for bot, left in (("greed", True), ("greed", False)):
                table.set_player(you, bot, left)
                asked = take_back.check(table, messages.TakeBack(table.id, "back", me))
                assert asked == Ask(seat=me, first=0, asked=[you])
            made = len(table.match.actions) if table.match else 0
            table.fold(table.seq + 1, table.at, asked)
            assert table.must_agree() == [you]
            assert table.match is not None
            assert len(table.match.actions) == made
            answer = ask.check(table, messages.Answer(table.id, "all right", you, grant=True))
            assert (gone.player, here) == ("ben", "anna") or (gone.player, here) == ("anna", "ben")
            table.fold(table.seq + 1, table.at, answer)
            assert table.match.actions == []

    asyncio.run(play())


def test_who_asked_before_people_away_were_asked_was_answered_by_those_present(tmp_path: Path) -> None:
    """What stands in an earlier log happened."""

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = (await tables.live(await seated(tables, "anna", "ben", "cleo"))).table
            me = table.waiting[0]
            you, gone = (seat for seat in range(3) if seat != me)
            await act(tables, table, me, "first")
            table.set_player(gone, "greed", left=True)
            table.fold(table.seq + 1, table.at, Ask(seat=me, first=0))
            table.fold(table.seq + 1, table.at, Answer(seat=you, grant=True))
            assert table.match is not None
            assert table.match.actions == []

    asyncio.run(play())
