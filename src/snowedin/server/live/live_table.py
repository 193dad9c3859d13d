"""A table in memory: who looks at it, and what is under way at it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from ..shown.teller import Teller
from ..table.table import Change, Table
from ..wire.messages import Presence, encoder

if TYPE_CHECKING:
    from .lending import Lender

DOUBTFUL = 2000  # milliseconds between two processes' times that cannot be the way from one to the other
NOBODY = (-1, "")  # no command is answered
LOOKED = 30.0  # seconds for which somebody who asked for a table counts as looking at it


class Watcher(Protocol):
    """Somebody who is told what happens at a table; `send` never waits."""

    player: str

    def send(self, data: bytes) -> None: ...


class Lock(asyncio.Lock):
    """A lock that can also be had at once, where it is free."""

    def is_free(self) -> bool:
        return not self._locked and not self._waiters

    def is_awaited(self) -> bool:
        return bool(self._waiters)

    def take(self) -> None:
        self._locked = True

    def let_go(self) -> None:
        if self._waiters:
            self.release()
        else:
            self._locked = False


class LiveTable:
    """A table in memory, and who looks at it with whose eyes."""

    __slots__ = (
        "begun",
        "flag",
        "following",
        "here",
        "is_behind",
        "is_doubtful",
        "is_hushed",
        "is_moving",
        "lender",
        "links",
        "lock",
        "preparing",
        "renewing",
        "said_preparing",
        "skew",
        "table",
        "teller",
        "thinking",
        "told",
        "unsaid",
        "used",
        "watchers",
    )

    def __init__(self, table: Table, links: bytearray) -> None:
        self.replace(table, links)
        self.lock = Lock()
        self.renewing = asyncio.Lock()  # held while a rematch is set up
        self.watchers: dict[int | None, set[Watcher]] = {}
        self.lender: Lender | None = None  # a page that thinks for the bots
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.begun: dict[int, float] = {}  # when a bot began with the choice that it is making
        self.flag: asyncio.TimerHandle | None = None
        self.skew = 0  # milliseconds by which the table's time is ahead of ours
        self.here: list[int] = []  # whose presence was told
        self.is_hushed = False  # nobody's is, in silence
        self.preparing: list[int] = []  # seats whose bot is being compiled
        self.said_preparing: list[int] = []
        self.used = time.monotonic()
        self.told = table.seq  # the last entry that the watchers know of
        self.is_doubtful = False  # memory may be ahead of the log
        self.is_behind = False  # another process went on with it, and nobody looked here since
        self.unsaid: tuple[Sequence[Change], tuple[int, str]] = ((), NOBODY)  # changes on their way to disk, and whose
        self.is_moving = False  # an ordinary move, which nobody waits for, is on its way to disk
        self.following: list[Callable[[], None]] = []  # ordinary moves that came meanwhile, to be tried then

    def may_follow(self) -> bool:
        """May an ordinary move wait for the one that is being written?  Not before others who wait for the table."""
        return self.is_moving and not self.lock.is_awaited()

    def try_those_following(self) -> None:
        """Each in its turn: what the first of them begins, the others may wait for once more."""
        those, self.following = self.following, []
        for attempt in those:
            attempt()

    def replace(self, table: Table, links: bytearray) -> None:
        self.table = table
        self.links = links  # of its entries, behind its seal: see `store.chain`
        self.teller = Teller(table)

    def hear_of(self, at: int, now: int) -> None:
        """Another process has just written at this time of its own; if our clocks differ, the table goes on by its."""
        self.skew = at - now if abs(at - now) > DOUBTFUL else 0

    def leave_to_others(self) -> bool:
        """Another process goes on with this table: if nothing is under way here, its bots and clocks are that one's."""
        if self.watchers or self.thinking or not self.lock.is_free():
            return False
        if self.flag:
            self.flag.cancel()
            self.flag = None
        self.is_behind = True
        return True

    def add(self, viewer: int | None, watcher: Watcher) -> None:
        self.watchers.setdefault(viewer, set()).add(watcher)

    def remove(self, watcher: Watcher) -> None:
        for viewer in list(self.watchers):
            self.watchers[viewer].discard(watcher)
            if not self.watchers[viewer]:
                del self.watchers[viewer]
        if self.lender is not None and self.lender.watcher is watcher:
            self.lender.leave()
            self.lender = None

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
        """Tell everybody who is here now if that is new to them, and a newcomer anyway; in silence nobody is named."""
        hushed = self.table.is_silent()
        here = [] if hushed else self.seats_present()
        preparing = [] if hushed else [*self.preparing]
        told = {newcomer} if newcomer is not None else set()
        if (here, hushed, preparing) != (self.here, self.is_hushed, self.said_preparing):
            self.here, self.is_hushed, self.said_preparing = here, hushed, preparing
            told = {watcher for watchers in self.watchers.values() for watcher in watchers}
        if told:
            data = encoder.encode(Presence(self.table.id, here, complete and not hushed, preparing))
            for watcher in told:
                watcher.send(data)

    def is_unwanted(self) -> bool:
        """Do only bots sit here, and nobody looks?  Then they need not think, but for the par of a day."""
        is_empty = not self.table.setup.daily and not any(seat.player for seat in self.table.seats)
        return is_empty and not self.watchers and time.monotonic() - self.used > LOOKED

    def is_idle(self, seconds: float) -> bool:
        unused = time.monotonic() - self.used > seconds
        return unused and not self.watchers and not self.thinking and not self.flag and not self.lock.locked()


def viewers(table: Table, player: str) -> list[int | None]:
    """With whose eyes a player sees: with those of their seats, or a spectator's."""
    return list(table.seats_of(player)) or [None]
