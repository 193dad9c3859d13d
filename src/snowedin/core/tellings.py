"""What is said of choices and moves by one game on one back end: rows of numbers (`core.told`), as their bytes."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from . import saying, told
from .compile import Engine

ROW = told.WIDTH * 8  # bytes

Say = Callable[[int, int], bytes]


class Sayings(NamedTuple):
    """What says the choices of a match, and what its last move, as `core.saying` takes them."""

    choices: Say
    move: Say


class Tellings:
    """Room for an engine's rows, which all its matches share."""

    def __init__(self, engine: Engine) -> None:
        engine.take("telling")
        self._engine = engine
        self._rows = np.zeros((max(told.MOST, engine.game.state.ACTIONS), told.WIDTH), np.int64)

    def of(self, states: Any) -> Sayings:
        """What says the choices and moves of a match with these states; whoever has it keeps them."""
        return Sayings(self._said("say_choices", states), self._said("say_move", states))

    def _said(self, name: str, states: Any) -> Say:
        return self._engine.rows_said(saying, name, states, self._rows)
