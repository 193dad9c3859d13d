"""Bots that look ahead do so in a thread beside Python's: it is given a redeal, and tells what it thinks."""

from typing import Any

import msgspec

from ..bots.search import Thought
from ..core.game import Game
from ..server.live.lending import thought_of
from ..server.live.thinking import Elsewhere
from ..server.wire.lending import Opined


def thinking_by(think: Any) -> Elsewhere:
    """By JavaScript's function, which tells nothing of a position in which all is settled."""

    async def elsewhere(game: Game, level: str, guess: bytes, seat: int) -> Thought | None:
        from pyodide.ffi import to_js  # type: ignore[import-not-found]

        told = await think(game.key, level, to_js(guess), seat)
        opined = msgspec.json.decode(told, type=Opined | None)
        return thought_of(seat, opined) if opined else None

    return elsewhere
