"""Lets champions answer on a GPU and on the CPU, and compares: on a GPU or with NUMBA_ENABLE_CUDASIM=1.

Run as a program: `python -m tests.bots.reflex_on_gpu NUMBER_OF_GAMES GAME …`.
"""

import sys

import numpy as np

from snowedin.bots.reflex import Reflex, champion
from snowedin.core.compile import COMPILED, CUDA, engine, to_gpu
from snowedin.core.game import Game
from snowedin.games import GAMES
from snowedin.learn.batch import Batch

from . import answering


def main(games: int, keys: list[str]) -> int:
    same = [is_same(GAMES[key], games) for key in keys]
    for key, is_alike in zip(keys, same, strict=True):
        print(f"{key}: {'the same' if is_alike else 'different'}")  # noqa: T201
    return 0 if all(same) else 1


def is_same(game: Game, games: int) -> bool:
    """After some steps by chance, every game's seat to act is answered here and there, with the same dice."""
    net = champion(game)
    assert net is not None, f"{game.name} has no champion"
    batch = Batch(game, games)
    batch.reset("answers")
    batch.random_steps(9)
    states, dice = batch._states.copy(), batch._dice.copy()
    seats = batch.shown.seat.astype(np.int64)
    rows, layers = np.zeros((games, game.observe.SIZE), np.float32), np.zeros((games, net.room), np.int64)
    chosen = np.zeros(games, np.int64)
    arrays = (states, seats, dice.copy(), net.plan, net.weights, net.fine, rows, layers, chosen)
    there = [to_gpu(array) for array in arrays]
    engine(game, CUDA).kernel(answering, "answer_in_thread")(games, *there)
    bot = Reflex(engine(game, COMPILED), net)
    here = [bot.choose(states[i], int(seats[i]), dice[i]) for i in range(games)]
    return bool(there[-1].copy_to_host().tolist() == here)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
