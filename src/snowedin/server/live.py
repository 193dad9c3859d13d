"""Tables in play: commands become log entries, entries are on disk before anybody is told.

One entry at a time per table: it is carried out in memory, written, and while the disk
works the messages are made; they go out when the store says that it is safe.  If
another process wrote that entry first, the table is read again and the command asked anew.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Protocol, get_args

from . import entries, metrics, sight
from .entries import AnyEntry, decode_entry, encode
from .messages import Event, Presence, encoder
from .refusals import Denied
from .store import EntryRow, Mark, MatchRow, SeatRow, Store
from .table import Change, Table

ATTEMPTS = 50
SEATING = (entries.Sit, entries.Stand)
KINDS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}

Decide = Callable[[Table], Sequence[AnyEntry]]
Outbox = list[tuple[set["Watcher"], bytes]]

log = logging.getLogger("snowedin.tables")


class Watcher(Protocol):
    """Somebody who is told what happens at a table; `send` never waits."""

    def send(self, data: bytes) -> None: ...


class Lock(asyncio.Lock):
    """A lock that can also be had at once or not at all."""

    def take(self) -> bool:
        if self.locked() or getattr(self, "_waiters", None):
            return False
        self._locked = True
        return True


class Live:
    """A table in memory, and who looks at it with whose eyes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = Lock()
        self.watchers: dict[int | None, set[Watcher]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.flag: asyncio.TimerHandle | None = None
        self.here: list[int] = []  # whose presence was told
        self.used = time.monotonic()
        self.is_doubtful = False  # memory may be ahead of the log

    def add(self, viewer: int | None, watcher: Watcher) -> None:
        self.watchers.setdefault(viewer, set()).add(watcher)

    def remove(self, watcher: Watcher) -> None:
        for viewer in list(self.watchers):
            self.watchers[viewer].discard(watcher)
            if not self.watchers[viewer]:
                del self.watchers[viewer]

    def blind(self, seat: int) -> None:
        """Whoever stood up sees what every spectator sees, or with the eyes of the seats they have left."""
        for watcher in tuple(self.watchers.get(seat, ())):
            player = getattr(watcher, "player", "")
            self.remove(watcher)
            for viewer in viewers(self.table, player):
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
        return unused and not self.watchers and not self.thinking and not self.lock.locked()


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
        row = await self.store.match(match)
        if row is None:
            raise Denied("unknown", "There is no such table.")
        rows = await self.store.entries(match)
        return await asyncio.to_thread(self.folded, row, rows)

    def folded(self, row: MatchRow, rows: Sequence[EntryRow]) -> Table:
        table = self.make(row)
        for seq, at, body in rows:
            table.fold(seq, at, decode_entry(body))
        return table

    async def carry_out(self, live: Live, decide: Decide, answers: tuple[int, str] = (-1, "")) -> int:
        """Write the entries that `decide` gives for the table as it is, then tell everybody; the last number."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                await self._trust(live)
                found = decide(live.table)
                if not found:
                    return live.table.seq
                if await self._write(live, found, answers):
                    self.wake(live, True)
                    return live.table.seq
                metrics.conflicts.add()
            raise Denied("store", "Too much happens at this table at once; try again.")

    def carry_out_at_once(
        self, live: Live, decide: Decide, answers: tuple[int, str], retry: Callable[[], None]
    ) -> bool:
        """The same without waiting, where nobody else is at the table; if it does not come off, `retry` is called."""
        if live.is_doubtful or not live.lock.take():
            return False
        try:
            writing, outbox = self._begin(live, found := decide(live.table), answers)
        except BaseException:
            live.lock.release()
            raise
        began = time.perf_counter()

        def settle(done: asyncio.Future[bool]) -> None:
            live.lock.release()
            if done.cancelled() or done.exception() or not done.result():
                retry()
                return
            self._finish(live, found, outbox, began)
            self.wake(live, True)

        writing.add_done_callback(settle)
        return True

    def _begin(
        self, live: Live, found: Sequence[AnyEntry], answers: tuple[int, str]
    ) -> tuple[asyncio.Future[bool], Outbox]:
        """Carry the entries out in memory, begin to write them, and make the messages meanwhile."""
        table = live.table
        live.used = time.monotonic()
        live.is_doubtful = True
        status, at = table.status, max(self.now(), table.at)
        rows = [EntryRow(table.seq + number, at, encode(entry)) for number, entry in enumerate(found, 1)]
        changes = [table.fold(row.seq, row.at, entry) for row, entry in zip(rows, found, strict=True)]
        reseat(live, changes)
        writing = self.store.append(table.id, rows, mark_of(table, changes, status))
        return writing, self.outbox(live, changes, answers)

    def _finish(self, live: Live, found: Sequence[AnyEntry], outbox: Outbox, began: float) -> None:
        """It is on disk: now everybody may know."""
        live.is_doubtful = False
        metrics.commit_seconds.see(time.perf_counter() - began)
        for entry in found:
            metrics.entries.add(1, KINDS[type(entry)])
        post(outbox)

    async def _write(self, live: Live, found: Sequence[AnyEntry], answers: tuple[int, str]) -> bool:
        began = time.perf_counter()
        writing, outbox = self._begin(live, found, answers)
        try:
            written = await writing
        except asyncio.CancelledError:  # whoever asked is gone; whether it was written, the log will tell
            self._healing.add(healing := asyncio.ensure_future(self.catch_up(live)))
            healing.add_done_callback(self._healing.discard)
            raise
        if written:
            self._finish(live, found, outbox, began)
        return written

    async def _trust(self, live: Live) -> None:
        """After a conflict or a failure, memory is not to be trusted: read the table again."""
        if live.is_doubtful:
            live.table = await self.load(live.table.id)
            live.is_doubtful = False
            post(self.outbox(live, []))

    async def catch_up(self, live: Live) -> None:
        """Tell what other processes wrote."""
        async with live.lock:
            await self._trust(live)
            await self.catch_up_locked(live)

    async def catch_up_locked(self, live: Live) -> None:
        rows = await self.store.entries(live.table.id, live.table.seq)
        for seq, at, body in rows:
            if seq == live.table.seq + 1:
                change = live.table.fold(seq, at, decode_entry(body))
                reseat(live, [change])
                post(self.outbox(live, [change]))
        if rows:
            self.wake(live, False)

    def outbox(self, live: Live, changes: Sequence[Change], answers: tuple[int, str] = (-1, "")) -> Outbox:
        """What every pair of eyes is to be sent."""
        now = self.now()
        return [
            (watchers, self.encoded(live.table, viewer, now, changes, answers[1] if viewer == answers[0] else ""))
            for viewer, watchers in live.watchers.items()
        ]

    def encoded(
        self, table: Table, viewer: int | None, now: int, changes: Sequence[Change], answers: str = ""
    ) -> bytes:
        told = sight.events(table, changes, viewer)
        return encoder.encode(sight.update(table, viewer, now, told, answers))

    async def story(self, match: str, viewer: int | None, after: int, most: int) -> tuple[list[Event], bool]:
        """The last events after an entry as a viewer may know them, and whether older ones are left out."""
        row = await self.store.match(match)
        rows = await self.store.entries(match)
        if row is None:
            raise Denied("unknown", "There is no such table.")
        return await asyncio.to_thread(self._told, row, rows, viewer, after, most)

    def _told(
        self, row: MatchRow, rows: Sequence[EntryRow], viewer: int | None, after: int, most: int
    ) -> tuple[list[Event], bool]:
        table = self.make(row)
        first = max(after, len(rows) - most)
        told: list[Event] = []
        for seq, at, body in rows:
            change = table.fold(seq, at, decode_entry(body))
            if seq > first:
                told += sight.events(table, [change], viewer)
        return told, first > after


def viewers(table: Table, player: str) -> list[int | None]:
    """With whose eyes a player sees: with those of their seats, or a spectator's."""
    return list(table.seats_of(player)) or [None]


def post(outbox: Outbox) -> None:
    for watchers, data in outbox:
        for watcher in tuple(watchers):
            watcher.send(data)


def reseat(live: Live, changes: Sequence[Change]) -> None:
    for change in changes:
        if isinstance(change.entry, entries.Stand):
            live.blind(change.entry.seat)


def mark_of(table: Table, changes: Sequence[Change], before: str) -> Mark | None:
    """What the lists must say now, if anything is new for them."""
    sat = any(isinstance(change.entry, SEATING) for change in changes)
    if table.status == before and not sat:
        return None
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
