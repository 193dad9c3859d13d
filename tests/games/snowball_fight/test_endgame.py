"""The final round solved: the tree is the game by the rules, and its solution hangs on what a seat knows alone."""

from functools import cache
from typing import Any

import numpy as np
import pytest

from snowedin.bots.search.endgame import Solution, Solver, solver_of
from snowedin.core.compile import engine
from snowedin.core.match import Match, legal_actions, new_dice
from snowedin.core.records import blank, blanks, copy
from snowedin.games.snowball_fight import GAME, endgame, equilibrium, state
from snowedin.games.snowball_fight.equilibrium import CHANCE, CHOICE, END

from .positions import ENGINE
from .test_games import dice

FAST = engine(GAME)
TREE = FAST.bind(endgame)
PLAY = FAST.bind(equilibrium)
GREED = 1
MANY = 1_000_000


@cache
def room() -> Any:
    return blank(endgame.Room)


@cache
def last_turns() -> list[Any]:
    """Positions of final rounds between greedy players, in which a choice is awaited and little is left to draw."""
    found = []
    for number in range(40):
        key = number.to_bytes(16, "little")
        match, rolls = Match(GAME, 2, key=key), new_dice(key)
        while not match.is_over:
            s = match.state
            if s.final and int(s.draw[0]).bit_count() < 2 and int(s.draw[1]).bit_count() < 2:
                found.append(copy(s))
            chosen = [(seat, match.asked_blindly(GREED, seat, rolls)) for seat in match.to_act()]
            for seat, action in chosen:
                match.act(seat, action)
    return found


def grown(s: Any, limit: int = MANY) -> bool:
    states = blanks(GAME.state.State, endgame.STATES)
    states[0] = s
    TREE.forget_choices(states[0])
    return bool(TREE.grow(states, room(), limit))


@cache
def solver(back_end: Any) -> Solver:
    found = solver_of(back_end)
    assert found is not None
    return found


def solved(s: Any, seat: int, effort: int = MANY, back_end: Any = FAST) -> Solution | None:
    return solver(back_end).solve(s, seat, effort)


def asked(s: Any) -> list[int]:
    return [seat for seat in range(2) if FAST.is_to_act(s, seat)]


@cache
def small_trees(nodes: int) -> list[Any]:
    return [s for s in last_turns() if grown(s, nodes)]


def test_the_chances_of_all_that_may_come_add_up_to_one() -> None:
    trees = 0
    for s in small_trees(20_000)[:5]:
        assert grown(s)
        tree = room()
        for node in range(int(tree.nodes)):
            if tree.kind[node] == CHANCE:
                first, size = int(tree.child[node]), int(tree.children[node])
                assert tree.weight[first : first + size].sum() == pytest.approx(1.0)
        choices = np.flatnonzero(tree.kind[: int(tree.nodes)] >= CHOICE)
        levels = {(int(tree.home[node]), int(tree.level[node])) for node in choices}
        assert len(levels) == tree.sets  # all positions of a set lie on one level
        trees += 1
    assert trees > 3


def test_blind_play_in_the_tree_comes_to_the_same_as_blind_play_by_the_rules() -> None:
    compared = 0
    for number, s in enumerate(small_trees(20_000)[-6:]):
        assert grown(s)
        tree = room()
        even = np.concatenate([np.full(n, 1 / n) for n in tree.choices[: int(tree.sets)]])
        PLAY.weigh(tree, 0, even)
        rolls, results = dice(number), []
        for _ in range(2_000):
            world = copy(s)
            FAST.redeal(world, 0, rolls)
            FAST.redeal(world, 1, rolls)
            FAST.play_out(world, rolls)
            results.append(FAST.reward(world, 0))
        error = 4 * np.std(results) / np.sqrt(len(results)) + 1e-9
        assert float(tree.value[0]) == pytest.approx(np.mean(results), abs=error)
        compared += bool(0.02 < np.mean(results) < 0.98)
    assert compared > 0


def test_positions_share_a_set_exactly_if_the_seat_sees_the_same() -> None:
    rows: dict[Any, Any] = {}
    for number, s in enumerate(last_turns()):
        rolls = dice(number)
        for seat in range(2):
            for _ in range(3):
                world = copy(s)
                FAST.redeal(world, 1 - seat, rolls)
                key = TREE.what_is_known(world, seat)
                row = np.zeros(GAME.observe.SIZE, np.float32)
                FAST.observe(world, seat, row)
                assert rows.setdefault((key, seat), row.tobytes()) == row.tobytes()
                again = copy(world)
                FAST.redeal(again, seat, dice(number + 1))
                TREE.forget_choices(again)
                TREE.forget_choices(world)
                assert TREE.what_is_known(again, seat) == TREE.what_is_known(world, seat)
    assert len(rows) > 20


def test_the_solution_does_not_depend_on_what_the_seat_cannot_know() -> None:
    compared = 0
    for number, s in enumerate(small_trees(20_000)[:6]):
        for seat in asked(s)[-1:]:
            answers = set()
            hidden = set()
            for deal in range(4):
                world = copy(s)
                FAST.redeal(world, seat, dice(100 * number + deal))
                hidden.add(int(world.hand[1 - seat]))
                answers.add(str(solved(world, seat)))
            assert len(answers) == 1
            compared += len(hidden) > 1
    assert compared > 1


def test_a_choice_made_in_secret_changes_nothing() -> None:
    s = next(s for s in small_trees(20_000) if s.phase == state.THROWING and len(asked(s)) == 2)
    before = str(solved(s, 0))
    for action in legal_actions(FAST, s, 1):
        after = copy(s)
        FAST.apply(after, 1, action)
        assert str(solved(after, 0)) == before


def test_nobody_can_gain_much_against_the_solution() -> None:
    tried = 0
    for s in small_trees(20_000)[:5]:
        assert grown(s)
        PLAY.improve(room(), 0, 200)
        assert PLAY.exploitability(room()) < 1e-3
        tried += 1
    assert tried > 3


def test_the_value_lies_between_what_the_choices_are_worth() -> None:
    s = next(s for s in small_trees(20_000) if len(asked(s)) == 2)
    one, two = solved(s, 0), solved(s, 1)
    assert one is not None
    assert two is not None
    for solution in (one, two):
        shares = sum(share for _, share, _ in solution.options)
        assert shares == pytest.approx(1.0)
        values = [value for _, _, value in solution.options]
        assert min(values) - 1e-9 <= solution.value <= max(values) + 1e-9
        assert max(values) - solution.value < 0.05


def test_interpreted_and_compiled_find_the_same() -> None:
    s = next(s for s in small_trees(300) if grown(s) and room().sets > 2)
    seat = asked(s)[0]
    assert str(solved(s, seat, back_end=ENGINE)) == str(solved(s, seat))


def test_before_the_final_round_and_beyond_the_effort_nothing_is_claimed() -> None:
    match = Match(GAME, 2, key=bytes(16))
    assert solved(match.state, 0) is None
    assert solved(last_turns()[0], asked(last_turns()[0])[0], effort=10) is None


def test_the_solver_of_trees_knows_kuhn_poker() -> None:
    """Three cards, one bet: the first player loses an eighteenth; results are halved and moved to 0 to 1."""
    tree = blank(equilibrium.Room)
    equilibrium.add_nodes(tree, 1, 0)
    deals = [(a, b) for a in range(3) for b in range(3) if a != b]
    tree.kind[0], tree.children[0] = CHANCE, len(deals)
    tree.child[0] = equilibrium.add_nodes(tree, len(deals), 1)
    for number, cards in enumerate(deals):
        tree.weight[1 + number] = 1 / len(deals)
        grow_kuhn(tree, 1 + number, cards, "")
    fast = PLAY
    fast.improve(tree, 0, 1_000)
    assert fast.exploitability(tree) < 1e-3
    fast.weigh(tree, 0, tree.usual)
    assert 4 * (tree.value[0] - 0.5) == pytest.approx(-1 / 18, abs=2e-3)


def grow_kuhn(tree: Any, node: int, cards: tuple[int, int], said: str) -> None:
    """Pass and bet; the prize is from -2 to 2, as a share of that."""
    wins = 1 if cards[0] > cards[1] else -1
    ends = {"pp": wins, "bb": 2 * wins, "pbb": 2 * wins, "bp": 1, "pbp": -1}
    if said in ends:
        tree.kind[node] = END
        tree.prize[node] = 0.5 + ends[said] / 4
        return
    seat = len(said) % 2
    key = (cards[seat] + 1) * 1_000 + len(said) * 10 + said.count("b")
    home = equilibrium.find_set(tree, key)
    if home < 0:
        home = equilibrium.add_set(tree, key, seat, -1 - home)
        for action in range(2):
            equilibrium.add_edge(tree, home, action)
    tree.kind[node], tree.home[node], tree.children[node] = CHOICE + seat, home, 2
    first = tree.child[node] = equilibrium.add_nodes(tree, 2, len(said) + 2)
    for number, word in enumerate("pb"):
        grow_kuhn(tree, int(first) + number, cards, said + word)
