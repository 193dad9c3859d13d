"""Reflex: the bot that answers at once by a trained network, in every game whose folder has `champion.weights`.

`python -m snowedin.learn.champion` makes the file from what `snowedin train` has learned.
"""

import io
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...core.compile import Engine
from ...core.game import Game, Refusal
from . import answer

REFLEX = "reflex"
WEIGHTS = "champion.weights"
PARTS = ("plan", "weights", "fine")


@dataclass(frozen=True, eq=False)
class WholeNet:
    """A network of whole numbers; `answer` says what its arrays hold."""

    plan: NDArray[np.int32]
    weights: NDArray[np.int8]
    fine: NDArray[np.int64]

    @property
    def room(self) -> int:
        """Numbers of all layers together."""
        return int(self.plan[answer.FIRST : answer.KNOWN + 1].sum())


def written(net: WholeNet) -> bytes:
    """The net as bytes of a file."""
    file = io.BytesIO()
    np.savez_compressed(file, allow_pickle=False, **{name: getattr(net, name) for name in PARTS})
    return file.getvalue()


def read(data: bytes, name: str = WEIGHTS) -> WholeNet:
    """The net of a file; raises `Refusal` if it is none."""
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            return WholeNet(*(file[part] for part in PARTS))
    except (OSError, ValueError, KeyError) as error:
        raise Refusal(f"{name} holds no network of whole numbers: {error}.") from error


@cache
def champion(game: Game) -> WholeNet | None:
    """The net of the box for a `game`, if it has one."""
    file = files(game.package).joinpath(WEIGHTS)
    return read(file.read_bytes(), f"{game.package}/{WEIGHTS}") if file.is_file() else None


class Reflex:
    """Answers by a `net`, for an `engine` of its game."""

    def __init__(self, engine: Engine, net: WholeNet) -> None:
        self.engine = engine
        self._bound = engine.bind(answer)
        self._net = net.plan, net.weights, net.fine
        self._room = np.zeros(engine.game.observe.SIZE, np.float32), np.zeros(net.room, np.int64)

    def choose(self, guess: Any, seat: int, dice: Any) -> int:
        """A legal action for the `seat`, given a redeal of the position."""
        return int(self._bound.answer(guess, seat, dice, *self._net, *self._room))
