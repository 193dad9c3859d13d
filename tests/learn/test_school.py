"""Pupils: credit goes to the seat that chose, a bounded course helps, and a break changes nothing."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest

from snowedin.core.game import Refusal
from snowedin.games import GAMES
from snowedin.learn import train
from snowedin.learn.school import courses, keeping, sensing
from snowedin.learn.school.courses import Course
from snowedin.learn.school.lesson import credited
from snowedin.learn.school.net import Turn, plain
from snowedin.learn.school.pupil import Pupil
from snowedin.learn.school.tables import Round

TINY = Course(games=16, steps=8, hidden=(8, 8), parts=2, deals=10, every=1, league=2, primer=0.2)


@pytest.fixture(autouse=True)
def a_short_look_around(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sensing, "GAMES", 64)
    monkeypatch.setattr(sensing, "STEPS", 120)


def credit(seats: list[int], values: list[float], done: list[int], rewards: list[list[float]], last: float) -> Round:
    """One game whose seats chose one after another; seat 0 is to choose in the end and expects `last`."""
    many = len(seats)
    nothing = jnp.zeros((many, 1, 1), jnp.int8)
    turn = Turn(
        nothing,
        nothing == 0,
        jnp.zeros((many, 1), jnp.int32),
        jnp.zeros((many, 1)),
        jnp.array(values)[:, None],
        jnp.ones((many, 1), bool),
        jnp.array(seats, jnp.int8)[:, None],
        jnp.zeros((many, 1), jnp.int32),
    )
    own = jnp.ones((many, 1), bool)
    ends = jnp.array(done, jnp.float32)[:, None]
    return Round(turn, own, jnp.array(rewards)[:, None, :], ends, jnp.array([last]), jnp.array([0]))


def test_every_seat_is_given_what_it_got_whoever_chose_last() -> None:
    """Three seats in turns; the second wins with the last choice of the third."""
    nothing = [0.0, 0.0, 0.0]
    played = credited(credit([0, 1, 2], [0, 0, 0], [0, 0, 1], [nothing, nothing, [-1, 1, -1]], 0.0), 1.0)
    assert played.aim.tolist() == [-1, 1, -1]
    assert played.weight.tolist() == [1, 1, 1]


def test_who_is_not_asked_again_has_nothing_to_learn_from_yet() -> None:
    """The game goes on: seat 0 knows what it expects next, seat 1 does not."""
    nothing = [0.0, 0.0]
    played = credited(credit([0, 1], [0.25, 0.5], [0, 0], [nothing, nothing], 0.75), 1.0)
    assert played.weight.tolist() == [1, 0]
    assert played.advantage.tolist()[0] == pytest.approx(0.5)


def test_what_nobody_knows_yet_is_no_credit_for_the_choice_before() -> None:
    """Seat 1 expected 0.5 at its last choice and is not asked again: that is what its first choice led to."""
    nothing = [0.0, 0.0]
    played = credited(credit([1, 0, 1], [0.125, 0.0, 0.5], [0, 0, 0], [nothing] * 3, 0.0), 1.0)
    assert played.weight.tolist() == [1, 1, 0]
    assert played.advantage.tolist()[0] == pytest.approx(0.375)


def test_credit_does_not_pass_the_end_of_a_game() -> None:
    played = credited(credit([0, 0], [0, 0], [1, 0], [[1.0, -1.0], [0.0, 0.0]], -1.0), 1.0)
    assert played.advantage.tolist() == [1, -1]


@pytest.mark.soak
def test_a_short_course_helps() -> None:
    """Snowball Fight after 12 rounds of 128 games: far better against greed than before, over 40 deals."""
    course = replace(
        courses.at_home(courses.course_of(GAMES["snowball_fight"])), hidden=(64, 64), deals=40, primer=0.75
    )
    pupil = Pupil(GAMES["snowball_fight"], course, seed=2)
    before = pupil.test()
    for done in range(12):
        pupil.learn(done / 12)
    after = pupil.test()
    assert before.score + before.half_width < after.score - after.half_width
    assert pupil.best is pupil.mind.net


@pytest.mark.parametrize(
    ("key", "seats"), [pytest.param("snowball_fight", (2,), marks=pytest.mark.soak), ("ice_and_sky", (2, 3))]
)
def test_a_pupil_that_was_kept_goes_on_as_if_nothing_had_happened(tmp_path: Path, key: str, seats: tuple[int]) -> None:
    game, course = GAMES[key], replace(TINY, seats=seats)
    at_once, before = Pupil(game, course, seed=3), Pupil(game, course, seed=3)
    for done in range(4):
        at_once.learn(done / 4)
    for done in range(2):
        before.learn(done / 4)
    keeping.write(tmp_path / "kept.npz", before.kept())
    after = Pupil(game, course, seed=3)
    after.go_on(keeping.read(tmp_path / "kept.npz"))
    for done in range(2, 4):
        after.learn(done / 4)
    assert after.steps == at_once.steps
    for name, part in plain(at_once.mind.net).items():
        assert np.array_equal(part, plain(after.mind.net)[name]), name
    with pytest.raises(Refusal, match="with seed 3, not of"):
        Pupil(game, course, seed=4).go_on(keeping.read(tmp_path / "kept.npz"))


def test_who_is_stopped_while_writing_leaves_the_file_that_was_there(tmp_path: Path) -> None:
    class Broken:
        def __array__(self, dtype: object = None, copy: object = None) -> None:
            raise KeyboardInterrupt

    keeping.write(tmp_path / "net.npz", {"one": np.arange(3)})
    with pytest.raises(KeyboardInterrupt):
        keeping.write(tmp_path / "net.npz", {"one": Broken()})
    assert keeping.read(tmp_path / "net.npz")["one"].tolist() == [0, 1, 2]


def test_the_door_learns_keeps_goes_on_and_tells_what_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(courses, "at_home", lambda course: replace(TINY, tests=1))
    here = ["--rounds", "1", "--out", str(tmp_path)]
    assert train.main(["snowball_fight", *here]) == 0
    assert "<svg" in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert train.main(["snowball_fight", *here[:1], "2", *here[2:], "--resume"]) == 0
    assert "goes on after 1 rounds" in capsys.readouterr().out
    assert len(keeping.read(tmp_path / "snowball_fight.npz")["lessons"]) == 4
    assert train.main(["snowball_fight", "--seats", "5", *here]) == train.FAILED
    assert "Not finished: Snowball Fight." in capsys.readouterr().out
    assert train.main(["snowball_fight=long"]) == 2


@pytest.mark.soak
def test_a_pupil_on_a_gpu_learns_the_same() -> None:
    """In Numba's CUDA simulator; `python -m tests.learn.gpu_school GAME …` does so on a GPU."""
    from .test_gpu import in_simulator

    assert in_simulator("-m", "tests.learn.gpu_school", "snowball_fight") == ["snowball_fight: the same"]


def test_the_program_can_be_asked_what_it_does() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "snowedin.learn.train", "--help"], capture_output=True, text=True, check=True
    )
    assert "--minutes" in done.stdout
