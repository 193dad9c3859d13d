"""Where the bytes of arrays lie: in Python's memory, or in that of the module that works on them.

What is vast, as the tree of a search is, is never held by Python: it is room of the module from its first use on.
"""

from collections.abc import Callable
from typing import Protocol

VAST = 1 << 18  # bytes


class Room(Protocol):
    size: int

    def read(self, at: int, size: int) -> bytes: ...

    def write(self, at: int, data: bytes) -> None: ...

    def whole(self) -> bytearray: ...


class OwnRoom:
    """Bytes of Python's own."""

    __slots__ = ("data", "size")

    def __init__(self, size: int) -> None:
        self.data = bytearray(size)
        self.size = size

    def read(self, at: int, size: int) -> bytes:
        return bytes(self.data[at : at + size])

    def write(self, at: int, data: bytes) -> None:
        self.data[at : at + len(data)] = data

    def whole(self) -> bytearray:
        return self.data


class VastRoom:
    """Zeros, and what was written among them; from the first call on it lies where the module can reach it."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.place: int | None = None  # in the module's memory
        self._written: list[tuple[int, bytes]] = []
        self._read: Callable[[int, int], bytes] | None = None
        self._write: Callable[[int, bytes], None] | None = None

    def move(self, read: Callable[[int, int], bytes], write: Callable[[int, bytes], None]) -> None:
        """Lie elsewhere from now on, in a place of zeros."""
        self._read, self._write = read, write
        for at, data in self._written:
            write(at, data)
        self._written.clear()

    def read(self, at: int, size: int) -> bytes:
        if self._read is not None:
            return self._read(at, size)
        found = bytearray(size)
        for there, data in self._written:
            first, last = max(at, there), min(at + size, there + len(data))
            if first < last:
                found[first - at : last - at] = data[first - there : last - there]
        return bytes(found)

    def write(self, at: int, data: bytes) -> None:
        if self._write is not None:
            self._write(at, data)
        elif any(data) or self._written:
            self._written.append((at, bytes(data)))

    def whole(self) -> bytearray:
        raise TypeError("Room so vast is not Python's own; it is read in parts.")


def new_room(size: int) -> Room:
    return VastRoom(size) if size > VAST else OwnRoom(size)
