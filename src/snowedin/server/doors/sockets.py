"""The socket: typed messages in, updates out; whoever reads too slowly is dropped and can resume.

A frame costs one decode on the way in and one encode per pair of eyes on the way out.
"""

import asyncio
import logging
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from ...core.game import Refusal
from .. import metrics
from ..limits import Bucket
from ..live.tables import Tables
from ..store import StoreError
from ..wire import messages
from ..wire.fields import is_id
from ..wire.lending import Considered, Lend
from ..wire.messages import UNREADABLE, client_decoder, encoder
from ..wire.refusals import Denied, denied_by
from .troubles import denied_by_store

if TYPE_CHECKING:  # a house in a page has a wire of its own, and no siblings
    from starlette.types import Receive, Send

    from .siblings import Siblings
    from .websocket import FrameProtocol

LARGEST = 16_384  # bytes in a frame from a client
BACKLOG = 4_000_000  # bytes that may wait for a slow reader
UNREAD = 100  # frames that may wait for us
RATE, BURST = 50.0, 200.0  # frames a second
MOVING = 5  # frames that it counts for to go to another process
RESUMING, ENTRIES = 5, 50  # frames that a `watch` with `since` counts for, and one more for so many entries
TABLES = 64  # watched through one socket
SOCKETS = 20  # of one player
OFFENCES = 1000  # refused frames until the socket is closed

POLICY, FAILED, TRY_LATER = 1008, 1011, 1013

Slow = messages.Hint | messages.Shortcuts | messages.Shorten

log = logging.getLogger("snowedin.sockets")


class Handed(msgspec.Struct, array_like=True):
    """What goes with a socket to another process: whose it is, what of its limits is left, what it said meanwhile."""

    player: str
    key: str  # under which its sockets are counted
    left: float
    offences: int
    frames: list[bytes]
    begun: bytes  # of a frame of which the rest has not come


class Socket:
    """One client's connection; a Watcher of every table it asked for."""

    __slots__ = (
        "_arrived",
        "_bucket",
        "_burst",
        "_frames",
        "_has_moved",
        "_hurried",
        "_is_closed",
        "_is_following",
        "_is_new_here",
        "_key",
        "_most_offences",
        "_offences",
        "_rate",
        "_siblings",
        "_thinking",
        "_watched",
        "_wire",
        "player",
        "tables",
    )

    def __init__(self, tables: Tables, player: str, wire: "FrameProtocol") -> None:
        self.tables = tables
        self.player = player
        self._wire = wire
        self._frames: deque[bytes] = deque()
        self._arrived: asyncio.Future[None] | None = None  # while nothing is to be done
        self._is_following = False  # a move of ours waits for another's; all that comes after it waits as well
        self._is_closed = False
        self._watched: set[str] = set()
        self._rate, self._burst = RATE * tables.settings.rate, BURST * tables.settings.rate
        self._bucket = Bucket(self._burst)
        self._offences, self._most_offences = 0, OFFENCES * tables.settings.rate
        self._thinking: asyncio.Task[None] | None = None
        self._hurried: set[str] = (
            set()
        )  # tables at which a move was carried out on the spot, and perhaps is still written
        self._siblings: Siblings | None = None
        self._key = ""
        self._is_new_here = False  # it comes from another process, because of the first frame that it has with it
        self._has_moved = False  # to another process

    def may_move(self, siblings: "Siblings", key: str) -> None:
        """It goes to the process where the players of its table come together; `key` is how it is counted there."""
        self._siblings, self._key = siblings, key

    def go_on(self, handed: Handed) -> None:
        """As another process had it."""
        self._bucket.left, self._offences = handed.left, handed.offences
        self._frames.extend(handed.frames)
        self._is_new_here = True
        self._wire.go_on(handed.begun)
        self._wire.listen(self._hear, self._may_take)

    def send(self, data: bytes) -> None:
        """Never waits: what a slow reader leaves lying is kept for a while, then the reader is dropped."""
        metrics.sent.values[""] += 1
        if self._wire.post(data) > BACKLOG and not self._is_closed:
            metrics.dropped.add()
            self._is_closed = True
            self._wire.drop()

    async def run(self, receive: "Receive", send: "Send") -> None:
        """Serve until the client is gone or has to go."""
        self._wire.listen(self._hear, self._may_take)
        reading = asyncio.ensure_future(self._read())
        gone = asyncio.ensure_future(receive())
        try:
            await asyncio.wait((reading, gone), return_when=asyncio.FIRST_COMPLETED)
            if reading.done() and not gone.done() and not self._has_moved:
                ours = (FAILED, "The server failed.")
                code, reason = ours if reading.exception() else (POLICY, "Too many bad messages.")
                await send({"type": "websocket.close", "code": code, "reason": reason})
        finally:
            self._is_closed = True
            self._arrived = None
            for match in self._watched:
                self.tables.unwatch(match, self)
            for task in (reading, gone, self._thinking):
                if task:
                    task.cancel()
            for failed in await asyncio.gather(reading, gone, return_exceptions=True):
                if isinstance(failed, Exception):
                    log.error("a socket failed", exc_info=failed)

    def _hear(self, frame: bytes) -> None:
        metrics.received.values[""] += 1
        if self._arrived is None or self._is_following or not self._hurry(frame):
            self._queue(frame)

    def _may_take(self) -> bool:
        """A ping, a pong or a piece of a message counts like any frame; nobody is told of those that are too many."""
        if self._bucket.take(self._rate, self._burst):
            return True
        metrics.refused.add(1, "too_fast")
        self._offences += 1
        if self._offences > self._most_offences:
            self._is_closed = True
            self._wire.drop()
        return False

    def _hurry(self, frame: bytes) -> bool:
        """An ordinary move while nothing else is going on is carried out on the spot, or behind one that is."""
        if len(frame) > LARGEST or self._bucket.left < 1:
            return False
        try:
            message = client_decoder.decode(frame)
        except UNREADABLE:
            return False  # the long way says why
        if type(message) is not messages.Act or message.table not in self._watched:
            return False
        if self._carry_out(frame, message):
            return True
        self._is_following = self.tables.follow(message.table, partial(self._try_again, frame, message))
        return self._is_following

    def _carry_out(self, frame: bytes, message: messages.Act) -> bool:
        try:
            carried_out = self.tables.act_at_once(self.player, message, partial(self._queue, frame))
        except (Denied, StoreError):
            return False  # the long way says why
        if carried_out:
            self._hurried.add(message.table)
            self._bucket.take(self._rate, self._burst)
        return carried_out

    def _try_again(self, frame: bytes, message: messages.Act) -> None:
        """The move before ours is told; what came from us after ours was kept."""
        self._is_following = False
        if self._is_closed or self._carry_out(frame, message):
            self._go_on()
        elif self.tables.follow(message.table, partial(self._try_again, frame, message)):
            self._is_following = True
        else:
            self._frames.appendleft(frame)
            self._go_on()

    def _queue(self, frame: bytes) -> None:
        self._frames.append(frame)
        if len(self._frames) > UNREAD:
            self._wire.transport.pause_reading()
        if not self._is_following:
            self._go_on()

    def _go_on(self) -> None:
        if self._frames and self._arrived is not None:
            self._arrived.set_result(None)
            self._arrived = None

    async def _read(self) -> None:
        """One frame after the other, each answered before the next is looked at."""
        frames, loop = self._frames, asyncio.get_running_loop()
        while self._offences <= self._most_offences and not self._has_moved:
            if not frames:
                self._wire.transport.resume_reading()
                self._arrived = loop.create_future()
                await self._arrived
            await self._handle(frames.popleft())

    async def _handle(self, frame: bytes) -> None:
        """Carry out one frame; whatever is wrong with it is answered and changes nothing."""
        answers = table = ""
        try:
            self._check(frame)
            message = read(frame)
            answers, table = getattr(message, "id", ""), getattr(message, "table", "")
            if not (isinstance(message, messages.Watch) and await self._move(table, frame)):
                await self._obey(message)
        except Denied as denied:
            await self._refuse(denied, answers, table)
        except StoreError as error:
            await self._refuse_for_store(error, answers, table)
        except Refusal as refusal:
            await self._refuse(denied_by(refusal), answers, table)

    async def _move(self, table: str, frame: bytes) -> bool:
        """Go to the process where this table is at home, before anything is watched here; False: it is served here."""
        siblings, was_new, self._is_new_here = self._siblings, self._is_new_here, False
        if siblings is None or was_new or self._watched or not is_id(table) or siblings.is_home(table):
            return False
        if not self._is_at_rest() or not self._bucket.take(self._rate, self._burst, MOVING):
            return False
        self._wire.transport.pause_reading()
        await asyncio.sleep(0)  # what was said in this turn of the loop is on its way by then
        if self._wire.is_at_rest():
            left = self._bucket.left + 1  # the frame in hand is charged again
            handed = Handed(self.player, self._key, left, self._offences, [frame, *self._frames], self._wire.begun())
            self._has_moved = await siblings.give(table, self._wire.line(), handed, self._wire.is_at_rest)
        metrics.handed.add(1, "given" if self._has_moved else "kept")
        if self._has_moved:
            self._wire.let_go()
        elif len(self._frames) <= UNREAD and not self._wire.transport.is_closing():
            self._wire.transport.resume_reading()
        return self._has_moved

    def _is_at_rest(self) -> bool:
        """Is nothing under way that would be answered, or asked again, later?"""
        known = map(self.tables.in_memory, self._hurried)
        self._hurried = {live.table.id for live in known if live is not None and not live.lock.is_free()}
        return not self._hurried and (self._thinking is None or self._thinking.done())

    def _check(self, frame: bytes) -> None:
        self._charge(1)
        if len(frame) > LARGEST:
            raise Denied("too_large", f"A message has at most {LARGEST} bytes.")

    def _charge(self, cost: float) -> None:
        if not self._bucket.take(self._rate, self._burst, cost):
            raise Denied("too_fast", "Too many messages at once; wait a little.")

    def _charge_for_story(self, table: str) -> None:
        """Whoever resumes has the whole log read and played through."""
        live = self.tables.in_memory(table)
        length = 0
        if live:  # as they count it, so that what it costs tells nothing either
            length = live.table.shown(live.table.seq, next(iter(live.table.seats_of(self.player)), None))
        self._charge(min(RESUMING + length / ENTRIES, self._burst / 2))

    async def _obey(self, message: messages.ClientMessage) -> None:
        match message:
            case messages.Watch():
                if len(self._watched) >= TABLES and message.table not in self._watched:
                    raise Denied("too_many", f"One socket watches at most {TABLES} tables.")
                if message.since is not None:
                    self._charge_for_story(message.table)
                await self.tables.watch(self.player, message.table, self, message.since, message.at)
                self._watched.add(message.table)
            case messages.Unwatch():
                self._watched.discard(message.table)
                self.tables.unwatch(message.table, self)
                self._is_at_rest()  # and forgets where it has been
            case messages.Ping():
                self.send(encoder.encode(messages.Pong(message.id)))
            case messages.Hint() | messages.Shortcuts() | messages.Shorten():
                self._think(message)
            case Lend():
                if message.table not in self._watched:
                    raise Denied("refused", "Watch the table first whose bots your page thinks for.", "not_lent")
                self.send(encoder.encode(await self.tables.lend(self.player, message, self)))
            case Considered():
                self.tables.hear_thought(message, self)
            case _:
                await self._command(message)

    def _think(self, message: Slow) -> None:
        """What takes its time; the socket does not wait for it."""
        if self._thinking is not None and not self._thinking.done():
            raise Denied("too_fast", "What you asked before is still being thought about.", "still_thinking")
        self._thinking = asyncio.ensure_future(self._answer(message))

    async def _answer(self, message: Slow) -> None:
        try:
            self.send(encoder.encode(await self.tables.command(self.player, message)))
        except Denied as denied:
            await self._refuse(denied, message.id, message.table)
        except StoreError as error:
            await self._refuse_for_store(error, message.id, message.table)

    async def _command(self, message: messages.AnyCommand) -> None:
        """The acting seat's update is the answer; who does not watch, or asked before, gets one of their own."""
        before = self._answered(message)
        done = await self.tables.command(self.player, message)
        changed_seat = isinstance(message, messages.Leave | messages.Sit)
        gets_no_update = before or changed_seat or message.table not in self._watched
        if gets_no_update or not isinstance(done, messages.Accepted) or done.next:
            self.send(encoder.encode(done))

    def _answered(self, message: messages.AnyCommand) -> bool:
        """Was this very command carried out before?  Then no update will answer it."""
        live = self.tables.in_memory(message.table)
        seat = getattr(message, "seat", -1)
        return live is not None and (self.player, seat, message.id) in live.table.entry_of_command

    async def _refuse_for_store(self, error: StoreError, answers: str, table: str) -> None:
        log.error("the store failed", extra={"reason": str(error)})
        await self._refuse(denied_by_store(error), answers, table)

    async def _refuse(self, denied: Denied, answers: str, table: str) -> None:
        metrics.refused.add(1, denied.code)
        self.send(encoder.encode(denied.message(answers, table)))
        if denied.code == "stale" and table in self._watched:
            await self.tables.show_again(self.player, table, self)
        self._offences += denied.code in ("bad_message", "too_large", "too_fast")


def read(frame: bytes) -> messages.ClientMessage:
    try:
        return client_decoder.decode(frame)
    except UNREADABLE as error:
        raise Denied("bad_message", f"This message is not understood: {error}.") from error
