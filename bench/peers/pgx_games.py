"""Pgx: batches of games as one compiled JAX loop, ended games replaced by its own `auto_reset`."""

from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from . import CONNECT_FOUR, LEDUC, TIC_TAC_TOE, Entry, Player

SUITE = "Pgx"
NAMES: dict[str, Any] = {TIC_TAC_TOE: "tic_tac_toe", CONNECT_FOUR: "connect_four", LEDUC: "leduc_holdem"}
CORE_BATCHES = (1_024, 4_096)
GPU_BATCHES = (524_288, 2_097_152)
STEPS = 64  # moves of every game in one call


def entries(batches: tuple[int, ...] = CORE_BATCHES) -> Iterator[Entry]:
    for game, name in NAMES.items():
        for batch in batches:
            suite = f"{SUITE}, batch {batch:,}"
            yield Entry(suite, game, player(name, batch, True), player(name, batch, False))


def player(name: Any, batch: int, observed: bool) -> Player:
    env = pgx.make(name)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), batch))
    many = loop(env, batch, observed)

    def play(moves: int) -> int:
        nonlocal states
        calls = -(-moves // (batch * STEPS))
        for call in range(calls):
            states = many(states, jax.random.key(call))
        states.terminated.block_until_ready()
        return calls * batch * STEPS

    return play


def loop(env: Any, batch: int, observed: bool) -> Any:
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(i: Any, carried: Any) -> Any:
        state, key = carried
        key, choosing, stepping = jax.random.split(key, 3)
        state = step(state, random_actions(state.legal_action_mask, choosing), jax.random.split(stepping, batch))
        if not observed:  # a constant in its place lets the compiler leave the observation out
            state = state.replace(observation=jnp.zeros_like(state.observation))
        return state, key

    return jax.jit(lambda states, key: jax.lax.fori_loop(0, STEPS, one, (states, key))[0], donate_argnums=0)


def random_actions(mask: Any, key: Any) -> Any:
    """One draw for each game, which is cheaper than a draw for each action."""
    reach = jnp.cumsum(mask, axis=1)
    chosen = jnp.floor(jax.random.uniform(key, (len(mask), 1)) * reach[:, -1:])
    return jnp.argmax(reach > chosen, axis=1)
