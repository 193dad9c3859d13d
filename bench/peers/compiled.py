"""On a CUDA GPU: rollouts that JAX compiled, our steps by its foreign-function interface beside those of Pgx."""

import time
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import jax
import jax.numpy as jnp

from snowedin.core.game import Game
from snowedin.learn.foreign import REPLAYED
from snowedin.learn.jax import PureBatch

from .. import report
from ..games import CONNECT_FOUR, TIC_TAC_TOE
from . import OURS, Entry, Player
from .measure import ROUNDS, measured
from .table import players, table

BATCHES = (524_288, 2_097_152)
STEPS = 64
BILLION = 1e9
TEXT = (
    "Billion moves a second by random play with observations, best of {rounds} rounds, suites in turns, {steps} moves "
    "of every game in one compiled call. {peer}, JAX {jax}."
)


class Replayed(PureBatch):
    """XLA may keep the kernel in a graph and repeat it without asking Python."""

    _traits = REPLAYED


def main(is_replayed: bool = False) -> None:
    """Where there is no Pgx, ours alone."""
    entries = list(our_entries(Replayed if is_replayed else PureBatch))
    peer = "Pgx is not installed here"
    if find_spec("pgx"):
        from . import pgx_games

        peer = f"Pgx {version('pgx')}"
        entries += [
            Entry(f"Pgx, batch {batch:,}", name, observed=pgx_games.player(pgx_games.NAMES[name], batch, True))
            for name in (TIC_TAC_TOE.name, CONNECT_FOUR.name)
            for batch in BATCHES
        ]
    speeds = measured(players(entries), time.perf_counter)
    text = TEXT.format(rounds=ROUNDS, steps=STEPS, peer=peer, jax=version("jax"))
    body = table(entries, (TIC_TAC_TOE.name, CONNECT_FOUR.name), speeds, BILLION)
    title = "Rollouts compiled by JAX on a GPU" + (", as CUDA graphs" if is_replayed else "")
    report.write(title, "bench.peers --jax" + (" --graphs" if is_replayed else ""), f"{text}\n\n{body}")


def our_entries(kind: type[PureBatch]) -> Iterator[Entry]:
    """The larger batch is the one that others are compared with."""
    for game in (TIC_TAC_TOE, CONNECT_FOUR):
        for batch in BATCHES:
            suite = OURS if batch == BATCHES[-1] else f"{OURS}, batch {batch:,}"
            yield Entry(suite, game.name, observed=rollouts(game, batch, kind))


def rollouts(game: Game, batch: int, kind: type[PureBatch]) -> Player:
    batched = kind(game, batch, platform="cuda")
    standing, shown = batched.init()
    mask = shown.mask

    def one(i: Any, carried: Any) -> Any:
        standing, mask, key = carried
        key, choosing = jax.random.split(key)
        standing, shown = batched.step(standing, random_actions(mask, choosing))
        return standing, shown.mask, key

    many = jax.jit(lambda *carried: jax.lax.fori_loop(0, STEPS, one, carried)[:2], donate_argnums=(0, 1))

    def play(moves: int) -> int:
        nonlocal standing, mask
        calls = -(-moves // (batch * STEPS))
        for call in range(calls):
            standing, mask = many(standing, mask, jax.random.key(call))
        mask.block_until_ready()
        return calls * batch * STEPS

    return play


def random_actions(mask: Any, key: Any) -> Any:
    """As Pgx's: one draw for each game."""
    reach = jnp.cumsum(mask, axis=1)
    drawn = jnp.floor(jax.random.uniform(key, (len(mask), 1)) * reach[:, -1:])
    return jnp.argmax(reach > drawn, axis=1)
