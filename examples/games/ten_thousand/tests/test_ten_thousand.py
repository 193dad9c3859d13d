"""The rules of Ten Thousand, by their numbers."""

from typing import Any

import pytest
from snowedin_ten_thousand import GAME, rules, state

from snowedin.core.match import Match

ALL = state.ALL


def thrown(*faces: int) -> Any:
    s = Match(GAME, 2, key=bytes(16)).state
    s.is_thrown = True
    s.dice[:] = faces
    return s


@pytest.mark.parametrize(
    ("faces", "points"),
    [
        ((1, 2, 3, 4, 5, 6), 1500), ((2, 2, 3, 3, 4, 4), 750), ((1, 1, 1, 5, 5, 5), 1500), ((3, 3, 3, 3, 3, 3), 2400),
        ((1, 1, 1, 1, 5, 5), 2100), ((2, 2, 3, 4, 6, 6), 0),
    ],
)  # fmt: skip
def test_what_six_dice_count(faces: tuple[int, ...], points: int) -> None:  # 3
    assert rules.value(thrown(*faces), ALL) == points


def test_only_dice_that_count_are_set_aside() -> None:  # 2.2
    s = thrown(1, 2, 2, 3, 4, 6)
    assert [die for die in range(state.DICE) if rules.may_keep(s, die)] == [0]


def test_three_of_a_kind_are_set_aside_whole_before_one_stops() -> None:  # 2.3
    s = thrown(4, 4, 4, 2, 3, 6)
    s.kept = 0b011
    assert not rules.is_legal(s, 0, state.BANK)
    s.kept = 0b111
    assert rules.is_legal(s, 0, state.BANK)


def test_six_dice_set_aside_are_thrown_again() -> None:  # 2.4
    s = thrown(1, 1, 1, 5, 5, 5)
    s.kept = ALL
    rules.lock(s)
    assert (s.points, s.locked) == (1500, 0)


def test_the_others_have_one_more_turn() -> None:  # 4.1, 4.2
    s = thrown(1, 1, 1, 5, 5, 5)
    s.kept = ALL
    s.scores[0] = 9_000
    rules.apply(s, 0, state.BANK)
    assert (s.closer, s.turn, rules.is_over(s)) == (0, 1, False)
    s.is_thrown = True
    s.kept = 0b1
    rules.apply(s, 1, state.BANK)
    assert rules.is_over(s)
    assert rules.reward(s, 0) == 1.0
