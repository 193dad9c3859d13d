"""The tree of the search: its playouts are blind, and where there is no room left it writes nothing."""

import math
from collections import Counter
from typing import Any

import pytest
from bench.games import CONNECT_FOUR

from snowedin.bots.search import Plan, Search, bound, tree
from snowedin.core.chance import Chance, roll
from snowedin.core.compile import INTERPRETED, Engine, engine
from snowedin.core.game import Game
from snowedin.core.match import Match, start
from snowedin.core.records import blank, copy

KEY = b"sixteen snowmen!"
DRAWS = 60  # for every legal action
POSITIONS = 8
SURE = 4.75  # standard deviations: once in a million


def dice() -> Any:
    fresh = blank(Chance)
    start(fresh, KEY)
    return fresh


Choosing = tuple[Any, int, list[int]]  # a state, who is to choose, and the legal actions


def positions(game: Game) -> list[Choosing]:
    """Some of a random match in which a seat has a choice, spread over it.

    The smallest and the largest action are the likeliest to be preferred, so half of the positions have one of them.
    """
    chooser = dice()
    match = Match(game, game.seats.start, key=KEY, target=INTERPRETED)
    extreme: list[Choosing] = []
    ordinary: list[Choosing] = []
    while not match.is_over:
        for seat in match.to_act():
            legal = match.legal(seat)
            if len(legal) > 1:
                has_extreme = legal[0] == 1 or legal[-1] == game.state.ACTIONS - 1
                (extreme if has_extreme else ordinary).append((copy(match.state), seat, legal))
            match.act(seat, legal[roll(chooser, len(legal))])
    half = POSITIONS // 2
    return [each for found in (extreme, ordinary) for each in found[:: max(1, len(found) // half)][:half]]


def quantile(freedom: int) -> float:
    """What chi squared exceeds by chance once in a million (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + SURE * math.sqrt(part)) ** 3)


def test_playouts_choose_every_legal_action_alike(game: Game) -> None:
    """The dice are always the same ones, so it passes always or never."""
    blind = Search(engine(game, INTERPRETED), Plan(wits=0.0), KEY)
    functions = bound(engine(game, INTERPRETED))
    found = positions(game)
    assert len(found) >= POSITIONS // 2
    for state, seat, legal in found:
        blind._states[1] = state
        draws = DRAWS * len(legal)
        drawn = Counter(int(functions.playout_choice(blind._tree, blind._states, seat)) for _ in range(draws))
        assert set(drawn) <= set(legal)
        distance = sum((drawn[action] - DRAWS) ** 2 / DRAWS for action in legal)
        assert distance < quantile(len(legal) - 1), drawn


@pytest.mark.parametrize(("nodes", "edges"), [(8, 1 << 12), (1 << 9, 40)], ids=["nodes", "edges"])
def test_a_full_tree_takes_nothing_more(nodes: int, edges: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the back end that refuses to write past the end of a row."""
    monkeypatch.setattr(tree, "NODES", nodes)
    monkeypatch.setattr(tree, "EDGES", edges)
    monkeypatch.setattr(tree, "SLOTS", 2 * nodes)
    monkeypatch.setattr(tree, "layout", tree.layout.__wrapped__)
    match = Match(CONNECT_FOUR, 2, key=KEY, target=INTERPRETED)
    search = Search(Engine(CONNECT_FOUR, INTERPRETED), Plan(), KEY)
    thought = search.think(match.state, 0, 150)
    kept = search._tree
    assert int(kept.nodes) == nodes or int(kept.edges) + CONNECT_FOUR.state.ACTIONS > edges, "it was not full"
    assert int(kept.nodes) <= nodes
    assert int(kept.edges) <= edges
    assert sum(option.visits for option in thought.options) == 150
    assert {option.action for option in thought.options} == set(match.legal(0))
