"""The tongue of all matches of one game on one back end: choices and moves as rows of numbers, each as its bytes."""

from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from . import moves, records, saying, told
from .compile import Engine
from .protocol import SPECTATOR

ROW = told.WIDTH * 8  # bytes


Room = tuple[Any, int, memoryview]  # for rows of numbers, where it lies, and its bytes


class Tongue:
    def __init__(self, engine: Engine) -> None:
        engine.take("telling")
        self._rows = max(told.MOST, engine.game.state.ACTIONS)
        states = records.blanks(engine.game.state.State, moves.STATES)
        room = self._new_room()
        self._is_by_address = engine.is_compiled_here
        self._say_choices = engine.unpinned(saying, "say_choices", states, room[0])
        self._say_move = engine.unpinned(saying, "say_move", states, room[0])
        self._spare = [room]

    def _new_room(self) -> Room:
        array: Any = np.zeros((self._rows, told.WIDTH), np.int64)
        return array, array.ctypes.data, memoryview(array).cast("B")

    def choices(self, states: Any, address: int, seat: int) -> bytes:
        """A row for everything that the seat may choose, one behind the other."""
        return self._said(self._say_choices, states, address, seat, 0)

    def move(self, states: Any, address: int, seat: int, action: int, viewer: int | None) -> bytes:
        """The rows of what a viewer is told of the last move."""
        eye = SPECTATOR if viewer is None else viewer
        return self._said(self._say_move, states, address, action, seat * saying.VIEWERS + eye + 1)

    def _said(self, say: Any, states: Any, address: int, a: int, b: int) -> bytes:
        try:
            rows, there, said = room = self._spare.pop()  # threads never share one
        except IndexError:
            rows, there, said = room = self._new_room()
        count = say(address, there, self._rows, a, b) if self._is_by_address else say(states, rows, a, b)
        told = said[: count * ROW].tobytes()
        self._spare.append(room)
        return told


_tongues: WeakKeyDictionary[Engine, Tongue] = WeakKeyDictionary()


def tongue_of(engine: Engine) -> Tongue:
    if engine not in _tongues:
        _tongues[engine] = Tongue(engine)
    return _tongues[engine]
