"""The solver of the thaw against plain minimax, in the mirror, and on both back ends."""

from collections.abc import Iterator
from typing import Any

import pytest

from snowedin.bots.search.endgame import Solution, Solver, solver_of
from snowedin.core.chance import roll
from snowedin.core.compile import engine
from snowedin.core.match import legal_actions
from snowedin.core.records import blank, copy
from snowedin.games.winter import GAME, cards, endgame, state

from .tables import PLAIN, dealt, dice, thawing
from .test_symmetry import both, mirrored, swapped, turned

FAST = engine(GAME)
MANY = 100_000
PATIENCE = 1_500  # positions that the plain minimax looks at


class TooLarge(Exception):  # noqa: N818
    pass


def solver(back_end: Any = FAST) -> Solver:
    found = solver_of(back_end)
    assert found is not None
    return found


def solved(s: Any, effort: int = MANY, back_end: Any = FAST) -> Solution | None:
    return solver(back_end).solve(s, int(s.turn), effort)


def best(solution: Solution) -> int:
    return max(solution.options, key=lambda option: option[1])[0]


def minimax(s: Any, seat: int, budget: list[int]) -> float:
    """Every line to its end by the rules, repetition included; nothing is remembered."""
    if FAST.is_over(s):
        return float(FAST.reward(s, seat))
    budget[0] -= 1
    if budget[0] < 0:
        raise TooLarge
    wanted = 1.0 if s.turn == seat else 0.0
    found = 1.0 - wanted
    for action in legal_actions(FAST, s, int(s.turn)):
        after = copy(s)
        FAST.apply(after, int(s.turn), action)
        value = minimax(after, seat, budget)
        found = max(found, value) if wanted else min(found, value)
        if found == wanted:
            break
    return found


def late_thaws(number: int, **options: Any) -> Iterator[Any]:
    """The positions of a thaw at random, the last one first, as long as they are small enough."""
    s, chooser, turns = dealt(number, FAST, **options), dice(number), []
    while not FAST.is_over(s):
        if s.thaw:
            turns.append(copy(s))
        FAST.apply(s, int(s.turn), FAST.random_choice(s, int(s.turn), chooser))
    yield from reversed(turns)


def highest_score(s: Any, seat: int, budget: list[int]) -> int:
    """By how many counters the seat can win for sure; -1 where it cannot."""
    if FAST.is_over(s):
        return int(GAME.rules.score(s)) if s.winner == seat else -1
    budget[0] -= 1
    if budget[0] < 0:
        raise TooLarge
    found = []
    for action in legal_actions(FAST, s, int(s.turn)):
        after = copy(s)
        FAST.apply(after, int(s.turn), action)
        found.append(highest_score(after, seat, budget))
    return max(found) if s.turn == seat else min(found)


def test_the_margin_it_promises_is_there() -> None:
    margins = set()
    for number in range(24):
        try:
            for s in late_thaws(number):
                best_score = highest_score(s, int(s.turn), [PATIENCE])
                by_heart = solver()
                solution = by_heart.solve(s, int(s.turn), MANY)
                assert solution is not None
                if solution.value == 1.0:
                    assert 0 <= by_heart._room.margin <= best_score
                    margins.add(int(by_heart._room.margin))
        except TooLarge:
            pass
    assert len(margins) > 1


@pytest.mark.parametrize("options", [{}, {"overlap": "no", "corner_contact": "yes", "turn_in_place": "yes"}], ids=str)
def test_it_agrees_with_plain_minimax(options: dict[str, Any]) -> None:
    compared = 0
    outcomes = set()
    for number in range(24):
        try:
            for s in late_thaws(number, **options):
                seat = int(s.turn)
                value = minimax(s, seat, [PATIENCE])
                solution = solved(s)
                assert solution is not None
                assert solution.value == value
                after = copy(s)
                FAST.apply(after, seat, best(solution))
                assert minimax(after, seat, [PATIENCE]) == value
                outcomes.add(value)
                compared += 1
        except TooLarge:
            pass
    assert compared > 30
    assert outcomes >= {0.0, 1.0}


def test_what_is_claimed_is_kept_to_the_end_against_any_reply() -> None:
    """The winner plays by the solver, the loser at random."""
    won = 0
    for number in range(12):
        thaw = [s for s in late_thaws(number) if s.phase == state.THAWING]
        s, chooser, by_heart = copy(thaw[min(6, len(thaw) - 1)]), dice(number), solver()
        solution = by_heart.solve(s, int(s.turn), MANY)
        if solution is None or solution.value == 0.5:
            continue
        winner = int(s.turn) if solution.value == 1.0 else 1 - int(s.turn)
        while not FAST.is_over(s):
            seat = int(s.turn)
            if seat == winner:
                kept = by_heart.solve(s, seat, MANY)
                assert kept is not None
                assert kept.value == 1.0
                FAST.apply(s, seat, best(kept))
            else:
                FAST.apply(s, seat, FAST.random_choice(s, seat, chooser))
        assert s.winner == winner
        won += 1
    assert won > 2


def test_interpreted_and_compiled_find_the_same() -> None:
    compared = 0
    for number in range(3):
        for count, s in enumerate(late_thaws(number)):
            if count % 4 == 0 and count < 20:
                assert str(solved(s, 300, PLAIN)) == str(solved(s, 300))
                compared += 1
    assert compared > 5


@pytest.mark.parametrize("mirror", [swapped, turned, both])
def test_positions_in_the_mirror_have_the_same_code(mirror: Any) -> None:
    code_of, room = FAST.bind(endgame).code_of, blank(endgame.Room)
    is_swapped, is_turned = mirror is not turned, mirror is not swapped
    seen: set[int] = set()
    turns = 0
    for number in range(4):
        a = dealt(number, FAST)
        b = dealt(number, FAST, deck=[mirror(look) for look in cards.BOX])
        chooser = dice(number)
        while not FAST.is_over(a):
            if a.phase == state.THAWING:
                assert code_of(a, room) == code_of(b, room)
                seen.add(code_of(a, room))
                turns += 1
            legal = legal_actions(FAST, a, int(a.turn))
            action = legal[roll(chooser, len(legal))]
            same = mirrored(a, action, is_swapped, is_turned)
            FAST.apply(b, int(a.turn), same)
            FAST.apply(a, int(a.turn), action)
    assert len(seen) > 0.8 * turns


def test_both_at_their_last_counter_whoever_must_move_loses() -> None:
    """No card is free and no move is possible: each can only take away, and whoever begins takes the last."""
    lay = {(0, 0): "DLDL", (0, 2): "LDLD", (0, 4): "DLDL"}
    s = thawing(lay, light=[(0, 1)], dark=[(0, 3)])
    solution = solved(s)
    assert solution is not None
    assert solution.value == 0.0


def test_it_says_so_when_the_effort_does_not_suffice() -> None:
    s = next(s for s in late_thaws(1) if s.phase == state.THAWING and s.gone == 0)
    assert solved(s, 20) is None
    assert solved(dealt(1, FAST), MANY) is None  # no thaw yet


def test_a_position_that_was_there_twice_is_not_taken_for_a_new_one() -> None:
    """What is known from before is not used where a third time would be a draw."""
    s = next(s for s in late_thaws(2) if s.phase == state.THAWING and s.key_count > 0)
    hash_of_doubles = PLAIN.bind(endgame).hash_of_doubles
    assert hash_of_doubles(s) == 0
    s.keys[s.key_count] = s.keys[s.key_count - 1]
    s.key_count += 1
    assert hash_of_doubles(s) == s.keys[s.key_count - 1]
