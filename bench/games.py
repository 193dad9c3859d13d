"""Games that others have too, to be measured beside theirs: those of examples/games, found there without an install."""

import sys
from importlib import import_module
from pathlib import Path

from snowedin.core.game import Game

EXAMPLES = Path(__file__).parents[1] / "examples" / "games"


def example(key: str) -> Game:
    """The game of the example of this name."""
    folder = str(EXAMPLES / key)
    if folder not in sys.path:
        sys.path.append(folder)
    game = import_module(f"snowedin_{key}").GAME
    assert isinstance(game, Game)
    return game


CONNECT_FOUR = example("connect_four")
LEDUC = example("leduc")
TIC_TAC_TOE = example("tic_tac_toe")
