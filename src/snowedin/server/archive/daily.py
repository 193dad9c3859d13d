"""The deal of the day at the server's tables: one's own game, par, and what others made of it.

Par is what Yeti makes of the same seat, in a match of bots that is played once, kept as any other, and named as the
deal.  What others made of it is told to whoever has finished it.
"""

import asyncio
from datetime import UTC, date, datetime

from ...bots import levels
from ...core import daily
from ...core.game import Game, Refusal
from ..live import setups
from ..live.tables import Tables
from ..store import OVER, MatchRow, ResultRow
from ..table.setup import SeatSetup, Setup
from ..wire import matches, messages
from ..wire.refusals import Denied, denied_by

LISTED = 100
OWN = 100  # of one's last matches among which today's are looked for
YOU = 0  # the seat that is yours, and Yeti's


async def today(tables: Tables, player: str) -> matches.Today:
    day = date_of(tables)
    own = await tables.store.matches_of(player, OWN, 2**53 - 1) if player else []
    return matches.Today(
        day.isoformat(), [await deal_shown(tables, game, day, player, own) for game in tables.games.values()]
    )


def date_of(tables: Tables) -> date:
    return datetime.fromtimestamp(tables.settings.now() / 1000, UTC).date()


async def deal_shown(tables: Tables, game: Game, day: date, player: str, own: list[MatchRow]) -> matches.DailyDeal:
    """A game's deal of the day; before one's own is finished, nothing of it is told."""
    name = daily.name_of(game, day)
    mine = [row for row in own if row.deal == name]
    finished = [row for row in mine if row.status == OVER]
    status, match = (mine[0].status, mine[0].id) if mine else ("none", "")
    shown = matches.DailyDeal(game.key, name, match, status)  # type: ignore[arg-type]
    if finished:
        await begin_par(tables, game, day)
        results = firsts(await tables.store.results(None, name, LISTED))
        shown.match = min(finished, key=lambda row: row.changed).id
        shown.status = "over"
        shown.results = [line(row, player) for row in results if row.match != name]
        shown.reward = next((one.reward for one in shown.results if one.yours), None)
        shown.par = next((row.rewards[YOU] for row in results if row.match == name), None)
    return shown


def firsts(rows: list[ResultRow]) -> list[ResultRow]:
    """Everybody's first result, the best first: whoever plays a deal again knows it."""
    kept: dict[str, ResultRow] = {}
    for row in sorted(rows, key=lambda row: row.finished):
        kept.setdefault(row.players[YOU] or row.match, row)
    return sorted(kept.values(), key=lambda row: -(row.rewards[YOU] or 0.0))


def line(row: ResultRow, player: str) -> matches.DailyResult:
    return matches.DailyResult(row.match, row.names[YOU], row.rewards[YOU], bool(player) and row.players[YOU] == player)


async def play(tables: Tables, player: str, wish: matches.PlayDaily) -> messages.Created:
    """A table on today's deal, with Skier at every other seat; one that was begun is gone on with."""
    day = date_of(tables)
    try:
        game = setups.find(tables.games, wish.game)
    except Refusal as refusal:
        raise denied_by(refusal) from refusal
    name = daily.name_of(game, day)
    for row in await tables.store.matches_of(player, OWN, 2**53 - 1):
        if row.deal == name and row.status != OVER:
            return messages.Created(row.id, (await tables.seen(row.id)).table.setup.commitment)
    await begin_par(tables, game, day)
    me = SeatSetup("me", player=player)
    async with tables.one_more(player):
        return await tables.add(*await asyncio.to_thread(set_up, tables, game, day, me, player))


def set_up(tables: Tables, game: Game, day: date, first: SeatSetup, owner: str) -> tuple[Setup, bytes]:
    seats = [first] + [SeatSetup("bot", bot=levels.SKIER)] * (daily.seats_of(game) - 1)
    options = game.read_options(game.preset({}, len(seats), [YOU]))
    setup, secret = setups.begun(game, options, seats, owner, tables.settings)
    setup.take_known_deal(daily.key_of(game, day).hex())
    setup.deal_of, setup.daily = daily.name_of(game, day), day.isoformat()
    return setup, secret


async def begin_par(tables: Tables, game: Game, day: date) -> None:
    """Have Yeti play the deal, unless it has; a match that was broken off goes on."""
    name = daily.name_of(game, day)
    try:
        await tables.live(name)
    except Denied:
        yeti = SeatSetup("bot", bot=levels.YETI)
        await tables.add(*await asyncio.to_thread(set_up, tables, game, day, yeti, ""), match=name)
