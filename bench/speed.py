"""Random play on one core: actions a second, first compile, a bot's first thought, start from the cache."""

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
THOUGHT = """
import time
from snowedin.bots import Bot
from snowedin.core.match import Match
from snowedin.games import GAMES
game = GAMES["{key}"]
match = Match(game, game.seats.start, key=b"k" * 16)
began = time.process_time()
Bot(game, "yeti", "bench").choose(match, match.to_act()[0])
print(time.process_time() - began)
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
    head = [
        "game",
        "first start, compiling",
        "Yeti's first thought, compiling",
        "start from the cache, best",
        "spread of 5",
    ]
    text = (
        "A start is from the import to the end of a first random game. Yeti's first thought is from the question to "
        "the answer, in processor time: the search is compiled meanwhile, and 1.7 seconds or less are thought."
    )
    report.write("Starting a game", "bench.speed", f"{text}\n\n{report.table(head, starts)}")


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
    with tempfile.TemporaryDirectory() as folder:
        thought = float(run(THOUGHT, game, folder))
    return [game.name, f"{first:.1f} s", f"{thought:.1f} s", f"{again[0]:.2f} s", f"{again[0]:.2f}–{again[-1]:.2f} s"]


def run_start(game: Game, folder: str) -> float:
    began = time.perf_counter()
    run(START, game, folder)
    return time.perf_counter() - began


def run(program: str, game: Game, folder: str) -> str:
    """What the program prints, in a process of its own with this folder for what is compiled."""
    done = subprocess.run(
        [sys.executable, "-c", program.format(key=game.key)],
        env=os.environ | {"SNOWEDIN_CACHE": folder},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


if __name__ == "__main__":
    main()
