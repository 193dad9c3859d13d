"""One turn of the loop: first all that came is read, then all of it is carried out, then all answers are sent.

To read, to carry out and to send one message after the other costs a third more: whatever the system does in between,
the processor has forgotten ours meanwhile.  Several messages for one socket also go out together.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol
from weakref import WeakKeyDictionary

log = logging.getLogger("snowedin.sockets")


class Hearer(Protocol):
    """A socket that is told what it said; one that cannot bear it is dropped."""

    def hear(self, message: bytes) -> None: ...
    def drop(self) -> None: ...


class Turn:
    """What has come and what is to go in this turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._soon = loop.call_soon
        self._heard: list[tuple[Hearer, bytes]] = []
        self._unsent: list[Callable[[], None]] = []

    def hear_soon(self, hearer: Hearer, message: bytes) -> None:
        if not self._heard:
            self._soon(self._hear_all)
        self._heard.append((hearer, message))

    def _hear_all(self) -> None:
        heard, self._heard = self._heard, []
        for hearer, message in heard:
            try:
                hearer.hear(message)
            except Exception:
                log.exception("a socket failed")
                hearer.drop()

    def send_soon(self, send: Callable[[], None]) -> None:
        if not self._unsent:
            self._soon(self._send_all)
        self._unsent.append(send)

    def _send_all(self) -> None:
        unsent, self._unsent = self._unsent, []
        for send in unsent:
            try:
                send()
            except Exception:
                log.exception("a socket could not be written to")


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, Turn] = WeakKeyDictionary()


def turn_of(loop: asyncio.AbstractEventLoop) -> Turn:
    found = _turns.get(loop)
    if found is None:
        found = _turns[loop] = Turn(loop)
    return found
