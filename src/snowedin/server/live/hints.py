"""Hints: what the strongest bot would do with what a seat knows, told to that seat alone.

Whoever has an engine is given what the seat knows instead, and thinks about it themselves.
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

from ..table.table import Table
from ..table.verbs import AnyEntry, help
from ..table.verbs.checks import check_seat, running
from ..wire import messages
from ..wire.refusals import Denied
from .live_table import LiveTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .tables import Tables


async def hint(
    tables: Tables, live: LiveTable, player: str, command: messages.Hint
) -> messages.Hinted | messages.Redealt:
    """Everybody hears first that it was asked for; then a bot thinks, here or in the player's own page."""
    seat = command.seat

    def ask(table: Table) -> Sequence[AnyEntry]:
        check_seat(table, player, seat)
        if not running(table).is_to_act(seat):
            raise Denied("not_to_act", "It is not your turn to choose.")
        return help.check(table, seat, "hint")

    await tables.writer.carry_out(live, ask)
    async with live.lock:
        await tables.refresh(live)
        ask(live.table)
        table = live.table
        match, before = running(table), table.before_others_chose(seat)
        if command.own_engine and not table.game.tables(match.options):
            state = tables.thinkers.handed_out(match, seat, before)
            return messages.Redealt(table.id, command.id, seat, base64.b64encode(state).decode())
        guess = tables.thinkers.blindfolded(match, seat, before)
        known = table.decided[seat]
    action, bot = await tables.thinkers.advise(guess, seat, table.game.bots.NAMES[-1], player)
    if live.table.decided[seat] != known or not live.table.may_choose(seat, action):
        raise Denied("stale", "The position has changed meanwhile; ask again.")
    return messages.Hinted(table.id, command.id, seat, live.teller.choice(seat, action), bot)
