"""The last throws: the rest of the game is solved, and one choice is clearly better than every other."""

from functools import lru_cache
from typing import Any

import numpy as np

from ...core.compile import Engine
from ...core.records import blank, blanks
from ...core.riddle import Riddle, clear_best
from . import endgame, state

SEATS = 2
OPTIONS: dict[str, Any] = {}
PLAYERS = ("greed",)
MARGIN = 0.05  # of the chance to win
EFFORT = 60_000  # nodes of the tree


def find(engine: Engine, s: Any, seat: int) -> Riddle | None:
    """A choice that both chances and the rival's best play leave far ahead of the others."""
    if not s.final or s.chosen[1 - seat] != 0:
        return None
    worths = solved(engine, s, seat)
    best = clear_best(worths, MARGIN)
    return None if best is None else Riddle([best], worths[best], worths)


def solved(engine: Engine, s: Any, seat: int) -> dict[int, float]:
    """What every choice is worth against a rival who mixes as the equilibrium has it; nothing if it is too early."""
    states, room = _desk()
    states[0] = s
    shares = np.zeros(state.ACTIONS)
    values = np.full_like(shares, np.nan)
    if engine.bind(endgame).solve(states, seat, EFFORT, room, shares, values) < 0:
        return {}
    return {int(action): round(float(values[action]), 3) for action in np.flatnonzero(~np.isnan(values))}


@lru_cache(1)
def _desk() -> tuple[Any, Any]:
    return blanks(state.State, endgame.STATES), blank(endgame.Room)
