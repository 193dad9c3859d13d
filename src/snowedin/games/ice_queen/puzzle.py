"""The call with the best chance: counted exactly from the cards that everybody has seen."""

from typing import Any

from ...core.compile import Engine
from ...core.records import copy
from ...core.riddle import Riddle, clear_best
from . import bots, cards, rules, state

SEATS = 3
OPTIONS = {"memory": "on"}  # what was seen is listed, so that nobody has to remember it
PLAYERS = ("counter", "greed", "pride")  # whose games are looked through
MARGIN = 0.08  # of the chance to win the hand
FEWEST_HANDS = 3  # before that nothing was seen


def find(engine: Engine, s: Any, seat: int) -> Riddle | None:
    """A call that wins the hand clearly more often than every other."""
    if s.hand < FEWEST_HANDS:
        return None
    worths = chances(engine, copy(s), seat)
    best = clear_best(worths, MARGIN)
    return None if best is None or worths[best] > 1 - MARGIN else Riddle([best], worths[best], worths)


def chances(engine: Engine, s: Any, seat: int) -> dict[int, float]:
    """The chance of every call to win the hand."""
    size = engine.bind(rules).line_up_places(s)
    chance = engine.bind(bots).chance_to_win
    return {state.CALL + kind: float(chance(s, seat, kind, size)) for kind in range(cards.KINDS)}
