"""The skill ladder, drama and branching: what is counted is what was played."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from bench.games import CONNECT_FOUR

from snowedin.bots import levels
from snowedin.core.crew import Interrupted
from snowedin.core.game import Game, Refusal
from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.simulate.cpu import simulate
from snowedin.simulate.lab import counting, exchanging
from snowedin.simulate.lab.page import page
from snowedin.simulate.lab.report import drama, report, wish
from snowedin.simulate.lab.skill import contests, hurried, meet, rungs, thinkers, told_of
from snowedin.simulate.lab.sweep import Ladder
from snowedin.simulate.lab.tally import Setting, play, recorded

from ..left_to_the_soak import all_but

ICE_QUEEN, WINTER, TOGETHER = GAMES["ice_queen"], GAMES["winter"], GAMES["ice_and_sky"]


def test_each_meets_the_one_below_and_the_top_once() -> None:
    found = [(rung.better, rung.worse) for rung in rungs(("a", "b", "c", "d"))]
    assert found == [("b", "a"), ("c", "b"), ("d", "c"), ("d", "a"), ("d", "b")]
    assert [rung.title for rung in rungs(("a", "b"))] == ["b against a"]
    assert rungs(("a",)) == []


def contest(game: Game, better: str, worse: str) -> tuple[Ladder, Setting]:
    found = contests(game, game.seats.start, game.read_options({}), "x")
    return next((rung, setting) for rung, setting in found if (rung.better, rung.worse) == (better, worse))


def test_every_deal_is_played_both_ways_round() -> None:
    rung, setting = contest(ICE_QUEEN, "greed", "pride")
    assert (setting.players, setting.rivals) == (("greed", "pride"), ("pride", "greed"))
    games, seed = 60, setting.seed
    one = simulate(ICE_QUEEN, games, setting.players, seed).rewards[:, 0]
    other = simulate(ICE_QUEEN, games, setting.rivals, seed).rewards[:, 1]
    told = told_of(rung, setting, play(setting, 0, games))
    assert told["score"]["mean"] == pytest.approx((one + other).mean() / 2, abs=1e-5)
    assert told["both"]["mean"] == pytest.approx(((one > 0.5) & (other > 0.5)).mean(), abs=1e-5)
    assert told["neither"]["mean"] == pytest.approx(((one < 0.5) & (other < 0.5)).mean(), abs=1e-5)
    assert told["seats"]["mean"] == pytest.approx(((one - 0.5) * (other - 0.5) < 0).mean(), abs=1e-5)
    assert told["elo"]["mean"] > 0


def test_equals_get_half_and_only_the_cards_decide() -> None:
    setting = Setting(ICE_QUEEN, ("greed", "greed"), ICE_QUEEN.read_options({}), "y", rivals=("greed", "greed"))
    told = told_of(Ladder("greed", "greed"), setting, play(setting, 0, 50))
    assert told["score"]["mean"] == 0.5
    assert told["seats"]["mean"] == 1.0
    assert told["elo"]["mean"] == 0


def test_teams_play_the_same_deals() -> None:
    better, worse = TOGETHER.bots.NAMES[2], TOGETHER.bots.NAMES[1]
    rung, setting = contest(TOGETHER, better, worse)
    games = 40
    one, other = (simulate(TOGETHER, games, [who] * 2, setting.seed).rewards[:, 0] for who in (better, worse))
    told = told_of(rung, setting, play(setting, 0, games))
    assert told["score"]["mean"] == pytest.approx((one - other).mean(), abs=1e-4)
    assert told["both"]["mean"] == pytest.approx((one > other).mean())
    assert told["deal"] == pytest.approx(np.corrcoef(one, other)[0, 1] ** 2, abs=1e-3)
    assert told["elo"] is None


def test_parts_of_a_contest_add_up() -> None:
    _, setting = contest(WINTER, "greed", "chance")
    assert play(setting, 3, 8) + play(setting, 0, 3) == play(setting, 0, 8)
    assert setting.games_of_a_deal == 2
    assert setting.places[counting.ROWS] - setting.places[counting.EXCHANGED] == exchanging.MEETINGS


def replayed(setting: Setting, number: int, look: Callable[[Match, int, int], Any]) -> list[Any]:
    """What is seen before each choice of one game."""
    done = recorded(setting, number)
    again = Match(setting.game, done.seats, setting.options, done.key)
    found = []
    for seat, action in done.actions:
        found.append(look(again, seat, action))
        again.act(seat, action)
    return found


@pytest.mark.parametrize("key", all_but(["ice_queen"], GAMES))
def test_choices_are_counted_as_they_were_offered(key: str) -> None:
    game = GAMES[key]
    setting = Setting(game, ("snowflake",) * game.seats.start, game.read_options({}), "choices")
    offered = replayed(setting, 0, lambda match, seat, _: len(match.legal(seat)))
    tally = play(setting, 0, 1)
    choices, forced = (tally.sums[setting.places[kind]] for kind in (counting.CHOICES, counting.FORCED))
    assert choices[:2].tolist() == [len(offered), sum(offered)]
    assert forced[1] == offered.count(1)


def test_the_winner_is_behind_as_often_as_somebody_else_leads() -> None:
    """Ice Queen is led by whoever holds most cards."""
    setting = Setting(ICE_QUEEN, ("greed", "greed"), ICE_QUEEN.read_options({}), "behind")
    for number in range(4):
        held = replayed(setting, number, lambda match, *_: [int(cards) for cards in match.state.height[:2]])
        won = int(np.argmax(recorded(setting, number).rewards()))
        behind = [cards[1 - won] > cards[won] for cards in held]
        tally = play(setting, number, number + 1)
        assert tally.sums[setting.places[counting.TRAILING]][:2].tolist() == [len(held), sum(behind)]
        found = drama(setting, tally)
        assert found is not None
        checks = [len(held) * (check + 1) // (counting.CHECKS + 1) for check in range(counting.CHECKS)]
        assert [one["mean"] for one in found["behind"]] == [float(behind[check]) for check in checks]


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return report(wish(ICE_QUEEN, games=400, seed="s"))


def test_a_report_tells_skill_drama_and_branching(found: dict[str, Any]) -> None:
    names = ICE_QUEEN.bots.NAMES
    assert [rung["better"] for rung in found["skill"]["rungs"]] == [*names[1:], *[names[-1]] * (len(names) - 2)]
    assert all(rung["score"]["mean"] > 0.5 for rung in found["skill"]["rungs"])
    settled = [one["mean"] for one in found["drama"]["settled"]]
    assert all(early <= late for early, late in pairwise(settled))
    assert found["drama"]["half_settled"] < 0.5
    assert found["branching"]["choices"]["mean"] == 13
    text = page(found)
    for title in ("Skill and luck", "How much there is to choose from", "Drama"):
        assert f"<h2>{title}</h2>" in text
    assert "counter against greed" in text


def test_what_a_game_cannot_tell_is_left_out() -> None:
    stranger = report(wish(CONNECT_FOUR, games=60, seed="n"))
    assert stranger["drama"] is None
    assert "<h2>Drama</h2>" not in page(stranger)
    assert stranger["branching"]["choices"]["mean"] > 1
    together = report(wish(TOGETHER, games=40, seed="n"))
    assert together["drama"] is None
    assert "settled by the deal" in page(together)


def test_levels_meet_if_they_are_asked_to(found: dict[str, Any]) -> None:
    quick = {**ICE_QUEEN.read_options({}), "hand_cap": 2}
    played: list[int] = []
    met = meet(ICE_QUEEN, 2, "l", quick, played.append)
    ladder, thinking = met[:5], met[5:]
    assert [(one["better"], one["worse"]) for one in ladder] == [(r.better, r.worse) for r in rungs(levels.NAMES)]
    assert [(one["better"], one["worse"]) for one in thinking] == [
        ("yeti ÷ 4", "yeti ÷ 16"), ("yeti", "yeti ÷ 4"), ("yeti", "yeti ÷ 16"),
    ]  # fmt: skip
    assert sum(played) == 8 * 2 * 2
    assert met[2]["seconds"][0] > met[2]["seconds"][1], "Yeti thinks longer than Skier"
    text = page({**found, "skill": {**found["skill"], "levels": met}})
    assert "yeti against skier" in text
    assert "--levels 20" not in text
    with pytest.raises(Refusal, match="at least 2 deals"):
        meet(ICE_QUEEN, 1, "l", quick)


def test_less_thinking_is_less_of_what_a_level_thinks_by() -> None:
    skier = thinkers(WINTER)["skier"]
    assert skier.simulations is not None
    assert hurried(skier, 4).simulations == skier.simulations // 4
    yeti = thinkers(ICE_QUEEN)["yeti"]
    assert yeti.seconds is not None
    assert hurried(yeti, 16).seconds == yeti.seconds / 16


def test_after_an_interruption_the_levels_that_met_are_kept() -> None:
    told: list[int] = []

    def interrupt(games: int) -> None:
        told.append(games)
        if len(told) > 5:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        meet(ICE_QUEEN, 2, "l", {**ICE_QUEEN.read_options({}), "hand_cap": 2}, interrupt)
    assert [one["better"] for one in stopped.value.done] == ["sledger", "skier"]
