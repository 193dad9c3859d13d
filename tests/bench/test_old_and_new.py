"""Two checkouts meet: here one meets a copy of itself, so that everything is known beforehand."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from bench.meetings import Pairing
from bench.old_and_new import Judge, OldSide, checkout, in_order, play
from bench.player import Side

from bench import old_and_new, strength
from snowedin.bots.ratings import Sprt
from snowedin.core.compile import INTERPRETED
from snowedin.games import GAMES

ROOT = Path(__file__).parents[2]
SIMULATIONS = 3
GAME = "ice_queen"  # its search looks ahead one choice only: that is quick without the compiler too


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("old")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    found = checkout(str(folder))
    yield found
    old_and_new.old_side(found).close()
    old_and_new.old_side.cache_clear()


def test_who_meets_their_equal_over_the_same_deal_gets_half_of_it(old: str) -> None:
    there, back = (play(old, SIMULATIONS, GAME, old_and_new.NAMES, (0, turn), INTERPRETED) for turn in range(2))
    assert there.points + back.points == 1
    assert all(clock.choices > 0 for told in (there, back) for clock in told.clocks)


def test_another_level_may_meet_yeti_as_it_was(old: str) -> None:
    place, new = (SIMULATIONS, GAME, old_and_new.NAMES), "snowflake"
    both = [play(old, *place, (0, turn), INTERPRETED, new=new) for turn in range(2)]
    assert sum(told.points for told in both) < 1  # moods lose to one who counts, over both seats of this deal


def test_a_checkout_with_other_rules_is_found_out(old: str) -> None:
    with closing(OldSide(old)) as side:
        side.sit(game=GAME, key="00" * 16, seats=[0], seed="a", simulations=SIMULATIONS, target=INTERPRETED)
        with pytest.raises(ValueError, match="failed at choose"):
            side.choose([], [[1], [2]])
    with pytest.raises(ValueError, match="do not play by the same rules"):
        Side(GAME, "00" * 16, [0], "a", SIMULATIONS, INTERPRETED).choose([], [[1], [2]])


def test_a_folder_that_is_no_other_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is no checkout"):
        checkout(str(tmp_path))
    with pytest.raises(SystemExit, match="this very checkout"):
        checkout(str(ROOT))


@pytest.mark.parametrize("program", [old_and_new, strength], ids=["old_and_new", "strength"])
def test_whoever_names_no_game_means_all(
    program: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    more = ["--old", "elsewhere"] if program is old_and_new else []
    monkeypatch.setattr("sys.argv", ["bench", *more])
    assert program.read_arguments().games == []
    monkeypatch.setattr("sys.argv", ["bench", "winter", *more])
    assert program.read_arguments().games == ["winter"]
    monkeypatch.setattr("sys.argv", ["bench", "summer", *more])
    with pytest.raises(SystemExit):
        program.read_arguments()
    assert "there is no game 'summer' here" in capsys.readouterr().err


def test_deals_are_judged_in_their_order_whichever_ends_first() -> None:
    pairing = Pairing(GAMES["winter"], old_and_new.NAMES, 0.0)
    pairing.games = {(0, 0): 1.0, (0, 1): 0.0, (1, 1): 1.0, (2, 0): 1.0, (2, 1): 1.0}
    assert in_order(pairing) == [0.5]
    pairing.games[1, 0] = 0.0
    assert in_order(pairing) == [0.5, 0.5, 1.0]


@pytest.mark.parametrize(("points", "decision"), [(1.0, "accept"), (0.0, "refuse")])
def test_it_is_decided_once(points: float, decision: str) -> None:
    judge = Judge(Sprt(-50, 0))
    pairing = Pairing(GAMES["winter"], old_and_new.NAMES, 0.0)
    found = []
    for deal in range(200):
        pairing.games |= {(deal, 0): points, (deal, 1): points}
        found.append(judge.is_decided(pairing))
    assert not found[0]
    assert found[-1]
    assert judge.decisions == {"winter": decision}


def test_where_each_side_plays_alone_more_than_the_other_is_more_than_half() -> None:
    made = {"new": 0.75, "old": 0.25}
    scores = []
    for turn, name in enumerate(("new", "old")):
        seats = old_and_new.sitting(turn, is_shared=True)
        assert seats[name] == [0, 1]
        scores.append(old_and_new.points([made[name]] * 2, seats, is_shared=True))
    assert sum(scores) / 2 == 0.75
