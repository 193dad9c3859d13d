"""Weights for judging a thaw of Winter: plays many thaws, counts what can be seen in them, and fits who will win.

    python -m bench.winter_judging play FILE.npz [--minutes M] [--processes P] [--simulations N] [--seed WORD]
    python -m bench.winter_judging fit FILE.npz …

The frost is played half blindly and half by greed, as in a playout, the thaw by a quick Yeti that solves what it can.
"""

import argparse
import hashlib
import os
import re
import time
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowedin.bots import Bot, levels
from snowedin.bots.arena import deal_key
from snowedin.bots.search import Plan
from snowedin.core.compile import engine
from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.games.winter import evaluate, state

from .meetings import workers

GAME = GAMES["winter"]
AT_ONCE = 20  # thaws of one task
EFFORT = 4_000  # of the solver
WITS = (0.5, 1.0)  # shares of greed in the frost, by turns

Rows = NDArray[np.int32]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parts = parser.add_subparsers(dest="what", required=True)
    playing = parts.add_parser("play")
    playing.add_argument("file", type=Path, help="what is there already is kept")
    playing.add_argument("--minutes", type=float, default=3.0)
    playing.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    playing.add_argument("--simulations", type=int, default=60)
    playing.add_argument("--seed", default="thaw")
    playing.add_argument("--judging", action="store_true", help="by a Yeti that judges thaws by the weights of the box")
    fitting = parts.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.what == "play":
        play(asked)
    else:
        fit(asked.files)


# The thaws


def play(asked: argparse.Namespace) -> None:
    """More and more thaws until the time is over; the file is written anew after every few."""
    found = [read(asked.file)] if asked.file.exists() else []
    begun = int(found[0][:, -1].max()) // AT_ONCE + 1 if found else 0
    with workers(asked.processes) as pool:
        pool.submit(thaws, asked.seed, begun, asked.simulations, asked.judging, 1).result()  # compiles once, for all
        until = time.perf_counter() + 60 * asked.minutes
        busy: set[Future[Rows]] = set()
        while busy or time.perf_counter() < until:
            while len(busy) < asked.processes and time.perf_counter() < until:
                busy.add(pool.submit(thaws, asked.seed, begun, asked.simulations, asked.judging, AT_ONCE))
                begun += 1
            done, busy = wait(busy, return_when=FIRST_COMPLETED)
            found += [future.result() for future in done]
            if time.perf_counter() > until or len(found) % 50 == 0:
                write(asked.file, np.concatenate(found))
                games = len({int(n) for rows in found for n in rows[:, -1]})
                print(f"{games:,} thaws, {sum(map(len, found)):,} positions", flush=True)


def write(file: Path, rows: Rows) -> None:
    unfinished = file.with_suffix(".unfinished.npz")
    np.savez_compressed(unfinished, rows=rows)
    unfinished.replace(file)


def read(file: Path) -> Rows:
    with np.load(file, allow_pickle=False) as kept:
        rows: Rows = kept["rows"]
    return rows


@cache
def bound() -> Any:
    return engine(GAME).bind(evaluate)


def thaws(seed: str, block: int, simulations: int, judging: bool, count: int) -> Rows:
    """A row for each turn of some thaws: the features, twice the points of the one on turn, and which game it was."""
    rows = [row for i in range(count) for row in thaw(seed, block * AT_ONCE + i, simulations, judging)]
    return np.array(rows, np.int32).reshape(-1, evaluate.FEATURES + 2)


def thaw(seed: str, number: int, simulations: int, judging: bool) -> list[list[int]]:
    match = Match(GAME, 2, {}, deal_key(seed, number))
    freeze(match, np.random.default_rng(number), WITS[number % len(WITS)], f"{seed} {number}")
    yeti = levels.levels(GAME)[-1]
    assert isinstance(yeti.plan, Plan)
    plan = replace(yeti.plan, effort=EFFORT)
    if judging:
        plan = replace(plan, wits=1.0, horizon=0)
    quick = replace(yeti, simulations=simulations, seconds=None, plan=plan)
    bots = [Bot(GAME, quick, f"{seed} {number} {seat}") for seat in range(2)]
    looked: list[tuple[list[int], int]] = []
    row = np.zeros(evaluate.FEATURES, np.int64)
    while not match.is_over:
        seat = match.to_act()[0]
        if match.state.phase == state.THAWING:
            bound().look(match.state.copy(), row)
            looked.append((row.tolist(), seat))
        match.act(seat, bots[seat].choose(match, seat))
    points = [round(2 * reward) for reward in match.rewards()]
    return [[*features, points[seat], number] for features, seat in looked]


def freeze(match: Match, random: np.random.Generator, wits: float, seed: str) -> None:
    own = [Bot(GAME, name, f"{seed} {name}") for name in ("chance", "greed")]
    while not match.is_over and not match.state.thaw:
        seat = match.to_act()[0]
        match.act(seat, own[int(random.random() < wits)].choose(match, seat))


# The weights

ROUNDS = 4_000
PART = 4_096  # positions of a lesson
RATE = 0.003
CHECKED = 10  # one game of so many is only for testing
Numbers = NDArray[np.float64]


def fit(files: list[Path], seed: int = 0) -> None:
    """Learn the chance to win by its squared error, tell that of thaws that had no part, and write the weights."""
    rows = np.concatenate([read(file) for file in files])
    is_test = rows[:, -1] % CHECKED == 0
    features, points = rows[:, :-2].astype(float), rows[:, -2] / 2
    random = np.random.default_rng(seed)
    scale = np.maximum(np.abs(features).max(axis=0), 1)
    net = [
        random.normal(size=(evaluate.FEATURES, evaluate.HIDDEN)) / np.sqrt(evaluate.FEATURES) / (scale[:, None] / 4),
        np.zeros(evaluate.HIDDEN),
        random.normal(size=evaluate.HIDDEN) / np.sqrt(evaluate.HIDDEN),
        np.zeros(1),
    ]
    learn(net, features[~is_test], points[~is_test], random)
    whole = whole_numbers(net)
    halves = points[is_test].mean()
    print(f"{len(rows):,} positions; squared error on {is_test.sum():,} that had no part:")
    print(f"  always {halves:.3f}: {np.mean((points[is_test] - halves) ** 2):.4f}")
    print(f"  network: {np.mean((points[is_test] - judged(net, features[is_test])[0]) ** 2):.4f}")
    print(f"  in whole numbers: {np.mean((points[is_test] - judged(parted(whole), features[is_test])[0]) ** 2):.4f}")
    data = whole.astype("<i2").tobytes()
    file = Path(evaluate.__file__).with_name(evaluate.WEIGHTS)
    file.write_bytes(data)
    checksum = hashlib.sha256(data).hexdigest()
    source = Path(evaluate.__file__)
    told = re.sub(r'(?<=WEIGHTS_SHA256 = ")[0-9a-f]*', checksum, source.read_text(encoding="utf-8"))
    source.write_text(told, encoding="utf-8")
    print(f"Written: {file.name}, SHA-256 {checksum}")


def judged(net: list[Numbers], features: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """The chance to win, the odds, and the hidden layer."""
    hidden = np.maximum(features @ net[0] + net[1], 0)
    odds = hidden @ net[2] + net[3]
    return 0.5 + 0.5 * odds / (1 + np.abs(odds)), odds, hidden


def learn(net: list[Numbers], features: Numbers, points: Numbers, random: np.random.Generator) -> None:
    """Adam, the rate falling to nothing."""
    first, second = [np.zeros_like(part) for part in net], [np.zeros_like(part) for part in net]
    for step in range(1, ROUNDS + 1):
        chosen = random.integers(len(points), size=PART)
        x = features[chosen]
        chance, odds, hidden = judged(net, x)
        slope = 2 * (chance - points[chosen]) * 0.5 / (1 + np.abs(odds)) ** 2 / PART
        inner = slope[:, None] * net[2] * (hidden > 0)
        slopes = [x.T @ inner, inner.sum(axis=0), hidden.T @ slope, np.array([slope.sum()])]
        rate = RATE * (1 - step / ROUNDS) * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        for i, change in enumerate(slopes):
            first[i] += 0.1 * (change - first[i])
            second[i] += 0.001 * (change**2 - second[i])
            net[i] -= rate * first[i] / (np.sqrt(second[i]) + 1e-9)


def whole_numbers(net: list[Numbers]) -> NDArray[np.int64]:
    """In the order in which `evaluate` reads them."""
    inner = np.concatenate([net[0].T, net[1][:, None]], axis=1)
    return np.round(evaluate.ONE * np.concatenate([inner.ravel(), net[2], net[3]])).astype(np.int64)


def parted(whole: NDArray[np.int64]) -> list[Numbers]:
    numbers = whole / evaluate.ONE
    inner = numbers[: evaluate.LAST].reshape(evaluate.HIDDEN, evaluate.FEATURES + 1)
    return [inner[:, :-1].T, inner[:, -1], numbers[evaluate.LAST : -1], numbers[-1:]]


if __name__ == "__main__":
    main()
