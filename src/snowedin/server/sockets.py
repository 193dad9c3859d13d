"""The socket: typed messages in, updates out; whoever reads too slowly is dropped and can resume.

It speaks ASGI directly: a frame costs one decode on the way in and one encode per
pair of eyes on the way out.
"""

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec

from ..core.game import Refusal
from . import messages, metrics
from .limits import Bucket
from .messages import client_decoder, encoder
from .refusals import Denied
from .store import StoreError
from .tables import Tables

LARGEST = 16_384          # bytes in a frame from a client
BACKLOG = 256             # frames that may wait for a slow reader
BACKLOG_BYTES = 4_000_000
RATE, BURST = 50.0, 200.0  # frames a second
TABLES = 64               # watched through one socket
SOCKETS = 20              # of one player
OFFENCES = 1000           # refused frames until the socket is closed

GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013

log = logging.getLogger("snowedin.sockets")


class Socket:
    """One client's connection; a Watcher of every table it asked for."""

    def __init__(self, tables: Tables, player: str, receive: Any, send: Any) -> None:
        self.tables = tables
        self.player = player
        self._receive, self._send = receive, send
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self._closing: int | None = None
        self._watched: set[str] = set()
        self._bucket = Bucket(BURST * tables.settings.rate)
        self._offences = 0
        self._hinting: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) > BACKLOG or self._bytes > BACKLOG_BYTES:
            if self._closing is None:
                metrics.dropped.add()
            self.close(TRY_LATER)
        self._ready.set()

    def close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._waiting.clear()
            self._bytes = 0
        self._ready.set()

    async def run(self) -> None:
        writing = asyncio.ensure_future(self._write())
        reading = asyncio.ensure_future(self._read())
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writing, reading):
                task.cancel()
            for failed in await asyncio.gather(writing, reading, return_exceptions=True):
                if isinstance(failed, Exception) and not isinstance(failed, OSError):
                    log.error("a socket failed", exc_info=failed)
            for match in self._watched:
                self.tables.unwatch(match, self)
            if self._hinting:
                self._hinting.cancel()

    async def _write(self) -> None:
        waiting, send = self._waiting, self._send
        while True:
            while waiting:
                data = waiting.popleft()
                self._bytes -= len(data)
                metrics.sent.add()
                await send({"type": "websocket.send", "text": data.decode()})
            if self._closing is not None:
                await send({"type": "websocket.close", "code": self._closing})
                return
            self._ready.clear()
            await self._ready.wait()

    async def _read(self) -> None:
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            metrics.received.add()
            text = event.get("text")
            await self._handle(event.get("bytes") or b"" if text is None else text)

    async def _handle(self, frame: str | bytes) -> None:
        """Carry out one frame; whatever is wrong with it is answered and changes nothing."""
        answers = table = ""
        try:
            self._check(frame)
            message = client_decoder.decode(frame)
            answers, table = getattr(message, "id", ""), getattr(message, "table", "")
            await self._obey(message)
        except Denied as denied:
            await self._refuse(denied, answers, table)
        except msgspec.DecodeError as error:
            await self._refuse(Denied("bad_message", f"This message is not understood: {error}."), answers, table)
        except StoreError as error:
            log.error("the store failed", extra={"reason": str(error)})
            await self._refuse(Denied("store", "The store cannot be reached; try again."), answers, table)
        except Refusal as refusal:
            await self._refuse(Denied("refused", str(refusal)), answers, table)

    def _check(self, frame: str | bytes) -> None:
        rate = self.tables.settings.rate
        if not self._bucket.take(RATE * rate, BURST * rate):
            raise Denied("too_fast", "Too many messages at once; wait a little.")
        if len(frame) > LARGEST:
            raise Denied("too_large", f"A message has at most {LARGEST} bytes.")

    async def _obey(self, message: messages.ClientMessage) -> None:
        match message:
            case messages.Watch():
                if len(self._watched) >= TABLES:
                    raise Denied("too_many", f"One socket watches at most {TABLES} tables.")
                await self.tables.watch(self.player, message.table, self, message.since)
                self._watched.add(message.table)
            case messages.Unwatch():
                self._watched.discard(message.table)
                self.tables.unwatch(message.table, self)
            case messages.Ping():
                self.send(encoder.encode(messages.Pong(message.id)))
            case messages.Hint():
                self._think(message)
            case _:
                await self._command(message)

    def _think(self, message: messages.Hint) -> None:
        """A hint takes its time; the socket does not wait for it."""
        if self._hinting is not None and not self._hinting.done():
            raise Denied("too_fast", "Your last hint is still being thought about.")
        self._hinting = asyncio.ensure_future(self._answer(message))

    async def _answer(self, message: messages.Hint) -> None:
        try:
            self.send(encoder.encode(await self.tables.command(self.player, message)))
        except Denied as denied:
            await self._refuse(denied, message.id, message.table)

    async def _command(self, message: messages.AnyCommand) -> None:
        """The acting seat's update answers a command; one who does not watch, or asked again, is answered separately."""
        before = self._answered(message)
        done = await self.tables.command(self.player, message)
        if before or isinstance(done, messages.Hinted) or done.next or message.table not in self._watched:
            self.send(encoder.encode(done))

    def _answered(self, message: messages.AnyCommand) -> bool:
        """Was this very command carried out before?  Then no update will answer it."""
        live = self.tables.in_memory(message.table)
        seat = getattr(message, "seat", -1)
        return live is not None and (seat, message.id) in live.table.heard

    async def _refuse(self, denied: Denied, answers: str, table: str) -> None:
        metrics.refused.add(1, denied.code)
        self.send(encoder.encode(messages.Refused(denied.code, denied.sentence, answers, table)))
        if denied.code == "stale" and table in self._watched:
            await self.tables.show_again(self.player, table, self)
        self._offences += denied.code in ("bad_message", "too_large", "too_fast")
        if self._offences > OFFENCES * self.tables.settings.rate:
            self.close(POLICY)
