"""Many games at once as pure functions of JAX: a whole rollout compiles under `jit` and `scan`, on a CPU or a CUDA GPU.

XLA calls our compiled rules through its foreign-function interface.  On a CPU nothing goes back to Python between two
steps; on a GPU Python begins a kernel on XLA's own stream, and nothing leaves the card.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from ..core.compile import CUDA, Engine, engine_for, has_gpu
from ..core.game import Game, Refusal
from ..core.records import blanks
from ..simulate.cpu import seed_words
from . import missing, pure
from .batch import Batch, Shown, bytes_of
from .foreign import MAJOR, MINOR, Work, called_by_xla
from .launching import Launcher

try:
    import jax
    import jax.numpy as jnp
except ImportError as error:
    raise missing("JAX", "the extra `train` of snowedin (docs/learn.md)") from error

CPU, GPU = "cpu", "cuda"  # as JAX calls them
BY_COLUMNS = (1, 0)  # what neighbouring threads of a GPU write at once lies side by side
GPU_TAKEN = (None, None, BY_COLUMNS, BY_COLUMNS, None, None)  # layouts of what a step takes there
GPU_GIVEN = (BY_COLUMNS, BY_COLUMNS, None, None, BY_COLUMNS, None, None, BY_COLUMNS, BY_COLUMNS)

Layouts = tuple[tuple[int, ...] | None, ...] | None


class Games(NamedTuple):
    """Where the games stand, as bytes: it holds what nobody at the table knows, so keep it from agents.

    Of each game its record (`states`), the `dice` of its bots, and its `number`.  On a GPU records are words of four
    bytes.
    """

    series: Any  # the seed, and how many numbers further the next game of a place is
    states: Any
    dice: Any
    number: Any


class PureBatch:
    """`games` games of one `game` at once, dealt and played as by a `Batch` with these `seats` and `options`.

    `observation` and `mask` can be left out.  `platform` is `cpu` or `cuda`; unless told, it is where JAX computes.

    `init` deals; `step` takes where the games stand and an action for each, and gives where they stand then and what is
    shown.  It changes nothing, so it may be called under `jit`, `scan` and `while_loop`.  Raises `Refusal` as a `Batch`
    does, and where there is no such platform.
    """

    _traits = 0  # of the calls that begin a kernel

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        observation: bool = True,
        mask: bool = True,
        platform: str | None = None,
    ) -> None:
        self._batch = Batch(game, games, seats, options, observation, mask, threads=1)
        self.game, self.games, self.seats = game, games, self._batch.seats
        self.platform = _platform(platform)
        self._layouts: tuple[Layouts, Layouts] = None, None
        self._target = self._register()
        template = blanks(game.state.State, 1)
        template[0] = game.blank(self._batch.options)
        self._template = bytes_of(template)
        self._shapes = [jax.ShapeDtypeStruct(array.shape, array.dtype) for array in _in_order(self._batch.shown)]

    def _register(self) -> str:
        """The name by which XLA knows the steps of this game there."""
        if self.platform == CPU:
            return _registered(self._batch.engine)
        self._layouts = GPU_TAKEN, GPU_GIVEN
        return _launched(engine_for(self.game, self._batch.options, CUDA), self._traits)

    def init(self, seed: str | int = "0") -> tuple[Games, Shown]:
        """The games as a `Batch` deals them with this `seed`, and what is shown of them."""
        shown = self._batch.reset(seed)
        series = np.array([*seed_words(self._batch.seed), self.games], np.int64)
        standing = Games(bytes_of(series), **self._batch.kept())
        if self._layouts[0]:  # words, which neighbouring threads fetch at once
            standing = standing._replace(states=standing.states.view(np.uint32), dice=standing.dice.view(np.uint32))
        copied = jax.tree.map(np.array, (standing, Shown(*shown)))
        return jax.device_put(copied, jax.devices(self.platform)[0])  # type: ignore[no-any-return]

    def step(self, games: Games, actions: Any) -> tuple[Games, Shown]:
        """One of the `actions` in each of the `games`; one that is not legal leaves its game as it is.

        `illegal` says so, for nothing can be raised under `jit`.  A game that is over is followed by the next.
        """
        series, *standing = games
        kept = [jax.ShapeDtypeStruct(array.shape, array.dtype) for array in standing]
        told = jax.ffi.ffi_call(
            self._target,
            [*kept, *self._shapes],
            vmap_method="sequential",
            input_layouts=self._layouts[0],
            output_layouts=self._layouts[1],
            input_output_aliases={2: 0, 3: 1, 4: 2},
        )(series, self._template, *standing, jnp.asarray(actions, jnp.int32))
        seat, reward, done, illegal, observation, mask = told[3:]
        return Games(series, *told[:3]), Shown(observation, mask, seat, reward, done, illegal)


def _in_order(shown: Shown) -> tuple[Any, ...]:
    """As `pure_step` writes them."""
    return shown.seat, shown.reward, shown.done, shown.illegal, shown.observation, shown.mask


_pointers: dict[str, Any] = {}  # of what is registered, so that it lives as long as XLA may call it


def _registered(engine: Engine) -> str:
    """The name by which XLA knows the steps of an engine."""
    name = f"snowedin_{engine.game.key}_{id(engine)}"
    if name not in _pointers:
        compiled = engine.for_xla(pure, "pure_step", MAJOR | MINOR << 32)
        _pointers[name] = engine, compiled
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(compiled.ctypes), platform=CPU)
    return name


def _launched(engine: Engine, traits: int) -> str:
    """The same on a GPU."""
    name = f"snowedin_{engine.game.key}_{id(engine)}_{traits}"
    return name if name in _pointers else registered_work(name, Launcher(engine), "CUDA", traits)


def registered_work(name: str, work: Work, platform: str, traits: int = 0) -> str:
    """The name by which XLA has a work of Python's done."""
    pointer = called_by_xla(work, platform != CPU, traits)
    _pointers[name] = work, pointer
    jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(pointer), platform=platform)
    return name


def _platform(asked: str | None) -> str:
    found = asked or (GPU if jax.default_backend() == "gpu" else CPU)
    if found not in (CPU, GPU) or (found == GPU and not has_gpu()):
        raise Refusal(f"Games are played on {CPU}, or on {GPU} where there is a CUDA GPU; {found!r} is not here.")
    return found
