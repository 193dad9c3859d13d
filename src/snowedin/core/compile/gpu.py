"""Rules on a CUDA card, or on Numba's simulator of one: kernels, and what is lent to them."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..game import Game
from .cache import numba_config

BLOCK = 128  # threads of a CUDA block
CONSTANT = 16_384  # bytes of a table that is compiled into a CUDA kernel


def call_in_thread(threads, arguments):  # type: ignore[no-untyped-def]
    """The body of every kernel; its free names are bound by `Engine.kernel`."""
    thread = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821
    if thread < threads:
        states = cuda.local.array(2, state)  # type: ignore[name-defined]  # noqa: F821
        dice = cuda.local.array(1, stream)  # type: ignore[name-defined]  # noqa: F821
        function(thread, states, dice, *arguments)  # noqa: F821


def has_card() -> bool:
    """Is there a CUDA card, or Numba's simulator in its place?"""
    return is_simulated() or bool(compiler().is_available())


def record_type(kind: Any) -> Any:
    """The dtype as the card's compiler takes it; the simulator takes NumPy's."""
    import numba

    return kind.dtype if is_simulated() else numba.from_dtype(kind.dtype)


def needs_room(game: Game) -> bool:
    """Do the game's bots need more memory than a thread on a card has?"""
    return bool(getattr(game.bots, "NEEDS_ROOM", False))


def on_card(names: Mapping[str, Any]) -> dict[str, Any]:
    """Large tables, copied to the card: what a kernel takes as constants must be small."""
    if is_simulated():
        return {}
    large = {name: value for name, value in names.items() if isinstance(value, np.ndarray) and value.nbytes > CONSTANT}
    return {name: compiler().to_device(value) for name, value in large.items()}


def is_simulated() -> bool:
    return bool(numba_config().ENABLE_CUDASIM)


def launch(kernel: Any, threads: int, arguments: Sequence[Any]) -> None:
    """Run a kernel; NumPy's arrays are lent to the card and come back with what it wrote, others are there already."""
    lent = [to_card(each) if isinstance(each, np.ndarray) else each for each in arguments]
    kernel[-(-threads // BLOCK), BLOCK](threads, tuple(lent))
    for own, there in zip(arguments, lent, strict=True):
        if isinstance(own, np.ndarray):
            there.copy_to_host(own)


def to_card(array: Any) -> Any:
    """A copy of NumPy's array on the card; what another library has there is taken as it is."""
    if hasattr(array, "__cuda_array_interface__"):
        return compiler().as_cuda_array(array)
    return compiler().to_device(array)


def wait_for_card() -> None:
    """Until all that was begun on the card is done."""
    compiler().synchronize()


def compiler() -> Any:
    """Numba's compiler for CUDA, loaded when it is first asked for."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for the old name
        np.row_stack = np.vstack
    from numba import cuda

    numba_config().CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a warm-up of one game is meant to be small
    return cuda
