"""Many games at once as pure functions of JAX: a whole rollout compiles under `jit` and `scan`, on a CPU.

XLA calls our compiled rules through its foreign-function interface; nothing goes back to Python between two steps.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from ..core.compile import Engine
from ..core.game import Game
from ..core.records import blanks
from ..simulate.cpu import seed_words
from . import missing, pure
from .batch import Batch, Shown, bytes_of

try:
    import jax
    import jax.numpy as jnp
except ImportError as error:
    raise missing("JAX", "the extra `train` of snowedin (docs/learn.md)") from error

MAJOR, MINOR = 0, 1  # of XLA's interface: what we read of it has not moved since


class Games(NamedTuple):
    """Where the games stand, as bytes: it holds what nobody at the table knows, so keep it from agents.

    Of each game its record (`states`), the `dice` of its bots, and its `number`.
    """

    series: Any  # the seed, and how many numbers further the next game of a place is
    states: Any
    dice: Any
    number: Any


class PureBatch:
    """`games` games of one `game` at once, dealt and played as by a `Batch` with these `seats` and `options`.

    `observation` and `mask` can be left out.

    `init` deals; `step` takes where the games stand and an action for each, and gives where they stand then and what is
    shown.  It changes nothing, so it may be called under `jit`, `scan` and `while_loop`.  Raises `Refusal` as a `Batch`
    does.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        observation: bool = True,
        mask: bool = True,
    ) -> None:
        self._batch = Batch(game, games, seats, options, observation, mask, threads=1)
        self.game, self.games, self.seats = game, games, self._batch.seats
        self._target = _registered(self._batch.engine)
        template = blanks(game.state.State, 1)
        template[0] = game.blank(self._batch.options)
        self._template = bytes_of(template)
        self._shapes = [jax.ShapeDtypeStruct(array.shape, array.dtype) for array in _in_order(self._batch.shown)]

    def init(self, seed: str | int = "0") -> tuple[Games, Shown]:
        """The games as a `Batch` deals them with this `seed`, and what is shown of them."""
        shown = self._batch.reset(seed)
        series = np.array([*seed_words(self._batch.seed), self.games], np.int64)
        standing = Games(bytes_of(series), **self._batch.kept())
        return jax.tree.map(jnp.array, (standing, Shown(*shown)))  # type: ignore[no-any-return]

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
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(compiled.ctypes), platform="cpu")
    return name
