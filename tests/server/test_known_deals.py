"""Deals that somebody knows, of an earlier match or a document, are never promised nor offered to strangers."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.server.archive import lists, replays
from snowedin.server.live.tables import Tables
from snowedin.server.shown.table_page import table_shown
from snowedin.server.shown.teller import result
from snowedin.server.store import MatchRow
from snowedin.server.table.setup import encode_setup
from snowedin.server.wire import matches, messages
from snowedin.server.wire.messages import SeatPlan
from snowedin.server.wire.refusals import Denied

from .inside import GAME, house, seated

TWO = [SeatPlan("me"), SeatPlan("open")]


async def finished(tables: Tables) -> str:
    table = await seated(tables, "anna", "ben")
    await tables.command("anna", messages.Resign(table, "enough", 0))
    return table


async def again(tables: Tables) -> messages.Created:
    return await tables.create("anna", messages.Create(GAME, TWO, deal_of=await finished(tables)))


async def brought(tables: Tables) -> messages.Created:
    document = Match(GAMES[GAME], 2, {}, b"k" * 16).document()
    return await tables.import_match("anna", matches.Import(document, TWO))


KNOWN = pytest.mark.parametrize("made_known", [again, brought])
Made = Callable[[Tables], Awaitable[messages.Created]]


@KNOWN
def test_a_known_deal_is_not_promised(made_known: Made, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            made = await made_known(tables)
            assert made.commitment == ""
            table = (await tables.live(made.table)).table
            card = table_shown(table, "ben", 0)
            assert (card.commitment, card.known_deal) == ("", True)
            for seat, player in enumerate(("anna", "ben")):
                await tables.join(player, made.table, messages.Join(player, "0" * 32, seat))
            await tables.command("anna", messages.Resign(made.table, "enough", 0))
            assert (result(table).secret, result(table).nonces) == ("", [])
            assert (await replays.export(tables, made.table)).proof is None

    asyncio.run(play())


@KNOWN
def test_the_list_of_my_matches_warns_of_a_known_deal(made_known: Made, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            made = await made_known(tables)
            ordinary = await seated(tables, "anna", "ben")
            await tables.join("anna", made.table, messages.Join("anna", "0" * 32, 0))
            listed = {card.match: card for card in (await lists.matches_of(tables, "anna", 50, 2**53)).matches}
            assert listed[made.table].known_deal
            assert not listed[ordinary].known_deal

    asyncio.run(play())


def test_a_known_deal_is_never_public(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            source = await finished(tables)
            with pytest.raises(Denied) as refused:
                await tables.create("anna", messages.Create(GAME, TWO, deal_of=source, public=True))
            assert (refused.value.code, refused.value.reason) == ("refused", "known_deal")
            assert not (await lists.open_tables(tables)).tables

    asyncio.run(play())


def test_a_known_deal_that_an_earlier_server_made_public_is_not_listed(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(f"sqlite:///{tmp_path}/tables") as tables:
            made = await again(tables)
            public = await tables.create("anna", messages.Create(GAME, TWO, public=True))
            row = await tables.store.match(made.table)
            seats = await tables.store.seats([made.table])
            assert row is not None
            old = tables.setup_of(row)
            old.public, old.commitment = True, "f" * 64
            before = MatchRow(*row)._replace(id="F" * 16, public=True, setup=encode_setup(old))
            await tables.store.add_match(before, [seat._replace(match="F" * 16) for seat in seats], None)
            assert [table.table for table in (await lists.open_tables(tables)).tables] == [public.table]
            card = table_shown((await tables.live("F" * 16)).table, "ben", 0)
            assert (card.commitment, card.known_deal) == ("", True)

    asyncio.run(play())
