"""A student that teaches itself: its sums are right, and a short lesson already helps."""

from pathlib import Path

import numpy as np
import pytest

from snowedin.core.game import Refusal
from snowedin.games import GAMES
from snowedin.learn.curve import drawn
from snowedin.learn.ppo import Curriculum, Lesson, Student, advantages


def test_advantages_change_their_sign_with_the_seat() -> None:
    """Two seats in turns; the second of them wins with the last choice."""
    reward = np.array([[0], [0], [0], [1]], np.float32)
    sign = np.array([[-1], [-1], [-1], [0]], np.float32)
    nothing_known = advantages(reward, np.zeros((5, 1), np.float32), sign, decay=1.0)
    assert nothing_known[:, 0].tolist() == [-1, 1, -1, 1]
    known = np.array([[-1], [1], [-1], [1], [0]], np.float32)
    assert not advantages(reward, known, sign, decay=1.0).any()


def test_credit_does_not_pass_the_end_of_a_game() -> None:
    reward = np.array([[1], [0], [-1]], np.float32)
    sign = np.array([[0], [1], [0]], np.float32)
    found = advantages(reward, np.zeros((4, 1), np.float32), sign, decay=0.5)
    assert found[:, 0].tolist() == [1, -0.5, -1]


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
