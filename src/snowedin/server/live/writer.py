"""Commands become log entries, and entries are on disk before anybody is told.

One entry at a time per table: it is carried out in memory and written; when the store says
that it is safe, everybody is told.  If another process wrote that entry first, the table
is read again and the command asked anew.  If the store lost entries that were told, the table goes on without them.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from ...core.compile import COMPILED
from .. import metrics
from ..shown.teller import Teller
from ..store import DamagedError, Done, EntryRow, MatchRow, Store, StoreError, chain, promise
from ..table.rows import mark_of
from ..table.table import Change, Table
from ..table.verbs import KINDS, AnyEntry, Sit, Stand, decode_entry, encode_entry
from ..wire.messages import Event, encoder
from ..wire.refusals import Denied
from .live_table import NOBODY, LiveTable

ATTEMPTS = 50
SEATING = {Sit, Stand}

Decide = Callable[[Table], Sequence[AnyEntry]]

log = logging.getLogger("snowedin.tables")


class Stored(NamedTuple):
    """What the store has of a table, checked to be what was written."""

    row: MatchRow
    rows: list[EntryRow]
    links: bytearray


class Writer:
    """Writes entries and tells the watchers; knows nothing of players and requests."""

    def __init__(self, store: Store, now: Callable[[], int], make: Callable[[MatchRow], Table]) -> None:
        self.store = store
        self.now = now
        self.make = make
        self.wake: Callable[[LiveTable, bool], None] = lambda live, own: None
        self._healing: set[asyncio.Future[None]] = set()

    def time_at(self, live: LiveTable) -> int:
        """The time at a table, which is ours unless it went on by another process's."""
        return self.now() + live.skew

    async def load(self, match: str) -> LiveTable:
        """The table as the store has it."""
        row, rows, links = await self.read(match)
        return LiveTable(await asyncio.to_thread(self.folded, row, rows), links)

    async def read(self, match: str) -> Stored:
        row = await self.store.match(match)
        if row is None:
            raise Denied("unknown", "There is no such table.")
        rows = await self.store.entries(match)
        return Stored(row, rows, chain.links(row, rows))

    def folded(self, row: MatchRow, rows: Sequence[EntryRow]) -> Table:
        table = self.make(row)
        for entry in rows:
            fold(table, entry)
        return table

    async def carry_out(self, live: LiveTable, decide: Decide, answers: tuple[int, str] = NOBODY) -> int:
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

    def carry_out_at_once(self, live: LiveTable, entry: AnyEntry, retry: Callable[[], None]) -> None:
        """The same without waiting, at a table that is free; if it does not come off, `retry` is called."""
        live.lock.take()
        try:
            self._begin_one(live, entry, partial(self._settle, live, retry))
        except BaseException:
            live.lock.let_go()
            raise
        live.is_moving = True

    def _settle(self, live: LiveTable, retry: Callable[[], None], outcome: Any) -> None:
        live.is_moving = False
        live.lock.let_go()
        try:
            if outcome is True:
                self._finish(live)
                self.wake(live, True)
            else:
                retry()
        finally:
            if live.following:
                live.try_those_following()

    def _begin(self, live: LiveTable, found: Sequence[AnyEntry], answers: tuple[int, str], done: Done) -> None:
        """Carry the entries out in memory, and begin to write."""
        table = live.table
        live.is_doubtful = True
        status, at = table.status, max(self.time_at(live), table.at)
        before = chain.at(live.links, table.seq)
        changes = [table.fold_new(table.seq + 1, at, entry) for entry in found]
        rows = [linked(live, change.seq, at, encode_entry(change.entry)) for change in changes]
        live.unsaid = changes, answers
        is_marked = table.status != status or type(found[0]) in SEATING
        self.store.append(table.id, rows, mark_of(table) if is_marked else None, done, before)

    def _begin_one(self, live: LiveTable, entry: AnyEntry, done: Done) -> None:
        """The same for an entry of a seat at which nobody sits down or gets up, without lists."""
        table, links = live.table, live.links
        live.is_doubtful = True
        status, end = table.status, len(links)
        at = max(self.now() + live.skew, table.at)
        change = table.fold_new(table.seq + 1, at, entry)
        before, body = bytes(links[end - chain.SIZE :]), encode_entry(entry)  # which says by now whether it is secret
        last = chain.link(before, change.seq, at, body)
        links += last
        live.unsaid = (change,), (entry.seat, entry.id)
        mark = None if table.status == status else mark_of(table)
        self.store.append(table.id, (EntryRow(change.seq, at, body, last),), mark, done, before)

    def _finish(self, live: LiveTable) -> None:
        """It is on disk: now everybody may know."""
        live.is_doubtful = False
        changes, answers = live.unsaid
        if type(changes[0].entry) in SEATING:
            live.reseat()
        for change in changes:
            if not change.owner:
                metrics.entries.values[KINDS[type(change.entry)]] += 1
        self.tell(live, changes, answers)
        if live.is_hushed != live.table.is_silent():  # the silence has begun, or ended
            live.tell_presence(complete=not self.store.shared)

    async def _write(self, live: LiveTable, found: Sequence[AnyEntry], answers: tuple[int, str]) -> bool:
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

    async def _heal(self, live: LiveTable) -> None:
        try:
            await self.catch_up(live)
        except (Denied, StoreError) as error:
            log.error("a table could not be read again", extra={"reason": str(error)})

    async def trust(self, live: LiveTable) -> None:
        """After a conflict or a failure, memory is not to be trusted: read the table again, tell what is new."""
        if live.is_doubtful:
            await self.store.ping()  # behind a write that nobody waits for any more
            row, rows, links = await self.read(live.table.id)
            known = (live.told + 1) * chain.SIZE
            has_all = links[:known] == live.links[:known]
            before = live.table
            live.replace(await asyncio.to_thread(self.folded, row, rows[: live.told] if has_all else rows), links)
            if before.target == COMPILED:  # perhaps only since the other one was begun
                live.table.hasten()
            live.reseat()
            live.is_doubtful = False
            if has_all:
                del links[known:]
                self._follow(live, rows[live.told :])
            else:
                self._tell_loss(live, before)

    def _tell_loss(self, live: LiveTable, before: Table) -> None:
        """The store lost what was told, as after a failover to a standby that lagged; the table goes on from there."""
        table, now = live.table, self.now()
        log.error("the store lost entries that were told", extra={"entries": live.told - table.seq})
        metrics.losses.add()
        for viewer, watchers in live.watchers.items():
            update = live.teller.update(viewer, now, [])
            update.lost = max(1, before.shown(min(live.told, before.seq), viewer) - update.seq)
            data = encoder.encode(update)
            for watcher in watchers:
                watcher.send(data)
        live.told = table.seq
        self.wake(live, True)

    async def catch_up(self, live: LiveTable) -> None:
        """Tell what other processes wrote."""
        async with live.lock:
            await self.trust(live)
            await self.catch_up_locked(live)

    async def catch_up_locked(self, live: LiveTable) -> None:
        """The last entry that we know is read as well: it may be gone."""
        seq, was_behind = live.table.seq, live.is_behind
        live.is_behind = False  # unless others write while we read
        try:
            rows = await self.store.entries(live.table.id, max(0, seq - 1))
        except BaseException:
            live.is_behind = was_behind
            raise
        if seq and not (rows and is_entry(live.links, seq, rows[0])):
            live.is_doubtful = True
            await self.trust(live)
            return
        self._follow(live, rows[1:] if seq else rows)

    def _follow(self, live: LiveTable, rows: Sequence[EntryRow]) -> None:
        """Carry out what stands in the log, and tell it entry by entry."""
        for row in rows:
            if row.seq == live.table.seq + 1:
                change = fold(live.table, row)
                if linked(live, *row[:3]).link != row.link:
                    live.is_doubtful = True
                    raise chain.BrokenEntryError(live.table.id, row.seq)
                if type(change.entry) in SEATING:
                    live.reseat()
                self.tell(live, [change])
        if rows:
            if self.store.shared:
                live.hear_of(rows[-1].at, self.now())
            live.tell_presence(complete=not self.store.shared)
            self.wake(live, not self.store.shared)

    def tell(self, live: LiveTable, changes: Sequence[Change], answers: tuple[int, str] = NOBODY) -> None:
        """Send every pair of eyes what it sees."""
        table, teller = live.table, live.teller
        live.told = table.seq
        actor, command = answers
        now = self.time_at(live) if table.clocks else table.at
        update = None if teller.is_ordinary(changes) else teller.open_to_all(now)
        is_secret = bool(changes) and all(change.owner for change in changes)
        for viewer, watchers in live.watchers.items():
            if is_secret and not any(table.is_known(change, viewer) for change in changes):
                continue
            answer = command if viewer == actor else ""
            if update is None:
                data = teller.moved(viewer, now, answer)
            else:
                data = encoder.encode(teller.seen_by(viewer, update, now, teller.news(changes, viewer), answer))
            for watcher in watchers:
                watcher.send(data)

    async def story(self, table: Table, viewer: int | None, after: int, last: int) -> list[Event]:
        """The events of some entries, as a viewer counts and may know them; whoever asks has these eyes now."""
        seq = table.seq
        row, rows, _ = await self.read(table.id)
        return await asyncio.to_thread(self._told, row, rows[:seq], viewer, range(after + 1, last + 1))

    def _told(self, row: MatchRow, rows: Sequence[EntryRow], viewer: int | None, numbers: range) -> list[Event]:
        table = self.make(row)
        teller = Teller(table)
        told: list[Event] = []
        for entry in rows:
            change = fold(table, entry)
            if table.shown(entry.seq, viewer) in numbers and table.is_known(change, viewer):
                told += teller.events([change], viewer)
        return told


def fold(table: Table, row: EntryRow) -> Change:
    """Carry out an entry as the log has it."""
    try:
        return table.fold(row.seq, row.at, decode_entry(row.body))
    except DamagedError:
        raise
    except Exception as error:
        log.exception("an entry could not be carried out", extra={"entry": row.seq})
        # Without a link they may be bytes that nobody wrote; with one, the chain has vouched for them
        kind = chain.UnplayableEntryError if row.link else chain.BrokenEntryError
        raise kind(table.id, row.seq) from error


def linked(live: LiveTable, seq: int, at: int, body: bytes) -> EntryRow:
    """The next entry with its link, which is noted."""
    link = chain.link(chain.at(live.links, seq - 1), seq, at, body)
    live.links[seq * chain.SIZE :] = link
    return EntryRow(seq, at, body, link)


def is_entry(links: bytearray, seq: int, row: EntryRow) -> bool:
    """Is this the entry that we know by its link?"""
    return row.seq == seq and chain.link(chain.at(links, seq - 1), *row[:3]) == chain.at(links, seq)
