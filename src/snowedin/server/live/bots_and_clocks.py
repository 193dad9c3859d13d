"""What happens at a table without being asked: bots choose, shortcuts are taken, clocks run out."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from ..store import StoreError
from ..table.secrecy import is_secret_step
from ..table.table import Table
from ..table.verbs import Act, AnyEntry, HandOver, flag
from ..wire.refusals import Denied
from .live_table import LiveTable
from .settings import Settings
from .thinking import Thinkers
from .visitors import GuestGone
from .writer import Writer

REST = 1.0  # seconds after a failure until it is tried again
PATIENCE = 3.0  # seconds until a bot is played here although another process seems to be at it
MOURNING = 10.0  # seconds after another process has died in which nobody waits for it
LOOK = 0.2

Turn = Callable[[LiveTable, int], Awaitable[None]]
Start = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]

log = logging.getLogger("snowedin.tables")


def next_beat(began: float, pace: float, now: float) -> float:
    """Seconds until a choice may be shown: always the same time after it was begun, or twice, or four times as long.

    Time would tell about cards, and steps that nobody sees would be counted by it.
    """
    while pace and began + pace < now:
        pace *= 2
    return max(0.0, began + pace - now) if pace else 0.0


class BotsAndClocks:
    """Wakes tables; `start` runs what it begins, and `shorten` takes a shortcut for a seat."""

    def __init__(self, writer: Writer, thinkers: Thinkers, settings: Settings, start: Start, shorten: Turn) -> None:
        self._writer = writer
        self._thinkers = thinkers
        self._settings = settings
        self._start = start
        self._shorten = shorten

    def wake(self, live: LiveTable, own: bool) -> None:
        """Let bots think and clocks run; where another process moved last, it is given time to do it."""
        if not live.table.moves_by_itself or live.is_unwanted():
            return
        self._set_flag(live)
        for seat in live.table.bots_to_act():
            if seat not in live.thinking:
                live.thinking[seat] = self._start(self._turn(live, seat, self._let_bot_act, own))
        for seat in live.table.seats_played_by_shortcuts():
            if seat not in live.thinking:
                live.thinking[seat] = self._start(self._turn(live, seat, self._shorten, own))

    async def _turn(self, live: LiveTable, seat: int, act: Turn, own: bool) -> None:
        try:
            if not own:
                await self._leave_it_to_others()
            await act(live, seat)
        except Denied as denied:
            if denied.code != "stale":
                log.warning("a bot was refused", extra={"code": denied.code})
                await asyncio.sleep(REST)
        except StoreError as error:
            log.error("a bot's move could not be written", extra={"reason": str(error)})
            await asyncio.sleep(REST)
        except Exception:
            log.exception("a bot failed")
            await asyncio.sleep(REST)
        finally:
            live.thinking.pop(seat, None)
        self.wake(live, own)

    async def _leave_it_to_others(self) -> None:
        """Another process seems to be at it; if one has just died, it may have been that one."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and time.monotonic() > self._writer.store.bereaved + MOURNING:
            await asyncio.sleep(LOOK)

    async def _let_bot_act(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            await self._writer.trust(live)
            table = live.table
            if seat not in table.bots_to_act():
                return
            assert table.match is not None
            name, known = table.seats[seat].bot, table.decided[seat]
            step = table.scripted()
            live.begun.setdefault(seat, time.monotonic())
            guess = self._thinkers.blindfolded(table.match, seat, table.before_others_chose(seat))
        with self._told_to_wait(live, seat, name):
            try:
                choose = partial(self._thinkers.choose, guess, seat, name, table.setup.owner, live.lender)
                action = step[1] if step else await choose()
            except GuestGone as gone:
                await self._replace(live, seat, name, gone)
                return
        if table.decided[seat] != known or not is_secret_step(table.match, seat, action):
            await asyncio.sleep(next_beat(live.begun.pop(seat), self._settings.pace, time.monotonic()))

        def decide(table: Table) -> Sequence[AnyEntry]:
            if table.decided[seat] != known or seat not in table.bots_to_act():
                raise Denied("stale", "The position has changed meanwhile.")
            return [Act(seat=seat, action=action, by="bot")]

        await self._writer.carry_out(live, decide)

    async def _replace(self, live: LiveTable, seat: int, name: str, gone: GuestGone) -> None:
        """A guest gave no answer: a bot of the game plays on for it, and everybody is told."""
        log.warning("a guest was replaced", extra={"bot": name, "reason": str(gone)})
        live.begun.pop(seat, None)

        def decide(table: Table) -> Sequence[AnyEntry]:
            if table.seats[seat].bot != name:
                raise Denied("stale", "The position has changed meanwhile.")
            return [HandOver(seat=seat, bot=table.game.bots.NAMES[-1], secret=table.is_silent())]

        await self._writer.carry_out(live, decide)

    @contextmanager
    def _told_to_wait(self, live: LiveTable, seat: int, name: str) -> Iterator[None]:
        """The first thought on a machine takes long: whoever looks on is told what for."""
        if self._thinkers.is_ready(live.table.game, name):
            yield
            return
        complete = not self._writer.store.shared
        live.preparing.append(seat)
        live.tell_presence(complete=complete)
        try:
            yield
        finally:
            live.preparing.remove(seat)
            live.tell_presence(complete=complete)

    def _set_flag(self, live: LiveTable) -> None:
        if live.flag:
            live.flag.cancel()
            live.flag = None
        due = live.table.next_flag()
        if due:
            delay = max(0.0, (due[0] - self._writer.time_at(live)) / 1000)
            live.flag = asyncio.get_running_loop().call_later(delay, lambda: self._start(self._raise_flag(live)))

    async def _raise_flag(self, live: LiveTable) -> None:
        try:
            await self._writer.carry_out(live, lambda table: flag.check(table, self._writer.time_at(live)))
        except (Denied, StoreError) as error:
            log.error("a flag could not be written", extra={"reason": str(error)})
            await asyncio.sleep(REST)
        self._set_flag(live)
