"""Search: thinks about a position it was given a redeal of, and says what it thinks.

The tree is compiled with the game; this is its Python side: budgets, reuse, and reports.
"""

import time
from dataclasses import dataclass, field
from threading import Lock
from types import ModuleType
from typing import Any

import numpy as np

from ...core.compile import Engine
from ...core.crew import look_up
from ...core.game import Game, Refusal
from ...core.match import start
from ...core.records import blank, blanks
from . import small_dice, tree
from .endgame import Solution, Solver, solver_of

BATCH = 16  # simulations between two looks at the clock
MANY = 128  # the same without a clock, between two looks at whether anybody still waits
OFTEN = 8  # batches between two looks at whether the matter is decided
LINE = 12  # choices of the principal line
LEAST = 8  # visits of a choice that is worth telling
DEFAULT_HORIZON = 100_000
STREAM = 1  # of the searcher's key; stream 0 is the bot's own, and they must not draw the same


@dataclass(frozen=True)
class Plan:
    """How to search; `bot` names one of the game's own, the strongest if empty."""

    explore: float = 1.2
    tremble: float = 0.1
    bot: str = ""
    wits: float = 0.0
    trust: float = 0.0
    habit: float = 0.0  # share of the others' choices that are taken to be the bot's
    horizon: int = DEFAULT_HORIZON
    effort: int = 0  # what the game's solver may spend on an endgame before the search begins

    def write(self, kept: Any, game: Game) -> None:
        own = game.bots.NAMES
        for name in ("explore", "tremble", "wits", "trust", "habit", "horizon"):
            kept[name] = getattr(self, name)
        kept["bot"] = own.index(self.bot) if self.bot else len(own) - 1


@dataclass(frozen=True)
class Option:
    """What the search thinks of one `action`, which it tried in so many `visits`."""

    action: int
    visits: int
    value: float  # the mean result for the seat
    share: float  # how often it should be chosen: of visits, or of the mixed strategy


@dataclass(frozen=True)
class Thought:
    """What the search thinks of a position for one `seat`, after so many `simulations` and `seconds`."""

    seat: int
    simulations: int
    seconds: float
    value: float  # the expected result: the chance to win, or the share of what is possible
    mixed: bool  # others choose at the same moment, so it is best not to be predictable
    options: list[Option] = field(default_factory=list)  # the best first
    line: list[tuple[int, int]] = field(default_factory=list)  # seat and action, in one of the possible worlds
    solved: bool = False  # no estimate: the game's solver has looked at everything that matters

    @property
    def best(self) -> Option:
        """The choice it likes best."""
        return self.options[0]

    def option(self, action: int) -> Option | None:
        """What it thinks of one `action`; `None` if that is not among its choices."""
        return next((option for option in self.options if option.action == action), None)


class Search:
    """One searcher: a game's engine, a plan, and the tree that it keeps from move to move."""

    def __init__(self, engine: Engine, plan: Plan, key: bytes) -> None:
        self.engine = engine
        self._bound = bound(engine)
        self._effort = plan.effort
        self._solver = _solver_of(engine) if plan.effort else None
        self._states = blanks(engine.game.state.State, tree.STATES)
        self._line = np.zeros((LINE, 2), np.int64)
        self._tree = blank(tree.layout(engine.game.observe.SIZE))
        plan.write(self._tree, engine.game)
        start(self._tree.dice, key, STREAM)
        bound(engine, small_dice).seed(self._tree)

    def think(self, guess: Any, seat: int, simulations: int | None = None, seconds: float | None = None) -> Thought:
        """Think about a redeal for so many simulations, or so long, or whichever is over first."""
        check_question(self.engine, guess, seat, simulations, seconds)
        began = time.perf_counter()
        solution = self._solver.solve(guess, seat, self._effort, seconds) if self._solver else None
        if solution is not None:
            return _solved(seat, solution, time.perf_counter() - began)
        self._states[0] = guess
        self._keep_or_clear(seat)
        done = self._spend(seat, simulations, seconds, began)
        return self._thought(seat, done, time.perf_counter() - began)

    def prepare_solver(self, guess: Any, seat: int) -> None:
        """Compile the game's solver, if it has one, though the position may be none for it."""
        if self._solver is not None:
            self._solver.prepare(guess, seat)

    def value_of(self, guess: Any, seat: int, action: int, simulations: int) -> float:
        """What a choice is worth that the search would not make; the tree of `think` is at hand."""
        self._states[0] = guess
        self._tree.insist = action
        self._ask(tree.SEARCH, seat, simulations)
        self._tree.insist = 0
        told = self._thought(seat, simulations, 0.0).option(action)
        return told.value if told else float("nan")

    def is_settled(self, guess: Any) -> bool:
        """Is there nothing left that a search would find?"""
        return bool(self._bound.is_settled(guess))

    def _spend(self, seat: int, simulations: int | None, seconds: float | None, began: float) -> int:
        if self._ask(tree.COUNT_CHOICES, seat) == 1:
            return 0
        done = 0
        started = time.perf_counter()  # a solver that gave up has spent some of the time before
        while simulations is None or done < simulations:
            look_up()
            size = MANY if seconds is None else BATCH
            step = size if simulations is None else min(size, simulations - done)
            if seconds is not None and done and time.perf_counter() - began >= seconds:
                break
            self._ask(tree.SEARCH, seat, step)
            done += step
            if simulations is None and seconds is not None and done % (BATCH * OFTEN) == 0:
                speed = done / (time.perf_counter() - started)
                if self._is_decided(seat, speed, began + seconds):
                    break
        return done

    def _is_decided(self, seat: int, speed: float, until: float) -> bool:
        """Could no other choice catch up with the most visited one in the time that is left, at this speed?

        A number of simulations is always spent, so that the same number gives the same thought on every machine.
        """
        root = self._root(seat)
        if root == tree.MISSING or self._tree.mixed[root]:
            return False
        tries = np.sort(self._tree.tries[int(self._tree.first[root]) : int(self._tree.past[root])])
        return bool(tries[-1] - tries[-2] > speed * (until - time.perf_counter()))

    def _keep_or_clear(self, seat: int) -> None:
        """What was thought before is kept where this position was thought of and there is room left."""
        kept = self._tree
        room = 2 * kept.nodes < tree.NODES and 2 * kept.edges < tree.EDGES
        if not room or self._root(seat) == tree.MISSING:
            self.forget()

    def forget(self) -> None:
        """Begin with an empty tree."""
        self._tree.slots[:] = 0
        self._tree.nodes = 0
        self._tree.edges = 0

    def _root(self, seat: int) -> int:
        return self._ask(tree.FIND_ROOT, seat)

    def _ask(self, question: int, seat: int, number: int = 0) -> int:
        return int(self._bound.answer(self._tree, self._states, seat, question, number, self._line))

    def _thought(self, seat: int, done: int, seconds: float) -> Thought:
        kept = self._tree
        root = self._root(seat)
        if root == tree.MISSING:  # there was but one choice
            only = self._ask(tree.FIRST_CHOICE, seat)
            return Thought(seat, done, seconds, float("nan"), False, [Option(only, 0, float("nan"), 1.0)], [])
        mixed = bool(kept.mixed[root])
        edges = slice(int(kept.first[root]), int(kept.past[root]))
        weights = kept.average[edges] if mixed else kept.tries[edges]
        shares = weights / max(weights.sum(), 1e-12)
        mean = kept.total[root] / max(kept.visits[root], 1)
        values = np.where(kept.tries[edges] > 0, kept.gain[edges] / np.maximum(kept.tries[edges], 1), mean)
        told = zip(kept.action[edges], kept.tries[edges], values, shares, strict=True)
        options = [Option(int(action), int(tries), float(value), float(share)) for action, tries, value, share in told]
        options.sort(key=lambda option: (-option.share, -option.value, option.action))
        value = sum(option.value * option.share for option in options) if mixed else options[0].value
        return Thought(seat, done, seconds, value, mixed, options, self._followed(seat))

    def _followed(self, seat: int) -> list[tuple[int, int]]:
        size = self._ask(tree.FOLLOW, seat, LEAST)
        return [(int(who), int(action)) for who, action in self._line[:size]]


def _solved(seat: int, solution: Solution, seconds: float) -> Thought:
    options = [Option(action, 0, value, share) for action, share, value in solution.options]
    options.sort(key=lambda option: -option.share)
    mixed = options[0].share < 1.0
    return Thought(seat, 0, seconds, solution.value, mixed, options, solved=solution.is_exact)


_binding = Lock()


def _solver_of(engine: Engine) -> Solver | None:
    with _binding:
        return solver_of(engine)


def bound(engine: Engine, module: ModuleType = tree) -> ModuleType:
    """A search compiled for a game, with what its module `evaluate` knows; one thread at a time."""
    with _binding:
        engine.take("evaluate")
        return engine.bind(module)


def check_question(engine: Engine, guess: Any, seat: int, simulations: int | None, seconds: float | None) -> None:
    """Is there something to think about, and a budget?"""
    if simulations is None and seconds is None:
        raise Refusal("A search needs a number of simulations or of seconds.")
    if not engine.is_to_act(guess, seat):
        raise Refusal(f"Seat {seat} is not to act now.")
