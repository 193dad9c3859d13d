"""What a viewer sees of a state, as data, for tests."""

from typing import Any

import msgspec

from snowedin.conformance.playing import told_to
from snowedin.core.compile import COMPILED
from snowedin.core.game import Game


def look(game: Game, s: Any, viewer: int | None, target: str = COMPILED) -> Any:
    return msgspec.json.decode(told_to(game, s, viewer, target))
