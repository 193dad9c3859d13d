"""Search: thinks about a position it was given a redeal of, and says what it thinks.

The tree is compiled with the game; this is its Python side: budgets, reuse, and reports.
"""

import time
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import Lock
from types import ModuleType
from typing import Any

import numpy as np

from ...core.chance import Chance
from ...core.compile import Engine
from ...core.game import Game, Refusal
from ...core.match import start
from ...core.records import blanks
from . import knowledge, tree

NODES = 200_000        # at most; a search by simulations takes no more than it needs
EDGES_EACH = 24
BATCH = 16             # simulations between two looks at the clock
LINE = 12              # choices of the principal line
LEAST = 8              # visits of a choice that is worth telling
DEFAULT_HORIZON = 100_000


@dataclass(frozen=True)
class Plan:
    """How to search; `bot` names one of the game's own, the strongest if empty."""

    explore: float = 1.2
    tremble: float = 0.1
    bot: str = ""
    wits: float = 0.0
    trust: float = 0.0
    horizon: int = DEFAULT_HORIZON

    def record(self, game: Game) -> Any:
        own = game.bots.NAMES
        plan = blanks(tree.Plan, 1)
        for name in ("explore", "tremble", "wits", "trust", "horizon"):
            plan[name] = getattr(self, name)
        plan["bot"] = own.index(self.bot) if self.bot else len(own) - 1
        return plan


@dataclass(frozen=True)
class Option:
    """What the search thinks of one choice."""

    action: int
    visits: int
    value: float           # the mean result for the seat
    share: float           # how often it should be chosen: of visits, or of the mixed strategy


@dataclass(frozen=True)
class Thought:
    """What the search thinks of a position, for one seat."""

    seat: int
    simulations: int
    seconds: float
    value: float                    # the expected result: the chance to win, or the share of what is possible
    mixed: bool                     # others choose at the same moment, so it is best not to be predictable
    options: list[Option] = field(default_factory=list)          # the best first
    line: list[tuple[int, int]] = field(default_factory=list)    # seat and action, in one of the possible worlds

    @property
    def best(self) -> Option:
        return self.options[0]

    def option(self, action: int) -> Option | None:
        return next((option for option in self.options if option.action == action), None)


class Search:
    """One searcher: a game's engine, a plan, and the tree that it keeps from move to move."""

    def __init__(self, engine: Engine, plan: Plan, key: bytes, nodes: int = NODES) -> None:
        self.engine = engine
        self._bound = bound(engine)
        game = engine.game
        row = np.zeros(game.observe.SIZE, np.float32)
        slots = 1 << (2 * nodes - 1).bit_length()
        self._tree = tree.Tree(
            states=blanks(game.state.State, tree.STATES),
            nodes=blanks(tree.Node, nodes),
            edges=blanks(tree.Edge, nodes * EDGES_EACH),
            slots=np.zeros(slots, np.int32),
            book=np.zeros(tree.BOOK, np.int64),
            path=np.zeros((tree.DEPTH + 16, 3), np.int64),
            row=row,
            words=row.view(np.int32),
            dice=blanks(Chance, 1),
            plan=plan.record(game),
        )
        start(self._tree.dice[0], key)
        self._bound.seed_small_dice(self._tree)

    def think(self, guess: Any, seat: int, simulations: int | None = None, seconds: float | None = None) -> Thought:
        """Think about a redeal for so many simulations, or so long, or whichever is over first."""
        if simulations is None and seconds is None:
            raise Refusal("A search needs a number of simulations or of seconds.")
        if not self.engine.is_to_act(guess, seat):
            raise Refusal(f"Seat {seat} is not to act now.")
        began = time.perf_counter()
        self._tree.states[0] = guess
        self._keep_or_clear(seat)
        done = self._spend(seat, simulations, seconds, began)
        return self._thought(seat, done, time.perf_counter() - began)

    def _spend(self, seat: int, simulations: int | None, seconds: float | None, began: float) -> int:
        if self.engine.count_legal(self._tree.states[0], seat) == 1:
            return 0
        done = 0
        while simulations is None or done < simulations:
            step = BATCH if simulations is None else min(BATCH, simulations - done)
            if seconds is None:
                step = simulations - done if simulations is not None else BATCH
            elif done and time.perf_counter() - began >= seconds:
                break
            self._bound.search(self._tree, seat, step)
            done += step
        return done

    def _keep_or_clear(self, seat: int) -> None:
        """What was thought before is kept where this position was thought of and there is room left."""
        kept = self._tree
        room = 2 * kept.book[tree.NODES] < len(kept.nodes) and 2 * kept.book[tree.EDGES] < len(kept.edges)
        if not room or self._bound.find_root(kept, seat) == tree.MISSING:
            kept.slots[:] = 0
            kept.book[tree.NODES] = 0
            kept.book[tree.EDGES] = 0

    def _thought(self, seat: int, done: int, seconds: float) -> Thought:
        kept = self._tree
        root = self._bound.find_root(kept, seat)
        if root == tree.MISSING:  # there was but one choice
            only = int(self.engine.next_legal(kept.states[0], seat, 1))
            return Thought(seat, done, seconds, float("nan"), False, [Option(only, 0, float("nan"), 1.0)], [])
        node = kept.nodes[root]
        edges = kept.edges[int(node.first) : int(node.first) + int(node.edges)]
        weights = edges["average"] if node.mixed else edges["visits"]
        shares = weights / max(weights.sum(), 1e-12)
        mean = float(node.total / max(node.visits, 1))
        options = [
            Option(int(e.action), int(e.visits), float(e.total / e.visits) if e.visits else mean, float(share))
            for e, share in zip(edges, shares, strict=True)
        ]
        options.sort(key=lambda option: (-option.share, -option.value, option.action))
        value = sum(option.value * option.share for option in options) if node.mixed else options[0].value
        return Thought(seat, done, seconds, value, bool(node.mixed), options, self._line(seat))

    def _line(self, seat: int) -> list[tuple[int, int]]:
        line = np.zeros((LINE, 2), np.int64)
        size = self._bound.follow(self._tree, seat, LEAST, line)
        return [(int(who), int(action)) for who, action in line[:size]]


_binding = Lock()


def bound(engine: Engine) -> ModuleType:
    """The tree compiled for a game, with what its module `evaluate` knows; one thread at a time."""
    with _binding:
        defaults = engine.bind(knowledge)
        own = own_knowledge(engine.game.package)
        if own is not None:
            known = engine.bind(own)
            for name in ("evaluate", "fingerprint"):
                if hasattr(known, name):
                    setattr(defaults, name, getattr(known, name))
        return engine.bind(tree)


@cache
def own_knowledge(package: str) -> ModuleType | None:
    name = f"{package}.evaluate"
    return import_module(name) if find_spec(name) else None
