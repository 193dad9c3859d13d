"""Rebalancing: evolution by the book, and a deck of Ice Queen that the game can read."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from snowedin.__main__ import main
from snowedin.core.crew import Interrupted
from snowedin.core.game import Refusal
from snowedin.games import GAMES
from snowedin.games.ice_queen import decks, tuning
from snowedin.simulate.lab.evolution import beats, child, fronts, room, survivors
from snowedin.simulate.lab.front import TITLES, front_page, in_a_sentence
from snowedin.simulate.lab.measures import Estimate
from snowedin.simulate.lab.rebalance import POPULATION, Deck, Rebalance, rebalance, recommended, total_games
from snowedin.simulate.lab.targets import Belief, Measured, Targets, believed, far, inherited, reasons, verdicts

GAME = GAMES["ice_queen"]
BOX = GAME.read_options({})


def test_who_beats_whom() -> None:
    assert beats((1, 2), (1, 3))
    assert not beats((1, 2), (1, 2))
    assert not beats((1, 3), (2, 2))


def test_fronts_are_peeled_off_one_after_another() -> None:
    goals = [(1, 4), (2, 2), (4, 1), (2, 3), (5, 5)]
    assert fronts(goals) == [[0, 1, 2], [3], [4]]


def test_the_last_front_is_thinned_where_it_is_crowded() -> None:
    goals = [(0, 10), (4.9, 5.1), (5, 5), (10, 0)]
    assert room([0, 1, 2, 3], goals)[0] == np.inf
    assert survivors(goals, 3) == [0, 3, 2]


def test_children_stay_in_range_and_near_their_parents() -> None:
    random = Random(1)
    origin = tuning.numbers(BOX)
    for _ in range(50):
        born = child(random, origin, origin, origin, tuning.LOWEST, tuning.HIGHEST)
        assert (born >= tuning.LOWEST).all()
        assert (born <= tuning.HIGHEST).all()
        assert abs(born - origin).max() <= 4
        assert (born != origin).sum() < 20


def test_1_5_the_box_keeps_its_promises_and_a_spoiled_deck_does_not() -> None:
    numbers = tuning.numbers(BOX)
    assert tuning.promises(numbers) == (True, True, True)
    weak = numbers.copy()
    weak[0] = tuning.LOWEST
    assert tuning.promises(weak) == (False, False, False)


def test_a_deck_is_written_as_the_game_reads_it() -> None:
    assert decks.parse("deck.csv", tuning.text(BOX)) == list(decks.box())


def test_the_nearest_deck_is_recommended_and_of_equals_the_one_with_fewest_changes() -> None:
    began = (0.05, 0.2, 0.2)
    idle, near, nearest = (0.05, 0.2, 0.2, 0.0, 0.0), (0.01, 0.1, 0.1, 0.1, 0.1), (0.01, 0.1, 0.095, 0.3, 0.3)
    assert recommended([idle, near, nearest], began) == 1
    assert recommended([idle, nearest], began) == 1


def test_to_lose_ground_is_dearer_than_to_gain_it() -> None:
    began = (0.05, 0.2, 0.2)
    assert far((0.0, 0.2, 0.2), began) < far(began, began)
    assert far((0.0, 0.3, 0.2), began) > far(began, began)
    assert far((0.01, 0.0, 0.0), (0.0, 0.0, 0.0)) > 0, "from a target that was reached already, too"


def test_a_child_is_taken_for_its_parents_until_it_has_played() -> None:
    one = Belief(np.array([0.7, 30.0, 1.0]), np.array([1e-4, 0.1, 1e-3]))
    child_belief = inherited(one, one)
    assert (child_belief.means == one.means).all()
    assert (child_belief.variances > one.variances).all()
    search = Rebalance(GAME, BOX, "b", games=10, progress=lambda games: None)
    deck = Deck(search.origin, child_belief)
    search.play([deck], "belief", 200)
    few = believed(search.measured(deck), child_belief)
    search.play([deck], "belief 2", 20_000)
    many = believed(search.measured(deck), child_belief)
    own = search.measured(deck).skill.mean
    assert abs(few.means[0] - 0.7) < abs(own - 0.7) + 0.02
    assert abs(many.means[0] - own) < 0.005
    assert (many.variances < few.variances).all()


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return rebalance(GAME, BOX, "b", games=10, generations=3, final=100)


def test_the_changes_lead_from_the_old_deck_to_the_new(found: dict[str, Any]) -> None:
    rebalanced = {card["name"]: card for card in decks.parse("deck.csv", found["components"])}
    for card in decks.box():
        changed = {change["category"]: change for change in found["changes"] if change["card"] == card["name"]}
        for category in decks.NUMBERS:
            if category in changed:
                assert changed[category]["from"] == card[category]
                assert changed[category]["to"] == rebalanced[card["name"]][category] != card[category]
            else:
                assert rebalanced[card["name"]][category] == card[category]
    assert found["kept_promises"] == [True, True, True]


def test_no_deck_of_the_front_beats_another() -> None:
    search = Rebalance(GAME, BOX, "b", games=10, progress=lambda games: None)
    targets = Targets(skill=0.6, length=30.0, closeness=5.0)
    original = Deck(search.origin)
    search.play([original], "b original", 100)
    goals = [search.goals(deck, targets) for deck in search.evolve(targets, 2, original)]
    assert len(goals) > 1
    assert not any(beats(one, other) for one in goals for other in goals)


def test_the_report_of_a_rebalancing_is_whole(found: dict[str, Any]) -> None:
    assert 1 <= len(found["front"]) <= 24
    assert 0 <= found["recommended"] < len(found["front"])
    assert len(found["history"]) == 24 + 2 * 48
    assert found["rebalanced"]["length"]["count"] == 100


def test_the_same_seed_finds_the_same_deck(found: dict[str, Any]) -> None:
    assert rebalance(GAME, BOX, "b", games=10, generations=3, final=100) == found


def test_the_page_draws_the_front_and_lists_the_changes(found: dict[str, Any]) -> None:
    text = front_page(found)
    assert text.count("<svg") == 3
    assert text.count("</tr>") == 2 + 5 + len(found["changes"])


def test_a_search_that_was_stopped_goes_on_and_finds_the_same(found: dict[str, Any], tmp_path: Path) -> None:
    played = 0

    def stop_in_the_second_generation(games: int) -> None:
        nonlocal played
        played += games
        if (tmp_path / "generation 0.npz").exists():
            raise KeyboardInterrupt

    with pytest.raises(Interrupted):
        search(tmp_path, stop_in_the_second_generation)
    assert played > 0
    (tmp_path / "generation 1.npz.part").write_bytes(b"cut off")
    assert search(tmp_path) == found
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("snowedin.simulate.lab.rebalance.play_all", None)
        assert search(tmp_path) == found, "something was played again"
    with pytest.raises(Refusal, match="another search"):
        rebalance(GAME, BOX, "other", games=10, generations=3, final=100, notes=tmp_path)
    (tmp_path / "generation 1.npz").write_bytes(b"no archive")
    with pytest.raises(Refusal, match="Remove it"):
        search(tmp_path)


def search(notes: Path, progress: Any = lambda games: None) -> dict[str, Any]:
    return rebalance(GAME, BOX, "b", games=10, generations=3, final=100, progress=progress, notes=notes)


def test_what_cannot_be_rebalanced_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Refusal, match="no numbers that could be evolved"):
        rebalance(GAMES["snowball_fight"], GAMES["snowball_fight"].read_options({}))
    with pytest.raises(Refusal, match="NAME=VALUE with a name of skill"):
        rebalance(GAME, BOX, targets="fun=1", final=20)
    with pytest.raises(Refusal, match="above 0"):
        rebalance(GAME, BOX, targets="skill=1.5", final=20)
    for text in ("skill=nan", "length=inf"):
        with pytest.raises(Refusal, match="can be reached"):
            rebalance(GAME, BOX, targets=text, final=20)
    with pytest.raises(Refusal, match="at least 2 games"):
        rebalance(GAME, BOX, games=1, final=20)
    assert main(["lab", "snowball_fight", "--rebalance"]) == 2
    assert "no numbers" in capsys.readouterr().err


@pytest.mark.parametrize("ignored", [["--rebalance", "--seats", "3"], ["--rebalance", "--players", "greed"]])
def test_what_would_be_ignored_is_refused(ignored: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "ice_queen", *ignored]) == 2
    assert "without --seats and --players" in capsys.readouterr().err
    assert main(["lab", "ice_queen", "--targets", "skill=0.7"]) == 2
    assert "with --rebalance" in capsys.readouterr().err


def test_the_bar_counts_the_games_that_are_played() -> None:
    played: list[int] = []
    found = rebalance(GAME, BOX, "c", games=3, generations=2, final=7, progress=played.append)
    beaten = POPULATION - len(found["front"])
    assert sum(played) == total_games(GAME, 3, 2, 7) - beaten * (7 + 2 * 3)


def test_a_deck_comes_nearer_to_targets_that_can_be_reached() -> None:
    """The example of docs/lab.md, with fewer games."""
    found = rebalance(GAME, BOX, "d", "skill=0.75,length=33,closeness=1.15", games=60, generations=10, final=3_000)
    assert found["changes"]
    for miss in found["misses"].values():
        assert miss["off"] < miss["was_off"]
    assert "Farther off" not in in_a_sentence(found)


def test_where_targets_contradict_each_other_nothing_gets_worse_in_silence() -> None:
    """Lead changes come with length: so many in so few hands no deck has."""
    found = rebalance(GAME, BOX, "e", "skill=0.72,length=25,closeness=3", games=20, generations=3, final=2_000)
    verdicts = {name: miss["verdict"] for name, miss in found["misses"].items()}
    assert verdicts["closeness"] != "reached"
    if found["changes"]:
        assert all(TITLES[name] in in_a_sentence(found) for name in verdicts)
        before, after = found["original"], found["rebalanced"]
        assert after["skill"]["mean"] > before["skill"]["mean"] or after["length"]["mean"] < before["length"]["mean"]
    else:
        assert "may contradict each other" in in_a_sentence(found)
        assert found["rebalanced"] == found["original"]
    assert in_a_sentence(found) in front_page(found)


def test_how_far_off_it_is_is_said() -> None:
    def measured(skill: float, length: float, closeness: float) -> Measured:
        def close(mean: float, error: float) -> Estimate:
            return Estimate(mean, error, mean - 2 * error, mean + 2 * error, 999)

        return Measured(close(skill, 0.003), close(length, 0.1), close(closeness, 0.01), 0.2, 0.1)

    told = verdicts(Targets(0.75, 25.0, 1.5), measured(0.70, 30.0, 1.0), measured(0.749, 31.0, 1.01))
    assert {name: one["verdict"] for name, one in told.items()} == {
        "skill": "reached", "length": "farther", "closeness": "no nearer",
    }  # fmt: skip
    assert told["length"] == {"was_off": 5.0, "off": 6.0, "verdict": "farther"}


@pytest.mark.parametrize(
    ("key", "name"), [("winter", "deck"), pytest.param("cold_spell", "letters", marks=pytest.mark.soak)]
)
def test_every_game_with_components_can_be_rebalanced(key: str, name: str) -> None:
    game = GAMES[key]
    box = game.read_options({})
    found = rebalance(game, box, "r", "skill=0.9,length=30,closeness=1", games=2, generations=2, final=4)
    tuned = game.tuning
    option = game.components(name)
    assert option.box is not None
    assert option.parse(f"x{tuned.FILE}", tuned.text(box)) == option.read(list(option.box()))
    rebalanced = option.parse(f"x{found['file']}", found["components"])
    numbers = tuned.numbers({**box, name: rebalanced})
    assert (numbers != tuned.numbers(box)).sum() == len(found["changes"])
    assert all(found["kept_promises"])
    random, origin = Random(4), tuned.numbers(box)
    children = [child(random, origin, origin, origin, tuned.LOWEST, tuned.HIGHEST) for _ in range(60)]
    kept = [born for born in children if all(tuned.promises(born)) and (born != origin).any()]
    assert len(kept) > 5
    for born in kept:
        changed = tuned.settled(box, born)
        assert option.parse(f"x{tuned.FILE}", tuned.text(changed)) == changed[name]
    assert set(found["misses"]) == {"skill", "length", "closeness"}
    text = front_page(found)
    assert "evenness" not in text
    assert text.count("<svg") == 2
    assert "turns per game" in text


def test_cards_of_winter_stay_cards() -> None:
    tuned = GAMES["winter"].tuning
    numbers = tuned.numbers(GAMES["winter"].read_options({}))
    assert tuned.promises(numbers) == (True, True)
    numbers[:4] = 1
    assert tuned.promises(numbers) == (False, False)


def test_why_a_target_is_missed_is_said() -> None:
    apart = {"verdict": "farther"}
    misses = {"skill": {"verdict": "reached"}, "length": apart, "closeness": apart}
    tried = [[0.7 + (place * 7 % 5) / 100, 20.0 + place, 1 + place / 20] for place in range(30)]
    out_of_reach, tied = reasons(Targets(0.7, 90.0, 1.5), misses, tried)
    assert out_of_reach == "length 90 is out of reach: all 30 decks had 20 to 49"
    assert tied == "length and closeness move together (correlation 1.00 over the decks tried)"
    assert reasons(Targets(0.7, 90.0, 1.5), misses, tried[:5]) == []
