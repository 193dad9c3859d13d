"""The row of Ice Queen tells all that a player knows of where cards lie, and nothing else: the redeal is the judge."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from snowedin.core.chance import Chance
from snowedin.core.compile import engine
from snowedin.core.match import Match, start
from snowedin.core.records import blank, copy
from snowedin.games.ice_queen import GAME

from .test_rules import COURAGE, SCALE, call, deck

FAST = engine(GAME)
RULES = FAST.bind(GAME.rules)
WORLDS = 600  # with so many redeals, what may lie in a place has lain there
TWINS = deck(*range(10), *range(10))
CALLS = [call(kind) for kind in (COURAGE, COURAGE, SCALE, COURAGE, COURAGE, COURAGE)]  # all twins tie on the Scale


def positions(seats: int, options: dict[str, Any]) -> Iterator[Any]:
    """Every third position of a game."""
    match = Match(GAME, seats, options, bytes(16))
    while not match.is_over:
        if len(match.actions) % 3 == 0:
            yield match.state
        match.act(match.to_act()[0], CALLS[len(match.actions) % len(CALLS)])


def row_of(s: Any, seat: int) -> bytes:
    row = np.zeros(GAME.observe.SIZE, np.float32)
    FAST.observe(s, seat, row)
    return row.tobytes()


def worlds_of(s: Any, seat: int, size: int) -> Any:
    """Cards by place, in many worlds that are all the same to the seat."""
    dice = blank(Chance)
    start(dice, b"what may be true")
    found = np.zeros((WORLDS, size), int)
    for i in range(WORLDS):
        world = copy(s)
        FAST.redeal(world, seat, dice)
        found[i] = world.row[:size]
    return found


def exchanged(s: Any, places: tuple[int, int]) -> Any:
    """The position with two cards in each other's places."""
    world = copy(s)
    RULES.line_up_places(world)
    world.row[list(places)] = world.row[list(places[::-1])]
    RULES.rebuild_stacks(world)
    return world


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("under", ["shuffled", "fixed"])
@pytest.mark.parametrize("own", [{}, {"deck": TWINS}], ids=["the box", "twins"])
def test_5_1_two_cards_may_be_exchanged_unseen_where_a_redeal_exchanges_them(
    seats: int, under: str, own: dict[str, Any]
) -> None:
    seen = {True: 0, False: 0}
    for s in positions(seats, {"under": under, **own}):
        size = RULES.line_up_places(s)
        before = s.row[:size].copy()
        for seat in range(seats):
            row = row_of(s, seat)
            lain = [set(column) for column in worlds_of(s, seat, size).T]
            for a, b in combinations(range(size), 2):
                is_known = before[b] not in lain[a]
                assert (row_of(exchanged(s, (a, b)), seat) != row) == is_known, (a, b)
                seen[is_known] += 1
    assert min(seen.values()) > 100


@pytest.mark.parametrize("under", ["shuffled", "fixed"])
def test_5_1_everybody_sees_in_which_order_the_middle_lies(under: str) -> None:
    compared = 0
    for s in positions(3, {"under": under, "deck": TWINS}):
        for a, b in combinations(range(s.middle_size), 2):
            other = copy(s)
            other.middle[[a, b]] = other.middle[[b, a]]
            assert all(row_of(other, seat) != row_of(s, seat) for seat in range(3))
            compared += 1
    assert compared > 0
