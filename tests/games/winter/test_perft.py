"""The number of lines of play from fixed deals stays what it was, and the plain rules of oracle.py count as many."""

import json
from typing import Any

import pytest

from snowedin.core.records import copy

from . import perft
from .oracle import Options
from .test_oracle import Referee

DEPTH = 4
COUNTED: dict[str, list[int]] = json.loads(perft.FILE.read_text(encoding="utf-8"))


def test_the_lines_of_play_are_as_many_as_ever() -> None:
    assert perft.counts() == COUNTED


def oracle_lines(s: Any, depth: int, referee: Referee) -> int:
    if depth == 0 or perft.FAST.is_over(s):
        return 1
    legal = referee.legal(s)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = copy(s)
        perft.FAST.apply(after, int(s.turn), action)
        referee.check_outcome(s, action, after)
        total += oracle_lines(after, depth - 1, Referee(referee.options, referee.stood))
    return total


def test_the_oracle_counts_as_many_lines_where_cards_are_turned_in_place() -> None:
    counted = [
        oracle_lines(perft.turning(), depth, Referee(Options(turn_in_place=True))) for depth in range(1, DEPTH + 1)
    ]
    assert counted == COUNTED["turning among open squares"][:DEPTH]


@pytest.mark.soak
@pytest.mark.parametrize("name", perft.DEALS)
@pytest.mark.parametrize("number", [1, 2])
def test_the_oracle_counts_as_many_lines_in_the_thaw(name: str, number: int) -> None:
    given = perft.DEALS[name]
    options = Options("overlap" not in given, "turn_in_place" in given, "corner_contact" in given)
    thaw = perft.at_the_thaw(number, given)
    counted = [oracle_lines(thaw, depth, Referee(options)) for depth in range(1, DEPTH + 1)]
    assert counted == COUNTED[f"{name}, deal {number}, thaw"][:DEPTH]
