"""A redeal that is sent to a player: all its bytes are the same in all worlds that they cannot tell apart."""

import inspect
import re
from functools import cache
from typing import Any

import numpy as np

from snowedin.conformance.playing import dice, random_steps, told_to
from snowedin.core import moves
from snowedin.core.compile import Engine, engine
from snowedin.core.game import Game
from snowedin.core.match import KEY_BYTES, legal_actions, new_dice
from snowedin.core.records import blanks, copy, put

GAMES_PLAYED = 4
SEATS = 10  # no game has more
SCRATCH = re.compile(r"^    (\w+) = .*# scratch", re.MULTILINE)


def handed_out(back_end: Engine, s: Any, seat: int, number: int) -> Any:
    states = blanks(back_end.game.state.State, 1)
    put(s, states)
    back_end.bind(moves).hand_out(states, seat, new_dice(number.to_bytes(KEY_BYTES, "little")), states)
    return states[0]


@cache  # asked at every step of whole games
def scratch_of(game: Game) -> list[str]:
    return SCRATCH.findall(inspect.getsource(game.state))


def scribbled(game: Game, s: Any, number: int) -> Any:
    """The same state with other scratch."""
    other = copy(s)
    chance = np.random.default_rng(number)
    for name in scratch_of(game):
        kind = other.dtype.fields[name][0]
        other[name] = chance.integers(1, 100, kind.shape).astype(kind.base)
    return other


def secrets_of(game: Game, s: Any) -> list[bytes]:
    """All that stands in a state but chance and scratch."""
    return [np.asarray(s[name]).tobytes() for name in s.dtype.names if name not in ("chance", *scratch_of(game))]


def test_the_bytes_depend_on_what_the_seat_knows_and_on_nothing_else(game: Game) -> None:
    """Two worlds that look the same to a seat, with other cards and other scratch: the same message."""
    back_end = engine(game)
    others = 0
    for number in range(GAMES_PLAYED):
        for step, (s, *_) in enumerate(random_steps(game, back_end, number)):
            for seat in range(s.seats):
                world = scribbled(game, s, step)
                back_end.redeal(world, seat, dice(step, 11))
                others += secrets_of(game, world) != secrets_of(game, s)
                here, there = (handed_out(back_end, one, seat, step) for one in (s, world))
                assert here.tobytes() == there.tobytes()
    assert others > GAMES_PLAYED


def test_it_is_a_redeal(game: Game) -> None:
    """The seat sees the same and may choose the same; other dice give other worlds, and none tells its key."""
    back_end = engine(game)
    worlds, keys = set(), set()
    for step, (s, *_) in enumerate(random_steps(game, back_end, 1)):
        for seat in range(s.seats):
            guess = handed_out(back_end, s, seat, SEATS * step + seat)
            assert told_to(game, guess, seat) == told_to(game, s, seat)
            assert legal_actions(back_end, guess, seat) == legal_actions(back_end, s, seat)
            assert guess.chance.counter.tolist() == [0, 0], "chance was drawn from the key that is told"
            worlds.add(guess.tobytes())
            keys.add(guess.chance.key.tobytes())
    assert len(worlds) == len(keys) > 1


def test_scratch_is_scratch(game: Game) -> None:
    """Whatever stands there, the game goes on as it would."""
    back_end = engine(game)
    for step, (s, seat, action, _) in enumerate(random_steps(game, back_end, 2)):
        if seat < 0:
            break
        after, other = copy(s), scribbled(game, s, step)
        for world in (after, other):
            back_end.apply(world, seat, action)
        for viewer in range(s.seats):
            assert told_to(game, after, viewer) == told_to(game, other, viewer)
            assert legal_actions(back_end, after, viewer) == legal_actions(back_end, other, viewer)
