"""What is seen leaks nothing: its bytes are the same in all worlds that a viewer cannot tell apart, by the thousand.

On a GPU, or longer: `python -m tests.conformance.test_seen cuda|compiled LOOKS GAME …`.
"""

import sys
from typing import Any

import numpy as np

from snowedin.core.chance import Chance
from snowedin.core.compile import COMPILED, CUDA, INTERPRETED, engine
from snowedin.core.game import Game, Seat
from snowedin.core.records import blanks
from snowedin.games import GAMES

from . import two_looks
from .playing import options_of

MOST = 150  # moves before the look
LOOKS = 20_000


def looks(game: Game, seats: int, number: int, count: int, target: str) -> Any:
    """So many pairs of looks, as rows of bytes."""
    template = blanks(game.state.State, 1)
    template[0] = game.blank(options_of(game, number) | fitting(game))
    seens = blanks(game.view.Seen, 2 * count).reshape(count, 2)
    if target == CUDA:
        engine(game, CUDA).kernel(two_looks, "look_twice")(count, template, seats, MOST, seens)
    else:
        states, dice = blanks(game.state.State, 2), blanks(Chance, 1)
        engine(game, target).bind(two_looks).look_often(states, dice, template, seats, MOST, seens)
    return seens.view(np.uint8).reshape(count, 2, -1)


def fitting(game: Game) -> dict[str, Any]:
    """Options that name a seat must name one of the table."""
    return {option.name: option.default for option in game.options if isinstance(option, Seat)}


def test_the_bytes_are_the_same_in_every_redeal(game: Game) -> None:
    for number, seats in enumerate((*game.seats, game.seats.start)):
        pairs = looks(game, seats, number, LOOKS // len(game.seats), COMPILED)
        leaks = np.flatnonzero((pairs[:, 0] != pairs[:, 1]).any(axis=1))
        assert not len(leaks), f"{len(leaks)} of {len(pairs)} looks differ with {seats} seats, first number {leaks[0]}"
        assert len(np.unique(pairs[:, 0], axis=0)) > 20, "there is little to be seen"


def test_compiled_and_interpreted_eyes_see_the_same(game: Game) -> None:
    for number, seats in enumerate(game.seats):
        fast, slow = (looks(game, seats, number, 40, target) for target in (COMPILED, INTERPRETED))
        assert np.array_equal(fast, slow)


def test_a_leak_would_be_noticed(game: Game) -> None:
    """Two viewers do not see the same in a game that hides anything."""
    pairs = looks(game, game.seats.start, 0, 4 * MOST, COMPILED)
    by_viewer = pairs[:, 0].reshape(4, MOST, -1)
    assert (by_viewer[0] != by_viewer[1]).any() or game.key == "winter", "a spectator and a player see the same"


if __name__ == "__main__":
    for key in sys.argv[3:]:
        chosen = GAMES[key]
        for players in chosen.seats:
            found = looks(chosen, players, 0, int(sys.argv[2]), sys.argv[1])
            differing = int((found[:, 0] != found[:, 1]).any(axis=1).sum())
            print(f"{key}, {players} seats: {differing} of {len(found):,} looks differ", flush=True)  # noqa: T201
