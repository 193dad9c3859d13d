"""Foresight: keeps its budget, does the same again and on both back ends, and mixes as its network does."""

import time
from typing import Any

import numpy as np
import pytest

from snowedin.bots import Bot, levels, weights_of
from snowedin.bots.reflex import JUDGE, answer, champion
from snowedin.bots.search import Thought
from snowedin.bots.search.foresight_search import Foresight, ForesightSearch
from snowedin.core.compile import COMPILED, INTERPRETED
from snowedin.core.game import Refusal
from snowedin.core.match import Match
from snowedin.core.protocol import NONE
from snowedin.games import GAMES
from snowedin.games.snowball_fight import GAME

KEY = b"sixteen snowmen!"


def thrown(target: str = COMPILED, turns: int = 5) -> Match:
    """A fight between networks in which both are to throw, and seat 0 may well throw this or that."""
    match = Match(GAME, 2, key=KEY, target=target)
    bot = Bot(GAME, "reflex", "thrown")
    while match.state.turns < turns or len(match.to_act()) < 2:
        for seat, action in [(seat, bot.choose(match, seat)) for seat in match.to_act()]:
            match.act(seat, action)
    return match


def think(match: Match, simulations: int | None, seconds: float | None = None, **plan: Any) -> Thought:
    return ForesightSearch(match.engine, Foresight(**plan), KEY).think(match.state, 0, simulations, seconds)


def test_it_needs_a_budget_a_turn_and_both_networks() -> None:
    match = thrown()
    with pytest.raises(Refusal, match="simulations or of seconds"):
        think(match, None)
    match.act(0, match.legal(0)[0])
    with pytest.raises(Refusal, match="not to act"):
        think(match, 10)
    with pytest.raises(Refusal, match="no network that mixes"):
        ForesightSearch(Match(GAMES["winter"], 2, key=KEY).engine, Foresight(), KEY)


def test_it_keeps_to_its_simulations_and_thinks_the_same_again() -> None:
    thought = think(thrown(), 200)
    assert len(thought.options) > 1
    assert 200 - len(thought.options) < thought.simulations <= 200
    assert {option.visits for option in thought.options} == {thought.simulations // len(thought.options)}
    assert sum(option.share for option in thought.options) == pytest.approx(1)
    assert 0 <= thought.value <= 1
    assert thought.options == think(thrown(), 200).options


def test_it_keeps_to_its_time() -> None:
    match = thrown()
    think(match, 10)
    began = time.process_time()
    thought = think(match, None, seconds=0.2)
    assert thought.seconds < 1 or time.process_time() - began < 0.3  # the machine may be busy
    assert think(match, 40, seconds=10.0).simulations <= 40


@pytest.mark.parametrize("horizon", [0, 1, 100])
def test_both_back_ends_think_the_same(horizon: int) -> None:
    slowly, quickly = (think(thrown(target), 4, horizon=horizon) for target in (INTERPRETED, COMPILED))
    assert slowly.options == quickly.options


def test_without_eagerness_it_mixes_as_the_network_does() -> None:
    match = thrown()
    shares = {option.action: option.share for option in think(match, 40, eagerness=0.0).options}
    bot = Bot(GAME, "reflex", "mixes")
    chosen = [bot.choose(match, 0) for _ in range(2_000)]
    for action in match.legal(0):
        assert chosen.count(action) / len(chosen) == pytest.approx(shares.get(action, 0.0), abs=0.05)


def test_the_more_eager_the_more_often_it_throws_what_wins_more() -> None:
    match = thrown()
    calm, eager = (think(match, 400, eagerness=eagerness) for eagerness in (0.0, 50.0))
    assert eager.value > calm.value
    most = max(eager.options, key=lambda option: option.value)
    before = calm.option(most.action)
    assert before is not None
    assert most.share > before.share


def test_what_it_seldom_does_is_no_noise() -> None:
    level = levels.level(GAME, levels.BLIZZARD)
    assert level is not None
    thought = think(thrown(), 200)
    assert weights_of(thought, level) == {option.action: option.share for option in thought.options}


def test_what_the_other_holds_and_has_chosen_does_not_matter() -> None:
    """The same dice with another redeal give the same thought, and so does a rival who has chosen already."""
    match = thrown()
    bots = [Bot(GAME, levels.BLIZZARD, "blind") for _ in range(2)]
    first = bots[0].think(match, 0, simulations=200)
    match.act(1, match.legal(1)[-1])
    assert bots[1].think(match, 0, simulations=200).options == first.options


def test_the_judge_knows_who_is_ahead_and_sees_both_sides_alike() -> None:
    judge = champion(GAME, JUDGE)
    assert judge is not None
    assert len(judge.plan) == answer.LISTS + judge.plan[answer.INPUTS]
    told = []
    for turns in range(2, 12):
        match = thrown(turns=turns)
        search = ForesightSearch(match.engine, Foresight(horizon=0), KEY)
        throws = {seat: match.legal(seat)[0] for seat in range(2)}
        told.append([search.outcome(match.state, seat, throws, 60) for seat in range(2)])
    assert np.abs(np.sum(told, axis=1) - 1).mean() < 0.15


def test_a_choice_that_the_network_would_not_make_is_valued_alone() -> None:
    match = thrown()
    search = ForesightSearch(match.engine, Foresight(), KEY)
    thought = search.think(match.state, 0, 400)
    worst = thought.options[-1]
    assert search.value_of(match.state, 0, worst.action, 200) == pytest.approx(worst.value, abs=0.1)


def test_an_outcome_is_of_these_very_choices() -> None:
    match = thrown()
    search = ForesightSearch(match.engine, Foresight(horizon=0), KEY)
    throws = [search.outcome(match.state, 0, {0: action, 1: match.legal(1)[0]}, 200) for action in match.legal(0)]
    assert max(throws) - min(throws) > 0.01
    assert NONE not in match.legal(0)
