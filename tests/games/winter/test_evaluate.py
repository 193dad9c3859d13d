"""A search tells positions of Winter apart by what lies on the table, as it would by observing all of it."""

from typing import Any

import numpy as np

from snowedin.core.chance import roll
from snowedin.core.compile import engine
from snowedin.core.match import legal_actions
from snowedin.core.records import copy
from snowedin.games.winter import GAME, evaluate, observe

from .tables import PLAIN, dealt, dice

FAST = engine(GAME)
GREED = 1
GAMES = 12  # of each deal
ROW = np.zeros(observe.SIZE, np.float32)


def observed(s: Any, seat: int) -> tuple[bytes, tuple[int, ...], int]:
    """What the search would know without a fingerprint of the game's own."""
    FAST.observe(s, seat, ROW)
    return ROW.tobytes(), tuple(legal_actions(FAST, s, seat)), seat


def test_positions_have_one_fingerprint_if_and_only_if_they_look_alike() -> None:
    """Many games of the same deals, so that lines meet again."""
    FAST.take("evaluate")
    fingerprint = FAST.bind(evaluate).fingerprint
    looks: dict[int, Any] = {}
    prints: dict[Any, int] = {}
    met_again = 0
    for number in range(2 * GAMES):
        s, rolls = dealt(number % 2, FAST), dice(number)
        while not FAST.is_over(s):
            seat = int(s.turn)
            look, print_ = observed(s, seat), int(fingerprint(s, seat, ROW))
            met_again += print_ in looks
            assert looks.setdefault(print_, look) == look
            assert prints.setdefault(look, print_) == print_
            legal = legal_actions(FAST, s, seat)
            blind, greedy = legal[roll(rolls, len(legal))], FAST.choose(GREED, copy(s), seat, rolls)
            FAST.apply(s, seat, blind if roll(rolls, 4) == 0 else greedy)
    assert met_again > GAMES


def test_the_fingerprint_is_the_same_on_both_back_ends() -> None:
    fingerprint = FAST.bind(evaluate).fingerprint
    s, rolls = dealt(3), dice(3)
    while not PLAIN.is_over(s):
        seat = int(s.turn)
        assert int(fingerprint(s, seat, ROW)) == int(evaluate.fingerprint(s, seat, ROW))
        legal = legal_actions(PLAIN, s, seat)
        PLAIN.apply(s, seat, legal[roll(rolls, len(legal))])
