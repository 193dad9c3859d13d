"""What a viewer sees of a state, as data, for tests."""

from typing import Any

import msgspec

from snowedin.core.compile import COMPILED, engine
from snowedin.core.eyes import eyes_of
from snowedin.core.game import Game


def look(game: Game, s: Any, viewer: int | None, target: str = COMPILED) -> Any:
    return msgspec.json.decode(told(game, s, viewer, target))


def told(game: Game, s: Any, viewer: int | None, target: str = COMPILED) -> bytes:
    """The same as it is sent."""
    return eyes_of(engine(game, target)).json_of(s, viewer)
