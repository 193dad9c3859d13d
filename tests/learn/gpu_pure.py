"""Rollouts that JAX compiled for a GPU, and the same ones of a batch on the CPU: all that is shown, byte for byte.

Run as a program on a CUDA GPU: `python -m tests.learn.gpu_pure NUMBER_OF_GAMES STEPS GAME …`.
"""

import os
import sys
from collections.abc import Iterator
from typing import Any

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # there are two who need the GPU's memory

import jax
import jax.numpy as jnp
import numpy as np
from bench.games import CONNECT_FOUR, TIC_TAC_TOE

from snowedin.core.game import Game
from snowedin.games import GAMES
from snowedin.learn.batch import Batch
from snowedin.learn.jax import GPU, PureBatch

SEED = "beside"
KNOWN = GAMES | {game.key: game for game in (CONNECT_FOUR, TIC_TAC_TOE)}


def main(games: int, steps: int, keys: list[str]) -> int:
    for key in keys:
        different = sorted(set(differences(KNOWN[key], games, steps)))
        print(f"{key}: {f'different in {different}' if different else 'the same'}", flush=True)  # noqa: T201
        if different:
            return 1
    return 0


def differences(game: Game, games: int, steps: int) -> Iterator[str]:
    table, batch = PureBatch(game, games, platform=GPU), Batch(game, games)
    (standing, _), told = rollout(table, steps)(table.init(SEED))
    told = jax.tree.map(np.asarray, told)
    shown = batch.reset(SEED)
    for step in range(steps):
        batch.step(np.asarray(chosen(np, shown.mask, step)))
        yield from (name for name, array in shown._asdict().items() if not same(getattr(told, name)[step], array))
    yield from (
        name
        for name, array in batch.kept().items()
        if not same(np.asarray(getattr(standing, name)).view(np.uint8), array)
    )
    _, wrong = table.step(standing, jnp.zeros(games, jnp.int32))
    if not wrong.illegal.all():
        yield "illegal of no action"


def rollout(table: PureBatch, steps: int) -> Any:
    def go_on(carried: Any, step: Any) -> Any:
        standing, shown = table.step(carried[0], chosen(jnp, carried[1].mask, step))
        return (standing, shown), shown

    return jax.jit(lambda begun: jax.lax.scan(go_on, begun, jnp.arange(steps)))


def chosen(library: Any, mask: Any, step: Any) -> Any:
    """Now the first that is legal and now the last, another in every game: no chance, so that both choose alike."""
    first = library.argmax(mask, axis=1)
    last = mask.shape[1] - 1 - library.argmax(mask[:, ::-1], axis=1)
    return library.where((library.arange(len(mask)) + step) % 3 == 0, first, last)


def same(one: Any, other: Any) -> bool:
    return bool(np.array_equal(np.asarray(one), np.asarray(other)))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
