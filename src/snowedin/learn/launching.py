"""A pure step of many games on a GPU, as XLA asks for it: our kernel on its stream, over its own memory."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from ..core.compile import Engine, at_address, bytes_unread, stream_of
from ..core.records import blanks
from . import kernels
from .foreign import Buffer
from .kernels import WORD

KEPT = 64  # sets of buffers that are remembered as arrays: a compiled loop uses the same few again and again

SHOWN = (np.int32, np.float32, np.bool_, np.bool_, np.float32, np.bool_)  # seat, rewards, done, illegal, rows, masks

Made = Callable[[int, tuple[int, ...], Any], Any]  # an array of these numbers or records at an address
Kernel = Callable[..., None]


class Bytes(NamedTuple):
    """What JAX keeps as rows of bytes, for it has no records."""

    kind: Any


class Launcher:
    """Makes arrays of buffers and hands them to the kernel; `made` and `on_stream` are other ones in tests."""

    def __init__(
        self, engine: Engine, kernel: Kernel | None = None, made: Made = at_address, on_stream: Any = stream_of
    ) -> None:
        self._taken = [Bytes(np.int64), Bytes(blanks(engine.game.state.State, 1).dtype), np.int32]
        self._given = [np.uint32, np.uint32, Bytes(np.int64), *SHOWN]
        self._kernel = kernel or engine.kernel(kernels, "pure_step")
        self._made, self._on_stream = made, on_stream
        self._unread = bytes_unread(engine.game) // WORD
        self._known: dict[tuple[Any, ...], tuple[list[Any], Any]] = {}

    def __call__(self, taken: Sequence[Buffer], given: Sequence[Buffer], stream: int) -> None:
        """Begin a step; whoever reads what it writes waits on the same stream.

        Raises `RuntimeError` if games are to be written elsewhere than they are read.
        """
        place = *taken, *given, stream
        known = self._known.get(place)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            known = self._known[place] = self._arrays(taken, given), self._on_stream(stream)
        arrays, on = known
        self._kernel(given[0].shape[0], self._unread, *arrays, stream=on)

    def _arrays(self, taken: Sequence[Buffer], given: Sequence[Buffer]) -> list[Any]:
        """Series, template and actions, then all that is written, and a list that nobody writes."""
        series, template, *standing, actions = taken
        if [buffer.address for buffer in standing] != [buffer.address for buffer in given[: len(standing)]]:
            raise RuntimeError("XLA was asked to write games where they are read, and gave other memory.")
        buffers = zip((series, template, actions, *given), (*self._taken, *self._given), strict=True)
        listed = self._made(0, (given[0].shape[0], 0), np.int32)
        return [*(self._array(buffer, kind) for buffer, kind in buffers), listed]

    def _array(self, buffer: Buffer, kind: Any) -> Any:
        if isinstance(kind, Bytes):
            return self._made(buffer.address, buffer.shape[:1], kind.kind)
        return self._made(buffer.address, buffer.shape, kind)
