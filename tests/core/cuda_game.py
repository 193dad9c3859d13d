"""Plays random games on CUDA and compares their last states with those of another back end, field by field.

Run as a program, on a GPU or with NUMBA_ENABLE_CUDASIM=1:
`python -m tests.core.cuda_game NUMBER_OF_GAMES interpreted|compiled GAME …`.
"""

import sys

import numpy as np

from snowedin.core.chance import Chance
from snowedin.core.compile import CUDA, engine
from snowedin.core.records import blanks
from snowedin.games import GAMES

from . import cuda_kernel


def main(count: int, target: str, keys: list[str]) -> int:
    for key in keys:
        game = GAMES[key]
        template = blanks(game.state.State, 1)
        template[0] = game.blank(game.read_options({}))
        ends, plain_ends = blanks(game.state.State, count), blanks(game.state.State, count)
        seats = game.seats.start
        engine(game, CUDA).kernel(cuda_kernel, "play_random_game")(count, template, seats, ends)
        plain = engine(game, target).bind(cuda_kernel)
        scratch, dice = blanks(game.state.State, 2), blanks(Chance, 1)
        for number in range(count):
            plain.play_random_game(number, scratch, dice, template, seats, plain_ends)
        different = [name for name in ends.dtype.names if not np.array_equal(ends[name], plain_ends[name])]
        print(f"{key}: {'the same' if not different else f'different in {different}'}")  # noqa: T201
        if different:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2], sys.argv[3:]))
