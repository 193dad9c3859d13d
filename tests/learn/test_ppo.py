"""A student that teaches itself: its sums are right, and a short lesson already helps."""

from pathlib import Path

import numpy as np
import pytest

from snowedin.core.game import Refusal
from snowedin.games import GAMES
from snowedin.learn.curve import drawn
from snowedin.learn.ppo import Curriculum, Lesson, Student, advantages


def credit(
    seats: list[int], values: list[float], ends: dict[int, list[float]], decay: float
) -> tuple[list[float], list[bool]]:
    """Of one game after another, the last of the `seats` being the one to choose after the round."""
    reward, done = np.zeros((len(seats) - 1, 1, 2), np.float32), np.zeros((len(seats) - 1, 1), bool)
    for step, result in ends.items():
        reward[step, 0], done[step] = result, True
    column = np.array(values, np.float32)[:, None], np.array(seats, np.int32)[:, None]
    found, known = advantages(*column, reward, done, decay)
    return found[:, 0].tolist(), known[:, 0].tolist()


def test_every_seat_is_given_what_it_got() -> None:
    """Two seats in turns; the second of them wins with the last choice."""
    ends = {3: [-1.0, 1.0]}
    assert credit([0, 1, 0, 1, 0], [0, 0, 0, 0, 0], ends, 1.0) == ([-1, 1, -1, 1], [True] * 4)
    assert credit([0, 1, 0, 1, 0], [-1, 1, -1, 1, 0], ends, 1.0) == ([0, 0, 0, 0], [True] * 4)


def test_what_the_other_seat_expects_is_not_asked() -> None:
    """Nobody learns what a bot may expect, so that it may be anything."""
    assert credit([0, 1, 0], [0.25, 99.0, 0.75], {}, 1.0) == ([0.5, 0], [True, False])


def test_what_nobody_knows_yet_is_no_credit_for_the_choice_before() -> None:
    assert credit([1, 0, 1, 0], [0.125, 0.0, 0.5, 0.0], {}, 1.0) == ([0.375, 0, 0], [True, True, False])


def test_credit_does_not_pass_the_end_of_a_game() -> None:
    assert credit([0, 0, 0, 0], [0, 0, 0, 0], {0: [1.0, -1.0], 2: [-1.0, 1.0]}, 0.5)[0] == [1, -0.5, -1]


def test_a_short_lesson_helps() -> None:
    """Snowball Fight against greed, over 60 deals at both seats."""
    student = Student(GAMES["snowball_fight"], Curriculum(games=128, steps=64, hidden=64, minibatch=1_024), seed=2)
    told: list[Lesson] = []
    student.learn(12, told.append, every=12, deals=60)
    before, after = told
    assert before.score + before.half_width < after.score - after.half_width
    assert told == student.lessons
    assert after.steps == 12 * 128 * 64


def test_only_duels_are_learned() -> None:
    with pytest.raises(Refusal, match="learns duels"):
        Student(GAMES["ice_and_sky"])


def test_the_curve_is_drawn_with_its_intervals() -> None:
    picture = drawn([Lesson(0, 0.0, 0.1, 0.05), Lesson(1_000_000, 60.0, 0.8, 0.02)], "A test")
    assert picture.count("<polyline") == picture.count("<polygon") == 1
    assert "1 million" in picture


def test_a_student_is_saved_and_loaded(tmp_path: Path) -> None:
    small = Curriculum(games=8, steps=4, hidden=8)
    one, other = (Student(GAMES["snowball_fight"], small, seed=seed) for seed in (1, 2))
    one.save(tmp_path / "student.npz")
    other.load(tmp_path / "student.npz")
    assert all(np.array_equal(part, other.net[name]) for name, part in one.net.items())
    with pytest.raises(Refusal, match="not of a student of Winter"):
        Student(GAMES["winter"], small).load(tmp_path / "student.npz")
