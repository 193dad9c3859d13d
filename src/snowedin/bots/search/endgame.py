"""Positions that need no search: a game's module `endgame.py`, where it has one, solves them exactly.

This is its Python side: the room that the solver writes on, the budget, and the answer.
"""

import time
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np

from ...core.compile import Engine
from ...core.match import legal_actions
from ...core.records import blank, blanks

FIRST = 1 / 16  # of the effort: what is tried first where there is a clock
PATIENCE = 0.5  # of the time, after which the rest is left to the search


@dataclass(frozen=True)
class Solution:
    """What best play comes to."""

    value: float
    options: list[tuple[int, float, float]]  # every choice: action, how often to choose it, its value or nan
    is_exact: bool = True  # nothing was left out


class Solver:
    """One solver with room of its own, in which it keeps from move to move what it has found."""

    def __init__(self, engine: Engine, module: ModuleType) -> None:
        game = engine.game
        self._engine = engine
        self._solve = engine.bind(module).solve
        self._states = blanks(game.state.State, game.endgame.STATES)
        self._room = blank(game.endgame.Room)
        self._may_estimate = "sure" in game.endgame.Room.dtype.names

    def solve(self, guess: Any, seat: int, effort: int, seconds: float | None = None) -> Solution | None:
        """Solve a redeal, or give up after so much effort; with a clock, more and more is tried while there is time."""
        if not self._engine.game.endgame.may_be_solved(guess):
            return None
        began = time.perf_counter()
        spent = effort if seconds is None else max(int(effort * FIRST), 1)
        while True:
            found = self._try(guess, seat, spent)
            if spent >= effort or (found is not None and found.is_exact):
                return found
            if seconds is not None and 2 * (time.perf_counter() - began) > PATIENCE * seconds:
                return found
            spent = min(2 * spent, effort)

    def prepare(self, guess: Any, seat: int) -> None:
        """Compile it before it is needed, by a try that is worth nothing."""
        self._try(guess, seat, 1)

    def _try(self, guess: Any, seat: int, effort: int) -> Solution | None:
        self._states[0] = guess
        shares = np.zeros(self._engine.game.state.ACTIONS)
        values = np.full_like(shares, np.nan)
        value = float(self._solve(self._states, seat, effort, self._room, shares, values))
        if value < 0:
            return None
        legal = legal_actions(self._engine, guess, seat)
        told = [(action, float(shares[action]), float(values[action])) for action in legal]
        return Solution(value, told, bool(self._room.sure) if self._may_estimate else True)


def solver_of(engine: Engine) -> Solver | None:
    """The solver of a game that offers one."""
    module = engine.game.module("endgame")
    return Solver(engine, module) if module is not None else None
