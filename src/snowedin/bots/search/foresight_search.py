"""The Python side of foresight: budgets and reports."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, nan
from typing import Any

import numpy as np

from ...core.compile import Engine
from ...core.crew import look_up
from ...core.game import Refusal
from ...core.match import start
from ...core.protocol import NONE
from ...core.records import blank, blanks
from ..reflex import JUDGE, answer, champion
from . import STREAM, Option, Thought, bound, check_question, foresight

LAPS = 4  # between two looks at the clock, and at whether anybody still waits


@dataclass(frozen=True)
class Foresight:
    """How to look ahead with a network."""

    horizon: int = 0  # moments at which all choose, before the judge is asked
    eagerness: float = 1000.0  # how much a sure win counts beside what the network likes


class ForesightSearch:
    """One searcher: nothing is kept from move to move."""

    def __init__(self, engine: Engine, plan: Foresight, key: bytes) -> None:
        self.engine = engine
        self._plan = plan
        self._bound = bound(engine, foresight)
        net, judge = champion(engine.game), champion(engine.game, JUDGE)
        if net is None or judge is None or not net.plan[answer.WARMTH]:
            raise Refusal(f"{engine.game.name} has no network that mixes its choices, or none that judges positions.")
        rooms = np.zeros(2 * engine.game.observe.SIZE, np.float32), np.zeros(max(net.room, judge.room), np.int64)
        self._net = net.plan, net.weights, net.fine, *rooms
        self._judge = judge.plan, judge.weights, judge.fine
        self._states = blanks(engine.game.state.State, foresight.STATES)
        self._desk = blank(foresight.Desk)
        self._desk.horizon = plan.horizon
        start(self._desk.source, key, STREAM)

    def think(self, guess: Any, seat: int, simulations: int | None = None, seconds: float | None = None) -> Thought:
        """Try what the network likes for so many games in the mind, or so long, or whichever is over first."""
        check_question(self.engine, guess, seat, simulations, seconds)
        began = time.perf_counter()
        self._states[0] = guess
        self._bound.list_liked(self._desk, self._states, seat, *self._net)
        choices = int(self._desk.choices)
        if choices > 1:
            self._spend(seat, None if simulations is None else max(1, simulations // choices), seconds, began)
        return self._thought(seat, choices * int(self._desk.tries), time.perf_counter() - began)

    def _spend(self, seat: int, laps: int | None, seconds: float | None, began: float) -> None:
        done = 0
        while laps is None or done < laps:
            look_up()
            if seconds is not None and done and time.perf_counter() - began >= seconds:
                break
            step = LAPS if laps is None else min(LAPS, laps - done)
            self._bound.look_ahead(self._desk, self._states, seat, *self._net, *self._judge, step)
            done += step

    def _thought(self, seat: int, done: int, seconds: float) -> Thought:
        """What the network likes, as often as it likes it, and the more often the more it has won."""
        desk, tries = self._desk, int(self._desk.tries)
        count = int(desk.choices)
        values = [float(gain) / tries if tries else nan for gain in desk.gain[:count]]
        told = list(zip(desk.action[:count], desk.liked[:count], values, strict=True))
        weights = [
            float(liked) * (exp(self._plan.eagerness * (value - max(values))) if tries else 1.0)
            for _, liked, value in told
        ]
        options = [
            Option(int(action), tries, value, weight / sum(weights))
            for (action, _, value), weight in zip(told, weights, strict=True)
        ]
        options.sort(key=lambda option: (-option.share, option.action))
        value = sum(option.value * option.share for option in options)
        return Thought(seat, done, seconds, value, len(options) > 1, options)

    def value_of(self, guess: Any, seat: int, action: int, simulations: int) -> float:
        """What a choice is worth that the network would not make."""
        self._states[0] = guess
        self._bound.list_liked(self._desk, self._states, seat, *self._net)
        self._desk.action[0] = action
        self._desk.choices = 1
        self._bound.look_ahead(self._desk, self._states, seat, *self._net, *self._judge, simulations)
        return float(self._desk.gain[0]) / simulations

    def outcome(self, world: Any, seat: int, chosen: Mapping[int, int], times: int) -> float:
        """What these choices of the seats come to for a `seat` in a `world`: the mean of so many `times`."""
        self._states[1] = world
        for other in range(int(world.seats)):
            self._desk.chosen[other] = chosen.get(other, NONE) if other != seat else NONE
        total = self._bound.outcomes(self._desk, self._states, seat, chosen[seat], *self._net, *self._judge, times)
        return float(total) / times

    def is_settled(self, guess: Any) -> bool:
        """There is always something to look ahead for."""
        return False
