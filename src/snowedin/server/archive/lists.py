"""Lists of tables and matches, from the rows of the store alone: open tables, own matches, score sheets."""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence

import msgspec

from ..live.tables import Tables
from ..store import MatchRow, ResultRow, SeatRow, TotalRow
from ..table.setup import Setup, tells_known_deal
from ..wire import matches, messages
from ..wire.refusals import Denied
from .glicko import Rating
from .ladders import Ladders, Standing

DAY = 24 * 3600 * 1000
LISTED = 100
SHEET = 200

log = logging.getLogger("snowedin.archive")


async def open_tables(tables: Tables, player: str = "") -> messages.OpenTables:
    """From the rows of the lists alone: no table is read into memory to be listed."""
    rows = await tables.store.open_matches(tables.settings.now() - DAY, LISTED)
    blocked, blockers = await blocks_of(tables, player)
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in await tables.store.seats(list(seats)):
        seats[seat.match].append(seat)
    rows = [row for row in rows if row.owner not in blockers and not is_hosted_by(blocked, row, seats[row.id])]
    found = await asyncio.to_thread(lambda: [listed(tables, row, seats[row.id]) for row in rows])
    return messages.OpenTables([table for table in found if table and table.free])


async def blocks_of(tables: Tables, player: str) -> tuple[set[str], set[str]]:
    """Whom a player has blocked, and who has blocked them."""
    if not player:
        return set(), set()
    blocked = {row.player for row in await tables.store.blocked_by(player)}
    return blocked, await tables.store.blockers_of(player)


def is_hosted_by(people: Collection[str], row: MatchRow, seats: Sequence[SeatRow]) -> bool:
    """Did one of them set up the table, or does one sit at it?"""
    return row.owner in people or any(seat.player in people for seat in seats)


def listed(tables: Tables, row: MatchRow, seats: Sequence[SeatRow]) -> messages.OpenTable | None:
    try:
        setup = tables.setup_of(row)
    except Denied:  # of rules that this server does not have
        return None
    except msgspec.DecodeError as error:
        log.error("a table is left out of the list", extra={"reason": f"Table {row.id}: {error}"})
        return None
    if setup.has_known_deal:  # an earlier server offered it to everybody
        return None
    if len(seats) != len(setup.seats):
        log.error("a table is left out of the list", extra={"reason": f"Table {row.id} does not have all its seats."})
        return None
    return shown(row, setup, seats)


def shown(row: MatchRow, setup: Setup, seats: Sequence[SeatRow]) -> messages.OpenTable:
    sitting = [seat.name for seat in seats if seat.player == row.owner]
    free = [seat for seat, meant in zip(seats, setup.seats, strict=True) if meant.kind == "open" and not seat.player]
    return messages.OpenTable(
        row.id,
        row.game,
        row.created,
        sitting[0] if sitting else "",
        len(seats),
        len(free),
        setup.options,
        setup.clock,
    )


async def matches_of(tables: Tables, player: str, most: int, before: int) -> matches.Matches:
    rows = await tables.store.matches_of(player, most, before)
    return matches.Matches([match_shown(row) for row in rows])


def match_shown(row: MatchRow) -> matches.MatchShown:
    known = tells_known_deal(row.setup)
    return matches.MatchShown(row.id, row.game, row.status, row.created, row.changed, known)  # type: ignore[arg-type]


async def scores(tables: Tables, player: str) -> matches.Scores:
    """Totals per game, and a sheet of the last matches; a deal that was known before counts for nothing."""
    totals = [score_line(tables, row) for row in await tables.store.totals(player)]
    rows = await tables.store.results(player, None, SHEET)
    return matches.Scores(totals, [sheet_line(row, player) for row in rows])


def score_line(tables: Tables, row: TotalRow) -> matches.ScoreLine:
    """Together nobody shares a victory: whoever got anything has won."""
    game = tables.games.get(row.game)
    is_together = game is not None and game.reward_sum is None
    return matches.ScoreLine(row.game, row.played, float(row.rewarded) if is_together else row.rewards)


async def ratings(tables: Tables, ladders: Ladders, player: str) -> matches.Ratings:
    """Of every game at which a match of theirs has counted."""
    found = {game: await ladders.of(game) for game in tables.games}
    lines = [(game, ladder.people.get(player), ladder.levels) for game, ladder in found.items()]
    now = ladders.now()
    return matches.Ratings([rating_line(game, own, levels, now) for game, own, levels in lines if own])


def rating_line(game: str, own: Standing, levels: Mapping[str, Rating], now: int) -> matches.RatingLine:
    rating = own.now(now)
    low, high = rating.bounds
    return matches.RatingLine(
        game=game,
        rating=round(rating.rating),
        low=round(low),
        high=round(high),
        matches=own.matches,
        match=own.match,
        change=round(own.change),
        levels=[matches.LevelRating(name, round(level.rating)) for name, level in levels.items()],
    )


def own_seats(row: ResultRow, player: str) -> list[int]:
    return [seat for seat, other in enumerate(row.players) if player and other == player]


def sheet_line(row: ResultRow, player: str) -> matches.SheetLine:
    return matches.SheetLine(
        row.match, row.game, row.finished, row.names, row.rewards, own_seats(row, player), msgspec.Raw(row.final)
    )


async def deal(tables: Tables, match: str, player: str) -> matches.Deal:
    """All finished matches on the deal of this one."""
    table = await tables.finished(match)
    source = table.setup.deal_of or match
    rows = await tables.store.results(None, source, LISTED)
    return matches.Deal(source, [sheet_line(row, player) for row in rows])
