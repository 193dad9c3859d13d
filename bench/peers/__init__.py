"""Speed beside the peers: the same games, played at random, in one run on one core or one GPU.

    uv sync --inexact --group peers; python -m bench.peers [--gpu | --jax | --single]

Each suite has a module with `players()`: for every game it has, a function that plays at least
so many moves and returns how many it played, once with observations and once without.
"""

from collections.abc import Callable
from dataclasses import dataclass

Player = Callable[[int], int]


@dataclass(frozen=True)
class Entry:
    """One suite's way to play one game."""

    suite: str
    game: str
    observed: Player | None = None  # each move: what may be chosen, a choice, and what the next seat knows as numbers
    bare: Player | None = None  # each move: what may be chosen, and a choice


OURS = "Snowed In"
TIC_TAC_TOE, CONNECT_FOUR, LEDUC = SHARED = ("Tic-tac-toe", "Connect Four", "Leduc")
