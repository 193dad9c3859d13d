"""Every game can be played from the deal to the end, alike on every back end."""

from typing import Any

import numpy as np
import pytest

from ..core.compile import COMPILED, INTERPRETED, Engine, engine
from ..core.game import Game
from ..core.match import legal_actions
from ..core.protocol import NONE
from ..core.records import copy
from . import scanning
from .playing import dealt, dice, random_steps, seats_of

PLAYED = 12  # games in the slower tests


@pytest.fixture(params=[INTERPRETED, COMPILED])
def target(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_something_is_legal_until_the_game_is_over(game: Game, target: str) -> None:
    back_end = engine(game, target)
    for number in range(PLAYED if target == COMPILED else 3):
        actions = 0
        for s, seat, action, legal in random_steps(game, back_end, number):
            if seat >= 0:
                assert legal, f"seat {seat} is to act and has nothing to choose"
                assert back_end.is_legal(s, seat, action)
                actions += 1
        assert 0 < actions <= game.longest


def test_nobody_acts_when_it_is_over_or_not_their_turn(game: Game) -> None:
    back_end = engine(game)
    for number in range(PLAYED):
        for s, _, _, _ in random_steps(game, back_end, number):
            over = back_end.is_over(s)
            waiting = [seat for seat in range(s.seats) if back_end.is_to_act(s, seat)]
            assert bool(waiting) != bool(over)
            for seat in set(range(s.seats)) - set(waiting):
                assert back_end.next_legal(s, seat, 1) == NONE
                assert scanned(back_end, s, seat) == []


def test_next_legal_equals_scanning_is_legal(game: Game, target: str) -> None:
    back_end = engine(game, target)
    for number in range(PLAYED if target == COMPILED else 1):
        for step, (s, seat, _, legal) in enumerate(random_steps(game, back_end, number)):
            if seat >= 0 and (target == COMPILED or step % 10 == 0):
                assert legal == scanned(back_end, s, seat)
                assert not back_end.is_legal(s, seat, NONE)


def scanned(back_end: Engine, s: Any, seat: int) -> list[int]:
    """All actions that `is_legal` allows, asked in one call: there are thousands at every step."""
    found = np.zeros(back_end.game.state.ACTIONS, np.int8)
    back_end.bind(scanning).scan_legal(s, seat, found)
    return np.flatnonzero(found).tolist()


def test_the_derived_choices_agree_with_the_list(game: Game) -> None:
    back_end = engine(game)
    mask = np.zeros(game.state.ACTIONS, np.int8)
    for s, seat, _, legal in random_steps(game, back_end, 1):
        for other in range(s.seats):
            assert other == seat or back_end.is_to_act(s, other) or back_end.count_legal(s, other) == 0
        if seat >= 0:
            assert back_end.count_legal(s, seat) == len(legal)
            assert [back_end.nth_legal(s, seat, n) for n in range(len(legal))] == legal
            assert found_at_once(back_end, s, seat) == legal
            back_end.mask_legal(s, seat, mask)
            assert np.flatnonzero(mask).tolist() == legal
            assert back_end.random_choice(s, seat, dice(5)) in legal


def found_at_once(back_end: Engine, s: Any, seat: int) -> list[int]:
    """The legal actions as `legal_from` has them, set by set."""
    actions: list[int] = []
    start = 1
    while start < back_end.game.state.ACTIONS:
        first, found, after = (int(x) for x in back_end.legal_from(s, seat, start))
        actions += [first + i for i in range(found.bit_length()) if found >> i & 1]
        assert start < after
        start = after
    return actions


def test_the_same_key_gives_the_same_game(game: Game) -> None:
    back_end = engine(game)
    first, second, other = ([s.tobytes() for s, *_ in random_steps(game, back_end, n)] for n in (4, 4, 4 + 60))
    assert first == second
    assert first != other


def test_back_ends_agree_byte_for_byte(game: Game) -> None:
    """Every state of a few games, asking everything, and the last state of more."""
    plain, fast = engine(game, INTERPRETED), engine(game)
    for number in range(len(game.seats) * 2):
        pairs = zip(random_steps(game, plain, number), random_steps(game, fast, number), strict=True)
        for (a, seat, action, legal), (b, *same) in pairs:
            assert [seat, action, legal] == same
            assert a.tobytes() == b.tobytes()
            for player in range(a.seats):
                assert plain.reward(a, player) == fast.reward(b, player)


def test_redeal_and_observe_agree_on_both_back_ends(game: Game) -> None:
    plain, fast = engine(game, INTERPRETED), engine(game)
    rows = np.zeros((2, game.observe.SIZE), np.float32)
    for number in range(len(game.seats)):
        for step, (s, *_) in enumerate(random_steps(game, fast, number)):
            if step % 7:
                continue
            for viewer in range(-1, s.seats):
                a, b = copy(s), copy(s)
                plain.redeal(a, viewer, dice(step))
                fast.redeal(b, viewer, dice(step))
                assert a.tobytes() == b.tobytes()
                if viewer >= 0:
                    plain.observe(s, viewer, rows[0])
                    fast.observe(s, viewer, rows[1])
                    assert rows[0].tobytes() == rows[1].tobytes()


def test_rewards_obey_the_declared_sum(game: Game) -> None:
    back_end = engine(game)
    for number in range(200):
        s = dealt(game, back_end, number)
        assert back_end.play_out(s, dice(number)) <= game.longest
        rewards = [back_end.reward(s, seat) for seat in range(seats_of(game, number))]
        if game.reward_sum is None:
            assert len(set(rewards)) == 1
            assert 0 <= rewards[0] <= 1
        else:
            assert sum(rewards) == pytest.approx(game.reward_sum)
            assert min(rewards) >= 0


def test_bots_choose_legal_actions(game: Game) -> None:
    back_end = engine(game)
    for number in range(len(game.seats)):
        for bot in range(len(game.bots.NAMES)):
            s = dealt(game, back_end, number)
            rolls = dice(number, 3)
            actions = 0
            while not back_end.is_over(s):
                seat = next(seat for seat in range(s.seats) if back_end.is_to_act(s, seat))
                guess = copy(s)
                back_end.redeal(guess, seat, rolls)
                action = back_end.choose(bot, guess, seat, rolls)
                assert action in legal_actions(back_end, s, seat), game.bots.NAMES[bot]
                back_end.apply(s, seat, action)
                actions += 1
            assert actions <= game.longest
