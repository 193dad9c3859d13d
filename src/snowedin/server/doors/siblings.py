"""The processes of one server on one machine, and how one hands a socket to another.

Every table has a home among them, so that its players come together; any of them can serve it all the same.  A socket
goes as its file descriptor through a Unix socket in a folder that only their user can open.  It is offered with all
that is known of it; whoever says that it is ready is told to begin, or finds the line closed and leaves it alone.
"""

import asyncio
import hashlib
import logging
import os
import socket
import struct
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from .. import metrics
from .sockets import Handed

POSSIBLE = sys.platform == "linux"
LARGEST = 65_536  # bytes of what is known of a socket; one with more to tell stays where it is
READY, BEGIN = b"r", b"b"
PATIENCE = 1.0  # seconds for another process's answer
AT_ONCE = 32  # are taken; the others wait at the door, so that we do not run out of files
CREDENTIALS = struct.Struct("3i")  # process, user and group on the other end

log = logging.getLogger("snowedin.siblings")


class Newcomer(Protocol):
    """A socket that came from another process, and has its place here."""

    def begin(self) -> Coroutine[Any, Any, None]: ...

    def leave(self) -> None: ...


Admit = Callable[[socket.socket, Handed], Newcomer | None]


class Place(NamedTuple):
    """Where a process of several listens to the others."""

    folder: Path
    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.folder}:{self.number}/{self.of}"

    @classmethod
    def read(cls, text: str) -> "Place":
        folder, _, numbers = text.rpartition(":")
        number, _, of = numbers.partition("/")
        return cls(Path(folder), int(number), int(of))


class Siblings:
    def __init__(self, place: Place) -> None:
        self._place = place
        self._door: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def is_home(self, table: str) -> bool:
        return self._way_to(table) == []

    def id_here(self, new_id: Callable[[], str]) -> str:
        """A name for a table whose home is here."""
        while not self.is_home(name := new_id()):
            pass
        return name

    def _way_to(self, table: str) -> list[int]:
        """Who should serve this table, the first first, as far as any comes before us."""

        def rank(number: int) -> bytes:
            return hashlib.blake2b(f"{number} {table}".encode(), digest_size=8).digest()

        ours = rank(self._place.number)
        found = [(rank(number), number) for number in range(self._place.of)]
        return [number for height, number in sorted(found, reverse=True) if height > ours]

    # Giving

    async def give(self, table: str, line: int, handed: Handed, is_still: Callable[[], bool]) -> bool:
        """Hand a socket to the first that lives of those who should serve this table, if it `is_still` so at last."""
        data = msgspec.msgpack.encode(handed)
        if len(data) > LARGEST:
            return False
        for number in self._way_to(table):
            with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as channel:
                channel.setblocking(False)
                try:
                    channel.connect(str(self._place.folder / str(number)))
                except (FileNotFoundError, ConnectionRefusedError):
                    continue  # it has died, or is not there yet
                except OSError:  # more come to it than it can take
                    return False
                return await self._offer(channel, line, data, is_still)
        return False

    async def _offer(self, channel: socket.socket, line: int, data: bytes, is_still: Callable[[], bool]) -> bool:
        try:
            socket.send_fds(channel, [data], [line])
            async with asyncio.timeout(PATIENCE):
                answer = await asyncio.get_running_loop().sock_recv(channel, 1)
            if answer != READY or not is_still():
                return False
            channel.send(BEGIN)
        except (OSError, TimeoutError):
            return False
        return True

    # Taking

    def listen(self, admit: Admit) -> None:
        """Take sockets from now on; whoever cannot be admitted stays where they are."""
        path = self._place.folder / str(self._place.number)
        path.unlink(missing_ok=True)
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._door.setblocking(False)
        self._door.bind(str(path))
        path.chmod(0o600)
        self._door.listen(1024)
        asyncio.get_running_loop().add_reader(self._door, self._accept, admit)

    def close(self) -> None:
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            self._door = None
            (self._place.folder / str(self._place.number)).unlink(missing_ok=True)
        for task in self._tasks:
            task.cancel()

    def _accept(self, admit: Admit) -> None:
        assert self._door is not None
        if len(self._tasks) >= AT_ONCE:
            asyncio.get_running_loop().remove_reader(self._door)
            return
        try:
            channel, _ = self._door.accept()
        except OSError as error:  # it is gone again, or we have no file left for it
            log.warning("a socket could not be taken over", extra={"reason": type(error).__name__})
            return
        channel.setblocking(False)
        if not is_own(channel):
            log.error("another user wanted to hand a socket over")
            channel.close()
            return
        task = asyncio.ensure_future(self._take(channel, admit))
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._done(done, admit))

    def _done(self, task: asyncio.Task[None], admit: Admit) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a socket that was taken over failed", exc_info=error)
        if self._door is not None:
            asyncio.get_running_loop().add_reader(self._door, self._accept, admit)

    async def _take(self, channel: socket.socket, admit: Admit) -> None:
        with channel:
            try:
                async with asyncio.timeout(PATIENCE):
                    line, handed = await received(channel)
            except (OSError, TimeoutError, msgspec.DecodeError, LookupError) as error:
                log.warning("a socket could not be taken over", extra={"reason": type(error).__name__})
                return
            newcomer = admit(line, handed)
            if newcomer is None:
                line.close()
                return
            if await self._is_to_begin(channel):
                metrics.handed.add(1, "taken")
                await newcomer.begin()
            else:
                newcomer.leave()
                line.close()

    async def _is_to_begin(self, channel: socket.socket) -> bool:
        try:
            channel.send(READY)
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().sock_recv(channel, 1) == BEGIN
        except (OSError, TimeoutError):
            return False


async def received(channel: socket.socket) -> tuple[socket.socket, Handed]:
    """A socket and what goes with it."""
    await readable(channel)
    data, lines, _, _ = socket.recv_fds(channel, LARGEST, 1, socket.MSG_CMSG_CLOEXEC)
    line = socket.socket(fileno=lines[0])  # LookupError if none came, as when we have too many files open
    try:
        return line, msgspec.msgpack.decode(data, type=Handed)
    except msgspec.DecodeError:
        line.close()
        raise


async def readable(channel: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    came = asyncio.Event()
    loop.add_reader(channel, came.set)
    try:
        await came.wait()
    finally:
        loop.remove_reader(channel)


def is_own(channel: socket.socket) -> bool:
    """Is it a process of our own user?"""
    found = channel.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, CREDENTIALS.size)
    return bool(CREDENTIALS.unpack(found)[1] == os.geteuid())
