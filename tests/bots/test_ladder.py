"""Ladders by thinking time: who meets whom, how high each stands, the picture, and going on where one was stopped."""

import math
from pathlib import Path

import pytest

from snowedin.bots import Bot, ladder, levels
from snowedin.bots.arena import Clock, Played, Result, compete, rungs_of
from snowedin.bots.guests import bot_called
from snowedin.bots.search import Plan
from snowedin.core.compile import INTERPRETED
from snowedin.core.game import Refusal
from snowedin.core.match import Match
from snowedin.games import GAMES

from .throws import GAME as THROWS


def test_rungs_are_rising_numbers_of_simulations() -> None:
    assert ladder.rungs("4,16,64") == ["yeti@4", "yeti@16", "yeti@64"]
    for text in ("16", "16,4", "4,4", "0,4", "4,x", ""):
        with pytest.raises(Refusal, match="A ladder is written as rising numbers"):
            ladder.rungs(text)


def test_a_level_is_given_a_number_of_simulations() -> None:
    level = bot_called(GAMES["winter"], "yeti@30").level
    assert level is not None
    assert isinstance(level.plan, Plan)
    assert (level.simulations, level.seconds, level.plan.effort) == (30, None, 30 * levels.EFFORT)
    for who in ("sledger@30", "yeti@many", "yeti@0", "nobody@3"):
        with pytest.raises(Refusal, match="may be given a number of simulations"):
            bot_called(GAMES["winter"], who)


def test_everybody_meets_the_one_below_or_their_own_kind() -> None:
    assert rungs_of(3, False) == [(1, 0), (2, 1)]
    assert rungs_of(2, True) == [(0, 0), (1, 1)]


def climbed(key: str, *scores: float) -> Result:
    game = GAMES[key]
    result = Result(game, ladder.rungs("4,16,64"), 2, "a", {}, is_ladder=True)
    for pair, score in zip(rungs_of(3, game.reward_sum is None), scores, strict=True):
        result.meetings[pair] = [Played([score, score], [1, 1], (Clock(), Clock())) for _ in range(20)]
    return result


def test_heights_add_up_meeting_by_meeting() -> None:
    low, middle, high = ladder.heights(climbed("winter", 0.75, 0.5))
    assert low == 0
    assert middle == pytest.approx(high, abs=1)
    assert 150 < middle < 191  # 191 Elo are three points of four, less what is imagined against it


def test_together_the_height_is_what_they_make() -> None:
    found = climbed("ice_and_sky", 0.5, 0.6, 0.8)
    assert ladder.heights(found) == pytest.approx([0.5, 0.6, 0.8])
    assert "80.0%" in ladder.page(found)


def test_the_page_tells_simulations_and_points() -> None:
    page = ladder.page(climbed("winter", 0.75, 0.5))
    assert "Winter: strength by thinking time" in page
    for said in (">64</text>", "yeti@64 – yeti@16", "75.0%"):
        assert said in page


def test_the_picture_shows_how_far_each_may_be_off() -> None:
    steady, shaky = climbed("winter", 0.75, 0.5), climbed("winter", 0.75, 0.5)
    for deals in shaky.meetings.values():
        deals[5:] = []
    for result in (steady, shaky):
        below, (low, high) = ladder.heights(result)[1], ladder.spans(result)[2]
        assert low < below < high
    assert ladder.spans(shaky)[2][0] < ladder.spans(steady)[2][0]
    assert ladder.spans(steady)[0] == (0, 0)


def test_who_won_everything_stands_at_least_so_high() -> None:
    won = climbed("winter", 0.75, 1.0)
    below, (low, high) = ladder.heights(won)[1], ladder.spans(won)[2]
    assert below < low < ladder.heights(won)[2]
    assert high == math.inf
    assert f"at least {low:+.0f}</text>" in ladder.picture(won)


def test_a_ladder_that_was_broken_off_is_drawn_as_far_as_it_goes() -> None:
    result = climbed("winter", 0.75, 1.0)
    result.meetings.popitem()
    result.meetings[1, 0][1:] = []
    assert ladder.spans(result)[1] == (-math.inf, math.inf)
    assert ">16</text>" in ladder.picture(result)
    assert ">64</text>" not in ladder.picture(result)


def test_a_ladder_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes, rungs = tmp_path / "notes", ladder.rungs("2,4")
    first = compete(THROWS, rungs, 2, target=INTERPRETED, threads=1, notes=notes, is_ladder=True)
    asked: list[int] = []
    choose = Bot.choose

    def counted(bot: Bot, match: Match, seat: int) -> int:
        asked.append(seat)
        return choose(bot, match, seat)

    monkeypatch.setattr(Bot, "choose", counted)
    again = compete(THROWS, rungs, 2, target=INTERPRETED, threads=1, notes=notes, is_ladder=True)
    assert not asked
    assert again.scores(1, 0) == first.scores(1, 0)
    compete(THROWS, rungs, 3, target=INTERPRETED, threads=1, notes=notes, is_ladder=True)
    assert asked
