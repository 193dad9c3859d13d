"""Matches that are over, to look back on: exports, replays, and what is handed to the analyst."""

import asyncio
from collections.abc import Sequence

import msgspec

from ...core.fairness import Export, Proof
from ..live.tables import Tables
from ..shown.teller import Teller
from ..store import EntryRow, MatchRow
from ..table.table import Table
from ..table.verbs import Act, Answer, AnyEntry, Flag, Resign, TakeBack, decode_entry
from ..wire import matches, messages
from ..wire.refusals import Denied
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
) -> matches.Replay:
    """Every action is a step, the deal is step 0; an opening that was imported counts as well."""
    table = tables.make(row)
    teller = Teller(table)
    eyes = viewers[0] if len(viewers) == 1 else None
    told: list[messages.Event] = []
    shown: list[matches.Step] = []
    number = 0
    if table.match is not None:
        number = _opening(teller, viewers, first, most, shown)
    for seq, at, body in rows:
        made = len(table.match.actions) if table.match else 0
        change = table.fold(seq, at, decode_entry(body))
        if table.is_known(change, eyes):
            told += teller.events([change], eyes)
        if change.dealt and table.setup.opening:
            number, told = _opening(teller, viewers, first, most, shown), []
        elif table.match is not None and (change.dealt or is_step(change.entry)):
            if first <= number < first + most:
                shown.append(_step(table, table.shown(seq, eyes), told, viewers))
                _note_actions(shown[-1], table, change.entry, made)
            told = []
            number += 1
    return matches.Replay(row.id, number, first, shown)


def _opening(teller: Teller, viewers: Sequence[int | None], first: int, most: int, shown: list[matches.Step]) -> int:
    """The steps of an imported match, before anything was played here; how many there are."""
    match = teller.table.match
    assert match is not None
    steps = len(teller.table.setup.opening) + 1
    for number in range(first, min(first + most, steps)):
        earlier = match.at(number)
        told: list[messages.Event] = []
        if number:
            eyes = viewers[0] if len(viewers) == 1 else None
            phrases = match.game.telling.narrate(earlier.before, *earlier.actions[-1], earlier.state, eyes)
            told = [messages.Event(0, *teller.say(phrase)) for phrase in phrases]
        views = [msgspec.Raw(earlier.told_to(viewer)) for viewer in viewers]
        shown.append(matches.Step(0, told, views, earlier.actions[-1] if number else None))
    return steps


async def analyse(tables: Tables, analyst: Analyst, match: str) -> None:
    """Have a finished match judged."""
    table = await tables.finished(match)
    assert table.match is not None
    row = await tables.store.match(match)
    assert row is not None
    rows = await tables.store.entries(match)
    steps = await asyncio.to_thread(steps_of_actions, tables, row, rows)
    analyst.begin(match, table.match.document(), table.rewards(), steps)


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


def _step(table: Table, seq: int, told: list[messages.Event], viewers: Sequence[int | None]) -> matches.Step:
    assert table.match is not None
    return matches.Step(seq, told, [msgspec.Raw(table.match.told_to(viewer)) for viewer in viewers])


def _note_actions(step: matches.Step, table: Table, entry: AnyEntry, made: int) -> None:
    """What the step did to the actions of the match, which had so many before."""
    assert table.match is not None
    left = len(table.match.actions)
    match entry:
        case Act():
            step.action = table.match.actions[-1]
        case TakeBack(first=first, alone=True):
            step.removed = first, 1
        case _ if left < made:
            step.removed = left, made - left
