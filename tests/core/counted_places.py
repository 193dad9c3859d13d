"""Plays and shows games by rules that refuse a negative place in a row: `python -m tests.core.counted_places GAME …`.

On a GPU nobody looks whether a place is negative (`core/compile/gpu.py`), so no rule may count from a row's end.
"""

import sys
from importlib import import_module
from typing import Any

import numpy as np

from snowedin.core.compile import needs_room
from snowedin.core.game import Game
from snowedin.games import GAMES
from snowedin.learn.batch import Batch
from snowedin.simulate.cpu import simulate


def refuse_negative_places() -> None:
    """What Numba compiles from now on raises an `IndexError` for them."""
    arrays: Any = import_module("numba.np.arrayobj")
    types: Any = import_module("numba.core.types")

    def place(context: Any, builder: Any, kind: Any, given: Any, size: Any) -> Any:
        found = context.cast(builder, given, kind, types.intp if kind.signed else types.uintp)
        if kind.signed:
            with builder.if_then(builder.icmp_signed("<", found, found.type(0)), likely=False):
                context.call_conv.return_user_exc(builder, IndexError, ("a place is negative",))
        return found

    arrays.fix_integer_index = place


def play(game: Game, games: int) -> None:
    """Whole games of the game's bots and of chance, with all that a batch shows of them."""
    names = ("chance",) if needs_room(game) else game.bots.NAMES
    for seats in {game.seats.start, game.seats.stop - 1}:
        for name in names:
            simulate(game, games, [name] * seats, threads=1)
        batch = Batch(game, games, seats, threads=1)
        while batch.finished < games:
            batch.step(batch.choose())
    assert np.isfinite(batch.shown.observation).all()


if __name__ == "__main__":
    refuse_negative_places()
    for key in sys.argv[1:]:
        play(GAMES[key], 50)
        print(f"{key}: no place is negative", flush=True)  # noqa: T201
