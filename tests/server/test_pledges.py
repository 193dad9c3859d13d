"""Nobody chooses the deal, not even the operator together with whoever sits down last."""

import asyncio
from pathlib import Path

import pytest

from snowedin.core.fairness import deal_key, pledge
from snowedin.server.live.tables import Tables
from snowedin.server.shown.table_page import table_shown
from snowedin.server.table.table import Table
from snowedin.server.wire import messages
from snowedin.server.wire.messages import SeatPlan
from snowedin.server.wire.refusals import Denied

from .inside import BOTH, GAME, house

ANNA, BEN = "a" * 32, "b" * 32
PEOPLE = {"anna": ANNA, "ben": BEN}


async def set_up(tables: Tables, *more: SeatPlan) -> str:
    return (await tables.create("anna", messages.Create(GAME, [SeatPlan("open")] * 2 + [*more]))).table


async def sit(tables: Tables, match: str, player: str, nonce: str = "") -> None:
    await tables.join(player, match, messages.Join(player, pledge=pledge(nonce or PEOPLE[player])))


async def show(tables: Tables, match: str, player: str, nonce: str = "") -> None:
    seat = (await tables.live(match)).table.seats_of(player)[0]
    name = f"show {nonce} {(await tables.live(match)).table.seq}"
    await tables.command(player, messages.Reveal(match, name, seat, nonce or PEOPLE[player]))


def awaited(table: Table) -> list[int]:
    return table_shown(table, "anna", 0).awaited


@BOTH
def test_nonces_are_shown_when_all_are_pledged_and_then_dealt(database_url: str) -> None:
    async def begin() -> str:
        async with house(database_url) as tables:
            match = await set_up(tables, SeatPlan("bot"))
            table = (await tables.live(match)).table
            await sit(tables, match, "anna")
            assert awaited(table) == []
            with pytest.raises(Denied) as early:
                await show(tables, match, "anna")
            assert early.value.code == "nothing_asked"
            await sit(tables, match, "ben")
            assert (awaited(table), table.status) == ([0, 1], "open")
            assert table_shown(table, "ben", 0).pledges == [pledge(ANNA), pledge(BEN), ""]
            await show(tables, match, "ben")
            return match

    async def go_on(match: str) -> None:
        """After a restart."""
        async with house(database_url) as tables:
            table = (await tables.live(match)).table
            assert awaited(table) == [0]
            await show(tables, match, "anna")
            assert table.status == "playing"
            assert table.match is not None
            assert table.match.key == deal_key(table.secret, [ANNA, BEN, ""])

    asyncio.run(go_on(asyncio.run(begin())))


def test_another_nonce_than_the_pledged_one_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            match = await set_up(tables)
            for player in PEOPLE:
                await sit(tables, match, player)
            await show(tables, match, "anna")
            with pytest.raises(Denied) as refused:
                await show(tables, match, "ben", "c" * 32)
            assert (refused.value.code, refused.value.reason) == ("refused", "wrong_nonce")

    asyncio.run(play())


def test_who_leaves_after_others_have_shown_theirs_makes_them_pledge_anew(tmp_path: Path) -> None:
    """Else somebody could come back with a nonce that fits what the others showed."""

    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            match = await set_up(tables)
            table = (await tables.live(match)).table
            for player in PEOPLE:
                await sit(tables, match, player)
            await show(tables, match, "anna")
            await tables.command("ben", messages.Leave(match, "no", 1))
            assert (awaited(table), table_shown(table, "anna", 0).pledges) == ([0], ["", ""])
            await sit(tables, match, "ben")
            assert awaited(table) == [0], "Ben shows nothing before Anna has pledged"
            await tables.command("anna", messages.Pledge(match, "anew", 0, pledge("d" * 32)))
            assert awaited(table) == [0, 1]
            await show(tables, match, "ben")
            await show(tables, match, "anna", "d" * 32)
            assert table.match is not None
            assert table.match.key == deal_key(table.secret, ["d" * 32, BEN])

    asyncio.run(play())


def test_a_lost_nonce_is_pledged_anew_only_while_none_is_shown(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            match = await set_up(tables)
            for player in PEOPLE:
                await sit(tables, match, player)
            await tables.command("ben", messages.Pledge(match, "lost", 1, pledge("e" * 32)))
            await show(tables, match, "anna")
            with pytest.raises(Denied) as refused:
                await tables.command("ben", messages.Pledge(match, "too late", 1, pledge(BEN)))
            assert refused.value.reason == "part_stands"
            await show(tables, match, "ben", "e" * 32)
            assert (await tables.live(match)).table.status == "playing"

    asyncio.run(play())


def test_who_gives_a_nonce_at_once_has_nothing_to_show(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            match = await set_up(tables)
            await tables.join("anna", match, messages.Join("anna", ANNA))
            await sit(tables, match, "ben")
            assert awaited((await tables.live(match)).table) == [1]
            await show(tables, match, "ben")
            assert (await tables.live(match)).table.status == "playing"
            other = await set_up(tables)
            for wish in (messages.Join("anna"), messages.Join("anna", ANNA, pledge=pledge(ANNA))):
                with pytest.raises(Denied, match="not both"):
                    await tables.join("anna", other, wish)

    asyncio.run(play())
