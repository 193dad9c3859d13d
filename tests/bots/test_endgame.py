"""What a game can solve is not searched."""

from collections import Counter

from snowedin.bots import Bot
from snowedin.bots.levels import Level
from snowedin.bots.search import Plan, Search, Thought
from snowedin.bots.search.endgame import Solver, solver_of
from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.match import Match

from .cups import GAME as CUPS
from .throws import GAME as THROWS
from .throws.state import PAPER, ROCK, SCISSORS

KEY = b"sixteen snowmen!"


def think(effort: int) -> Thought:
    match = Match(THROWS, 2, key=KEY, target=INTERPRETED)
    return Search(match.engine, Plan(effort=effort), KEY).think(match.state, 0, 20)


def test_what_the_game_solves_is_told_as_it_is() -> None:
    thought = think(100)
    assert thought.solved
    assert thought.mixed
    assert (thought.value, thought.simulations) == (0.5, 0)
    assert {option.action: option.share for option in thought.options} == {ROCK: 0.25, PAPER: 0.5, SCISSORS: 0.25}
    assert thought.best.action == PAPER


def test_what_it_cannot_solve_is_searched() -> None:
    thought = think(99)
    assert not thought.solved
    assert thought.simulations == 20


def test_without_effort_or_without_a_solver_nothing_changes() -> None:
    assert not think(0).solved
    assert solver_of(engine(CUPS, INTERPRETED)) is None


def test_with_a_clock_more_and_more_is_tried() -> None:
    match = Match(THROWS, 2, key=KEY, target=INTERPRETED)
    module = THROWS.module("endgame")
    assert module is not None
    solver = Solver(match.engine, module)
    assert solver.solve(match.state, 0, 160, seconds=10.0) is not None
    assert solver._room.asked == 5  # 10, 20, 40, 80, 160
    assert solver.solve(match.state, 0, 160, seconds=0.0) is None
    assert solver._room.asked == 6


def test_a_solved_mixture_is_played_as_it_is_with_its_seldom_choices() -> None:
    bot = Bot(THROWS, Level("yeti", ""), "seed")
    thought = think(100)
    thrown = Counter(bot.pick(thought) for _ in range(400))
    assert 60 < thrown[ROCK] < 140
    assert 60 < thrown[SCISSORS] < 140
