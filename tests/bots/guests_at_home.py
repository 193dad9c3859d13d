"""Players of somebody else's package, for tests: one that plays, one that fails, one that never answers."""

import sys
import time
from pathlib import Path
from typing import Any

from snowedin.bots.redeals import Blindfolded
from snowedin.core.game import Game
from snowedin.core.match import KEY_BYTES, Match


class First:
    """Always the first legal action."""

    def __init__(self, game: Game, seed: str | None) -> None:
        self.game = game

    def choose(self, match: Match, seat: int) -> int:
        assert isinstance(match, Blindfolded)
        assert (match.key, match.actions) == (bytes(KEY_BYTES), [])
        print("What a guest prints does not disturb anybody.")  # noqa: T201
        return match.legal(seat)[0]


class Failing(First):
    def choose(self, match: Match, seat: int) -> Any:
        raise ValueError("I do not know this game")


class Ending(First):
    def choose(self, match: Match, seat: int) -> Any:
        sys.exit(3)


class Endless(First):
    def choose(self, match: Match, seat: int) -> Any:
        while Path(__file__).exists():
            time.sleep(0.05)


class Unwilling:
    def __init__(self, game: Game, seed: str | None) -> None:
        raise RuntimeError("not today")
