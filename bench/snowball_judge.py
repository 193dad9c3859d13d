"""Snowball Fight's judge: a small network that says who will win if both play on as `reflex` does, and its training.

    python -m bench.snowball_judge FILE [--positions N] [--rounds R] [--seed S]

It is shown both hands, for `bench.snowball_exploitability` asks it in worlds that a responder imagines.  `reflex` plays
against itself, every few turns a position is written down with how it ended, and the network learns by Adam; then it is
made whole.
"""

import argparse
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from snowedin.bots.reflex import WholeNet, champion, written
from snowedin.core.compile import engine
from snowedin.core.match import new_dice
from snowedin.core.records import blanks
from snowedin.games.snowball_fight import GAME
from snowedin.learn.champion import layer

from . import snowball_practice

SIZES = (64, 16)
EVERY = 3  # moments between two positions of a game
BATCH = 512
RATE = 0.002
TESTED = 0.1  # share of the positions that it does not learn from


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--positions", type=int, default=200_000)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    began = time.perf_counter()
    rows, results = practised(asked.positions, asked.seed)
    print(f"{len(rows):,} positions in {time.perf_counter() - began:.0f} s; the first seat took {results.mean():.3f}")
    reads = np.flatnonzero(np.ptp(rows, axis=0) > 0)
    net = learned(rows[:, reads], results, asked.rounds, asked.seed)
    asked.file.write_bytes(written(made_whole(net, reads)))
    print(f"{asked.file.name}: {asked.file.stat().st_size:,} bytes, {time.perf_counter() - began:.0f} s in all")


def practised(count: int, seed: int) -> tuple[Any, Any]:
    """Positions as both seats see them, in whole numbers, and what the first of them won."""
    net = champion(GAME)
    assert net is not None
    size = GAME.observe.SIZE
    states = blanks(GAME.state.State, 2)
    states[0] = GAME.blank(GAME.read_options({}))
    rows, results = np.zeros((count, 2 * size), np.uint8), np.zeros(count)
    room = np.zeros(size, np.float32), np.zeros(net.room, np.int64)
    dice = new_dice(seed.to_bytes(16, "little"))[0]
    play = engine(GAME).bind(snowball_practice).practise
    play(states, dice, net.plan, net.weights, net.fine, *room, rows, results, EVERY)
    return rows, results


Net = list[Any]  # weights and biases in turn


def learned(rows: Any, results: Any, rounds: int, seed: int) -> Net:
    """Both seats' view of every position, each round in another order."""
    random = np.random.default_rng(seed)
    tested = int(len(rows) * TESTED)
    sizes = (rows.shape[1], *SIZES, 1)
    net: Net = []
    for before, after in pairwise(sizes):
        net += [random.normal(0, (2 / max(before / 8, 1)) ** 0.5 / 2, (before, after)), np.zeros(after)]
    moments = [(np.zeros_like(part), np.zeros_like(part)) for part in net]
    steps = rounds * ((len(rows) - tested) // BATCH)
    step = 0
    for number in range(rounds):
        order = tested + random.permutation(len(rows) - tested)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            pick = order[at : at + BATCH]
            step += 1
            rate = RATE * (1 - step / (steps + 1))
            improve(net, moments, slopes(net, rows[pick] / 127, results[pick]), rate, step)
        print(f"round {number + 1}: {told(net, rows[:tested], results[:tested])}", flush=True)
    return net


def forward(net: Net, x: Any) -> list[Any]:
    """What every layer hands on; the last are the odds, as logarithms."""
    seen = [x]
    for i in range(0, len(net), 2):
        y = seen[-1] @ net[i] + net[i + 1]
        seen.append(np.maximum(y, 0) if i < len(net) - 2 else y)
    return seen


def slopes(net: Net, x: Any, results: Any) -> Net:
    seen = forward(net, x)
    back = (likely(seen[-1]) - results[:, None]) / len(x)
    found: Net = []
    for i in range(len(net) - 2, -1, -2):
        found = [seen[i // 2].T @ back, back.sum(axis=0), *found]
        back = (back @ net[i].T) * (seen[i // 2] > 0)
    return found


def improve(net: Net, moments: list[Any], found: Net, rate: float, step: int) -> None:
    """Adam."""
    for i, slope in enumerate(found):
        mean, square = moments[i]
        mean = mean + 0.1 * (slope - mean)
        square = square + 0.001 * (slope**2 - square)
        moments[i] = mean, square
        net[i] = net[i] - rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)


def likely(odds: Any) -> Any:
    return 1 / (1 + np.exp(-odds))


def told(net: Net, rows: Any, results: Any) -> str:
    """How far off it is in positions that it did not learn from, beside one who always says a half."""
    p = likely(forward(net, rows / 127)[-1][:, 0])
    loss = -(results * np.log(p) + (1 - results) * np.log(1 - p)).mean()
    return f"loss {loss:.4f} (a half: {np.log(2):.4f}), squared error {((p - results) ** 2).mean():.4f}"


def made_whole(net: Net, reads: Any) -> WholeNet:
    parts = [layer(net[i], net[i + 1], i == 0) for i in range(0, len(net), 2)]
    plan = np.concatenate([[len(reads), *SIZES, 1, 0], reads]).astype(np.int32)
    weights = np.concatenate([whole.ravel() for whole, _ in parts])
    return WholeNet(plan, weights, np.concatenate([fine for _, fine in parts]))


if __name__ == "__main__":
    main()
