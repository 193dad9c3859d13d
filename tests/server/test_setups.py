"""How a table is set up: what the game presets for one person among bots, and what is left as it was asked for."""

import asyncio
from typing import Any

import pytest

from snowedin.server.live.tables import Tables
from snowedin.server.wire import messages
from snowedin.server.wire.refusals import Denied

from .inside import GAME, SQLITE, house, seated

PLANS = {"me": messages.SeatPlan("me"), "open": messages.SeatPlan("open"), "bot": messages.SeatPlan("bot", "chance")}


async def options_at(tables: Tables, seats: str, **more: Any) -> dict[str, Any]:
    """The options of a new table with these seats."""
    wish = messages.Create(GAME, [PLANS[kind] for kind in seats.split()], **more)
    return tables._live[(await tables.create("anna", wish)).table].table.setup.options


@SQLITE
@pytest.mark.parametrize(
    ("seats", "given", "dealer"),
    [
        ("me bot", {}, 2),
        ("bot me", {}, 1),
        ("me bot bot", {}, 3),
        ("bot bot me bot", {"under": "fixed"}, 2),
        ("me bot", {"dealer": None}, 2),
        ("me bot", {"dealer": "lot"}, "lot"),
        ("me bot", {"dealer": 1}, 1),
        ("me me bot", {}, "lot"),
        ("me open", {}, "lot"),
        ("me open bot", {}, "lot"),
        ("bot bot", {}, "lot"),
    ],
)
def test_against_bots_alone_the_right_neighbour_deals_unless_one_chose_otherwise(  # Ice Queen 2.3
    database_url: str, seats: str, given: dict[str, Any], dealer: Any
) -> None:
    async def look() -> None:
        async with house(database_url) as tables:
            assert (await options_at(tables, seats, options=given))["dealer"] == dealer

    asyncio.run(look())


@SQLITE
def test_a_dealer_who_does_not_sit_there_is_refused(database_url: str) -> None:
    async def look() -> None:
        async with house(database_url) as tables:
            with pytest.raises(Denied, match="seat 3; this table has 2") as denied:
                await options_at(tables, "me bot", options={"dealer": 3})
            assert (denied.value.reason, denied.value.numbers) == ("seat_beyond", {"seat": 3, "seats": 2})

    asyncio.run(look())


@SQLITE
def test_the_same_deal_has_the_dealer_it_had(database_url: str) -> None:
    """Also where it was dealt before dealers could be named."""

    async def play(**options: Any) -> None:
        async with house(database_url) as tables:
            table = await seated(tables, "anna", "ben", options=options)
            await tables.command("anna", messages.Resign(table, "resign", 0))
            setup = tables._live[table].table.setup
            before = setup.options["dealer"]
            assert (await options_at(tables, "me bot", deal_of=table))["dealer"] == before
            if before == "lot":
                del setup.options["dealer"]
                again = await options_at(tables, "me bot", deal_of=table, options=setup.options)
                assert again["dealer"] == "lot"
            with pytest.raises(Denied, match="same deal"):
                await options_at(tables, "me bot", deal_of=table, options={"dealer": 1})

    asyncio.run(play())
    asyncio.run(play(dealer=2))
