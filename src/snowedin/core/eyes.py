"""The eyes of all viewers of one game on one back end: what they see of a state, as JSON and as objects."""

from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from . import layout, moves, records, showing, writing
from .compile import COMPILED, Engine
from .protocol import SPECTATOR
from .seen import plain

Sight = tuple[memoryview, Callable[..., int]]  # room for what is written, and what writes there


class Eyes:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.kind = engine.game.view.Seen
        self._read = msgspec.json.Decoder(self.kind.struct).decode
        self._blank = sight_of(self.kind)
        self._show = engine.shown(showing, self.kind, self._blank.dtype, moves.STATES)
        self._spare: list[Sight] = []

    def json(self, states: Any, address: int, which: int, viewer: int | None) -> bytes:
        """What a viewer, or a spectator, sees of one of the states of a match, which lie at an address."""
        eye = SPECTATOR if viewer is None else viewer
        if self._show is None:
            return (self._lent if self.engine.target == COMPILED else self._interpreted)(states, which, eye)
        try:
            out, show = sight = self._spare.pop()  # threads never share one, and to wait for a lock takes longer
        except IndexError:
            out, show = sight = self._new_sight(self._show)
        told = out[: show(address, which, eye)].tobytes()
        self._spare.append(sight)
        return told

    def _new_sight(self, show: Callable[..., int]) -> Sight:
        sight = self._blank.copy()
        return memoryview(sight["out"][0]), partial(show, sight.ctypes.data)

    def json_of(self, s: Any, viewer: int | None) -> bytes:
        """What a viewer sees of any state."""
        states = records.blanks(self.engine.game.state.State, moves.STATES)
        records.put(s, states[: moves.NOW + 1])
        return self.json(states, states.ctypes.data, moves.NOW, viewer)

    def read(self, json: bytes) -> Any:
        """What was told, as an object of the fields of the game's `Seen`."""
        return self._read(json)

    def _lent(self, states: Any, which: int, eye: int) -> bytes:
        """What is seen lies where the sight begins."""
        sight = self._blank
        seen = sight.view(np.uint8)[: self.kind.dtype.itemsize].view(self.kind.dtype)
        size = self.engine.bind(showing).show(states, which, eye, seen[0], sight[0])
        return bytes(sight["out"][0][:size].tobytes())

    def _interpreted(self, states: Any, which: int, eye: int) -> bytes:
        seen = records.blanks(self.kind, 1)
        states[moves.GUESS] = states[which]
        self.engine.see(states[moves.GUESS], eye, seen[0])
        return msgspec.json.encode(plain(self.kind, seen[0]))


def sight_of(kind: Any) -> Any:
    """One record with all that is needed to show."""
    program = layout.program_for(kind)
    sight = records.blanks(_sight(kind, program), 1)
    sight["steps"][0], sight["texts"][0], sight["bounds"][0] = program.steps, program.texts, program.bounds
    return sight


def sight_kind(kind: Any) -> Any:
    """The record in which a kind of what is seen is shown."""
    return _sight(kind, layout.program_for(kind))


def _sight(kind: Any, program: layout.Program) -> Any:
    """It begins with the bytes of what is seen."""
    fields = {
        "record": records.Field("u1", (kind.dtype.itemsize,)),
        "steps": records.Field("i4", program.steps.shape),
        "texts": records.Field("u1", program.texts.shape),
        "bounds": records.Field("i4", program.bounds.shape),
        "frames": records.Field("i4", (writing.DEPTH, writing.FRAME)),
        "out": records.Field("u1", (program.most,)),
    }
    return records.record(type("Sight", (), fields))


_eyes: WeakKeyDictionary[Engine, Eyes] = WeakKeyDictionary()


def eyes_of(engine: Engine) -> Eyes:
    if engine not in _eyes:
        _eyes[engine] = Eyes(engine)
    return _eyes[engine]
