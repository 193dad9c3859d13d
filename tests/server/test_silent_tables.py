"""What can and cannot be done at a table where the rules ask for silence, and what its end brings to light."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from snowedin.server.live.tables import Tables
from snowedin.server.shown.table_page import table_shown
from snowedin.server.shown.teller import seats_shown
from snowedin.server.store import OVER
from snowedin.server.table.table import Table
from snowedin.server.table.verbs import Ask, Flag
from snowedin.server.wire import messages
from snowedin.server.wire.messages import ClockPlan
from snowedin.server.wire.refusals import Denied

from .inside import Listener, house, seated, soon

GAME = "ice_and_sky"
NOW = 1_790_000_000_000


async def act(tables: Tables, table: Table, name: str) -> None:
    """Whoever is to choose places a card."""
    seat = table.waiting[0]
    player, seq = table.seats[seat].player, table.shown(table.seq, seat)
    await tables.command(player, messages.Act(table.id, name, seat, seq, table.choices[seat][0]))


async def both_placed(tables: Tables, *seats: str, **more: Any) -> Table:
    table = (await tables.live(await seated(tables, *seats, game=GAME, **more))).table
    for name in ("one", "two"):
        await act(tables, table, name)
    return table


async def refused(tables: Tables, player: str, command: messages.AnyCommand) -> tuple[str, str]:
    with pytest.raises(Denied) as caught:
        await tables.command(player, command)
    return caught.value.code, caught.value.reason


def placed(table: Table) -> int:
    assert table.match is not None
    return len(table.match.actions)


# Taking back


@pytest.mark.parametrize("talk", ["no", "yes"])
def test_no_placement_is_taken_back_by_agreement(tmp_path: Path, talk: str) -> None:  # Ice and the Sky 2.6
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = await both_placed(tables, "anna", "ben", options={"talk": talk})
            seq = table.seq
            assert table_shown(table, "anna", NOW).take_back is False
            assert await refused(tables, "anna", messages.TakeBack(table.id, "back", 0)) == ("no_take_back", "")
            assert (table.seq, table.offer) == (seq, None)

    asyncio.run(play())


def test_nor_alone_where_a_bot_plays_for_the_other_person(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = await both_placed(tables, "anna", "ben")
            await tables.command("ben", messages.Leave(table.id, "leave", 1))
            assert await refused(tables, "anna", messages.TakeBack(table.id, "back", 0)) == ("no_take_back", "")

    asyncio.run(play())


def test_nor_may_what_was_asked_long_ago_be_granted(tmp_path: Path) -> None:
    """Logs that were begun before the rule was kept may hold such a wish."""

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = await both_placed(tables, "anna", "ben")
            live = await tables.live(table.id)
            await tables.writer.carry_out(live, lambda _: [Ask(seat=0, first=0)])
            grant = messages.Answer(table.id, "grant", 1, grant=True)
            assert await refused(tables, "ben", grant) == ("no_take_back", "")
            assert placed(table) == 2

    asyncio.run(play())


@pytest.mark.parametrize("seats", [("anna", "anna"), ("anna", "bot:chance")], ids=["all-seats", "bots"])
def test_who_practises_alone_may_take_back(tmp_path: Path, seats: tuple[str, str]) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = (await tables.live(await seated(tables, *seats, game=GAME))).table
            if table.waiting == [1] and table.seats[1].player:
                await act(tables, table, "first")
            await soon(lambda: table.waiting == [0])
            before = placed(table)
            await act(tables, table, "one")
            assert table_shown(table, "anna", NOW).take_back is True
            await tables.command("anna", messages.TakeBack(table.id, "back", 0))
            assert placed(table) == before

    asyncio.run(play())


# Who plays


def shown_to(table: Table, viewer: int | None) -> list[tuple[str, bool]]:
    return [(seat.bot, seat.away) for seat in seats_shown(table, NOW, table.player_at(viewer))]


def last_update(listener: Listener) -> dict[str, Any]:
    last: dict[str, Any] = [message for message in listener.heard if message["type"] == "update"][-1]
    return last


def test_the_end_shows_who_played(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = await both_placed(tables, "anna", "ben", options={"variant": "junior"})
            ben, cleo = Listener("ben"), Listener("cleo")
            for listener in (ben, cleo):
                await tables.watch(listener.player, table.id, listener, None)
            await tables.command("anna", messages.Hand(table.id, "hand", 0, "chance"))
            here, unknown = ("", False), ("chance", False)
            for known in (table, (await tables.writer.load(table.id)).table):
                assert shown_to(known, 0) == [unknown, here]
                assert shown_to(known, 1) == shown_to(known, None) == [here, here]
            for number in range(18):
                await soon(lambda: table.is_over or table.waiting == [1])
                if not table.is_over:
                    await act(tables, table, f"place {number}")
            await soon(lambda: last_update(ben)["status"] == last_update(cleo)["status"] == OVER)  # when it is written
            for last in map(last_update, (ben, cleo)):
                assert last["seats"][0]["bot"] == "chance"
                assert last["seq"] == table.seq - 1

    asyncio.run(play())


def test_where_all_have_left_in_silence_the_bots_play_on(tmp_path: Path) -> None:
    """Else whoever leaves for a moment would find out whether the other has left."""

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = await both_placed(tables, "anna", "ben")
            for seat, player in enumerate(("anna", "ben")):
                await tables.command(player, messages.Leave(table.id, "leave", seat))
            await soon(lambda: table.is_over)

    asyncio.run(play())


def test_whose_time_has_run_out_in_silence_does_not_come_back(tmp_path: Path) -> None:
    """The clock would run out again each time they return, and the others hear of it."""
    now = [NOW]

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables", now=lambda: now[0]) as tables:
            table = await both_placed(tables, "anna", "ben", clock=ClockPlan(bank=1_000, end="bot"))
            seat = table.waiting[0]
            now[0] += 1_000
            await tables.writer.carry_out(await tables.live(table.id), lambda _: [Flag(seat=seat)])
            player = table.seats[seat].player
            assert shown_to(table, None)[seat] == (table.game.bots.NAMES[-1], False)
            assert await refused(tables, player, messages.Return(table.id, "back", seat)) == ("over", "out_of_time")

    asyncio.run(play())


def test_where_talk_is_allowed_everybody_hears_who_comes_and_goes(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            table = await both_placed(tables, "anna", "ben", options={"talk": "yes"})
            ben = Listener("ben")
            await tables.watch("ben", table.id, ben, None)
            await tables.command("anna", messages.Hand(table.id, "hand", 0, "chance"))
            assert shown_to(table, 1)[0] == ("chance", False)
            assert [message["here"] for message in ben.heard if message["type"] == "presence"] == [[1]]

    asyncio.run(play())


# Who is here


def test_who_is_here_is_told_before_the_deal_and_after_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            plans = [messages.SeatPlan("open")] * 2
            table = (await tables.create("owner", messages.Create(GAME, plans))).table
            anna, ben = Listener("anna"), Listener("ben")
            for seat, listener in enumerate((anna, ben)):
                await tables.watch(listener.player, table, listener, None)
                await tables.join(listener.player, table, messages.Join(listener.player, "0" * 32, seat))
            tables.unwatch(table, anna)
            await tables.watch("anna", table, anna, None)
            await tables.command("anna", messages.Resign(table, "resign", 0))
            told = [message for message in ben.heard if message["type"] == "presence"]
            assert [(message["here"], message["complete"]) for message in told] == [
                ([0], True),
                ([], False),
                ([0, 1], True),
            ]

    asyncio.run(play())
