"""OpenSpiel, its C++ games driven from Python."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

from . import CONNECT_FOUR, LEDUC, TIC_TAC_TOE, Entry, Player

SUITE = "OpenSpiel"
NAMES = {TIC_TAC_TOE: "tic_tac_toe", CONNECT_FOUR: "connect_four", LEDUC: "leduc_poker"}


def entries() -> Iterator[Entry]:
    for game, name in NAMES.items():
        yield Entry(SUITE, game, player(name, True), player(name, False))


def player(name: str, observed: bool) -> Player:
    game = pyspiel.load_game(name)
    chance = random.Random(0)

    def play(moves: int) -> int:
        played = 0
        while played < moves:
            state = game.new_initial_state()
            deal(state, chance)
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))
                played += 1
                deal(state, chance)
                if observed and not state.is_terminal():
                    state.observation_tensor(state.current_player())
        return played

    return play


def deal(state: Any, chance: random.Random) -> None:
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
