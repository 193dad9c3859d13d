"""The CUDA path in Numba's simulator: the same games as on the CPU."""

import os
import subprocess
import sys

from snowedin.games import GAMES

COMPARE = """
import numpy as np
from snowedin.core.compile import COMPILED, INTERPRETED, needs_room
from snowedin.games import GAMES
from snowedin.simulate import cpu, cuda
for key, game in GAMES.items():
    bots = ["chance" if needs_room(game) else game.bots.NAMES[-1]] + ["chance"] * (game.seats.start - 1)
    target = COMPILED if key == "ice_queen" else INTERPRETED  # test_cpu compares the two of every game
    there, here = cuda.simulate(game, 2, bots, "a"), cpu.simulate(game, 2, bots, "a", target=target, threads=1)
    print(key, np.array_equal(there.rewards, here.rewards), np.array_equal(there.lengths, here.lengths))
    seats = game.seats.stop - 1
    by_chance = ["chance"] * seats
    there = cuda.simulate(game, 3, by_chance, "b")  # one after another in a thread
    here = cpu.simulate(game, 3, by_chance, "b", target=target, threads=1)
    print(key, np.array_equal(there.rewards, here.rewards), np.array_equal(there.lengths, here.lengths))
"""


def test_simulated_games_are_the_same_on_a_gpu() -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMPARE],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{key} True True" for key in GAMES for _ in range(2)]
