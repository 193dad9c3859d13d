"""The search by trials: keeps its budget, does the same again, and on both back ends."""

import time

import pytest

from snowedin.bots import Bot
from snowedin.bots.search import Thought
from snowedin.bots.search.trial_search import Trials, WorldSearch
from snowedin.core.compile import COMPILED, INTERPRETED
from snowedin.core.game import Refusal
from snowedin.core.match import Match
from snowedin.games.ice_and_sky import GAME

KEY = b"sixteen snowmen!"


def late(target: str = COMPILED, placements: int = 8) -> Match:
    match = Match(GAME, 3, key=KEY, target=target)
    bot = Bot(GAME, "greed", "late")
    for _ in range(placements):
        seat = match.to_act()[0]
        match.act(seat, bot.choose(match, seat))
    return match


def think(match: Match, simulations: int | None, seconds: float | None = None, plan: Trials | None = None) -> Thought:
    search = WorldSearch(match.engine, plan or Trials(), KEY)
    return search.think(match.state, match.to_act()[0], simulations, seconds)


def test_it_needs_a_budget_and_a_turn() -> None:
    match = late()
    with pytest.raises(Refusal, match="simulations or of seconds"):
        think(match, None)
    with pytest.raises(Refusal, match="not to act"):
        WorldSearch(match.engine, Trials(), KEY).think(match.state, (match.to_act()[0] + 1) % 3, 10)


def test_it_keeps_to_its_simulations_and_prefers_what_it_tried_most() -> None:
    thought = think(late(), 500)
    assert 400 < thought.simulations <= 500
    assert sum(option.visits for option in thought.options) == thought.simulations
    assert [option.visits for option in thought.options] == sorted((o.visits for o in thought.options), reverse=True)
    assert 0 <= thought.value <= 1
    assert thought.options == think(late(), 500).options


def test_it_keeps_to_its_time() -> None:
    match = late()
    think(match, 10)
    began = time.process_time()
    thought = think(match, None, seconds=0.2)
    assert thought.seconds < 1 or time.process_time() - began < 0.3  # the machine may be busy
    assert think(match, 50, seconds=10.0).simulations <= 50


@pytest.mark.parametrize("imagined", [0, 1])
def test_both_back_ends_think_the_same(imagined: int) -> None:
    plan = Trials(imagined=imagined)
    slow, fast = (think(late(target, 9), 12, plan=plan) for target in (INTERPRETED, COMPILED))
    assert slow.options == fast.options


def test_a_choice_it_would_not_make_is_valued_alone() -> None:
    match = late()
    search = WorldSearch(match.engine, Trials(), KEY)
    seat = match.to_act()[0]
    thought = search.think(match.state, seat, 400)
    worst = thought.options[-1].action
    assert search.value_of(match.state, seat, worst, 100) == pytest.approx(thought.options[-1].value, abs=0.2)
