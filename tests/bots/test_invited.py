"""Bots of other packages under a name: entry points and those that a server's owner names; what is broken is told."""

import os
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from snowedin.bots import Bot, arena, invited, names, number_of, own_number_of
from snowedin.bots.guests import bot_called, is_guest
from snowedin.core.game import Refusal
from snowedin.games import GAMES
from snowedin.simulate.cpu import simulate
from snowedin.simulate.lab.report import wish
from snowedin.simulate.lab.tally import play

QUEEN, WINTER = GAMES["ice_queen"], GAMES["winter"]
HERE = "tests.bots.guests_at_home"


@pytest.fixture(autouse=True)
def no_memory() -> Iterator[None]:
    invited.book.cache_clear()
    yield
    invited.book.cache_clear()


def declare(monkeypatch: pytest.MonkeyPatch, **points: str) -> None:
    found = [EntryPoint(name.replace("__", "."), value, invited.GROUP) for name, value in points.items()]
    monkeypatch.setattr(invited, "entry_points", lambda group: [point for point in found if point.group == group])


def test_a_bot_by_entry_point_plays_under_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch, first=f"{HERE}:First")
    assert names(QUEEN)[-1] == "first"
    assert is_guest(QUEEN, "first")
    assert len(arena.compete(QUEEN, ["first", "chance"], 2).meetings[0, 1]) == 2
    with pytest.raises(Refusal, match="First is a guest"):
        own_number_of(QUEEN, "first")
    with pytest.raises(Refusal, match="seated by"):
        Bot(QUEEN, "first")


def test_a_bot_of_one_game_is_offered_there_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch, winter__first=f"{HERE}:First")
    assert "first" in names(WINTER)
    with pytest.raises(Refusal, match="has no bot 'first'"):
        number_of(QUEEN, "first")


def test_what_is_broken_is_told_and_all_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch, Loud="a:b", first=f"{HERE}:First", lost="no_such_package.bots:Bot", yeti=f"{HERE}:Failing")
    monkeypatch.setenv(invited.NAMED, f"first={HERE}:Failing")
    troubles = invited.book().troubles
    assert [name for name in names(QUEEN) if is_guest(QUEEN, name)] == ["first"]
    assert invited.object_of(QUEEN, "first").endswith("Failing")  # the environment is asked first
    assert len(troubles) == 4
    for said in (
        "'yeti', but a bot of the box",
        "offers a bot as 'Loud'",
        "'first', as another does",
        "no package of 'no_such_package.bots:Bot'",
    ):
        assert sum(said in trouble for trouble in troubles) == 1
    assert bot_called(QUEEN, "yeti").level is not None  # whose name it is, stays who it was


@pytest.mark.parametrize("text", ["first", "First=a:b", "first=a", "=a:b", "first=a:b:c"])
def test_how_a_bot_is_named_is_checked(text: str) -> None:
    with pytest.raises(Refusal, match="A bot is invited as NAME="):
        invited.name_bots([text])


def test_a_named_bot_is_known_to_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(invited.NAMED, "")
    invited.name_bots([f"first={HERE}:First"])
    assert names(QUEEN)[-1] == "first"
    assert os.environ[invited.NAMED] == f"first={HERE}:First"


def test_one_that_cannot_be_seated_is_refused_in_a_sentence() -> None:
    with pytest.raises(Refusal, match="cannot be seated: it fails with RuntimeError: not today"):
        arena.compete(QUEEN, [f"{HERE}:Unwilling", "chance"], 1)


def test_guests_are_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch, first=f"{HERE}:First")
    one, two = (simulate(QUEEN, 6, [who, "greed"], "a") for who in (f"{HERE}:First", "first"))
    assert one.rewards.tolist() == two.rewards.tolist()
    with pytest.raises(Refusal, match="stops to think"):
        simulate(QUEEN, 2, ["yeti", "greed"], "a")


def test_the_lab_lets_guests_play() -> None:
    asked = wish(QUEEN, [f"{HERE}:First", "greed"], games=4)
    assert not asked.base.is_quick
    assert not asked.base.is_repeatable
    assert play(asked.base, 0, 3) == play(asked.base, 0, 2) + play(asked.base, 2, 3)
