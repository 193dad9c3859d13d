"""What the two views of a move cost in whichever checkout is imported: what each of two players sees, ready to be sent.

Run by its path with a checkout's `src` on PYTHONPATH and the key of a game, it prints microseconds, one run a line.
Old checkouts build views in Python, as dictionaries that are still to be encoded; new ones write their JSON at once.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import snowedin
from snowedin.core.match import Match
from snowedin.games import GAMES

SEATS = 2
POSITIONS = 40
RUNS = 5
SECONDS = 0.4  # of the processor, a run
KEY = bytes(16)

Look = Callable[[int], Any]


def played(key: str, target: str) -> Match:
    """A game by chance, the same in every checkout."""
    match, chance = Match(GAMES[key], SEATS, {}, KEY, target), random.Random(key)
    while not match.is_over and len(match.actions) < POSITIONS:
        seat = match.to_act()[-1]
        match.act(seat, chance.choice(match.legal(seat)))
    return match


def looks(key: str) -> list[Look]:
    """How a viewer looks at each position of that game."""
    if hasattr(Match, "told_to"):
        match = played(key, "compiled")
        return [match.at(count).told_to for count in range(1, len(match.actions) + 1)]
    match = played(key, "interpreted")
    view: Callable[..., Any] = match.game.view.view
    return [partial(view, match.state_after(count)) for count in range(1, len(match.actions) + 1)]


def cost(positions: list[Look]) -> float:
    """Microseconds of the processor for all views of a move."""
    rounds, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        for look in positions:
            for viewer in range(SEATS):
                look(viewer)
        rounds += 1
    return 1e6 * (time.process_time() - began) / (rounds * len(positions))


def main() -> None:
    positions = looks(sys.argv[1])
    for look in positions:
        look(0)
    print(Path(snowedin.__file__).parents[2])
    for _ in range(RUNS):
        print(cost(positions), flush=True)


if __name__ == "__main__":
    main()
