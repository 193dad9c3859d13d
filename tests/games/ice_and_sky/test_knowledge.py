"""Chapters 6 and 7: what players and spectators can know; redeals against all worlds counted by brute force."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import sqrt
from typing import Any

import numpy as np
import pytest

from snowedin.core.compile import engine
from snowedin.core.protocol import SPECTATOR
from snowedin.core.records import copy
from snowedin.games.ice_and_sky import GAME, cards, rules

from ...looking import look
from .positions import PLAIN, arrange, dealt, dice, heard, may_have, place, target

FAST = engine(GAME)
REDEALS = 6_000

Target = tuple[int, int]  # a line and one of the six Biosphere Targets
World = tuple[Any, ...]


# Brute force, from the placements and the announcements alone


def line_sums(s: Any) -> list[list[int]]:
    """The sums of the six lines at the deal and after each placement of this generation."""
    values: list[list[int]] = [[0] * 3 for _ in range(3)]
    for row, value in enumerate(cards.STARTS[s.start_values]):
        values[row][row] = value
    history = []
    for generation in range(s.generation + 1):
        history = [sums(values)]
        for action in s.placements[generation][: s.placed if generation == s.generation else 12]:
            number, column = divmod(int(action) - 1, 3)
            values[number // 4][column] = number % 4
            history.append(sums(values))
    return history


def sums(values: list[list[int]]) -> list[int]:
    return [sum(row) for row in values] + [sum(column) for column in zip(*values, strict=True)]


def fits(s: Any, seat: int, target: Target, history: list[list[int]]) -> bool:
    """Would everything have been announced of this target that was announced of the seat's?"""
    line, goal = target
    announced = [bool(int(met) >> seat & 1) for met in s.heard[s.generation][: s.placed + 1]]
    return announced == [now[line] == cards.BIOSPHERE[goal] for now in history]


def target_deals(s: Any, viewer: int) -> Counter[World]:
    """Every deal of the targets that the viewer holds possible, by lines and values, with its number of worlds."""
    history = line_sums(s)
    found: Counter[World] = Counter()
    may_be = []
    for seat in range(s.seats):
        true = divmod(int(s.targets[s.generation, seat]), cards.GOALS)
        unseen = list(product(range(6), range(6))) if viewer in (SPECTATOR, seat) else [true]
        may_be.append([target for target in unseen if fits(s, seat, target, history)])
    for deal in product(*may_be):
        lines, goals = zip(*deal, strict=True)
        if len(set(lines)) == len(set(goals)) == s.seats:
            found[tuple((line, cards.BIOSPHERE[goal]) for line, goal in deal)] += 1
    return found


def hands_of(s: Any) -> list[frozenset[int]]:
    return [frozenset(kind for kind in range(12) if rules.holds(s, seat, kind)) for seat in range(s.seats)]


def hand_deals(s: Any, viewer: int) -> list[World]:
    """Every way to split the unseen cards over the hands that the viewer does not see."""
    hands = hands_of(s)
    unseen = frozenset().union(*(hand for seat, hand in enumerate(hands) if seat != viewer))

    def split(seat: int, left: frozenset[int]) -> Iterator[World]:
        if seat == len(hands):
            yield ()
        elif seat == viewer:
            yield from ((hands[seat], *rest) for rest in split(seat + 1, left))
        else:
            for chosen in combinations(sorted(left), len(hands[seat])):
                yield from ((frozenset(chosen), *rest) for rest in split(seat + 1, left - set(chosen)))

    return list(split(0, unseen))


def redealt_worlds(s: Any, viewer: int, redeals: int) -> Counter[World]:
    rolls = dice(99)
    found: Counter[World] = Counter()
    for _ in range(redeals):
        world = copy(s)
        FAST.redeal(world, viewer, rolls)
        targets = [divmod(int(target), cards.GOALS) for target in world.targets[s.generation][: s.seats]]
        found[tuple((line, cards.BIOSPHERE[goal]) for line, goal in targets), tuple(hands_of(world))] += 1
    return found


def assert_as_likely(found: Counter[Any], expected: dict[Any, int]) -> None:
    """The same support, and frequencies whose chi-square is within six deviations."""
    assert set(found) <= set(expected), "a world that cannot be"
    total, redeals = sum(expected.values()), sum(found.values())
    misses = 0.0
    for world, weight in expected.items():
        wanted = redeals * weight / total
        if wanted > 12:
            assert world in found, "a world that is never dealt"
        misses += (found[world] - wanted) ** 2 / wanted
    freedom = len(expected) - 1
    assert misses <= freedom + 6 * sqrt(2 * freedom) + 1e-9


def marginal(found: Counter[World], part: int) -> Counter[Any]:
    total: Counter[Any] = Counter()
    for world, times in found.items():
        total[world[part]] += times
    return total


def played(seats: int, number: int, placements: int, **options: str) -> Any:
    s = dealt(seats, number, **options)
    rolls = dice(number)
    for _ in range(placements):
        PLAIN.apply(s, int(s.turn), PLAIN.random_choice(s, int(s.turn), rolls))
        assert not PLAIN.is_over(s)
    return s


POSITIONS = [  # seats, key, placements: into the second and third generation where the Ice lasts
    (2, 1, 0), (2, 2, 3), (2, 3, 9), (3, 4, 0), (3, 5, 2), (3, 6, 7), (4, 7, 0), (4, 8, 3), (4, 9, 8),
]  # fmt: skip
LATER = [(2, 1, 17), (3, 2, 19), (3, 3, 30), (4, 4, 16), (4, 5, 33)]


@pytest.mark.parametrize(("seats", "number", "placements"), POSITIONS)
def test_a_players_redeal_is_uniform_over_all_worlds_that_fit(seats: int, number: int, placements: int) -> None:
    s = played(seats, number, placements)
    viewer = number % seats
    targets, hands = target_deals(s, viewer), hand_deals(s, viewer)
    found = redealt_worlds(s, viewer, REDEALS)
    assert_as_likely(marginal(found, 0), targets)
    if len(targets) * len(hands) < REDEALS // 20:
        assert_as_likely(found, {(deal, hand): targets[deal] for deal in targets for hand in hands})
    elif len(hands) < REDEALS // 12:
        assert_as_likely(marginal(found, 1), dict.fromkeys(hands, 1))
    assert {world[1][viewer] for world in found} == {hands_of(s)[viewer]}


@pytest.mark.parametrize(("seats", "number", "placements"), LATER)
def test_a_players_redeal_fits_in_later_generations_too(seats: int, number: int, placements: int) -> None:
    s = played(seats, number, placements, variant="junior")
    for viewer in range(seats):
        found = redealt_worlds(s, viewer, REDEALS // seats)
        assert_as_likely(marginal(found, 0), target_deals(s, viewer))
        assert list(marginal(found, 1)) == [tuple(hands_of(s))]


@pytest.mark.parametrize(
    ("seats", "number", "placements"), [(2, 1, 0), (2, 2, 4), (2, 3, 6), (3, 4, 6), (3, 5, 8), (4, 6, 10), (4, 8, 11)]
)
def test_a_spectators_redeal_is_uniform_over_all_worlds_that_fit(seats: int, number: int, placements: int) -> None:
    s = played(seats, number, placements)
    targets, hands = target_deals(s, SPECTATOR), hand_deals(s, SPECTATOR)
    found = redealt_worlds(s, SPECTATOR, REDEALS)
    assert_as_likely(marginal(found, 0), targets)
    if len(hands) < REDEALS // 12:
        assert_as_likely(marginal(found, 1), dict.fromkeys(hands, 1))


def test_at_the_first_deal_there_are_360_times_360_worlds_for_four() -> None:
    s = dealt(4)
    assert not heard(s)
    assert FAST.bind(GAME.rules).deduction.deal_targets(s, 1 << 60) == 360 * 360


@pytest.mark.parametrize(("seats", "number", "placements"), [*POSITIONS[:6], (4, 8, 6)])
def test_the_spectators_worlds_are_counted_exactly(seats: int, number: int, placements: int) -> None:
    s = played(seats, number, placements)
    counted = FAST.bind(GAME.rules).deduction.deal_targets(copy(s), 1 << 60)
    assert counted == sum(target_deals(s, SPECTATOR).values())


def test_a_redeal_gives_every_numbered_deal_of_the_targets_once() -> None:
    s = played(3, 6, 7)
    walk = FAST.bind(GAME.rules).deduction.deal_targets
    deals = []
    for number in range(walk(copy(s), 1 << 60)):
        world = copy(s)
        walk(world, number)
        deals.append(tuple(world.targets[0][:3].tolist()))
    assert len(deals) == len(set(deals)) > 50


def test_a_redeal_touches_nothing_open() -> None:
    s = played(4, 9, 8)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        world = copy(s)
        FAST.redeal(world, viewer, dice(4))
        for name in ("top", "sums", "placements", "heard", "possible", "fitting", "room", "sky", "ice", "turn"):
            assert np.array_equal(world[name], s[name]), name
        others = [seat for seat in range(4) if seat != viewer]
        if viewer != SPECTATOR:
            assert [world.targets[0, seat] for seat in others] == [s.targets[0, seat] for seat in others]


def test_a_redeal_after_the_end_changes_only_the_future() -> None:
    s = dealt(2)
    PLAIN.play_out(s, dice(0))
    world = copy(s)
    PLAIN.redeal(world, SPECTATOR, dice(1))
    world.chance = s.chance
    assert world.tobytes() == s.tobytes()


# 6 Deduction aid


@pytest.mark.parametrize(("seats", "number", "placements"), POSITIONS)
def test_6_1_the_aid_lists_what_fits_with_its_weight(seats: int, number: int, placements: int) -> None:
    s = played(seats, number, placements)
    for seat in range(seats):
        own = Counter[str]()
        for deal, worlds in target_deals(s, seat).items():
            own[f"{cards.LINES[deal[seat][0]]} {deal[seat][1]}"] += worlds
        assert may_have(s, seat) == own


def test_6_1_a_value_weighs_double_when_both_its_cards_are_unseen() -> None:
    s = dealt(2)
    arrange(s, [[], []], ["air 3", "west 4"])
    mine = may_have(s, 0)
    assert mine["east 4"] == 1
    assert mine["east 5"] == 2
    assert mine["east 3"] == 1
    assert "west 5" not in mine


def test_6_1_the_aid_goes_to_that_player_alone_and_only_if_wanted() -> None:
    assert look(GAME, dealt(3), 0)["aid"] is None
    s = dealt(3, aid="on")
    assert look(GAME, s, None)["aid"] is None
    for viewer in range(3):
        seen = look(GAME, s, viewer)
        seen_lines = {target["line"] for target in seen["targets"] if target}
        assert seen_lines.isdisjoint(one["line"] for one in seen["aid"])


def test_6_1_the_true_target_is_always_among_those_listed() -> None:
    s = dealt(4, 3, variant="junior")
    rolls = dice(3)
    while not PLAIN.is_over(s):
        for seat in range(4):
            true = target(s, int(s.generation), seat)
            assert f"{true['line']} {true['value']}" in may_have(s, seat)
        PLAIN.apply(s, int(s.turn), PLAIN.random_choice(s, int(s.turn), rolls))


def test_6_1_the_observation_holds_the_same_chances() -> None:
    s = played(3, 6, 7)
    row = np.zeros(GAME.observe.SIZE, np.float32)
    PLAIN.observe(s, 1, row)
    chances = row[GAME.observe.PARTS["own"]]
    assert chances.sum() == pytest.approx(1)
    assert np.count_nonzero(chances) == len(may_have(s, 1))


# 7 Spectators


def test_7_spectators_see_no_closed_hand_and_no_live_target() -> None:
    seen = look(GAME, played(3, 6, 7), None)
    assert all(hand["cards"] is None for hand in seen["hands"])
    assert sum(hand["count"] for hand in seen["hands"]) == 5
    assert seen["targets"] == [None] * 3
    assert len(seen["placements"]) == 7
    assert len(seen["met"]) == 3


@pytest.mark.parametrize("variant", ["young", "junior"])
def test_7_spectators_see_open_hands(variant: str) -> None:
    seen = look(GAME, dealt(3, variant=variant), None)
    assert all(len(hand["cards"]) == 4 for hand in seen["hands"])
    assert seen["targets"] == [None] * 3


def test_7_revealed_targets_are_seen_by_all_when_the_game_is_over() -> None:
    s = dealt(3)
    PLAIN.play_out(s, dice(0))
    for viewer in (None, 0, 1, 2):
        seen = look(GAME, s, viewer)
        assert all(seen["targets"])
        assert len(seen["revealed"]) == int(s.generation) + 1


def test_7_announcements_are_the_same_for_everybody() -> None:
    s = dealt(2)
    hands = (["air 3"], ["water 3"])
    arrange(s, hands, ["air 4", "west 4"])
    place(s, "air 3 north", "water 3 west")
    expected = [{"placed": 1, "seat": 0, "met": True}, {"placed": 2, "seat": 1, "met": True}]
    for viewer in (None, 0, 1):
        assert look(GAME, s, viewer)["announcements"] == expected
