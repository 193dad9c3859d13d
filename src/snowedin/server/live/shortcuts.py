"""Shortcuts: several choices of a seat that a game can find by itself, as Cold Spell's solver finds words.

They are looked for in a thread, on a redeal of what the seat knows, told to that seat
alone, and carried out as ordinary actions, one log entry each.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...core.game import Refusal
from ...core.match import Match
from ...core.words import Phrase
from ..table.table import Table
from ..table.verbs import Act, Actor, AnyEntry, help
from ..table.verbs.checks import check_seat, check_turn
from ..wire import messages
from ..wire.refusals import Denied
from .bots_and_clocks import next_beat
from .live_table import NOBODY, LiveTable

if TYPE_CHECKING:
    from .tables import Tables


async def offered(tables: Tables, live: LiveTable, player: str, command: messages.Shortcuts) -> messages.Offered:
    seat = command.seat
    await tell_all(tables, live, player, seat, None)
    async with live.lock:
        await tables.refresh(live)
        seq = live.table.shown(live.table.seq, seat)
        guess = guessed(tables, live.table, seat, seq)
    phrases = await tables.thinkers.find(player, lambda: names_of(guess, seat))
    said = [live.teller.say(phrase) for phrase in phrases]
    found = [messages.Shortcut(number, phrase, text) for number, (phrase, text) in enumerate(said)]
    return messages.Offered(live.table.id, command.id, seat, seq, found)


async def taken(tables: Tables, live: LiveTable, player: str, command: messages.Shorten) -> messages.Accepted:
    seat = command.seat
    async with live.lock:
        await tables.refresh(live)
        check_seat(live.table, player, seat)
        done = live.table.entry_of_command.get((player, seat, command.id))
        if done is not None:
            return messages.Accepted(live.table.id, command.id, live.table.shown(done, seat))
    await tell_all(tables, live, player, seat, command.seq)
    async with live.lock:
        await tables.refresh(live)
        guess = guessed(tables, live.table, seat, command.seq)
    actions = await tables.thinkers.find(player, lambda: actions_of(guess, seat, command.number))
    seq = await carry_out(tables, live, seat, actions, "person", command.id)
    return messages.Accepted(live.table.id, command.id, live.table.shown(seq, seat))


async def tell_all(tables: Tables, live: LiveTable, player: str, seat: int, seq: int | None) -> None:
    """Everybody hears that the seat is helped, before anything is looked for."""

    def ask(table: Table) -> Sequence[AnyEntry]:
        check_seat(table, player, seat)
        check_offer(table, seat, table.shown(table.seq, seat) if seq is None else seq)
        return help.check(table, seat, "solver")

    await tables.writer.carry_out(live, ask)


async def play_by_itself(tables: Tables, live: LiveTable, seat: int) -> None:
    """By the table's options the first shortcut is taken for the seat."""
    async with live.lock:
        await tables.writer.trust(live)
        if seat not in live.table.seats_played_by_shortcuts():
            return
        guess = guessed(tables, live.table, seat, live.table.shown(live.table.seq, seat))
        player = live.table.seats[seat].player
    began = time.monotonic()
    actions = await tables.thinkers.look(player, lambda: actions_of(guess, seat, 0))
    await carry_out(tables, live, seat, actions[:-1], "table", "")
    await asyncio.sleep(next_beat(began, tables.settings.pace, time.monotonic()))  # only the last one is noticed
    await carry_out(tables, live, seat, actions[-1:], "table", "")


def check_offer(table: Table, seat: int, seq: int) -> None:
    check_turn(table, seat, seq)
    if not table.offers_shortcuts(seat):
        raise Denied("nothing_offered", "Nothing can be done for you in one go here.")


def guessed(tables: Tables, table: Table, seat: int, seq: int) -> Match:
    """The match as the seat knows it, if a shortcut may be looked for now."""
    check_offer(table, seat, seq)
    assert table.match is not None
    return tables.thinkers.blindfolded(table.match, seat, table.before_others_chose(seat))


def names_of(match: Match, seat: int) -> list[Phrase]:
    return [shortcut.phrase for shortcut in match.shortcuts(seat)]


def actions_of(match: Match, seat: int, number: int) -> list[int]:
    found = match.shortcuts(seat)
    if number >= len(found):
        raise Denied("nothing_offered", f"There are {len(found)} shortcuts, counted from 0; {number} is none of them.")
    try:
        return found[number].find()
    except Refusal as refusal:
        raise Denied("nothing_offered", str(refusal)) from refusal


async def carry_out(tables: Tables, live: LiveTable, seat: int, actions: Sequence[int], by: Actor, command: str) -> int:
    """One choice after the other; the last one answers the command."""
    seq = 0
    for number, action in enumerate(actions, 1):
        name = command if number == len(actions) else ""

        def decide(table: Table, action: int = action, name: str = name) -> Sequence[AnyEntry]:
            if table.seats[seat].bot or table.ending or not table.may_choose(seat, action):
                raise Denied("stale", "The position has changed meanwhile; ask again.")
            return [Act(seat=seat, action=action, by=by, id=name)]

        seq = await tables.writer.carry_out(live, decide, (seat, name) if name else NOBODY)
    return seq
