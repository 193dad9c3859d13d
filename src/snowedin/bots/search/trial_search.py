"""The Python side of the search by trials: budgets and reports."""

import time
from dataclasses import dataclass
from typing import Any

from ...core.compile import Engine
from ...core.crew import look_up
from ...core.game import Game, Refusal
from ...core.match import start
from ...core.records import blank, blanks
from . import STREAM, Option, Thought, bound, check_question, trials

LAPS = 2  # between two looks at the clock, and at whether anybody still waits


@dataclass(frozen=True)
class Trials:
    """How to search by trials."""

    noise: float = 0.5  # how far partners may misjudge a choice, in the game's points
    imagined: int = 0  # worlds that a partner imagines before it chooses
    clear: float = 3.0  # a choice better than the next by so much needs no second look
    agreed: bool = False  # do all keep to the game's convention?


def book_of(game: Game) -> Any:
    """The record of a game's worlds."""
    if game.evaluate.Book is None:
        raise Refusal(f"{game.name} cannot be searched by trials: its module `evaluate` has no `Book` of worlds.")
    return game.evaluate.Book


class WorldSearch:
    """One searcher: nothing is kept from move to move."""

    def __init__(self, engine: Engine, plan: Trials, key: bytes) -> None:
        self.engine = engine
        self._bound = bound(engine, trials)
        self._states = blanks(engine.game.state.State, trials.STATES)
        self._book = blank(book_of(engine.game))
        self._desk = blank(trials.Desk)
        for name in ("noise", "imagined", "clear", "agreed"):
            self._desk[name] = getattr(plan, name)
        start(self._desk.source, key, STREAM)

    def think(self, guess: Any, seat: int, simulations: int | None = None, seconds: float | None = None) -> Thought:
        """Try the choices for so many games in the mind, or so long, or whichever is over first."""
        check_question(self.engine, guess, seat, simulations, seconds)
        began = time.perf_counter()
        self._states[0] = guess
        self._bound.begin(self._desk, self._book, self._states, seat)
        rounds = max(1, (int(self._desk.choices) - 1).bit_length())
        done = 0
        for number in range(rounds):
            share = (number + 1) / rounds
            until = None if seconds is None else began + seconds * share
            done += self._spend(seat, None if simulations is None else int(simulations * share) - done, until)
            if number < rounds - 1:
                self._bound.leave_out(self._desk)
        return self._thought(seat, done, time.perf_counter() - began)

    def _spend(self, seat: int, simulations: int | None, until: float | None) -> int:
        """One round: as many laps as the budget allows, but at least one."""
        running = int(self._desk.running)
        wanted = LAPS if simulations is None else max(1, simulations // running)
        laps = 0
        while laps < wanted:
            look_up()
            step = min(wanted - laps, LAPS)
            self._bound.run(self._desk, self._book, self._states, seat, step)
            laps += step
            if until is not None and time.perf_counter() >= until:
                break
            if simulations is None:
                wanted += LAPS
        return laps * running

    def _thought(self, seat: int, done: int, seconds: float) -> Thought:
        desk = self._desk
        count = int(desk.choices)
        told = zip(desk.choice["action"][:count], desk.tries[:count], desk.gain[:count], strict=True)
        options = [
            Option(int(action), int(tries), float(gain / max(tries, 1)), tries / max(done, 1))
            for action, tries, gain in told
        ]
        options.sort(key=lambda option: (-option.visits, -option.value, option.action))
        return Thought(seat, done, seconds, options[0].value, False, options, [])

    def value_of(self, guess: Any, seat: int, action: int, simulations: int) -> float:
        """What a choice is worth that the search would not make."""
        self._states[0] = guess
        self._bound.begin(self._desk, self._book, self._states, seat)
        self._desk.choice[0].action = action
        self._desk.running = self._desk.choices = 1
        self._bound.run(self._desk, self._book, self._states, seat, simulations)
        return float(self._desk.gain[0] / simulations)

    def is_settled(self, guess: Any) -> bool:
        """There is always something to try."""
        return False
