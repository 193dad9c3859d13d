"""Matches that are over, to look back on: exports, replays, and what is handed to the analyst."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from ...core.document import Document, sealed
from ...core.fairness import Export, Proof
from ...core.game import Refusal
from ...core.match import Match
from ...core.match import replay as replay_document
from ..live.tables import Tables
from ..shown.speech import Speech
from ..shown.teller import Teller
from ..store import EntryRow, MatchRow
from ..table.table import Table
from ..table.verbs import Act, Answer, AnyEntry, Flag, Resign, TakeBack, decode_entry
from ..wire import matches, messages
from ..wire.refusals import Denied, denied_by
from .analyses import Analyst

STEPS = 100  # of a replay in one answer


async def export(tables: Tables, match: str) -> Export:
    table = await tables.finished(match)
    assert table.match is not None
    proof = None if table.setup.has_known_deal else Proof(table.setup.commitment, table.secret.hex(), table.nonces())
    return Export(table.match.document(), proof, table.ending or "played", match)  # type: ignore[arg-type]


async def replay(tables: Tables, match: str, seen_as: str, first: int, most: int) -> matches.Replay:
    """Some steps of a finished match, as a seat, a spectator or all seats at once saw them."""
    table = await tables.finished(match)
    viewers = viewers_of(seen_as, len(table.seats))
    row, rows = await _stored(tables, match)
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
) -> matches.Replay:
    """Every action is a step, the deal is step 0; an opening that was imported counts as well."""
    eyes = viewers[0] if len(viewers) == 1 else None
    shown: list[matches.Step] = []
    number = -1
    for number, moment in enumerate(_walk(tables.make(row), rows, eyes)):
        if first <= number < first + most:
            views = [msgspec.Raw(moment.match.told_to(viewer)) for viewer in viewers]
            shown.append(matches.Step(moment.seq, moment.told, views, moment.action, moment.removed))
    return matches.Replay(row.id, number + 1, first, shown)


class Moment(NamedTuple):
    """One step of a replay: what was told of it, who made it, the match after it, and what became of its actions."""

    seq: int
    told: list[messages.Event]
    seat: int | None
    match: Match
    action: tuple[int, int] | None = None
    removed: tuple[int, int] | None = None  # the first action that was taken back, and how many were


def _walk(table: Table, rows: Sequence[EntryRow], eyes: int | None) -> Iterator[Moment]:
    """All steps from the deal on, as these eyes are told of them."""
    teller = Teller(table)
    told: list[messages.Event] = []
    if table.match is not None:
        yield from _opening(teller, eyes)
    for seq, at, body, _ in rows:
        made = len(table.match.actions) if table.match else 0
        change = table.fold(seq, at, decode_entry(body))
        if table.is_known(change, eyes):
            told = told + teller.events([change], eyes)
        if change.dealt and table.setup.opening:
            yield from _opening(teller, eyes)
            told = []
        elif table.match is not None and (change.dealt or is_step(change.entry)):
            seat = None if change.dealt else change.entry.seat
            did = _did(table.match, change.entry, made)
            yield Moment(table.shown(seq, eyes), told, seat, table.match, *did)
            told = []


def _opening(teller: Teller, eyes: int | None) -> Iterator[Moment]:
    """The steps of an imported match, before anything was played here."""
    match = teller.table.match
    assert match is not None
    for number in range(len(teller.table.setup.opening) + 1):
        earlier = match.at(number)
        if not number:
            yield Moment(0, [], None, earlier)
            continue
        seat, action = earlier.actions[-1]
        phrases = match.game.telling.narrate(earlier.before, seat, action, earlier.state, eyes)
        told = [messages.Event(0, *teller.say(phrase)) for phrase in phrases]
        yield Moment(0, told, seat, earlier, (seat, action))


async def moves(tables: Tables, match: str, seen_as: str) -> matches.Moves:
    """All that happened in a finished match, in words; steps of which nothing is told belong to the next one."""
    table = await tables.finished(match)
    viewers = viewers_of(seen_as, len(table.seats))
    row, rows = await _stored(tables, match)
    eyes = viewers[0] if len(viewers) == 1 else None
    return await asyncio.to_thread(_joined, tables, row, rows, eyes)


def _joined(tables: Tables, row: MatchRow, rows: Sequence[EntryRow], eyes: int | None) -> matches.Moves:
    found: list[matches.Move] = []
    first, number = 0, -1
    for number, moment in enumerate(_walk(tables.make(row), rows, eyes)):
        if moment.told or not number:
            found.append(matches.Move(number, first, moment.seat, moment.told))
            first = number + 1
    if first <= number:
        found.append(matches.Move(number, first, None, []))
    return matches.Moves(row.id, number + 1, found)


async def play_on(tables: Tables, player: str, match: str, wish: matches.PlayOn) -> messages.Created:
    """A table of one's own that goes on where a finished match stood at a step."""
    table = await tables.finished(match)
    row, rows = await _stored(tables, match)
    document = await asyncio.to_thread(_document_at, tables, row, rows, wish.step)
    if wish.seat >= len(table.seats):
        raise Denied("refused", f"The match has {len(table.seats)} seats, counted from 0.", "no_such_seat")
    bot = messages.SeatPlan("bot", wish.bot)
    seats = [messages.SeatPlan("me") if seat == wish.seat else bot for seat in range(len(table.seats))]
    return await tables.import_match(player, matches.Import(document, seats))


async def look(tables: Tables, match: str, wish: matches.Look) -> matches.Looked:
    """What a seat would have seen, had it begun to choose otherwise at a step, and the choice that would come then."""
    await tables.finished(match)
    row, rows = await _stored(tables, match)
    document = await asyncio.to_thread(_document_at, tables, row, rows, wish.step)
    try:
        return await asyncio.to_thread(_looked, replay_document(document, tables.games), wish)
    except Refusal as refusal:
        raise denied_by(refusal) from refusal


def _looked(match: Match, wish: matches.Look) -> matches.Looked:
    *earlier, last = wish.actions
    for action in earlier:
        match.act(wish.seat, action)
    match.check(wish.seat, last)
    names = [f"Player {number}" for number in range(1, match.seats + 1)]
    said = Speech(match.game, match.options, names).said(match.describe(wish.seat, last))
    return matches.Looked(msgspec.Raw(match.told_to(wish.seat)), messages.Choice(last, *said))


def _document_at(tables: Tables, row: MatchRow, rows: Sequence[EntryRow], step: int) -> Document:
    for number, moment in enumerate(_walk(tables.make(row), rows, None)):
        if number == step and not moment.match.is_over:
            return sealed(msgspec.structs.replace(moment.match.document(), names=[]))
    raise Denied("refused", f"There is nothing to play on from step {step}: the match is over there.", "played_out")


async def _stored(tables: Tables, match: str) -> tuple[MatchRow, Sequence[EntryRow]]:
    row, rows, _ = await tables.writer.read(match)
    return row, rows


async def analyse(tables: Tables, analyst: Analyst, player: str, match: str) -> None:
    """Have a finished match judged."""
    tables.load.check()
    table = await tables.finished(match)
    assert table.match is not None
    row, rows = await _stored(tables, match)
    steps = await asyncio.to_thread(steps_of_actions, tables, row, rows)
    analyst.begin(player, match, table.match.document(), table.rewards(), steps)


def steps_of_actions(tables: Tables, row: MatchRow, rows: Sequence[EntryRow]) -> list[int]:
    """For every action that was not taken back, its step in the replay."""
    table = tables.make(row)
    opening = len(table.setup.opening)
    steps, number = list(range(1, opening + 1)), opening + 1  # after the deal, which is step 0
    for seq, at, body, _ in rows:
        change = table.fold(seq, at, decode_entry(body))
        if table.match is None or not is_step(change.entry):
            continue
        match change.entry:
            case Act():
                steps.append(number)
            case TakeBack(first=taken, alone=True):
                del steps[taken]
            case _:
                del steps[len(table.match.actions) :]
        number += 1
    return steps


def is_step(entry: AnyEntry) -> bool:
    return isinstance(entry, Act | TakeBack | Resign | Flag | Answer)


def _did(played: Match, entry: AnyEntry, made: int) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """The action that an entry made, or those that it removed, of a match that had so many before."""
    left = len(played.actions)
    match entry:
        case Act():
            return played.actions[-1], None
        case TakeBack(first=first, alone=True):
            return None, (first, 1)
        case _:
            return None, (left, made - left) if left < made else None
