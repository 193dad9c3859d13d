"""Rollouts by random choice, in one run on one core: batches, one seat among bots, JAX, and what they stand beside.

    python -m bench.rollouts [GAME ...]

The agents of Gymnasium play against greed.  Whole rollouts of JAX are compiled: ours through its foreign-function
interface, Pgx (where it is installed) as it is meant to be used.
"""

import argparse
import os
import sys
from collections.abc import Iterator

from .peers import Entry, Player
from .peers.__main__ import stay_on_one_core

GAMES_AT_ONCE = 1_024
SYNC_GAMES = 32
STEPS = 64
GYMNASIUM, SYNC, BATCH, ROLLOUT, PGX = (
    "BotsVectorEnv", "SyncVectorEnv of BotsEnv", "Batch, step by step", "PureBatch under scan", "Pgx under scan",
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="those of the box, and Connect Four, unless told")
    asked = parser.parse_args()
    stay_on_one_core()
    from snowedin.games import GAMES

    from . import report
    from .games import CONNECT_FOUR
    from .peers.measure import ROUNDS, measured

    games = [GAMES[key] for key in asked.games] or [*GAMES.values(), CONNECT_FOUR]
    entries = [entry for game in games for entry in entries_of(game)]
    speeds = measured({(entry.suite, entry.game): entry.observed for entry in entries if entry.observed})
    names = list(dict.fromkeys(entry.suite for entry in entries))
    rows = [
        [game.name, *(f"{speeds[name, game.name].best:,.0f}" if (name, game.name) in speeds else "–" for name in names)]
        for game in games
    ]
    text = (
        f"Steps a second of processor time on one core, rows and masks written every time, the best of {ROUNDS} rounds "
        f"in turns: {GAMES_AT_ONCE:,} games at once, {SYNC_GAMES} with {SYNC}. A step among bots is the agent's own, "
        "with all that greed answers."
    )
    report.write("Rollouts", "bench.rollouts", f"{text}\n\n{report.table(['game', *names], rows)}")


def entries_of(game) -> Iterator[Entry]:  # type: ignore[no-untyped-def]
    yield Entry(GYMNASIUM, game.name, among_bots(game))
    yield Entry(SYNC, game.name, one_by_one(game))
    yield Entry(BATCH, game.name, batched(game))
    yield Entry(ROLLOUT, game.name, rollout(game))
    if game.name == "Connect Four" and "pgx" in installed():
        yield Entry(PGX, game.name, beside())


def installed() -> set[str]:
    from importlib.util import find_spec

    return {name for name in ("pgx",) if find_spec(name)}


def among_bots(game) -> Player:  # type: ignore[no-untyped-def]
    from snowedin.learn.vector import BotsVectorEnv

    table = BotsVectorEnv(game, GAMES_AT_ONCE, autoreset_mode="SameStep", copy=False, threads=1)
    table.reset(seed=0)

    def play(moves: int) -> int:
        steps = -(-moves // GAMES_AT_ONCE)
        for _ in range(steps):
            table.step(table._batch.choose())
        return steps * GAMES_AT_ONCE

    return play


def one_by_one(game) -> Player:  # type: ignore[no-untyped-def]
    import numpy as np
    from gymnasium.vector import SyncVectorEnv

    from snowedin.learn.gymnasium import BotsEnv

    table = SyncVectorEnv([lambda: BotsEnv(game)] * SYNC_GAMES, autoreset_mode="SameStep")
    known, _ = table.reset(seed=0)
    random = np.random.default_rng(0)

    def play(moves: int) -> int:
        nonlocal known
        steps = -(-moves // SYNC_GAMES)
        for _ in range(steps):
            mask = known["action_mask"]
            known, *_ = table.step((mask * random.random(mask.shape)).argmax(axis=1))
        return steps * SYNC_GAMES

    return play


def batched(game) -> Player:  # type: ignore[no-untyped-def]
    from snowedin.learn.batch import Batch

    batch = Batch(game, GAMES_AT_ONCE, threads=1)

    def play(moves: int) -> int:
        steps = -(-moves // GAMES_AT_ONCE)
        for _ in range(steps):
            batch.step(batch.choose())
        return steps * GAMES_AT_ONCE

    return play


def rollout(game) -> Player:  # type: ignore[no-untyped-def]
    from snowedin.learn.jax import PureBatch

    table = PureBatch(game, GAMES_AT_ONCE)
    standing, shown = table.init(0)
    return scanned(table.step, (standing, shown), lambda shown: shown.mask)


def beside() -> Player:
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("connect_four")
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), GAMES_AT_ONCE))
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state, actions):  # type: ignore[no-untyped-def]
        after = step(state, actions, jax.random.split(jax.random.key(1), GAMES_AT_ONCE))
        return after, after

    return scanned(one, (state, state), lambda state: state.legal_action_mask)


def scanned(step, carried, mask_of) -> Player:  # type: ignore[no-untyped-def]
    """Whole rollouts in one compiled function; the rows shown are summed up, so that nobody leaves them out."""
    import jax
    import jax.numpy as jnp

    def one(held, key):  # type: ignore[no-untyped-def]
        standing, shown = held
        mask = mask_of(shown)
        actions = jnp.argmax(mask * jax.random.uniform(key, mask.shape, minval=0.01), axis=1)
        standing, shown = step(standing, actions)
        return (standing, shown), shown.observation.sum()

    go = jax.jit(lambda held, key: jax.lax.scan(one, held, jax.random.split(key, STEPS)))

    def play(moves: int) -> int:
        nonlocal carried
        rounds = -(-moves // (GAMES_AT_ONCE * STEPS))
        for i in range(rounds):
            carried, told = go(carried, jax.random.key(i))
        jax.block_until_ready(told)
        return rounds * GAMES_AT_ONCE * STEPS

    return play


if __name__ == "__main__":
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
    sys.exit(main())
