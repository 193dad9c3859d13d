"""What is seen leaks nothing: its bytes are the same in all worlds that a viewer cannot tell apart, by the thousand.

With `-m soak` it looks millions of times.  On a GPU: `python -m snowedin.conformance.test_seen cuda LOOKS GAME …`,
which fails where looks differ, or where it sees anything else than the compiled rules do.
"""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from ..core.chance import Chance
from ..core.compile import COMPILED, CUDA, INTERPRETED, engine
from ..core.game import Game, Seat
from ..core.records import blanks
from ..games import GAMES
from . import leak_search
from .playing import options_of
from .plugin import game_called

MOST = 150  # moves before the look
LOOKS = 20_000
MANY = 2_000_000
AT_ONCE = 50_000


def looks(game: Game, seats: int, number: int, count: int, target: str, first: int = 0) -> Any:
    """So many pairs of looks, as rows of bytes; those from the `first` on."""
    template = blanks(game.state.State, 1)
    template[0] = game.blank(options_of(game, number) | fitting(game))
    seens = blanks(game.view.Seen, 2 * count).reshape(count, 2)
    if target == CUDA:
        engine(game, CUDA).kernel(leak_search, "look_twice")(count, template, seats, MOST, first, seens)
    else:
        states, dice = blanks(game.state.State, 2), blanks(Chance, 1)
        engine(game, target).bind(leak_search).look_often(states, dice, template, seats, MOST, first, seens)
    return seens.view(np.uint8).reshape(count, 2, -1)


def fitting(game: Game) -> dict[str, Any]:
    """Options that name a seat must name one of the table."""
    return {option.name: option.default for option in game.options if isinstance(option, Seat)}


def test_the_bytes_are_the_same_in_every_redeal(game: Game) -> None:
    for number, seats in enumerate((*game.seats, game.seats.start)):
        pairs = looks(game, seats, number, LOOKS // len(game.seats), COMPILED)
        leaks = np.flatnonzero((pairs[:, 0] != pairs[:, 1]).any(axis=1))
        assert not len(leaks), f"{len(leaks)} of {len(pairs)} looks differ with {seats} seats, first number {leaks[0]}"
        assert len(np.unique(pairs[:, 0], axis=0)) > 1, "there is nothing to be seen"


@pytest.mark.soak
def test_the_bytes_are_the_same_in_millions_of_redeals(game: Game) -> None:
    for first in range(0, MANY, AT_ONCE):
        number = first // AT_ONCE
        pairs = looks(game, game.seats[number % len(game.seats)], number, AT_ONCE, COMPILED, first)
        assert np.array_equal(pairs[:, 0], pairs[:, 1]), f"looks from {first} on"


def test_what_a_gpu_sees_is_the_same(game: Game) -> None:
    """In Numba's simulator, which is slow: a few looks."""
    done = subprocess.run(
        [sys.executable, "-m", __name__, "cuda", "4", game.key if game.key in GAMES else game.package],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(done.stdout.splitlines()) == len(game.seats)


def test_compiled_and_interpreted_eyes_see_the_same(game: Game) -> None:
    for number, seats in enumerate(game.seats):
        fast, slow = (looks(game, seats, number, 40, target) for target in (COMPILED, INTERPRETED))
        assert np.array_equal(fast, slow)


def main(target: str, count: int, keys: list[str]) -> int:
    """How many looks differ from their redeals, or from what interpreted or compiled rules see."""
    differing = 0
    for key in keys:
        game, other = game_called(key), INTERPRETED if target == CUDA and count < AT_ONCE else COMPILED
        for seats in game.seats:
            found, here = (looks(game, seats, 0, count, each) for each in (target, other))
            leaks = int((found[:, 0] != found[:, 1]).any(axis=1).sum())
            strange = int((found != here).any(axis=(1, 2)).sum())
            differing += leaks + strange
            print(f"{key}, {seats} seats: {leaks} of {count:,} looks leak, {strange} see otherwise", flush=True)  # noqa: T201
    return differing


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])))
