"""Which columns of the observation a network should read, and which actions it should know: those that ever matter.

A column that is always the same tells nothing, and an action that is never legal needs no weights.  Both are found by
playing, so nothing here knows a game.
"""

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from ...core.game import Game
from .courses import Course
from .net import Senses
from .tables import ALONE, Table, may_sit_on_gpu, read, together

GAMES = 512
STEPS = 400


def found(game: Game, course: Course, seed: str, on_gpu: bool) -> Senses:
    """The columns that vary most, and the actions that are legal most often, in games by chance and by the bot."""
    seen = sum(looked_around(game, course, seats, seed, on_gpu) for seats in course.seats)
    columns, legal = np.split(np.asarray(seen, np.float64), [2 * game.observe.SIZE])
    total, squares = np.split(columns / (STEPS * GAMES * len(course.seats)), 2)
    return Senses(most(squares - total**2, course.most_reads), most(legal, course.most_acts))


def looked_around(game: Game, course: Course, seats: int, seed: str, on_gpu: bool) -> NDArray[Any]:
    """Sums and sums of squares of all columns, and how often each action was legal."""
    on_gpu = on_gpu and may_sit_on_gpu(game)
    table = Table(game, GAMES, seats, ALONE, f"{seed} looks around", on_gpu)
    sums = jnp.zeros(2 * game.observe.SIZE + game.state.ACTIONS)
    for _ in range(STEPS):
        shown = table.batch.shown
        sums = added(sums, read(shown.observation), read(shown.mask), 1 if on_gpu else 0)
        blind = jnp.array(read(table.batch.choose()), copy=True)
        jax.block_until_ready((sums, blind))
        theirs = read(table.batch.choose(course.bot))
        table.step(together(read(shown.seat), table.own_seat, blind, theirs)[1])
    return np.asarray(sums)


@partial(jax.jit, static_argnames="along")
def added(sums: Any, observation: Any, mask: Any, along: int) -> Any:
    """With one more look; the games lie `along` this side."""
    seen = observation.sum(axis=along), (observation**2).sum(axis=along), mask.sum(axis=along)
    return sums + jnp.concatenate([each.astype(jnp.float32) for each in seen])


def most(much: NDArray[Any], at_most: int) -> NDArray[np.int32]:
    """The places of the largest numbers above nothing, in order."""
    best = np.argsort(-much, kind="stable")[:at_most]
    return np.sort(best[much[best] > 1e-9]).astype(np.int32)
