"""A game's WebAssembly module as the lender of its rules: calls go in by addresses, and what was written comes back."""

import weakref
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

import numpy as np

from ..browser.doors import doors_of
from ..core import protocol
from ..core.compile import Door, Row, Table, Whole
from ..core.game import Game
from .rooms import OwnRoom, Room, VastRoom

ALIGNED = 64
FIRST = 1 << 16  # bytes of room for what is carried in and out


class Memory(Protocol):
    """Bytes of a module, as JavaScript shows them."""

    def assign(self, data: Any) -> None: ...

    def to_bytes(self) -> bytes: ...

    def fill(self, value: int) -> None: ...


class Module(Protocol):
    """`web/src/engine/module.ts`."""

    doors: Any

    def room(self, size: int) -> int: ...

    def bytes(self, at: int, size: int) -> Memory: ...


class LentModule:
    """The rules of a `game`, lent by its `module`."""

    def __init__(self, game: Game, module: Module) -> None:
        self._module = module
        self._doors = {(door.module.__name__, door.name): door for door in doors_of(game)}
        self._desk, self._desk_size = module.room(FIRST), FIRST
        self._left: dict[int, list[int]] = {}  # places that nobody needs any more, by their size

    def function(self, module: str, name: str) -> Callable[..., Any] | None:
        """A function by its door; what is everybody's question has one wherever its answer is written."""
        stand_in = STAND_INS.get((module.removeprefix("snowedin."), name))
        if stand_in is not None:
            return partial(stand_in, self)
        door = self._doors.get((module, name)) or self._doors.get((protocol.__name__, name))
        return partial(self.call, door) if door else None

    def named(self, name: str) -> Door:
        return next(door for door in self._doors.values() if door.name == name)

    def call(self, door: Door, *given: Any) -> Any:
        """Go through a door with numbers, records and arrays; what is written there is found in them afterwards."""
        carried: dict[int, tuple[Any, int]] = {}
        numbers = self._numbers(door, given, carried)
        for room, at in carried.values():
            self._module.bytes(at, room.size).assign(room.data)
        answer = getattr(self._module.doors, door.name)(*numbers)
        for room, at in carried.values():
            room.data[:] = self._module.bytes(at, room.size).to_bytes()
        return answer

    def _numbers(self, door: Door, given: Sequence[Any], carried: dict[int, tuple[Any, int]]) -> list[int]:
        self._clear_desk(given)
        numbers: list[int] = []
        top = self._desk
        for value, kind in zip(given, door.given.values(), strict=True):
            if isinstance(kind, Whole):
                numbers.append(int(value))
                continue
            room = value._room
            if isinstance(room, VastRoom):
                numbers.append(self._settled(room) + value._at)
            else:
                if id(room) not in carried:
                    carried[id(room)] = room, top
                    top += _aligned(room.size)
                numbers.append(carried[id(room)][1] + value._at)
            if isinstance(kind, Table) or (isinstance(kind, Row) and kind.length is None):
                numbers += value.shape
        return numbers

    def _clear_desk(self, given: Sequence[Any]) -> None:
        """See to it that all fits on it."""
        rooms: dict[int, Room] = {id(value._room): value._room for value in given if hasattr(value, "_room")}
        needed = sum(_aligned(room.size) for room in rooms.values() if isinstance(room, OwnRoom))
        if needed > self._desk_size:
            self._desk, self._desk_size = self._module.room(2 * needed), 2 * needed

    def _settled(self, room: VastRoom) -> int:
        """Where a vast room lies; it gets its place when it is first needed, and leaves it when nobody has it."""
        if room.place is None:
            left = self._left.get(room.size)
            room.place = place = left.pop() if left else self._module.room(room.size)
            if left is not None:
                self._module.bytes(place, room.size).fill(0)
            room.move(partial(self._read, place), partial(self._write, place))
            weakref.finalize(room, self._left.setdefault(room.size, []).append, place)
        return room.place

    def _read(self, place: int, at: int, size: int) -> bytes:
        return self._module.bytes(place + at, size).to_bytes()

    def _write(self, place: int, at: int, data: bytes) -> None:
        self._module.bytes(place + at, len(data)).assign(data)


def _aligned(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED


def _wide(lent: LentModule, name: str, given: Sequence[Any], numbers: Sequence[int] = (0, 0)) -> int:
    """What has more bits than a door lets through is carried in a row."""
    row = np.array(list(numbers), np.int64)
    lent.call(lent.named(name), *given, row)
    return int(row[0])


STAND_INS: dict[tuple[str, str], Callable[..., Any]] = {
    ("core.moves", "begin"): lambda lent, states, legal, low, high: _wide(
        lent, "begin_match", (states, legal), (low, high)
    ),
    ("core.moves", "move"): lambda lent, states, legal, seat, action: _wide(
        lent, "make_move", (states, legal, seat, action)
    ),
    ("core.moves", "look_up"): lambda lent, states, legal: _wide(lent, "look_over", (states, legal)),
    ("bots.reflex.answer", "answer"): lambda lent, *given: lent.call(lent.named("reflect"), *given),
}
