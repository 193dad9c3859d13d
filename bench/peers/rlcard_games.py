"""RLCard: Leduc with its random agents; a state for the next player is always built."""

from collections.abc import Iterator

import numpy as np
import rlcard

from . import LEDUC, Entry

SUITE = "RLCard"


def entries() -> Iterator[Entry]:
    yield Entry(SUITE, LEDUC, observed=play)


def play(moves: int) -> int:
    env = rlcard.make("leduc-holdem", config={"seed": 0})
    chance = np.random.default_rng(0)
    played = 0
    while played < moves:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[chance.integers(len(legal))])
            played += 1
    return played
