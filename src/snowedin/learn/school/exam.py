"""A test of a pupil against a bot or a network, each deal played once at every seat; the deal is the unit."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from ...core.game import Game
from .net import Net, Senses
from .rivals import Champion, Company
from .tables import ALONE, Table, may_sit_on_gpu, together

LOOK = 16  # steps between two looks whether all games are over
PATIENCE = 20_000  # steps after which games that never end would be given up


def tested(
    game: Game, net: Net, senses: Senses, rival: Company, seats: int, deals: int, seed: str, on_gpu: bool
) -> tuple[float, float]:
    """The mean result over as many `deals` of a `seed`, and half its 95 % interval.

    Where players help each other, the pupil has all seats; else it has one, the `rival` the others.
    """
    on_gpu = on_gpu and (may_sit_on_gpu(game) or isinstance(rival, Champion))
    company, places = (ALONE, [0]) if game.reward_sum is None else (rival, range(seats))
    results = [sat(game, net, senses, company, seats, seat, deals, seed, on_gpu) for seat in places]
    each = np.mean(results, axis=0)
    return float(each.mean()), float(1.96 * each.std(ddof=1) / np.sqrt(deals))


def sat(
    game: Game, net: Net, senses: Senses, company: Company, seats: int, seat: int, deals: int, seed: str, on_gpu: bool
) -> NDArray[Any]:
    """What the pupil got at this seat in the first game of every place."""
    table = Table(game, deals, seats, company, seed, on_gpu)
    table.batch.reset(seed)
    found = jnp.full(deals, jnp.nan)
    key = jax.random.key(seat)
    for step in range(PATIENCE):
        turn = table.looked(net, senses, jax.random.fold_in(key, step))
        action = turn.action
        if company != ALONE:
            action = together(turn.seat, seat, action, table.answered(jax.random.fold_in(key, PATIENCE + step)))[1]
        table.step(action)
        found = marked(found, *jax.block_until_ready(table.heard()), seat)
        if step % LOOK == LOOK - 1 and not bool(jnp.isnan(found).any()):
            break
    return np.asarray(found) / 2 + table.fair


@jax.jit
def marked(found: Any, reward: Any, done: Any, seat: Any) -> Any:
    return jnp.where(jnp.isnan(found) & (done > 0), reward[:, seat], found)
