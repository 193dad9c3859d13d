"""Whoever plays on alone from a match that is over may lend the bots their own engine; nobody else may."""

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from snowedin.core.match import KEY_BYTES, Match
from snowedin.games import GAMES
from snowedin.server import metrics
from snowedin.server.live.live_table import LiveTable
from snowedin.server.live.tables import Tables
from snowedin.server.live.thinking import Thinkers
from snowedin.server.table.lending import may_lend
from snowedin.server.wire import matches, messages
from snowedin.server.wire.lending import Considered, Lend, Opined, Weighed
from snowedin.server.wire.refusals import Denied

from .inside import SQLITE, Listener, house, seated, soon

WINTER = GAMES["winter"]
ALONE = [messages.SeatPlan("bot", "yeti"), messages.SeatPlan("me")]


def known_deal() -> Match:
    """Anna is to choose at seat 1, and then the bot."""
    match = Match(WINTER, 2, key=bytes(KEY_BYTES))
    while True:
        (seat,) = match.to_act()
        after = match.at(len(match.actions))
        after.act(seat, match.legal(seat)[0])
        if seat == 1 and after.to_act() == [0]:
            return match
        match = after


@asynccontextmanager
async def played_on(database: str, **settings: Any) -> AsyncIterator[tuple[Tables, LiveTable]]:
    """A table at which Anna plays on against Yeti, when she has sat down."""
    async with house(database, **settings) as tables:
        made = await tables.import_match("anna", matches.Import(known_deal().document(), ALONE))
        yield tables, await tables.live(made.table)


async def sit_down(tables: Tables, live: LiveTable) -> None:
    await tables.join("anna", live.table.id, messages.Join("Anna", "0" * 32))


async def lend(tables: Tables, live: LiveTable) -> Listener:
    """Anna's page offers its engine; then she moves, and the bot is to choose."""
    await sit_down(tables, live)
    page, table = Listener("anna"), live.table
    await tables.watch("anna", table.id, page, None)
    await tables.lend("anna", Lend(table.id, "lend"), page)
    await tables.command("anna", messages.Act(table.id, "move", 1, table.seq, table.choices[1][0]))
    await soon(lambda: asked(page))
    return page


def asked(page: Listener) -> list[Any]:
    return [message for message in page.heard if message["type"] == "consider"]


def answer(question: Any, action: int) -> Considered:
    thought = Opined(1, 0.5, False, [Weighed(action, 1, 0.5, 1.0)], False)
    return Considered(question["table"], question["number"], question["seat"], thought)


@SQLITE
def test_the_page_is_given_a_redeal_and_its_choice_is_played(database_url: str) -> None:
    async def play() -> None:
        async with played_on(database_url) as (tables, live):
            thought_here = sum(metrics.bot_seconds.counts)
            page = await lend(tables, live)
            (question,) = asked(page)
            assert (question["seat"], question["level"]) == (0, "yeti")
            match = live.table.match
            assert match is not None
            state = base64.b64decode(question["state"])
            assert len(state) == len(match.state.tobytes())
            assert state != match.state.tobytes()
            last, before = match.legal(0)[-1], len(match.actions)
            tables.hear_thought(answer(question, last), Listener("anna"))  # from another page: not heard
            tables.hear_thought(answer(question, last), page)
            await soon(lambda: live.table.match and len(live.table.match.actions) > before)
            assert match.actions[before] == (0, last)
            assert sum(metrics.bot_seconds.counts) == thought_here

    asyncio.run(play())


@SQLITE
@pytest.mark.parametrize("how", ["goes", "waits", "lies"])
def test_if_the_page_goes_or_is_late_or_tells_nonsense_the_bot_thinks_here(
    database_url: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think_here(self: Thinkers, threads: Any, owner: str, match: Match, seat: int, name: str) -> Any:
        return match.legal(seat)[0], name

    async def play() -> None:
        async with played_on(database_url, budget=1.0) as (tables, live):
            page = await lend(tables, live)
            if how == "goes":
                tables.unwatch(live.table.id, page)
                assert live.lender is None
            if how == "lies":
                tables.hear_thought(answer(asked(page)[0], WINTER.state.ACTIONS - 1), page)
            match = live.table.match
            assert match is not None
            before, first = len(match.actions), match.legal(0)[0]
            await soon(lambda: len(match.actions) > before)
            assert match.actions[before] == (0, first)
            assert live.lender is None or live.lender.is_gone

    monkeypatch.setattr(Thinkers, "_choose", think_here)
    asyncio.run(play())


@SQLITE
def test_nobody_lends_where_others_sit_or_the_deal_is_not_known(database_url: str) -> None:
    async def play() -> None:
        async with played_on(database_url) as (tables, live):
            assert not may_lend(live.table, "anna")  # a seat is free
            await sit_down(tables, live)
            page = Listener("anna")
            assert may_lend(live.table, "anna")
            assert not may_lend(live.table, "ben")
            with pytest.raises(Denied, match="goes on alone"):
                await tables.lend("ben", Lend(live.table.id, "lend"), page)
            ordinary = await seated(tables, "owner", "bot:yeti", game="winter")
            with pytest.raises(Denied, match="goes on alone"):
                await tables.lend("owner", Lend(ordinary, "lend"), page)

    asyncio.run(play())
