"""What XLA hands to Python, and a step as it is begun on a GPU, with all but the card: XLA calls it on the CPU."""

import ctypes
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from bench.games import CONNECT_FOUR
from numpy.typing import NDArray

from snowedin.core.chance import Chance
from snowedin.core.compile import INTERPRETED, Engine
from snowedin.core.game import Game, Refusal
from snowedin.core.records import blanks
from snowedin.games import GAMES
from snowedin.learn import foreign, kernels
from snowedin.learn.batch import Batch
from snowedin.learn.foreign import Buffer
from snowedin.learn.jax import CPU, GPU_GIVEN, GPU_TAKEN, PureBatch, registered_work
from snowedin.learn.launching import KEPT, Launcher

STREAM = 77


def here(address: int, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """An array of NumPy's at an address, column by column."""
    kind = np.dtype(kind)
    size = int(np.prod(shape)) * kind.itemsize
    if not size:
        return np.zeros(shape, kind)
    return np.frombuffer((ctypes.c_uint8 * size).from_address(address), kind).reshape(shape, order="F")


class Card:
    """In the place of a GPU: one thread after another, and it notes on which streams it was asked to work."""

    def __init__(self, game: Game) -> None:
        self.streams: list[int] = []
        self._kernel: Any = Engine(game, INTERPRETED).bind(kernels).pure_step
        self._own, self._rolls = blanks(game.state.State, 2), blanks(Chance, 1)

    def __call__(self, threads: int, *arguments: Any, stream: int) -> None:
        self.streams.append(stream)
        for thread in range(threads):
            self._kernel(thread, self._own, self._rolls, *arguments)


class AsOnGpu(PureBatch):
    def _register(self) -> str:
        self._layouts = GPU_TAKEN, GPU_GIVEN
        self.card = Card(self.game)
        launcher = Launcher(self._batch.engine, self.card, here, lambda stream: stream)
        return registered_work(f"test_{self.game.key}_{id(self)}", launcher, CPU)


def last_legal(mask: Any) -> Any:
    return mask.shape[1] - 1 - jnp.argmax(mask[:, ::-1], axis=1)


@pytest.mark.parametrize("chosen", [CONNECT_FOUR, GAMES["ice_queen"]], ids=lambda chosen: chosen.key)
def test_a_rollout_as_on_a_gpu_is_that_of_a_batch_byte_for_byte(chosen: Game) -> None:
    options = {"hand_cap": 9} if chosen.key == "ice_queen" else {}
    table, batch = AsOnGpu(chosen, 3, options=options), Batch(chosen, 3, options=options, threads=1)

    def go_on(carried: Any, _: Any) -> Any:
        standing, shown = table.step(carried[0], last_legal(carried[1].mask))
        return (standing, shown), shown

    (standing, _), told = jax.jit(lambda begun: jax.lax.scan(go_on, begun, None, 50))(table.init("as on a GPU"))
    plain = batch.reset("as on a GPU")
    for step in range(50):
        batch.step(np.asarray(last_legal(plain.mask)))
        for name, array in plain._asdict().items():
            assert np.array_equal(getattr(told, name)[step], array), name
    assert batch.finished > 1
    for name, array in batch.kept().items():
        assert np.array_equal(np.asarray(getattr(standing, name)).view(np.uint8), array)
    assert table.card.streams == [0] * 50


def test_what_goes_wrong_in_python_is_told_by_xla() -> None:
    table = AsOnGpu(CONNECT_FOUR, 2)
    table.card._kernel = None
    standing, shown = table.init()
    with pytest.raises(Exception, match="TypeError: 'NoneType' object is not callable"):
        jax.block_until_ready(jax.jit(table.step)(standing, last_legal(shown.mask)))


class Frame:
    """A call of XLA's, made by hand: two buffers to read, one to write, a stream or none, and what became of it."""

    def __init__(self, has_stream: bool = True) -> None:
        self.error = ""
        self._has_stream = has_stream
        self._functions = foreign.Pointer(self._make_error), foreign.Pointer(self._get_stream)
        api = (ctypes.c_int64 * foreign.FUNCTIONS)()
        api[foreign.MAKE_ERROR], api[foreign.GET_STREAM] = (
            ctypes.cast(function, ctypes.c_void_p).value or 0 for function in self._functions
        )
        self.words = (ctypes.c_int64 * foreign.CALL)()
        self.words[foreign.API], self.words[foreign.CONTEXT] = ctypes.addressof(api), 5
        self.words[foreign.STAGE] = foreign.EXECUTE
        self._kept: list[Any] = [api]
        self._list(foreign.TAKEN, [Buffer(16, (3, 8)), Buffer(32, ())])
        self._list(foreign.GIVEN, [Buffer(48, (7,))])

    def call(self, work: Any, traits: int = 0) -> int | None:
        told: int | None = foreign.called_by_xla(work, has_stream=True, traits=traits)(ctypes.addressof(self.words))
        return told

    def _list(self, place: int, buffers: Sequence[Buffer]) -> None:
        listed = (ctypes.c_int64 * len(buffers))()
        for i, buffer in enumerate(buffers):
            dims = (ctypes.c_int64 * len(buffer.shape))(*buffer.shape)
            words = (ctypes.c_int64 * foreign.BUFFER)(48, 0, 6, buffer.address, len(dims), ctypes.addressof(dims))
            listed[i] = ctypes.addressof(words)
            self._kept += [dims, words]
        self.words[place], self.words[place - foreign.SIZE_BEFORE] = ctypes.addressof(listed), len(buffers)
        self._kept.append(listed)

    def _get_stream(self, asked_at: int) -> int:
        asked = (ctypes.c_int64 * 4).from_address(asked_at)
        assert list(asked) == [32, 0, 5, 0]
        asked[3] = STREAM
        return 0 if self._has_stream else 1

    def _make_error(self, asked_at: int) -> int:
        asked = (ctypes.c_int64 * 4).from_address(asked_at)
        assert (asked[0], asked[1], asked[3]) == (32, 0, foreign.INTERNAL)
        self.error = ctypes.string_at(asked[2]).decode()
        return 99


def test_work_is_given_the_buffers_and_the_stream() -> None:
    given: list[Any] = []
    assert Frame().call(lambda *told: given.extend(told)) is None
    assert given == [[Buffer(16, (3, 8)), Buffer(32, ())], [Buffer(48, (7,))], STREAM]


def test_nothing_is_done_before_the_call_is_carried_out() -> None:
    frame = Frame()
    frame.words[foreign.STAGE] = 0
    assert frame.call(lambda *told: pytest.fail("it was done")) is None


def test_an_error_becomes_one_of_xla() -> None:
    def refuse(*told: Any) -> None:
        raise Refusal("No such table.")

    frame = Frame()
    assert frame.call(refuse) == 99
    assert frame.error == "Refusal: No such table."
    streamless = Frame(has_stream=False)
    assert streamless.call(lambda *told: None) == 99
    assert streamless.error == "RuntimeError: XLA has no stream for this call."


def test_xla_is_told_the_version_and_whether_work_may_be_repeated() -> None:
    metadata = (ctypes.c_int64 * foreign.TOLD)(0, 0, 0, 0, 1 << 40, 0)
    extension = (ctypes.c_int64 * foreign.ANSWER)(0, 1, 0, ctypes.addressof(metadata))
    frame = Frame()
    frame.words[foreign.EXTENSION] = ctypes.addressof(extension)
    assert frame.call(lambda *told: pytest.fail("it was done"), foreign.REPLAYED) is None
    assert metadata[foreign.VERSION] == foreign.MAJOR | foreign.MINOR << 32
    assert metadata[foreign.TRAITS] == 1 << 40 | foreign.REPLAYED


def test_arrays_are_made_once_for_the_same_buffers_and_not_for_ever() -> None:
    made: list[int] = []

    def noted(address: int, shape: tuple[int, ...], kind: Any) -> int:
        made.append(address)
        return address

    launcher = Launcher(Engine(CONNECT_FOUR, INTERPRETED), lambda *told, stream: None, noted, lambda stream: stream)
    for _ in range(3):
        launcher([Buffer(8, (4, 8))] * 6, [Buffer(8, (4, 8))] * 9, 0)
    assert len(made) == 13
    for address in range(2 * KEPT):
        launcher([Buffer(address, (4, 8))] * 6, [Buffer(address, (4, 8))] * 9, 0)
    assert len(launcher._known) <= KEPT
    with pytest.raises(RuntimeError, match="where they are read, and gave other memory"):
        launcher([Buffer(8, (4, 8))] * 6, [Buffer(16, (4, 8))] * 9, 0)
