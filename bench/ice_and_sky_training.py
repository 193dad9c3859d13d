"""Makes the weights of Ice and the Sky's instinct by self-play: play, learn what came of it, play better.

What came of a placement is counted to the end of its generation; what the grid is worth
then for the rest of the game, the network of the round before says.  A network for each
number of seats.  `python -m bench.ice_and_sky_training MINUTES FILE` goes on with the
weights in FILE, if it is there.
"""

import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from snowedin.core.chance import Chance
from snowedin.core.compile import engine
from snowedin.core.match import start
from snowedin.core.records import blank, blanks
from snowedin.games.ice_and_sky import GAME, instinct

from . import ice_and_sky_lessons

ROWS = 80_000  # that a process notes in a round
BATCH = 4_096
VARIANTS = ("standard", "standard", "expert")
KEPT = 3  # rounds that are learnt from again
FASTEST, SLOWEST = 1e-3, 5e-5  # steps of the learner
BOLD, TIMID = 0.05, 0.02  # share of blind placements, at first and in the end
NOISE = 0.5  # points by which a placement may be misjudged


def play(net, seats, variant, key, tremble, noise, rows, path=None):
    """Lessons from games of a network with itself, and the scores; the lessons go into a file if there is a path."""
    bound = engine(GAME).bind(ice_and_sky_lessons)
    states = blanks(GAME.state.State, 3)
    states[0] = GAME.blank(GAME.read_options({"variant": variant}))
    start(states[0].chance, key.to_bytes(16, "little"))
    dice = blank(Chance)
    start(dice, key.to_bytes(16, "little"), 1 << 31)
    x = np.zeros((rows, instinct.INPUTS), np.int8)
    y = np.zeros((rows, instinct.HEADS), np.float32)
    scores = np.zeros(rows // ice_and_sky_lessons.SHORTEST, np.int64)
    games = bound.play_lessons(net, states, dice, seats, tremble, noise, x, y, scores)
    if path is not None:
        whole = rows - ice_and_sky_lessons.LONGEST  # always as many, or the learner is compiled again
        np.savez(path, x=x[:whole], y=y[:whole])
    return scores[:games]


def first_guess(seed):
    luck = np.random.default_rng(seed)
    sizes = (instinct.INPUTS, instinct.HIDDEN, instinct.SECOND, instinct.HEADS)
    parts = []
    for before, after in pairwise(sizes):
        parts += [luck.normal(0, np.sqrt(1.5 / min(before, 45)), (before, after)), np.zeros(after)]
    return [part.astype(np.float32) for part in parts]


def read_weights(path, seats):
    """What an earlier training came to, in ordinary numbers."""
    flat = np.frombuffer(Path(path).read_bytes(), "<i2").reshape(-1, instinct.SIZE)[seats - 2].astype(np.float32)
    shapes = [part.shape for part in first_guess(0)]
    shapes[4] = shapes[4][::-1]
    ends = np.cumsum([np.prod(shape) for shape in shapes])[:-1]
    parts = [part.reshape(shape) for part, shape in zip(np.split(flat, ends), shapes, strict=True)]
    parts[4] = parts[4].T
    return [part / (instinct.FINE if i < 2 else instinct.FINER) for i, part in enumerate(parts)]


def whole_numbers(parts):
    """The weights as `instinct` wants them."""
    w1, b1, w2, b2, w3, b3 = (np.asarray(part) for part in parts)
    first = [w1.ravel() * instinct.FINE, b1 * instinct.FINE]
    later = [part.ravel() * instinct.FINER for part in (w2, b2, w3.T, b3)]
    return np.clip(np.rint(np.concatenate(first + later)), -32767, 32767).astype(np.int32)


def learner():
    """One pass over the lessons by Adam, compiled."""
    import jax
    import jax.numpy as jnp

    def loss(parts, x, y, cost):
        w1, b1, w2, b2, w3, b3 = parts
        one = jax.nn.relu(x.astype(jnp.float32) / instinct.WHOLE @ w1 + b1)
        two = jax.nn.relu(one @ w2 + b2)
        return (((two @ w3 + b3 - y) ** 2).mean(0) * cost).sum()

    def step(kept, batch):
        (parts, means, squares, count, rate, cost), (x, y) = kept, batch
        error, slopes = jax.value_and_grad(loss)(parts, x, y, cost)
        count += 1
        means = [mean + 0.1 * (slope - mean) for mean, slope in zip(means, slopes, strict=True)]
        squares = [square + 0.001 * (slope**2 - square) for square, slope in zip(squares, slopes, strict=True)]
        size = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
        parts = [p - size * m / (jnp.sqrt(q) + 1e-8) for p, m, q in zip(parts, means, squares, strict=True)]
        parts[0] = jnp.clip(parts[0], -15, 15)
        return (parts, means, squares, count, rate, cost), error

    @jax.jit
    def learn(parts, means, squares, count, rate, cost, x, y, order):
        batches = (x[order].reshape(-1, BATCH, x.shape[1]), y[order].reshape(-1, BATCH, y.shape[1]))
        kept, errors = jax.lax.scan(step, (parts, means, squares, count, rate, cost), batches)
        return kept[:4], errors.mean()

    return learn


class Pupil:
    """The network for one number of seats."""

    def __init__(self, seats, path):
        self.seats = seats
        parts = read_weights(path, seats) if Path(path).exists() else first_guess(seats)
        self.kept = (parts, [p * 0 for p in parts], [p * 0 for p in parts], 0.0)
        self.lessons = []

    @property
    def net(self):
        return whole_numbers(self.kept[0])

    def play(self, pool, paths, number, tremble):
        jobs = [
            pool.submit(play, self.net, self.seats, VARIANTS[i % 3], number * 1000 + i + 1, tremble, NOISE, ROWS, path)
            for i, path in enumerate(paths)
        ]
        for job in jobs:
            job.result()
        found = [np.load(path) for path in paths]
        self.lessons.append((np.concatenate([f["x"] for f in found]), np.concatenate([f["y"] for f in found])))
        del self.lessons[:-KEPT]

    def learn(self, learn, number, rate):
        x = np.concatenate([lesson[0] for lesson in self.lessons])
        y = np.concatenate([lesson[1] for lesson in self.lessons])
        order = np.random.default_rng(number).permutation(len(x))[: len(x) // BATCH * BATCH]
        cost = np.array([1.0, (self.seats / 2) ** 2], np.float32)
        self.kept, error = learn(*self.kept, rate, cost, x, y, order)
        return float(error)


def main(minutes, path):
    workers = os.cpu_count() or 1
    pupils = [Pupil(seats, path) for seats in GAME.seats]
    learn = learner()
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        pool.submit(play, pupils[0].net, 2, "standard", 1, 0.0, 0.0, 100).result()  # compiles, once
        paths = [f"{folder}/{i}.npz" for i in range(workers)]
        began = time.perf_counter()
        number = 0
        share = 0.0
        while share < 1.0:
            told = []
            for pupil in pupils:
                pupil.play(pool, paths, number, BOLD if share < 0.7 else TIMID)
                error = pupil.learn(learn, number, FASTEST * (SLOWEST / FASTEST) ** share)
                told.append(f"{error:.3f}")
            number += 1
            share = (time.perf_counter() - began) / (60 * minutes)
            nets = np.concatenate([pupil.net for pupil in pupils])
            Path(path).write_bytes(nets.astype("<i2").tobytes())
            if number % 5 == 0 or share >= 1.0:
                told += [" ".join(examine(pool, pupil)) for pupil in pupils]
            print(number, f"{share:.0%}", *told, flush=True)


def examine(pool, pupil):
    """Mean, lost and perfect of the network without any trembling."""
    jobs = [pool.submit(play, pupil.net, pupil.seats, variant, 7, 0.0, 0.0, 40_000) for variant in VARIANTS[1:]]
    for job in jobs:
        scores = job.result()
        yield f"{scores.mean():.2f}/{(scores < 1).mean():.0%}/{(scores == 9 * pupil.seats).mean():.0%}"


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2])
