"""How long the server listens to somebody: heads and bodies of requests end in time and in size, sockets are counted.

uvicorn waits for ever for the end of a head, takes one of any length, and as many sockets as come.
"""

import asyncio
import ipaddress
import resource
from collections import Counter
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .websocket import FrameProtocol

MOST_SOCKETS = 4_000
MOST_OF_ONE = 200  # sockets of one address
SPARE = 128  # file descriptors for everything else
HEAD_END = b"\r\n\r\n"


class Sockets:
    """Who is connected: so many in all, so many from one address that is no proxy's; `most_of_one` of 0 is no limit."""

    def __init__(self, most: int = MOST_SOCKETS, most_of_one: int = MOST_OF_ONE, proxies: Sequence[str] = ()) -> None:
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        self.most = most if files == resource.RLIM_INFINITY else max(1, min(most, files - SPARE))
        self.most_of_one = most_of_one
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._of: Counter[str] = Counter()

    def _is_proxy(self, address: str) -> bool:
        return bool(self._proxies) and any(ipaddress.ip_address(address) in network for network in self._proxies)

    def enter(self, address: str) -> bool:
        """May one more come from there?"""
        is_full = self._of.total() >= self.most
        is_many = self.most_of_one and self._of[address] >= self.most_of_one
        if is_full or (is_many and not self._is_proxy(address)):
            return False
        self._of[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]


class PatientProtocol(HttpToolsProtocol):
    """As uvicorn's, but not for ever; `sockets` counts who is here."""

    sockets: Sockets
    head_bytes = 16_384
    head_seconds = 10.0
    body_seconds = 30.0

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._patience: asyncio.TimerHandle | None = None
        self._head: int | None = 0  # bytes of the head so far, until it is whole
        self._tail = b""  # the last bytes of it, in which its end may have begun
        self._address: str | None = None  # under which we are counted

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.sockets.enter(address):
            self._turn_away(503, "There are too many connections; come back later.")
            return
        self._address = address
        self._wait(self.head_seconds, "The head of the request did not come in time.")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._head is not None:
            self._measure(data)
            if self._head > self.head_bytes:
                self._turn_away(431, "The head of the request is too long.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._patience is None:
            self._wait(self.head_seconds, "The head of the request did not come in time.")

    def on_headers_complete(self) -> None:
        self._head = None
        self._wait(self.body_seconds, "The body of the request did not come in time.")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._head, self._tail = 0, b""
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, FrameProtocol):
            protocol.on_gone = self._leave

    def _measure(self, data: bytes) -> None:
        """How much of the head has come, to its end and no further."""
        seen = self._tail + data
        end = seen.find(HEAD_END)
        self._head = (self._head or 0) + (len(data) if end < 0 else max(0, end - len(self._tail)))
        self._tail = seen[-len(HEAD_END) + 1 :]

    def _wait(self, seconds: float, otherwise: str) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self._turn_away, 408, otherwise)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _turn_away(self, status: int, sentence: str) -> None:
        self._stop_waiting()
        head = f"HTTP/1.1 {status} Refused\r\nContent-Type: text/plain\r\nContent-Length: {len(sentence) + 1}\r\n"
        if not self.transport.is_closing():
            self.transport.write(f"{head}Connection: close\r\n\r\n{sentence}\n".encode("ascii"))
            self.transport.close()

    def _leave(self) -> None:
        if self._address is not None:
            self.sockets.leave(self._address)
            self._address = None


def patient(sockets: Sockets) -> type[PatientProtocol]:
    """The protocol with this count of sockets, which uvicorn makes one of for each connection."""
    return type("PatientProtocolOfThisServer", (PatientProtocol,), {"sockets": sockets})
