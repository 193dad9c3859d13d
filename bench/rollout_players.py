"""What `bench.rollouts` measures: each plays at least so many steps, and says how many it played."""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from gymnasium.vector import SyncVectorEnv

from snowedin.core.game import Game
from snowedin.games import GAMES
from snowedin.learn.batch import Batch
from snowedin.learn.gymnasium import BotsEnv
from snowedin.learn.jax import PureBatch
from snowedin.learn.vector import BotsVectorEnv

from . import report
from .games import CONNECT_FOUR
from .peers import Player
from .peers.measure import ROUNDS, measured

GAMES_AT_ONCE = 1_024
STRONGEST = "bot"  # of the game's own: greed, where there is one
FEW = 32  # for those who are slow
STEPS = 64  # of one compiled rollout
VECTOR, SYNC, BATCH, ROLLOUT, PGX = NAMES = (
    "BotsVectorEnv", "SyncVectorEnv of BotsEnv", "Batch, step by step", "PureBatch under scan", "Pgx, compiled loop",
)  # fmt: skip
TEXT = (
    "Thousand steps a second of processor time on one core, rows and masks written every time, the best of {rounds} "
    "rounds in turns; {many:,} games at once, {few} of SyncVectorEnv. A step among bots is one of the agent's own with "
    "all that the game's strongest bot answers; of the others, one choice of anybody."
)


def measure(keys: list[str]) -> None:
    known = {**GAMES, CONNECT_FOUR.key: CONNECT_FOUR}
    games = [known[key] for key in keys or known]
    players = {(name, game.key): player for game in games for name, player in players_of(game)}
    speeds = measured(players)
    rows = [[game.name, *(told(speeds.get((name, game.key))) for name in NAMES)] for game in games]
    text = TEXT.format(rounds=ROUNDS, many=GAMES_AT_ONCE, few=FEW)
    report.write("Rollouts", "bench.rollouts", f"{text}\n\n{report.table(['game', *NAMES], rows)}")


def told(speed: Any) -> str:
    return "–" if speed is None else f"{speed.best / 1000:,.1f}"


def players_of(game: Game) -> Iterator[tuple[str, Player]]:
    yield VECTOR, among_bots(game)
    yield SYNC, one_by_one(game)
    yield BATCH, batched(game)
    yield ROLLOUT, rollout(game)
    if game is CONNECT_FOUR and find_spec("pgx"):
        from .peers import pgx_games

        yield PGX, pgx_games.player("connect_four", GAMES_AT_ONCE, True)


def among_bots(game: Game) -> Player:
    table = BotsVectorEnv(game, GAMES_AT_ONCE, STRONGEST, autoreset_mode="SameStep", copy=False, threads=1)
    table.reset(seed=0)
    return stepped(lambda: table.step(table._batch.choose()), GAMES_AT_ONCE)


def one_by_one(game: Game) -> Player:
    table = SyncVectorEnv([lambda: BotsEnv(game, STRONGEST)] * FEW, autoreset_mode="SameStep")
    table.reset(seed=0)
    random = np.random.default_rng(0)

    def step() -> None:
        masks = np.array([env.unwrapped.action_masks() for env in table.envs])  # type: ignore[attr-defined]
        table.step((masks * random.random(masks.shape)).argmax(axis=1))

    return stepped(step, FEW)


def batched(game: Game) -> Player:
    batch = Batch(game, GAMES_AT_ONCE, threads=1)
    return stepped(lambda: batch.step(batch.choose()), GAMES_AT_ONCE)


def stepped(step: Any, games: int) -> Player:
    def play(moves: int) -> int:
        steps = -(-moves // games)
        for _ in range(steps):
            step()
        return steps * games

    return play


def rollout(game: Game) -> Player:
    table = PureBatch(game, GAMES_AT_ONCE)
    carried: Any = table.init(0)

    def one(held: Any, key: Any) -> Any:
        standing, shown = held
        liked = shown.mask * jax.random.uniform(key, shown.mask.shape, minval=0.01)
        return table.step(standing, jnp.argmax(liked, axis=1)), shown.done

    go = jax.jit(lambda held, key: jax.lax.scan(one, held, jax.random.split(key, STEPS)))

    def play(moves: int) -> int:
        nonlocal carried
        rounds = -(-moves // (GAMES_AT_ONCE * STEPS))
        for i in range(rounds):
            carried, _ = go(carried, jax.random.key(i))
        jax.block_until_ready(carried)
        return rounds * GAMES_AT_ONCE * STEPS

    return play
