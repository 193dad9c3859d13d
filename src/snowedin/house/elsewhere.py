"""Bots that look ahead do so in a thread beside Python's: it is given a redeal, and tells what it thinks."""

import math
from typing import Any

import msgspec

from ..bots.search import Option, Thought
from ..core.game import Game
from ..server.live.thinking import Elsewhere


class Judged(msgspec.Struct):
    """As in `web/src/engine/search.ts`; JSON knows no number that is none."""

    action: int
    visits: int
    value: float | None
    share: float


class Told(msgspec.Struct):
    """A thought, as it is told there."""

    simulations: int
    value: float | None
    mixed: bool
    choices: list[Judged]
    solved: bool


def read(seat: int, text: str) -> Thought:
    told = msgspec.json.decode(text, type=Told)
    options = [Option(one.action, one.visits, _number(one.value), one.share) for one in told.choices]
    return Thought(seat, told.simulations, 0.0, _number(told.value), told.mixed, options, solved=told.solved)


def thinking_by(think: Any) -> Elsewhere:
    """By JavaScript's function, which tells nothing of a position in which all is settled."""

    async def elsewhere(game: Game, level: str, guess: bytes, seat: int) -> Thought | None:
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        told = await think(game.key, level, to_js(guess), seat)
        return read(seat, told) if told else None

    return elsewhere


def _number(told: float | None) -> float:
    return math.nan if told is None else told
