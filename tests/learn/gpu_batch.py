"""Plays batches on a GPU and the same ones on the CPU, and compares all that they show and hold, bit for bit.

Run as a program, on a GPU or with NUMBA_ENABLE_CUDASIM=1:
`python -m tests.learn.gpu_batch NUMBER_OF_GAMES STEPS interpreted|compiled GAME …`.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowedin.core.compile import needs_room
from snowedin.games import GAMES
from snowedin.learn.batch import Batch, Shown
from snowedin.learn.dlpack import CPU, Lent
from snowedin.learn.gpu import GpuBatch


def main(games: int, steps: int, target: str, keys: list[str]) -> int:
    for key in keys:
        here, there = Batch(GAMES[key], games, target=target), GpuBatch(GAMES[key], games)
        play(here, steps)
        play(there, steps)
        different = list(differences(here, there))
        verdict = f"different in {different}" if different else f"the same, {there.finished} games over"
        print(f"{key}: {verdict}", flush=True)  # noqa: T201
        if different:
            return 1
    return 0


def play(batch: Batch, steps: int) -> None:
    batch.reset("beside")
    batch.random_steps(steps)
    for _ in range(2):
        batch.step(batch.choose())
        if not needs_room(batch.game):
            batch.step(batch.choose("greed"))


def differences(here: Batch, there: GpuBatch) -> Iterator[str]:
    for name in Shown._fields:
        expected, lent = getattr(here.shown, name), getattr(there.shown, name)
        if not all(np.array_equal(expected, found) for found in readings(lent)):
            yield name
    states = there._on_host(there._states)
    for name in here.game.state.State.dtype.names:
        if not np.array_equal(here._states[name], states[name]):
            yield f"state.{name}"
    if [here.key(i) for i in range(here.games)] != [there.key(i) for i in range(here.games)]:
        yield "key"
    if here.finished != there.finished:
        yield "finished"
    there.step(np.zeros(there.games, np.int32))
    if not there.shown.illegal.numpy().all():
        yield "illegal of no action"


def readings(lent: Lent) -> Iterator[NDArray[Any]]:
    """A copy, and what others read by DLPack where it lies."""
    yield lent.numpy()
    place, _ = lent.__dlpack_device__()
    if place == CPU:
        yield np.from_dlpack(lent)
        return
    if find_spec("jax"):
        yield np.asarray(import_module("jax.numpy").from_dlpack(lent))
    if find_spec("torch"):
        yield import_module("torch").from_dlpack(lent).cpu().numpy()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4:]))
