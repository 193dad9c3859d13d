"""Rivals who never learn: a network asked for all games at once likes what it likes when it is asked alone."""

from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from snowedin.bots.reflex import Reflex, answer, champion
from snowedin.core.compile import engine
from snowedin.core.game import Refusal
from snowedin.games import GAMES
from snowedin.learn.batch import Batch
from snowedin.learn.champion import made_whole
from snowedin.learn.school import courses, keeping, rivals, sensing
from snowedin.learn.school.courses import Course
from snowedin.learn.school.net import judged, plain, sensed
from snowedin.learn.school.pupil import Pupil
from snowedin.learn.school.rivals import Champion, Thinker
from snowedin.learn.school.tables import Table

TINY = Course(games=16, steps=8, parts=2, deals=10, every=1, begin="reflex", primer=0.0)
SNOWBALL = GAMES["snowball_fight"]


@pytest.fixture(autouse=True)
def a_short_look_around(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sensing, "GAMES", 64)
    monkeypatch.setattr(sensing, "STEPS", 120)


@pytest.mark.parametrize("key", ["snowball_fight", "winter"])
def test_a_champion_asked_for_many_games_likes_what_it_likes_alone(key: str) -> None:
    """Number for number, over whole games by chance."""
    game = GAMES[key]
    net = champion(game)
    assert net is not None
    alone, many = Reflex(engine(game), net), Champion("reflex", net)
    batch = Batch(game, 4)
    shown = batch.reset("likes")
    seen = 0
    while batch.finished < 4:
        with jax.enable_x64(True):
            likes = np.asarray(rivals.liked(many._likes.reads, many._likes.layers, jnp.asarray(shown.observation)))
        for i in range(4):
            row, layers = alone._room
            alone._bound.think(batch.state(i), int(shown.seat[i]), *alone._net, row, layers)
            assert likes[i].tolist() == layers[-int(net.plan[answer.KNOWN]) :].tolist()
            seen += 1
        chosen = np.asarray(many.choose(shown.observation, shown.mask, jax.random.key(seen), is_turned=False))
        assert shown.mask[np.arange(4), chosen].all()
        batch.step(batch.choose())
    assert seen > 40


def test_a_champion_is_as_warm_as_its_plan() -> None:
    """Shares are those that `answer.share` has; without warmth everything goes to what is liked best."""
    likes, may = np.array([[500.0, 256.0, 900.0, 500.0]]), np.array([[True, True, False, True]])
    with jax.enable_x64(True):
        warm = np.asarray(rivals.shares(likes, may, jnp.asarray(answer.FADING), 256))[0]
        cold = np.asarray(rivals.shares(likes, may, jnp.asarray(answer.FADING), 0))[0]
    plan = np.array([0, 0, 0, 0, 256])
    assert warm.tolist() == [answer.share(plan, 0), answer.share(plan, 244), 0, answer.share(plan, 0)]
    assert cold.tolist() == [True, False, False, False]


def test_a_pupil_can_begin_as_a_champion() -> None:
    """The chances of the network in floats are those of the whole numbers, but for their rounding."""
    net = champion(SNOWBALL)
    assert net is not None
    teacher = Champion("reflex", net)
    senses, begun = teacher.begun(np.random.default_rng(0))
    shown = Batch(SNOWBALL, 32).reset("begin")
    with jax.enable_x64(True):
        likes = np.asarray(rivals.liked(teacher._likes.reads, teacher._likes.layers, jnp.asarray(shown.observation)))
    seen, may, _ = sensed(senses, jnp.asarray(shown.observation), jnp.asarray(shown.mask), is_turned=False)
    whole = np.asarray(jax.nn.log_softmax(jnp.where(may, likes / answer.ONE, -1e9)))
    chances = np.asarray(judged(begun, seen, may)[0])
    assert np.abs(np.exp(chances) - np.exp(whole)).max() < 0.05


def test_who_can_be_asked_for_many_games() -> None:
    assert rivals.found(SNOWBALL, "sledger") == "greed"
    assert rivals.name_of(rivals.found(SNOWBALL, "avalanche")) == "avalanche"
    assert rivals.found(SNOWBALL, "yeti") == Thinker("yeti")
    assert rivals.found(SNOWBALL, "yeti@40") == Thinker("yeti@40")
    with pytest.raises(Refusal, match="cannot sit at a table to learn at"):
        rivals.found(SNOWBALL, "nobody")
    with pytest.raises(Refusal, match="cannot be read"):
        rivals.found(SNOWBALL, "nowhere.weights")
    with pytest.raises(Refusal, match="no network to begin with"):
        Pupil(SNOWBALL, replace(TINY, begin="greed"))


def test_a_course_can_be_changed_by_name() -> None:
    assert courses.changed(Course(), ["magnet=0.5", "games=7"]) == replace(Course(), magnet=0.5, games=7)
    for wrong in ("magnet", "magnets=1", "games=few"):
        with pytest.raises(Refusal, match="changes nothing of a course"):
            courses.changed(Course(), [wrong])


def test_a_responder_sits_only_with_its_victim_and_is_tested_against_it() -> None:
    pupil = Pupil(SNOWBALL, courses.against(TINY, "avalanche"))
    assert [rivals.name_of(table.company) for table in pupil.tables[2]] == ["avalanche"]
    pupil.learn(0.5)
    assert rivals.name_of(pupil.examiner) == "avalanche"
    assert 0 <= pupil.examined()[0] <= 1


@pytest.mark.soak
def test_a_hunter_becomes_a_rival_and_a_break_changes_nothing() -> None:
    course = replace(TINY, hunt=2, league=9, every=100)
    at_once, before = Pupil(SNOWBALL, course, seed=3), Pupil(SNOWBALL, course, seed=3)
    for _ in range(3):
        at_once.learn(0.5)
    before.learn(0.5)
    after = Pupil(SNOWBALL, course, seed=3)
    after.go_on(before.kept())
    for _ in range(2):
        after.learn(0.5)
    assert len(at_once.league) == len(after.league) == 2
    for name, part in plain(at_once.mind.net).items():
        assert np.array_equal(part, plain(after.mind.net)[name]), name
    for name, part in keeping.group(at_once.kept(), "hunter").items():
        assert np.array_equal(part, keeping.group(after.kept(), "hunter")[name]), name


def test_a_pupil_learns_against_one_who_thinks() -> None:
    """Every step is a choice of its own; what the other one answers was thought of meanwhile."""
    course = replace(courses.against(TINY, "skier@3"), games=4, steps=6, deals=2)
    pupil = Pupil(SNOWBALL, course)
    before = plain(pupil.mind.net)
    pupil.learn(0.5)
    assert pupil.steps == 4 * 6
    assert any(not np.array_equal(part, before[name]) for name, part in plain(pupil.mind.net).items())
    assert 0 <= pupil.test().score <= 1


def test_a_pupil_that_is_advised_begins_as_the_bot_that_advises() -> None:
    queen = GAMES["ice_queen"]
    course = courses.against(replace(TINY, begin="", advice="counter", hidden=(32, 32)), "counter")
    pupil = Pupil(queen, course)
    table = Table(queen, 64, 2, "counter", "advice", advice="counter")
    for step in range(20):
        turn = table.looked(pupil.mind.net, pupil.senses, jax.random.key(step))
        advised = np.array(table.batch.choose("counter"))
        liked = np.asarray(judged(pupil.mind.net, turn.seen, turn.may)[0]).argmax(axis=1)
        assert np.array_equal(np.asarray(pupil.senses.acts)[liked], advised)
        table.step(advised)
    pupil.learn(0.5)
    with pytest.raises(Refusal, match="told what a bot would do"):
        made_whole(pupil.network(), "last", 1.0)
    with pytest.raises(Refusal, match="begins as that bot"):
        Pupil(SNOWBALL, replace(TINY, advice="greed"))


@pytest.mark.soak
def test_what_was_paid_for_staying_undecided_is_gone_when_all_has_cooled() -> None:
    paid, unpaid = (Pupil(SNOWBALL, replace(TINY, entropy=pay, cooling=1.0), seed=3) for pay in (0.5, 0.0))
    for pupil in (paid, unpaid):
        pupil.learn(1.0)
    for name, part in plain(paid.mind.net).items():
        assert np.array_equal(part, plain(unpaid.mind.net)[name]), name
    warm = Pupil(SNOWBALL, replace(TINY, entropy=0.5), seed=3)
    warm.learn(1.0)
    assert not np.array_equal(plain(warm.mind.net)["action"], plain(paid.mind.net)["action"])
