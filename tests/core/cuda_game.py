"""Plays random games of the named kinds on CUDA and compares them byte for byte with the interpreted ones.

Run as a program, on a card or with NUMBA_ENABLE_CUDASIM=1: `python -m tests.core.cuda_game GAME …`.
"""

import sys

import numpy as np

from snowedin.core.chance import Chance
from snowedin.core.compile import CUDA, INTERPRETED, engine
from snowedin.core.match import start
from snowedin.core.records import blanks, copy
from snowedin.games import GAMES

from . import cuda_kernel

GAMES_PLAYED = 2


def main(keys: list[str]) -> int:
    for key in keys:
        game = GAMES[key]
        states, dice = blanks(game.state.State, GAMES_PLAYED), blanks(Chance, GAMES_PLAYED)
        for number in range(GAMES_PLAYED):
            states[number] = game.blank(game.read_options({}))
            start(states[number].chance, bytes([number]) * 16)
            start(dice[number], bytes([number]) * 16, 1)
        plain_states, plain_dice = [copy(s) for s in states], [copy(rolls) for rolls in dice]
        kernel = engine(game, CUDA).kernel(cuda_kernel, "play_random_games")
        kernel[1, GAMES_PLAYED](states, dice, game.seats.start)
        plain = engine(game, INTERPRETED)
        for s, rolls in zip(plain_states, plain_dice, strict=True):
            plain.deal(s, game.seats.start)
            plain.play_out(s, rolls)
        same = states.tobytes() == b"".join(s.tobytes() for s in plain_states)
        print(f"{key}:{'same' if same else 'different'}")  # noqa: T201
        if not same:
            return 1
    return 0


if __name__ == "__main__":
    np.seterr(over="raise")
    sys.exit(main(sys.argv[1:]))
