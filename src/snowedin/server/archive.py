"""Matches that are over, and lists of them: replays, exports, score sheets."""

import asyncio
import logging
from collections.abc import Sequence

import msgspec

from . import entries, messages, past, sight
from .entries import decode_entry
from .refusals import Denied
from .store import EntryRow, MatchRow, ResultRow, SeatRow
from .table import Table
from .tables import Tables

DAY = 24 * 3600 * 1000
LISTED = 100
SHEET = 200
STEPS = 100  # of a replay in one answer

log = logging.getLogger("snowedin.archive")


async def open_tables(tables: Tables) -> messages.OpenTables:
    """From the rows of the lists alone: no table is read into memory to be listed."""
    rows = await tables.store.open_matches(tables.settings.now() - DAY, LISTED)
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in await tables.store.seats(list(seats)):
        seats[seat.match].append(seat)
    found = await asyncio.to_thread(lambda: [listed(tables, row, seats[row.id]) for row in rows])
    return messages.OpenTables([card for card in found if card and card.free])


def listed(tables: Tables, row: MatchRow, seats: Sequence[SeatRow]) -> messages.OpenTable | None:
    try:
        setup = tables.setup_of(row)
    except Denied:  # of rules that this server does not have
        return None
    except msgspec.DecodeError as error:
        log.error("a table is left out of the list", extra={"reason": f"Table {row.id}: {error}"})
        return None
    if len(seats) != len(setup.seats):
        log.error("a table is left out of the list", extra={"reason": f"Table {row.id} does not have all its seats."})
        return None
    return shown(row, setup, seats)


def shown(row: MatchRow, setup: entries.Setup, seats: Sequence[SeatRow]) -> messages.OpenTable:
    sitting = [seat.name for seat in seats if seat.player == row.owner]
    free = [plan for plan, seat in zip(setup.seats, seats, strict=True) if plan.kind == "open" and not seat.player]
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


async def matches_of(tables: Tables, player: str, most: int, before: int) -> past.Matches:
    rows = await tables.store.matches_of(player, most, before)
    return past.Matches(
        [past.MatchCard(row.id, row.game, row.status, row.created, row.changed) for row in rows]  # type: ignore[arg-type]
    )


async def scores(tables: Tables, player: str) -> past.Scores:
    """Totals per game, and a sheet of the last matches; a deal that was known before counts for nothing."""
    totals = [past.ScoreLine(*line) for line in await tables.store.totals(player)]
    rows = await tables.store.results(player, None, SHEET)
    return past.Scores(totals, [sheet_line(row, player) for row in rows])


def own_seats(row: ResultRow, player: str) -> list[int]:
    return [seat for seat, other in enumerate(row.players) if player and other == player]


def sheet_line(row: ResultRow, player: str) -> past.SheetLine:
    return past.SheetLine(
        row.match, row.game, row.finished, row.names, row.rewards, own_seats(row, player), msgspec.Raw(row.final)
    )


async def deal(tables: Tables, match: str, player: str) -> past.Deal:
    """All finished matches on the deal of this one."""
    table = await tables.finished(match)
    source = table.setup.deal_of or match
    rows = await tables.store.results(None, source, LISTED)
    return past.Deal(source, [sheet_line(row, player) for row in rows])


async def export(tables: Tables, match: str) -> past.Export:
    table = await tables.finished(match)
    assert table.match is not None
    known = bool(table.setup.key)
    proof = None if known else past.Proof(table.setup.commitment, table.secret.hex(), table.nonces())
    return past.Export(table.match.document(), proof, table.ending or "played", match)  # type: ignore[arg-type]


async def replay(tables: Tables, match: str, seen_as: str, first: int, most: int) -> past.Replay:
    """Some steps of a finished match, as a seat, a spectator or all seats at once saw them."""
    table = await tables.finished(match)
    viewers = viewers_of(seen_as, len(table.places))
    row = await tables.store.match(match)
    assert row is not None
    rows = await tables.store.entries(match)
    return await asyncio.to_thread(_steps, tables, row, rows, viewers, first, most)


def viewers_of(seen_as: str, seats: int) -> list[int | None]:
    if seen_as == "all":
        return list(range(seats))
    if seen_as == "spectator":
        return [None]
    if int(seen_as) >= seats:
        raise Denied("refused", f"The match has {seats} seats, counted from 0.", "no_such_seat")
    return [int(seen_as)]


def _steps(
    tables: Tables, row: MatchRow, rows: Sequence[EntryRow], viewers: Sequence[int | None], first: int, most: int
) -> past.Replay:
    """Every action is a step, the deal is step 0; an opening that was imported counts as well."""
    table = tables.make(row)
    eyes = viewers[0] if len(viewers) == 1 else None
    told: list[messages.Event] = []
    shown: list[past.Step] = []
    number = 0
    if table.match is not None:
        number = _opening(table, viewers, first, most, shown)
    for seq, at, body in rows:
        change = table.fold(seq, at, decode_entry(body))
        if table.is_known(change, eyes):
            told += sight.events(table, [change], eyes)
        if change.dealt and table.setup.opening:
            number, told = _opening(table, viewers, first, most, shown), []
        elif table.match is not None and (change.dealt or is_step(change.entry)):
            if first <= number < first + most:
                shown.append(_step(table, table.shown(seq, eyes), told, viewers))
            told = []
            number += 1
    return past.Replay(row.id, number, first, shown)


def _opening(table: Table, viewers: Sequence[int | None], first: int, most: int, shown: list[past.Step]) -> int:
    """The steps of an imported match, before anything was played here; how many there are."""
    match, views = table.match, table.game.view
    assert match is not None
    steps = len(table.setup.opening) + 1
    for number in range(first, min(first + most, steps)):
        state = match.state_after(number)
        told: list[messages.Event] = []
        if number:
            eyes = viewers[0] if len(viewers) == 1 else None
            phrases = views.narrate(match.state_after(number - 1), *match.actions[number - 1], state, eyes)
            told = [messages.Event(0, *table.say(phrase)) for phrase in phrases]
        shown.append(past.Step(0, told, [views.view(state, viewer) for viewer in viewers]))
    return steps


async def analyse(tables: Tables, match: str) -> None:
    """Have a finished match judged."""
    table = await tables.finished(match)
    assert table.match is not None
    row = await tables.store.match(match)
    assert row is not None
    rows = await tables.store.entries(match)
    steps = await asyncio.to_thread(steps_of_actions, tables, row, rows)
    tables.analyst.begin(match, table.match.document(), table.rewards(), steps)


def steps_of_actions(tables: Tables, row: MatchRow, rows: Sequence[EntryRow]) -> list[int]:
    """For every action that was not taken back, its step in the replay."""
    table = tables.make(row)
    opening = len(table.setup.opening)
    steps, number = list(range(1, opening + 1)), opening + 1  # after the deal, which is step 0
    for seq, at, body in rows:
        change = table.fold(seq, at, decode_entry(body))
        if table.match is None or not is_step(change.entry):
            continue
        match change.entry:
            case entries.Act():
                steps.append(number)
            case entries.TakeBack(place=place, alone=True):
                del steps[place]
            case _:
                del steps[len(table.match.actions) :]
        number += 1
    return steps


def is_step(entry: entries.AnyEntry) -> bool:
    return isinstance(entry, entries.Act | entries.TakeBack | entries.Resign | entries.Flag | entries.Answer)


def _step(table: Table, seq: int, told: list[messages.Event], viewers: Sequence[int | None]) -> past.Step:
    assert table.match is not None
    return past.Step(seq, told, [table.game.view.view(table.match.state, viewer) for viewer in viewers])


def table_card(table: Table, player: str, now: int) -> messages.TableCard:
    setup = table.setup
    free = [seat for seat, place in enumerate(table.places) if not place.is_taken]
    return messages.TableCard(
        table=table.id,
        game=setup.game,
        version=setup.version,
        options=setup.options,
        commitment=setup.commitment,
        public=setup.public,
        clock=setup.clock,
        created=setup.created,
        yours=table.seats_of(player),
        reserved=[seat for seat in free if player and table.places[seat].plan.player == player],
        talk=table.may_talk(),
        status=table.status,  # type: ignore[arg-type]
        seq=table.shown(table.seq, next(iter(table.seats_of(player)), None)),
        seats=table.seats_shown(now),
        deal_of=setup.deal_of,
        imported=bool(setup.key and not setup.deal_of),
        next=table.next,
    )
