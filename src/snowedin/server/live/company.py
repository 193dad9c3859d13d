"""Other people: who is here, who would rather not meet whom, and what the operator is told of somebody.

Nobody is listed who did not say so, nor while they play where the rules ask for silence: to come and go would
be a sign.  Whoever is blocked is not told; to them there is just no seat.
"""

import hashlib
from collections.abc import Sequence

from ..store.company import PersonRow, ReportRow
from ..table.table import Table
from ..wire.people import Block, People, Person, Report, Reported
from ..wire.refusals import Denied
from .tables import Tables

HERE = 90_000  # milliseconds for which somebody who looked around counts as here
NOTED = 20_000  # milliseconds after which that is written down again
LISTED = 200
BLOCKED = 500  # people whom one person may block


class Company:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._now = tables.settings.now
        self._silent = [game.key for game in tables.games.values() if game.has_own("rules", "may_talk")]
        self._noted: dict[str, int] = {}  # who was written down as here, and when

    async def look(self, player: str) -> People:
        """Who is here, as a player sees it; whoever wishes to be seen is, from now on for a while."""
        await self._note(player)
        is_seen = bool(player) and await self._store.wishes_to_be_seen(player)
        blocked = await self._store.blocked_by(player) if player else []
        hidden = {row.player for row in blocked} | (await self._store.blockers_of(player) if player else set())
        here = [row for row in await self._here() if row.player not in hidden]
        return People(is_seen, shown(here, player), shown(blocked))

    async def be_seen(self, player: str, is_seen: bool) -> People:
        await self._store.set_seen(player, is_seen, self._now())
        return await self.look(player)

    async def _note(self, player: str) -> None:
        now = self._now()
        if not player or now - self._noted.get(player, -NOTED) < NOTED:
            return
        self._noted = {other: at for other, at in self._noted.items() if now - at < NOTED}
        self._noted[player] = now
        await self._store.note_here(player, now)

    async def _here(self) -> list[PersonRow]:
        return await self._store.people_here(self._now() - HERE, self._silent, LISTED)

    async def block(self, player: str, wish: Block) -> People:
        blocked = await self._store.blocked_by(player)
        other = await self._meant(player, wish, blocked)
        if not wish.blocked:
            await self._store.unblock(player, other.player)
        elif len(blocked) >= BLOCKED:
            raise Denied("too_many", f"You have blocked {BLOCKED} people; let one of them go first.")
        else:
            await self._store.block(player, other.player, other.name, self._now())
        return await self.look(player)

    async def report(self, player: str, wish: Report) -> Reported:
        other = await self._meant(player, wish, await self._store.blocked_by(player))
        row = ReportRow(other.player, other.name, wish.table or "", wish.reason, self._now(), 1, 1)
        await self._store.report(player, row)
        return Reported(other.name)

    async def _meant(self, player: str, wish: Block | Report, blocked: Sequence[PersonRow]) -> PersonRow:
        """Whom a message is about."""
        if wish.table is not None and wish.seat is not None:
            found = sitting((await self._tables.seen(wish.table)).table, wish.seat)
        else:
            known = [*await self._here(), *blocked]
            found = next((row for row in known if handle(row.player) == wish.who), None)
        if found is None or found.player == player:
            raise Denied("unknown", "There is no such other person here.", "no_such_person")
        return found


def sitting(table: Table, seat: int) -> PersonRow | None:
    if seat >= len(table.seats) or not table.seats[seat].player:
        return None
    return PersonRow(table.seats[seat].player, table.names()[seat])


def handle(player: str) -> str:
    """What stands for a player on the wire: it cannot be turned back."""
    return hashlib.sha256(f"person {player}".encode()).hexdigest()[:16]


def shown(rows: Sequence[PersonRow], player: str = "") -> list[Person]:
    """These people as a player is told of them."""
    return [Person(handle(row.player), row.name, row.player == player) for row in rows]
