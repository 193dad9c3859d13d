"""What all viewers of one game see of a state, on one back end: as JSON, and as objects of the game's `Seen`."""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import numpy as np

from . import json_program, json_writer, moves, records, showing
from .compile import COMPILED, Engine
from .protocol import SPECTATOR
from .seen import plain

Show = Callable[[int, int], bytes]  # of which state of a match, and to whom


class Views:
    """The writer of an engine's views, which all its matches share."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.kind = engine.game.view.Seen
        self.read = msgspec.json.Decoder(self.kind.struct).decode
        self._writer = writer_of(self.kind)
        self._writer_at = self._writer.ctypes.data
        self._show = self._compiled() if engine.is_compiled_here else None

    def _compiled(self) -> Callable[[int, int, int, int], bytes]:
        return self.engine.shown(showing, self.kind, self._writer.dtype, moves.STATES)

    def of(self, states: Any) -> Show:
        """What shows these states of a match as JSON; whoever has it keeps them."""
        if self._show is not None:
            return partial(self._show, self._writer_at, states.ctypes.data)
        return partial(self._lent if self.engine.target == COMPILED else self._interpreted, states)

    def json_of(self, s: Any, viewer: int | None) -> bytes:
        """What a viewer, or a spectator, sees of any state."""
        states = records.blanks(self.engine.game.state.State, moves.STATES)
        records.put(s, states[: moves.NOW + 1])
        return self.of(states)(moves.NOW, SPECTATOR if viewer is None else viewer)

    def _lent(self, states: Any, which: int, viewer: int) -> bytes:
        """What is seen lies where the writer begins."""
        writer = self._writer
        seen = writer.view(np.uint8)[: self.kind.dtype.itemsize].view(self.kind.dtype)
        size = self.engine.bind(showing).show(states, which, viewer, seen[0], writer[0])
        return bytes(writer["out"][0][:size].tobytes())

    def _interpreted(self, states: Any, which: int, viewer: int) -> bytes:
        seen = records.blanks(self.kind, 1)
        states[moves.GUESS] = states[which]
        self.engine.see(states[moves.GUESS], viewer, seen[0])
        return msgspec.json.encode(plain(self.kind, seen[0]))


def writer_of(kind: Any) -> Any:
    """One record with all that is needed to write a kind of what is seen."""
    program = json_program.program_for(kind)
    writer = records.blanks(_writer(kind, program), 1)
    writer["steps"][0], writer["texts"][0], writer["bounds"][0] = program.steps, program.texts, program.bounds
    return writer


def writer_kind(kind: Any) -> Any:
    """The record that writes a kind of what is seen."""
    return _writer(kind, json_program.program_for(kind))


def _writer(kind: Any, program: json_program.Program) -> Any:
    """It begins with the bytes of what is seen."""
    fields = {
        "record": records.Field("u1", (kind.dtype.itemsize,)),
        "steps": records.Field("i4", program.steps.shape),
        "texts": records.Field("u8", program.texts.shape),
        "bounds": records.Field("i4", program.bounds.shape),
        "frames": records.Field("i4", (json_writer.DEPTH, json_writer.FRAME)),
        "out": records.Field("u1", (program.room,)),
    }
    return records.record(type("Writer", (), fields))
