"""The door of a house in a page: the page's requests and frames go to the server's own operations and sockets."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from ..games import GAMES
from ..server.archive.analyses import Analyst
from ..server.doors.answering import Answering, Asked
from ..server.doors.operations import OPERATIONS, Operation
from ..server.doors.players import Players
from ..server.doors.sockets import Socket
from ..server.live.settings import Settings
from ..server.live.tables import Tables
from ..server.store import Store
from ..server.wire.messages import encoder
from ..server.wire.refusals import Denied

log = logging.getLogger("snowedin.house")

PLENTY = 1000.0  # of the ordinary limits: who asks is at home


def own(**given: Any) -> Settings:
    """Settings for who lives alone; what is `given` stands in for time and luck."""
    return Settings(rate=PLENTY, late=0.0, keep=0.0, **given)


class House:
    """All rooms, over one `store`."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._tables = Tables(store, GAMES, settings)
        self._players = Players(store, settings)
        self._rooms = Answering(self._tables, self._players, Analyst(GAMES, settings.rate))
        self._sockets: dict[int, PageWire] = {}
        self._serving: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._tables.open()

    async def close(self) -> None:
        for wire in self._sockets.values():
            wire.drop()
        await asyncio.gather(*self._serving)
        await self._tables.close()

    async def ask(self, method: str, address: str, token: str, body: str) -> tuple[int, str, str]:
        """The status and the reply to a request, and a new token if one is given out."""
        try:
            operation, path = found(method, address)
            asked = Asked(token or None, path, parse_qsl(urlsplit(address).query, True), _given(body.encode()))
            reply, fresh = await self._rooms.answer(operation, asked)
            return operation.status, reply.decode(), fresh or ""
        except Denied as denied:
            return _refused(denied)
        except Exception:
            log.exception("a request failed")
            return _refused(Denied("fault", "Something went wrong in the house of this page; its console says what."))

    def connect(self, number: int, token: str, send: Callable[[str], None], gone: Callable[[], None]) -> None:
        """Open a socket of this number, which is served until it is closed."""
        wire = self._sockets[number] = PageWire(send)
        serving = asyncio.ensure_future(self._serve(wire, token))
        self._serving.add(serving)
        serving.add_done_callback(partial(self._end, number, gone))

    def _end(self, number: int, gone: Callable[[], None], serving: asyncio.Task[None]) -> None:
        self._serving.discard(serving)
        del self._sockets[number]
        gone()

    async def _serve(self, wire: "PageWire", token: str) -> None:
        player = await self._players.of_token(token or None)
        socket: Any = Socket(self._tables, player.id if player else "", wire)  # type: ignore[arg-type]
        await socket.run(wire.end, wire.say_end)

    def hear(self, number: int, frame: str) -> None:
        if number in self._sockets:
            self._sockets[number].hear(frame.encode())

    def disconnect(self, number: int) -> None:
        if number in self._sockets:
            self._sockets[number].drop()


class PageWire:
    """A socket's wire to the page: messages instead of a network."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send
        self._gone = asyncio.Event()
        self._waiting: list[bytes] = []
        self._hear: Callable[[bytes], None] | None = None
        self.transport = self

    def listen(self, hear: Callable[[bytes], None], may_take: Callable[[], bool]) -> None:
        self._hear = hear
        for frame in self._waiting:
            hear(frame)

    def hear(self, frame: bytes) -> None:
        if self._hear is None:
            self._waiting.append(frame)
        else:
            self._hear(frame)

    def post(self, data: bytes) -> int:
        """Nothing is ever left lying."""
        self._send(data.decode())
        return 0

    def drop(self) -> None:
        self._gone.set()

    def pause_reading(self) -> None:
        """The page's messages wait by themselves."""

    def resume_reading(self) -> None:
        """As above."""

    async def end(self) -> None:
        await self._gone.wait()

    async def say_end(self, message: Any) -> None:
        """The page is told by the one who opened it."""


PATTERNS = [(operation, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", operation.path))) for operation in OPERATIONS]


def found(method: str, address: str) -> tuple[Operation, dict[str, str]]:
    """The operation at an address, and what stands in its path."""
    path = urlsplit(address).path
    for operation, pattern in PATTERNS:
        place = pattern.fullmatch(path)
        if place and operation.method == method:
            return operation, place.groupdict()
    raise Denied("not_found", f"A house in a page has no {method} {path[:80]}.")


def _given(body: bytes) -> Callable[[], Awaitable[bytes]]:
    async def read() -> bytes:
        return body

    return read


def _refused(denied: Denied) -> tuple[int, str, str]:
    return denied.status, encoder.encode(denied.message()).decode(), ""
