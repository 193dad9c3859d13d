"""The search: finds wins, keeps secrets, mixes where it must, and does the same again for the same key."""

import time

import pytest
from bench.games import CONNECT_FOUR

from snowedin.bots.search import BATCH, OFTEN, Plan, Search, Thought
from snowedin.core import protocol
from snowedin.core.compile import COMPILED, INTERPRETED, engine
from snowedin.core.game import Game, Refusal
from snowedin.core.match import Match

from .cups import GAME as CUPS
from .cups.state import SPY
from .throws import GAME as THROWS
from .throws.state import PAPER, ROCK, SCISSORS

KEY = b"sixteen snowmen!"


def four(columns: list[int], target: str = COMPILED) -> Match:
    match = Match(CONNECT_FOUR, 2, key=KEY, target=target)
    for column in columns:
        match.act(match.to_act()[0], column)
    return match


def think(match: Match, simulations: int, key: bytes = KEY, plan: Plan | None = None) -> Thought:
    return Search(match.engine, plan or Plan(), key).think(match.state, match.to_act()[0], simulations)


def test_it_takes_a_win() -> None:
    assert think(four([4, 1, 4, 1, 4, 2]), 200).best.action == 4


def test_it_stops_the_other_from_winning() -> None:
    assert think(four([4, 1, 4, 1, 4]), 1_000).best.action == 4


def test_it_finds_a_win_that_takes_three_moves() -> None:
    thought = think(four([4, 4, 3, 3]), 4_000)
    assert thought.best.action in (2, 5)  # three in the bottom row, open at both ends
    assert thought.value > 0.9
    assert thought.line[0] == (0, thought.best.action)


def test_it_stops_when_no_other_choice_can_catch_up() -> None:
    match = four([4, 1, 4, 1, 4, 2])
    search = Search(match.engine, Plan(), KEY)
    tries = [option.visits for option in search.think(match.state, 0, 1_000).options]
    assert tries[0] - tries[1] > 500
    now = time.perf_counter()
    assert search._is_decided(0, 100, now + 5)  # 500 more simulations
    assert not search._is_decided(0, 100, now + 15)  # 1,500 more
    assert search.think(match.state, 0, 1_000).simulations == 1_000


def test_time_that_a_solver_spent_in_vain_does_not_make_the_search_seem_slow() -> None:
    match = four([4, 1, 4, 1, 4, 2])
    search = Search(match.engine, Plan(), KEY)
    search.think(match.state, 0, 1_000)
    assert search._spend(0, None, 10.5, time.perf_counter() - 10) > BATCH * OFTEN


def test_where_others_choose_too_it_uses_its_time() -> None:
    match = Match(THROWS, 2, key=KEY, target=INTERPRETED)
    search = Search(match.engine, Plan(), KEY)
    search.think(match.state, 0, 50)
    assert not search._is_decided(0, 5, time.perf_counter() + 0.001)


def test_same_key_and_simulations_give_the_same_thought() -> None:
    one, again, other = (think(four([4]), 500, key) for key in (KEY, KEY, b"another sixteen!"))
    assert (one.options, one.line, one.value) == (again.options, again.line, again.value)
    assert one.options != other.options


def test_compiled_and_interpreted_think_alike() -> None:
    compiled, interpreted = (think(four([4, 4], target), 60) for target in (COMPILED, INTERPRETED))
    assert compiled.options == interpreted.options
    assert compiled.line == interpreted.line


def test_visits_shares_and_values_are_those_of_the_simulations() -> None:
    thought = think(four([]), 700)
    assert sum(option.visits for option in thought.options) == 700
    assert sum(option.share for option in thought.options) == pytest.approx(1)
    assert all(0 <= option.value <= 1 for option in thought.options)
    assert {option.action for option in thought.options} == set(range(1, 8))


def test_the_tree_is_kept_where_the_position_was_thought_of() -> None:
    match = four([])
    search = Search(match.engine, Plan(), KEY)
    first = search.think(match.state, 0, 2_000)
    for seat, action in first.line[:2]:
        match.act(seat, action)
    second = search.think(match.state, 0, 100)
    assert sum(option.visits for option in second.options) > 100


def test_it_keeps_to_the_time() -> None:
    match = four([])
    search = Search(match.engine, Plan(), KEY)
    search.think(match.state, 0, 10)
    began = time.perf_counter()
    thought = search.think(match.state, 0, seconds=0.2)
    assert thought.simulations > 100
    assert time.perf_counter() - began < 1.0


def test_a_search_without_a_budget_or_out_of_turn_is_refused() -> None:
    match = four([])
    search = Search(match.engine, Plan(), KEY)
    with pytest.raises(Refusal):
        search.think(match.state, 0)
    with pytest.raises(Refusal):
        search.think(match.state, 1, 10)


def test_regret_matching_finds_the_mixed_strategy() -> None:
    match = Match(THROWS, 2, key=KEY, target=INTERPRETED)
    search = Search(match.engine, Plan(), KEY)
    thought = search.think(match.state, 0, 3_000)
    assert thought.mixed
    shares = {option.action: option.share for option in thought.options}
    assert shares[ROCK] == pytest.approx(1 / 4, abs=0.06)
    assert shares[PAPER] == pytest.approx(1 / 2, abs=0.06)
    assert shares[SCISSORS] == pytest.approx(1 / 4, abs=0.06)
    assert thought.value == pytest.approx(1 / 2, abs=0.03)


def test_a_rival_of_habit_is_answered_with_care() -> None:
    """Half of the time the other throws rock, half of the time what hurts most: the best is 1/4, 3/4, 0."""
    match = Match(THROWS, 2, key=KEY, target=INTERPRETED)
    search = Search(match.engine, Plan(bot="rock", habit=0.5), KEY)
    thought = search.think(match.state, 0, 3_000)
    shares = {option.action: option.share for option in thought.options}
    assert shares[ROCK] == pytest.approx(1 / 4, abs=0.08)
    assert shares[PAPER] == pytest.approx(3 / 4, abs=0.08)
    assert shares[SCISSORS] == pytest.approx(0, abs=0.08)
    assert thought.value == pytest.approx(9 / 16, abs=0.03)


def test_what_a_seat_cannot_know_does_not_change_its_thought() -> None:
    """The pea of the true state lies where no deal puts it; a search that looked would never find it."""
    plain = engine(CUPS, INTERPRETED)
    thoughts = []
    for pea in (1, 2, SPY):
        match = Match(CUPS, 2, key=KEY, target=INTERPRETED)
        match.state.pea = pea
        thoughts.append(Search(plain, Plan(), KEY).think(match.state, 0, 800))
    first, *others = thoughts
    assert all((one.options, one.value, one.line) == (first.options, first.value, first.line) for one in others)
    assert first.best.action == 1
    assert first.value == pytest.approx(1 / 2, abs=0.06)


def test_a_choice_that_it_would_not_make_can_be_asked_about() -> None:
    match = Match(CUPS, 2, key=KEY, target=INTERPRETED)
    search = Search(match.engine, Plan(), KEY)
    search.think(match.state, 0, 400)
    assert search.value_of(match.state, 0, 3, 400) == pytest.approx(1 / 4, abs=0.06)


def test_every_game_can_be_searched(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """With several seats to act at once or one after another, on the back end that shouts when numbers overflow.

    What games know beyond the rules is left out: a dictionary is too slow without the compiler.
    """
    monkeypatch.setitem(protocol.ANSWERED_IN, "evaluate", ())
    seats = game.seats.start
    match = Match(game, seats, key=KEY, target=INTERPRETED)
    search = Search(match.engine, Plan(horizon=20), KEY)
    for _ in range(3):
        for seat in match.to_act():
            thought = search.think(match.redealt(seat, match.states["chance"][:1].copy()), seat, 3)
            assert {option.action for option in thought.options} == set(match.legal(seat))
        for seat in match.to_act():
            match.act(seat, match.legal(seat)[0])
