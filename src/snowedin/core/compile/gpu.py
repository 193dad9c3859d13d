"""CUDA: kernels whose threads play a game each, and arrays that live on the GPU."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from importlib import import_module
from threading import local
from types import FunctionType
from typing import Any

import numpy as np

from .. import chance, protocol, rows
from ..game import Game
from . import narrow
from .apart import WHOLE, Name, called_apart, name_of, reached, reads, written_out
from .cache import settings

BLOCK = 128  # threads of a CUDA block
CONSTANT = 16_384  # bytes of a table that is compiled into a CUDA kernel
PARTS = ("rules", "observe", "bots")
ASKED = tuple(name for part in PARTS for name in protocol.ANSWERED_IN[part])  # by kernels
PLAYED = (
    *("deal", "is_to_act", "is_legal", "next_legal", "count_legal", "nth_legal", "only_notes"),
    *("apply", "is_over", "reward"),
)
IN_ITS_WAY: dict[Name, Any] = {name_of(chance.quarter): narrow.quarter, name_of(rows.copy_record): narrow.copy_record}
_compiling = local()


def has_gpu() -> bool:
    """Is there a CUDA GPU, or Numba's simulator in its place?"""
    return is_simulated() or bool(cuda().is_available())


def needs_room(game: Game) -> bool:
    """Do the game's bots need more memory than a thread on a GPU has?"""
    return game.bots.NEEDS_ROOM


def to_gpu(array: Any) -> Any:
    """A copy of NumPy's array on the GPU; what another library has there is taken as it is."""
    if hasattr(array, "__cuda_array_interface__"):
        return cuda().as_cuda_array(array)
    return cuda().to_device(array)


def at_address(address: int, shape: tuple[int, ...], kind: Any) -> Any:
    """An array of bytes, numbers or records that lies on the GPU already, column by column."""
    kind = np.dtype(kind)
    count = int(np.prod(shape))
    if not count:
        return cuda().device_array(shape, kind, order="F")
    flat = cuda().as_cuda_array(_Bytes(address, count * kind.itemsize)).view(kind)
    return flat.reshape(*shape, order="F") if len(shape) > 1 else flat


class _Bytes:
    """Memory on the GPU as other libraries tell of it."""

    def __init__(self, address: int, size: int) -> None:
        self.__cuda_array_interface__ = {
            "shape": (size,),
            "typestr": "|u1",
            "data": (address, False),
            "strides": None,
            "version": 3,
        }


def room_on_gpu(shape: int | tuple[int, ...], kind: Any) -> Any:
    """An array there in which nothing is written yet."""
    return cuda().device_array(shape, kind)


def own_stream() -> Any:
    """A stream beside others; the simulator does one thing after another."""
    return 0 if is_simulated() else cuda().stream()


def stream_of(handle: int) -> Any:
    """A stream that another library made."""
    return cuda().external_stream(handle)


def wait_for_gpu() -> None:
    """Until all that was begun on the GPU is done."""
    cuda().synchronize()


def launch(kernel: Any, threads: int, arguments: Sequence[Any], stream: Any = 0) -> None:
    """Run a kernel; NumPy's arrays are lent to the GPU and come back with what it wrote, others are there already."""
    lent = [to_gpu(each) if isinstance(each, np.ndarray) else each for each in arguments]
    with places_from_the_beginning():  # what is not compiled yet is now
        kernel[-(-threads // BLOCK), BLOCK, stream](threads, tuple(lent))
    for own, there in zip(arguments, lent, strict=True):
        if isinstance(own, np.ndarray):
            there.copy_to_host(own)


def translator(game: Game) -> Callable[[FunctionType], Any]:
    """What makes of a function one that kernels use."""
    return partial(device_function, apart=functions_apart(game))


def functions_apart(game: Game) -> set[Name]:
    """Those that kernels of the game call."""
    apart = called_apart([*roots(game), chance.roll, chance.start, chance.start])
    played = roots(game, PLAYED)
    if written_out(played) <= WHOLE:
        apart -= {name_of(each) for each in reached(played) if each.__module__.startswith(game.package)}
    return apart


def roots(game: Game, names: Iterable[str] = ASKED) -> list[FunctionType]:
    """What kernels ask of a game, as far as it answers itself."""
    parts = [module for module in map(game.module, PARTS) if module]
    own = [vars(module).get(name) for module in parts for name in names]
    return [each for each in own if isinstance(each, FunctionType)]


def bytes_unread(game: Game) -> int:
    """So many bytes of a record, from its first on, no move reads: its stream of chance, if only the deal draws."""
    field = game.state.State.dtype.fields.get("chance")
    after_the_deal = [*(name for name in PLAYED if name != "deal"), *protocol.ANSWERED_IN["observe"]]
    if field is None or field[1] != 0 or reads(roots(game, after_the_deal), "chance"):
        return 0
    return int(field[0].itemsize)


def device_function(function: FunctionType, apart: Collection[Name]) -> Any:
    """A function that kernels use."""
    if is_simulated():
        return cuda().jit(device=True)(function)
    if name_of(function) not in apart:
        return cuda().jit(device=True)(IN_ITS_WAY.get(name_of(function), function))
    from . import calls

    names = {"stay_apart": stay_apart(), "function": cuda().jit(device=True, forceinline=True)(function)}
    rebuilt = FunctionType(calls.called.__code__, names, function.__name__)
    rebuilt.__module__, rebuilt.__qualname__ = function.__module__, function.__qualname__  # as profilers show it
    return cuda().jit(device=True)(rebuilt)


@cache
def stay_apart() -> Any:
    """A word to the compiler: the function in which it stands is not to be written out where it is called."""
    from numba.cuda.extending import intrinsic
    from numba.cuda.types import void  # type: ignore[attr-defined]

    @intrinsic
    def stay_apart(context: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            builder.function.attributes.add("noinline")
            return context.get_dummy_value()

        return void(), generate

    return stay_apart


def record_type(kind: Any) -> Any:
    """The dtype as the GPU's compiler takes it; the simulator takes NumPy's."""
    import numba

    return kind.dtype if is_simulated() else numba.from_dtype(kind.dtype)


def large_tables(names: Mapping[str, Any]) -> dict[str, Any]:
    """Large tables, copied to the GPU: what a kernel takes as constants must be small."""
    if is_simulated():
        return {}
    large = {name: value for name, value in names.items() if isinstance(value, np.ndarray) and value.nbytes > CONSTANT}
    return {name: cuda().to_device(value) for name, value in large.items()}


def is_simulated() -> bool:
    return bool(settings().ENABLE_CUDASIM)


def cuda() -> Any:
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for the old name
        np.row_stack = np.vstack
    from numba import cuda as module

    settings().CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a warm-up of one game is meant to be small
    return module


@contextmanager
def places_from_the_beginning() -> Iterator[None]:
    """What this thread compiles meanwhile does not look whether a place in a row is negative, and counts from its end.

    No rule does that, as `tests/core/test_places.py` sees, and to look costs several instructions for every place.
    """
    if not is_simulated():
        _let_places_be()
    _compiling.is_ours = True
    try:
        yield
    finally:
        _compiling.is_ours = False


@cache
def _let_places_be() -> None:
    """Kernels that are not ours are compiled as ever; a compiler that works otherwise looks at every place."""
    with suppress(ImportError):
        arrays: Any = import_module("numba.cuda.np.arrayobj")
        types: Any = import_module("numba.core.types")
        looked_at = arrays.fix_integer_index

        def place(context: Any, builder: Any, kind: Any, given: Any, size: Any) -> Any:
            if not getattr(_compiling, "is_ours", False):
                return looked_at(context, builder, kind, given, size)
            return context.cast(builder, given, kind, types.intp if kind.signed else types.uintp)

        arrays.fix_integer_index = place
