"""A test of a pupil against a bot or a network, each deal played once at every seat; the deal is the unit."""

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from .net import Net, Senses
from .rivals import Company
from .tables import ALONE, Table

Seated = Callable[[int, int, Company, int], Table]  # so many games, at a table of so many, with whom, at which seat

LOOK = 16  # steps between two looks whether all games are over
PATIENCE = 20_000  # steps after which games that never end would be given up


def tested(seated: Seated, net: Net, senses: Senses, rival: Company, seats: int, deals: int) -> tuple[float, float]:
    """The mean result over as many `deals`, and half its 95 % interval; `seated` makes the tables.

    The pupil has one seat and the `rival` the others, or all of them where the rival is itself.
    """
    places = [0] if rival == ALONE else range(seats)
    results = [sat(seated(deals, seats, rival, seat), net, senses, seat) for seat in places]
    each = np.mean(results, axis=0)
    return float(each.mean()), float(1.96 * each.std(ddof=1) / np.sqrt(deals))


def sat(table: Table, net: Net, senses: Senses, seat: int) -> NDArray[Any]:
    """What the pupil got at this seat in the first game of every place."""
    found = jnp.full(table.batch.games, jnp.nan)
    key = jax.random.key(seat)
    for step in range(PATIENCE):
        table.step(table.chosen(net, net, senses, jax.random.fold_in(key, step))[2])
        found = marked(found, *jax.block_until_ready(table.heard()), seat)
        if step % LOOK == LOOK - 1 and not bool(jnp.isnan(found).any()):
            break
    return np.asarray(found) / 2 + table.fair


@jax.jit
def marked(found: Any, reward: Any, done: Any, seat: Any) -> Any:
    return jnp.where(jnp.isnan(found) & (done > 0), reward[:, seat], found)
