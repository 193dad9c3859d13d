"""The CPU's record of whole games, to compare with that of a module."""

import hashlib
from typing import Any

import numpy as np

from snowedin.conformance.playing import options_of, seats_of
from snowedin.core.chance import Chance
from snowedin.core.compile import engine
from snowedin.core.game import Components, Game
from snowedin.core.records import blanks, put

from . import recorded

ROOM = 4_000  # states of one game


class Recorder:
    """The CPU's record of games, one at a time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._play = engine(game).bind(recorded).record_game
        self._states = blanks(game.state.State, recorded.STATES)
        self._noted = blanks(game.state.State, min(ROOM, 2 * game.longest))
        self._seens = blanks(game.view.Seen, len(self._noted) // 2)
        self._dice, self._counts = blanks(Chance, 1), np.zeros(3, np.int64)

    def record(self, number: int) -> list[Any]:
        seats = seats_of(self.game, number)
        rewards = np.zeros(seats)
        put(self.game.blank(options_of(self.game, number)), self._states[recorded.GAME : recorded.GAME + 1])
        self._seens[: self._counts[1]].view(np.uint8)[:] = 0
        self._play(
            self._states, self._dice, seats, len(self.game.bots.NAMES), number, self._noted, self._seens, rewards,
            self._counts,
        )  # fmt: skip
        states, seens, legal = map(int, self._counts)
        kept = self._noted[:states].tobytes(), self._seens[:seens].tobytes()
        return [*(hashlib.sha256(part).hexdigest() for part in kept), rewards.tolist(), legal]


def asked(game: Game, number: int) -> dict[str, Any]:
    brought = {option.name for option in game.options if isinstance(option, Components)}
    options = {name: value for name, value in options_of(game, number).items() if name not in brought}
    return {"number": number, "seats": seats_of(game, number), "options": options}
