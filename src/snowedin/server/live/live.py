"""Tables in play: commands become log entries, entries are on disk before anybody is told.

One entry at a time per table: it is carried out in memory and written; when the store says
that it is safe, everybody is told.  If another process wrote that entry first, the table
is read again and the command asked anew.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol, get_args

from ...core.compile import COMPILED
from .. import metrics
from ..shown import updates
from ..store import Done, EntryRow, Mark, MatchRow, SeatRow, Store, StoreError, promise
from ..table import entries
from ..table.entries import AnyEntry, decode_entry, encode
from ..table.table import Change, Table
from ..wire.messages import Event, Presence, encoder
from ..wire.refusals import Denied

ATTEMPTS = 50
SEATING = {entries.Sit, entries.Stand}
KINDS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}

Decide = Callable[[Table], Sequence[AnyEntry]]
NOBODY = (-1, "")

log = logging.getLogger("snowedin.tables")


class Watcher(Protocol):
    """Somebody who is told what happens at a table; `send` never waits."""

    player: str

    def send(self, data: bytes) -> None: ...


class Lock(asyncio.Lock):
    """A lock that can also be had at once, where it is free."""

    def is_free(self) -> bool:
        return not self._locked and not self._waiters

    def take(self) -> None:
        self._locked = True

    def let_go(self) -> None:
        if self._waiters:
            self.release()
        else:
            self._locked = False


class Live:
    """A table in memory, and who looks at it with whose eyes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = Lock()
        self.renewing = asyncio.Lock()  # held while a rematch is set up
        self.watchers: dict[int | None, set[Watcher]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.flag: asyncio.TimerHandle | None = None
        self.here: list[int] = []  # whose presence was told
        self.used = time.monotonic()
        self.told = table.seq  # the last entry that the watchers know of
        self.is_doubtful = False  # memory may be ahead of the log
        self.unsaid: tuple[Sequence[Change], tuple[int, str]] = ((), NOBODY)  # changes on their way to disk, and whose

    def add(self, viewer: int | None, watcher: Watcher) -> None:
        self.watchers.setdefault(viewer, set()).add(watcher)

    def remove(self, watcher: Watcher) -> None:
        for viewer in list(self.watchers):
            self.watchers[viewer].discard(watcher)
            if not self.watchers[viewer]:
                del self.watchers[viewer]

    def reseat(self) -> None:
        """Everybody sees with the eyes of the seats they have now, or what every spectator sees."""
        everybody = {watcher for watchers in self.watchers.values() for watcher in watchers}
        self.watchers = {}
        for watcher in everybody:
            for viewer in viewers(self.table, watcher.player):
                self.add(viewer, watcher)

    def seats_present(self) -> list[int]:
        return sorted(viewer for viewer in self.watchers if viewer is not None)

    def tell_presence(self, newcomer: Watcher | None = None, complete: bool = True) -> None:
        """Tell everybody who is here now if that is new to them, and a newcomer anyway."""
        here = self.seats_present()
        told = {newcomer} if newcomer is not None else set()
        if here != self.here:
            self.here = here
            told = {watcher for watchers in self.watchers.values() for watcher in watchers}
        if told:
            data = encoder.encode(Presence(self.table.id, here, complete))
            for watcher in told:
                watcher.send(data)

    def is_idle(self, seconds: float) -> bool:
        unused = time.monotonic() - self.used > seconds
        return unused and not self.watchers and not self.thinking and not self.flag and not self.lock.locked()


class Log:
    """Writes entries and tells the watchers; knows nothing of players and requests."""

    def __init__(self, store: Store, now: Callable[[], int], make: Callable[[MatchRow], Table]) -> None:
        self.store = store
        self.now = now
        self.make = make
        self.wake: Callable[[Live, bool], None] = lambda live, own: None
        self._healing: set[asyncio.Future[None]] = set()

    async def load(self, match: str) -> Table:
        """The table as the store has it."""
        return await asyncio.to_thread(self.folded, *await self._read(match))

    async def _read(self, match: str) -> tuple[MatchRow, list[EntryRow]]:
        row = await self.store.match(match)
        if row is None:
            raise Denied("unknown", "There is no such table.")
        return row, await self.store.entries(match)

    def folded(self, row: MatchRow, rows: Sequence[EntryRow]) -> Table:
        table = self.make(row)
        for seq, at, body in rows:
            table.fold(seq, at, decode_entry(body))
        return table

    async def carry_out(self, live: Live, decide: Decide, answers: tuple[int, str] = NOBODY) -> int:
        """Write the entries that `decide` gives for the table as it is, then tell everybody; the last number."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                await self.trust(live)
                found = decide(live.table)
                if not found:
                    return live.table.seq
                if await self._write(live, found, answers):
                    self.wake(live, True)
                    return live.table.seq
                metrics.conflicts.add()
            raise Denied("store", "Too much happens at this table at once; try again.", "table_busy")

    def carry_out_at_once(self, live: Live, entry: AnyEntry, retry: Callable[[], None]) -> None:
        """The same without waiting, at a table that is free; if it does not come off, `retry` is called."""
        live.lock.take()
        try:
            self._begin(live, (entry,), (entry.seat, entry.id), partial(self._settle, live, retry))
        except BaseException:
            live.lock.let_go()
            raise

    def _settle(self, live: Live, retry: Callable[[], None], outcome: Any) -> None:
        live.lock.let_go()
        if outcome is True:
            self._finish(live)
            self.wake(live, True)
        else:
            retry()

    def _begin(self, live: Live, found: Sequence[AnyEntry], answers: tuple[int, str], done: Done) -> None:
        """Carry the entries out in memory, and begin to write."""
        table = live.table
        live.is_doubtful = True
        status, seq, at = table.status, table.seq, max(self.now(), table.at)
        rows, changes = [], []
        for entry in found:
            seq += 1
            changes.append(table.fold(seq, at, entry, is_new=True))
            rows.append(EntryRow(seq, at, encode(entry)))
        live.unsaid = changes, answers
        is_marked = table.status != status or type(found[0]) in SEATING
        self.store.append(table.id, rows, mark_of(table) if is_marked else None, done)

    def _finish(self, live: Live) -> None:
        """It is on disk: now everybody may know."""
        live.is_doubtful = False
        changes, answers = live.unsaid
        if type(changes[0].entry) in SEATING:
            live.reseat()
        for change in changes:
            if not change.owner:
                metrics.entries.values[KINDS[type(change.entry)]] += 1
        self.tell(live, changes, answers)

    async def _write(self, live: Live, found: Sequence[AnyEntry], answers: tuple[int, str]) -> bool:
        writing, done = promise()
        self._begin(live, found, answers, done)
        try:
            written: bool = await writing
        except asyncio.CancelledError:  # whoever asked is gone; it is still being written, and the log will tell
            self._healing.add(healing := asyncio.ensure_future(self._heal(live)))
            healing.add_done_callback(self._healing.discard)
            raise
        if written:
            self._finish(live)
        return written

    async def _heal(self, live: Live) -> None:
        try:
            await self.catch_up(live)
        except (Denied, StoreError) as error:
            log.error("a table could not be read again", extra={"reason": str(error)})

    async def trust(self, live: Live) -> None:
        """After a conflict or a failure, memory is not to be trusted: read the table again, tell what is new."""
        if live.is_doubtful:
            await self.store.ping()  # behind a write that nobody waits for any more
            row, rows = await self._read(live.table.id)
            before, live.table = live.table, await asyncio.to_thread(self.folded, row, rows[: live.told])
            if before.target == COMPILED:  # perhaps only since the other one was begun
                live.table.hasten()
            live.reseat()
            self._follow(live, rows[live.told :])
            live.is_doubtful = False

    async def catch_up(self, live: Live) -> None:
        """Tell what other processes wrote."""
        async with live.lock:
            await self.trust(live)
            await self.catch_up_locked(live)

    async def catch_up_locked(self, live: Live) -> None:
        self._follow(live, await self.store.entries(live.table.id, live.table.seq))

    def _follow(self, live: Live, rows: Sequence[EntryRow]) -> None:
        """Carry out what stands in the log, and tell it entry by entry."""
        for seq, at, body in rows:
            if seq == live.table.seq + 1:
                change = live.table.fold(seq, at, decode_entry(body))
                if type(change.entry) in SEATING:
                    live.reseat()
                self.tell(live, [change])
        if rows:
            live.tell_presence(complete=not self.store.shared)
            self.wake(live, not self.store.shared)

    def tell(self, live: Live, changes: Sequence[Change], answers: tuple[int, str] = NOBODY) -> None:
        """Send every pair of eyes what it sees."""
        table = live.table
        live.told = table.seq
        actor, command = answers
        update = updates.open_to_all(table, self.now() if table.clocks else table.at)
        for viewer, watchers in live.watchers.items():
            if table.unseen and changes and not any(table.is_known(change, viewer) for change in changes):
                continue
            told = updates.events(table, changes, viewer)
            updates.seen_by(table, viewer, update, told, command if viewer == actor else "")
            data = encoder.encode(update)
            for watcher in watchers:
                watcher.send(data)

    async def story(self, table: Table, viewer: int | None, after: int, last: int) -> list[Event]:
        """The events of some entries, as a viewer counts and may know them; whoever asks has these eyes now."""
        seq = table.seq
        row, rows = await self._read(table.id)
        return await asyncio.to_thread(self._told, row, rows[:seq], viewer, range(after + 1, last + 1))

    def _told(self, row: MatchRow, rows: Sequence[EntryRow], viewer: int | None, asked: range) -> list[Event]:
        table = self.make(row)
        told: list[Event] = []
        for seq, at, body in rows:
            change = table.fold(seq, at, decode_entry(body))
            if table.shown(seq, viewer) in asked and table.is_known(change, viewer):
                told += updates.events(table, [change], viewer)
        return told


def viewers(table: Table, player: str) -> list[int | None]:
    """With whose eyes a player sees: with those of their seats, or a spectator's."""
    return list(table.seats_of(player)) or [None]


def mark_of(table: Table) -> Mark:
    """What the lists must say now."""
    final = final_view(table) if table.status == "over" else None
    return Mark(table.status, table.at, seat_rows(table), final)


def seat_rows(table: Table) -> list[SeatRow]:
    rewards = table.rewards() if table.is_over else [None] * len(table.places)
    numbered = enumerate(zip(table.places, table.names(), rewards, strict=True))
    return [SeatRow(table.id, seat, place.player, name, reward) for seat, (place, name, reward) in numbered]


def final_view(table: Table) -> bytes | None:
    """The last view of a spectator; imported matches stay off the score sheets."""
    imported = table.setup.key and not table.setup.deal_of
    if table.match is None or imported:
        return None
    return encoder.encode(table.game.view.view(table.match.state, None))
