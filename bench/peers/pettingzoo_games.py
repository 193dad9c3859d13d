"""PettingZoo's classic games, stepped agent by agent; an observation is always given."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3

from . import CONNECT_FOUR, LEDUC, TIC_TAC_TOE, Entry, Player

SUITE = "PettingZoo"
MODULES = {TIC_TAC_TOE: tictactoe_v3, CONNECT_FOUR: connect_four_v3, LEDUC: leduc_holdem_v4}


def entries() -> Iterator[Entry]:
    for game, module in MODULES.items():
        yield Entry(SUITE, game, observed=player(module.raw_env()))


def player(env: Any) -> Player:
    chance = np.random.default_rng(0)

    def play(moves: int) -> int:
        played = 0
        while played < moves:
            env.reset(seed=0 if played == 0 else None)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"]
                env.step(chance.choice(np.flatnonzero(mask)))
                played += 1
        return played

    return play
