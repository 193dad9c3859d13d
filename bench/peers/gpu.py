"""On a CUDA GPU: our batches and whole games beside Pgx, the same games in the same run."""

import time
from collections.abc import Iterator
from importlib.metadata import version

from snowedin.core.compile import wait_for_gpu
from snowedin.core.game import Game
from snowedin.learn.gpu import GpuBatch
from snowedin.simulate import cuda

from .. import report
from . import OURS, SHARED, Entry, Player, pgx_games
from .measure import ROUNDS, measured
from .ours import SHARED_GAMES
from .table import players, table

WHOLE = f"{OURS}, whole games"
BATCH = 524_288
STEPS = 64
GAMES_AT_ONCE = 4_000_000
BILLION = 1e9
TEXT = (
    "Billion moves a second by random play, best of {rounds} rounds, suites in turns. Batches of ours have {batch:,} "
    "games. Whole games are played from the deal to the end, and their results copied to the host within the time. "
    "Pgx {pgx}, JAX {jax}."
)


def main() -> None:
    entries = [*our_entries(), *pgx_games.entries(pgx_games.GPU_BATCHES)]
    speeds = measured(players(entries), time.perf_counter)
    text = TEXT.format(rounds=ROUNDS, batch=BATCH, pgx=version("pgx"), jax=version("jax"))
    report.write("Beside Pgx on a GPU", "bench.peers --gpu", f"{text}\n\n{table(entries, SHARED, speeds, BILLION)}")


def our_entries() -> Iterator[Entry]:
    for game in SHARED_GAMES:
        yield Entry(OURS, game.name, batched(game, True), batched(game, False))
        yield Entry(WHOLE, game.name, bare=whole_games(game))


def batched(game: Game, observed: bool) -> Player:
    batch = GpuBatch(game, BATCH, observation=observed, mask=observed)
    batch.reset()

    def play(moves: int) -> int:
        calls = -(-moves // (BATCH * STEPS))
        for _ in range(calls):
            batch.random_steps(STEPS)
        wait_for_gpu()
        return calls * BATCH * STEPS

    return play


def whole_games(game: Game) -> Player:
    run = 0

    def play(moves: int) -> int:
        nonlocal run
        played = 0
        while played < moves:
            run += 1
            played += int(cuda.simulate(game, GAMES_AT_ONCE, ["chance", "chance"], str(run)).lengths.sum())
        return played

    return play
