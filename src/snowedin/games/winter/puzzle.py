"""Win the thaw in three: one way alone wins in at most three turns of one's own, whatever the other does."""

from functools import lru_cache
from typing import Any

from ...core.compile import Engine
from ...core.match import legal_actions
from ...core.records import blank, blanks, copy
from ...core.riddle import Riddle
from . import endgame, state

SEATS = 2
OPTIONS: dict[str, Any] = {}
PLAYERS = ("greed", "chance")
TURNS = 5  # three of one's own, and two answers
EFFORT = 20_000  # positions for one question


class TooHardError(Exception):
    """The effort does not suffice to know."""


def find(engine: Engine, s: Any, seat: int) -> Riddle | None:
    """The turn, choice by choice, if at every choice only one keeps the win, and two turns would not do."""
    if s.phase != state.THAWING or s.turn != seat:
        return None
    try:
        if wins(engine, s, seat, TURNS - 2) or not wins(engine, s, seat, TURNS):
            return None
        answer = only_way(engine, s, seat)
    except TooHardError:
        return None
    return Riddle(answer, 1.0, {}) if answer else None


def only_way(engine: Engine, s: Any, seat: int) -> list[int]:
    """The choices of this turn, each the only one that wins in time; empty if somewhere there are two."""
    answer = []
    here, turn = copy(s), int(s.thaw_turns)
    while here.thaw_turns == turn and not engine.is_over(here):
        kept = [action for action in legal_actions(engine, here, seat) if keeps(engine, here, seat, action)]
        if len(kept) != 1:
            return []
        answer += kept
        engine.apply(here, seat, kept[0])
    return answer


def keeps(engine: Engine, s: Any, seat: int, action: int) -> bool:
    """Is the win still there after this choice?"""
    after = copy(s)
    engine.apply(after, seat, action)
    if engine.is_over(after):
        return int(after.winner) == seat
    return wins(engine, after, seat, TURNS if after.thaw_turns == s.thaw_turns else TURNS - 1)


def wins(engine: Engine, s: Any, seat: int, turns: int) -> bool:
    """Does the seat win within so many turns, whatever the other does?"""
    states, room = _desk()
    solver = engine.bind(endgame)
    states[0] = s
    room.salt = solver.hash_of_doubles(s)
    room.left = EFFORT
    found = solver.ask(states, room, seat, endgame.WIN, turns)
    if room.left <= 0:
        raise TooHardError
    return bool(found == endgame.PROVEN)


@lru_cache(1)
def _desk() -> tuple[Any, Any]:
    return blanks(state.State, endgame.STATES), blank(endgame.Room)
