"""Random play on one core: actions a second, first compile, start from the cache, interpreted speed."""

import os
import subprocess
import sys
import tempfile
import time

import numpy as np

from snowedin.core.compile import INTERPRETED
from snowedin.core.game import Game
from snowedin.games import GAMES
from snowedin.simulate.cpu import simulate

from . import report

RUNS = 7
SECONDS = 1.5
START = """
import time
began = time.perf_counter()
from snowedin.core.chance import Chance
from snowedin.core.match import Match
from snowedin.core.records import blank
from snowedin.games import GAMES
game = GAMES["{key}"]
match = Match(game, game.seats.start, key=b"k" * 16)
match.engine.play_out(match.state, blank(Chance))
print(time.perf_counter() - began)
"""


def main() -> None:
    rows = []
    for game in GAMES.values():
        for seats in sorted({game.seats.start, game.seats.stop - 1}):
            rows.append(play(game, seats))
    head = ["game", "seats", "actions/s compiled", "spread", "games/s", "actions/game", "interpreted"]
    body = report.table(head, rows)
    report.write("Random play on one core", "bench.speed", body)
    starts = [start(game) for game in GAMES.values()]
    body = report.table(["game", "first start, compiling", "start from the cache, best", "spread of 5"], starts)
    report.write("Starting a game", "bench.speed", f"From the import to the end of a first random game.\n\n{body}")


def play(game: Game, seats: int) -> list[str]:
    bots = ["chance"] * seats
    games = 2_000
    rough = simulate(game, games, bots, threads=1)
    games = max(2_000, int(games * SECONDS / rough.seconds))
    results = [simulate(game, games, bots, seed=str(run), threads=1) for run in range(RUNS)]
    speeds = sorted(result.lengths.sum() / result.seconds for result in results)
    plain = simulate(game, 3, bots, target=INTERPRETED, threads=1)
    best = max(results, key=lambda result: result.lengths.sum() / result.seconds)
    return [
        game.name,
        str(seats),
        f"{speeds[-1] / 1e6:.1f} million",
        f"{speeds[0] / 1e6:.1f}–{speeds[-1] / 1e6:.1f}",
        f"{games / best.seconds:,.0f}",
        f"{np.mean([result.lengths.mean() for result in results]):.1f}",
        f"{plain.lengths.sum() / plain.seconds:,.0f}",
    ]


def start(game: Game) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        first = run_start(game, folder)
        again = sorted(run_start(game, folder) for _ in range(5))
    return [game.name, f"{first:.1f} s", f"{again[0]:.2f} s", f"{again[0]:.2f}–{again[-1]:.2f} s"]


def run_start(game: Game, folder: str) -> float:
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", START.format(key=game.key)],
        env=os.environ | {"SNOWEDIN_CACHE": folder},
        check=True,
        capture_output=True,
    )
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
