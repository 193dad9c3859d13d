"""Cold Spell by the numbers of its rulebook: chapters 1 to 4, the field."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snowedin.core.bits import bit, count
from snowedin.core.chance import Chance
from snowedin.core.match import start
from snowedin.core.records import blank, copy
from snowedin.games.cold_spell import GAME, letters, state

from .positions import (
    END,
    LARGE,
    MEDIUM,
    PLAIN,
    SMALL,
    at,
    cells,
    claim,
    dealt,
    do,
    empty_stash,
    force,
    hijack,
    leave_gap,
    legal,
    move,
    on,
    place,
    put,
    refreshed,
    take,
    view,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def kinds(s: Any, seat: int = 0) -> set[int]:
    return set(legal(s, seat))


# 1 Components


def test_1_1_the_stash_has_five_pyramids_of_each_size() -> None:
    assert view(dealt(), None)["stash"] == {"small": 5, "medium": 5, "large": 5}


def test_1_2_the_alpha_deck() -> None:
    s = dealt()
    cards = [(letters.spelled(int(s.letters[i])), int(s.points[i])) for i in range(1, int(s.deck_size) + 1)]
    assert len(cards) == 74
    groups = Counter("wild" if text == "*" else "vowels" if letters.OR in text else "consonant" for text, _ in cards)
    assert groups == {"consonant": 42, "vowels": 30, "wild": 2}
    either = [f"{a}/{b}" for i, a in enumerate("AEIOU") for b in "AEIOU"[i + 1 :]]
    counts = Counter(cards)
    assert all(counts[vowels, 1] == 3 for vowels in either)
    expected = {"LNRST": (1, 3), "DG": (2, 2), "BCMP": (3, 2), "FHVWY": (4, 2), "K": (5, 1), "JX": (8, 1)}
    for group, (points, copies) in (expected | {"QZ": (10, 1)}).items():
        assert all(counts[letter, points] == copies for letter in group)
    assert counts["*", 0] == 2


# 2 Set-up


@SEATS
def test_2_1_36_different_cards_lie_face_up_and_nothing_remembers_the_others(seats: int) -> None:
    s = dealt(seats)
    shown = [entry["card"]["card"] for entry in view(s, None)["field"]]
    assert len(set(shown)) == 36
    assert all(1 <= card <= 74 for card in shown)
    assert not s.deck.any()
    assert shown != [entry["card"]["card"] for entry in view(dealt(seats, key=2), None)["field"]]


@SEATS
def test_2_2_the_first_player_is_drawn_by_lot_and_play_passes_to_the_left(seats: int) -> None:
    first = set()
    for key in range(40):
        s = GAME.blank(GAME.read_options({}))
        start(s.chance, key.to_bytes(16, "little"))
        PLAIN.deal(s, seats)
        first.add(int(s.turn))
    assert first == set(range(seats))
    s = dealt(seats)
    order = []
    for number in range(seats + 1):
        order.append(int(s.turn))
        do(s, *place("ABCDEF"[number] + "1"))
    assert order == [*range(seats), 0]


# 3 A turn


def test_3_0_a_turn_may_be_nothing() -> None:
    s = do(dealt(), END)
    assert s.turn == 1


def test_3_0_at_first_there_is_only_to_place_or_to_pass() -> None:
    assert kinds(dealt()) == {END, state.PLACE, state.PLACE + 1, state.PLACE + 2}


@pytest.mark.parametrize("first", ["move", "claim", "take", "force"])
def test_3_0_the_second_action_is_of_another_kind_and_never_a_hijack(first: str) -> None:
    s = dealt()
    for name, owner in (("A1", None), ("C3", None), ("E5", 0), ("E1", 0), ("A5", 1)):
        put(s, name, MEDIUM, owner)
    put(s, "F6", SMALL, None)
    every = {END, state.PLACE, state.PLACE + 2, state.MOVE, state.CLAIM, state.TAKE, state.HIJACK, state.FORCE + 1}
    assert kinds(s) == every
    done = {"move": move("A1", "A2"), "claim": claim("A1"), "take": take("E5"), "force": force(1, "A1")}[first]
    do(s, *done)
    assert s.turn == 0
    assert kinds(s) == every - {done[0], state.HIJACK}
    do(s, *place("B6", SMALL))
    assert s.turn == 1  # X then Place


def test_3_0_two_actions_end_the_turn_and_one_pyramid_may_be_used_by_both() -> None:
    s = put(dealt(), "C3", SMALL)
    do(s, *move("C3", "C4"), *claim("C4"))
    assert s.turn == 1
    do(s, END, *take("C4"), END)
    assert s.hand_size[0] == 1
    s = put(dealt(), "C3", SMALL)
    do(s, *claim("C3"), *take("C3"))
    assert (s.turn, s.hand_size[0]) == (1, 1)


def test_3_0_one_action_may_be_enough() -> None:
    s = put(dealt(), "C3", SMALL)
    do(s, *claim("C3"), END)
    assert s.turn == 1


def test_3_1_place_any_size_upright_on_any_card_without_a_pyramid_and_the_turn_ends() -> None:
    s = leave_gap(put(put(dealt(), "A1", SMALL), "B1", SMALL, 1), "C1")
    do(s, state.PLACE + LARGE - 1)
    assert cells(s) == set(range(36)) - {at("A1"), at("B1"), at("C1")}
    do(s, on("D1"))
    assert s.turn == 1
    assert s.stash[LARGE] == 4
    entry = view(s, None)["field"][at("D1")]
    assert (entry["pips"], entry["upright"], entry["claimed_by"]) == (3, True, None)


def test_3_1_a_size_that_is_used_up_cannot_be_placed() -> None:
    s = dealt()
    s.stash[MEDIUM] = 0
    assert state.PLACE + MEDIUM - 1 not in kinds(refreshed(s))


def oracle(s: Any, begin: int, pips: int) -> set[int]:
    """Where a pyramid may go, by walking every path cell by cell."""
    occupied = {c for c in range(36) if any(int(s.sized[size]) >> c & 1 for size in (1, 2, 3))}
    upright = {c for c in range(36) if int(s.upright) >> c & 1}
    lying = {c for c in range(36) if s.field[c]}
    found = set()

    def walk(path: list[int], way: tuple[int, int] | None) -> None:
        x, y = path[-1] % 6, path[-1] // 6
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            if not (0 <= x + dx < 6 and 0 <= y + dy < 6) or (s.straight and way not in (None, (dx, dy))):
                continue
            after = x + dx + 6 * (y + dy)
            if after not in lying:
                continue
            if after not in occupied:
                found.add(after)
            if len(path) < pips and not (s.pass_upright and after in upright and after != begin):
                walk([*path, after], (dx, dy))

    walk([begin], None)
    return found - {begin}


def scattered(gaps: set[int], pyramids: dict[int, tuple[int, int | None]], **options: Any) -> Any:
    s = dealt(2, **options)
    names = {"ABCDEF"[c % 6] + str(c // 6 + 1): c for c in range(36)}
    leave_gap(s, *[name for name, c in names.items() if c in gaps])
    for c, (size, owner) in pyramids.items():
        if c not in gaps:
            s.stash[size] += 1
            put(s, next(name for name, number in names.items() if number == c), size, owner)
    return refreshed(s)


PYRAMID = st.tuples(st.sampled_from([1, 2, 3]), st.sampled_from([None, 0, 1]))


@settings(max_examples=150, deadline=None)
@given(
    gaps=st.sets(st.integers(0, 35), max_size=26),
    pyramids=st.dictionaries(st.integers(0, 35), PYRAMID, min_size=1, max_size=15),
    straight=st.sampled_from(["no", "yes"]),
    pass_upright=st.sampled_from(["yes", "no"]),
)
def test_3_2_and_3_5_moves_around_gaps_and_claimed_cards_are_those_of_an_oracle(
    gaps: set[int], pyramids: dict[int, tuple[int, int | None]], straight: str, pass_upright: str
) -> None:
    s = scattered(gaps, pyramids, straight=straight, pass_upright=pass_upright)
    standing = {c: entry for c, entry in pyramids.items() if c not in gaps}
    for kind, wanted in ((state.MOVE, True), (state.HIJACK, False)):
        able = {c for c, (size, owner) in standing.items() if (owner is None) == wanted and oracle(s, c, size)}
        assert (kind in kinds(s)) == bool(able)
        if able:
            pointing = do(copy(s), kind)
            assert cells(pointing) == able
            for c in able:
                assert cells(do(copy(pointing), state.CELL + c)) == oracle(s, c, standing[c][0])


def test_3_2_a_small_pyramid_goes_one_step_and_never_diagonally() -> None:
    s = put(dealt(), "C3", SMALL)
    assert cells(do(s, state.MOVE, on("C3"))) == {at("B3"), at("D3"), at("C2"), at("C4")}


def test_3_2_it_passes_claimed_cards_but_does_not_land_on_them() -> None:
    s = put(dealt(), "A1", MEDIUM)
    put(s, "B1", SMALL, 1)
    leave_gap(s, "A2")
    assert cells(do(s, state.MOVE, on("A1"))) == {at("C1"), at("B2")}


def test_3_2_it_neither_passes_nor_lands_on_a_gap() -> None:
    s = leave_gap(put(dealt(), "A1", LARGE), "B1", "A2")
    assert state.MOVE not in kinds(s)


def test_3_2_after_the_move_it_stands_upright_elsewhere() -> None:
    s = do(put(dealt(), "A1", LARGE), *move("A1", "B3"))
    assert s.upright == bit(at("B3"))
    assert s.sized[LARGE] == bit(at("B3"))


def test_3_3_claim_points_an_upright_pyramid_at_yourself() -> None:
    s = put(put(dealt(), "A1", LARGE), "B1", LARGE, 1)
    do(s, state.CLAIM)
    assert cells(s) == {at("A1")}
    do(s, on("A1"))
    assert view(s, None)["field"][at("A1")]["claimed_by"] == 0
    assert s.upright == 0


def test_3_4_take_own_claims_and_what_others_forced_with_the_pyramid() -> None:
    s = put(put(put(dealt(), "A1", LARGE, 0), "B1", SMALL, 1), "C1", SMALL)
    card = int(s.field[at("A1")])
    do(s, state.TAKE)
    assert cells(s) == {at("A1")}
    do(s, on("A1"), END)
    entry = view(s, None)["field"][at("A1")]
    assert (entry["card"], entry["pips"]) == (None, 0)
    assert view(s, None)["players"][0]["hand"][0]["card"] == card
    assert view(s, None)["players"][0]["hand"][0]["pips"] == LARGE
    assert s.stash[LARGE] == 4  # it counts for the player and does not come back
    do(s, *force(0, "C1"), END, *take("C1"))
    assert s.hand_size[0] == 2


def test_3_5_hijack_sets_a_claiming_pyramid_upright_and_moves_that_same_one() -> None:
    s = put(put(dealt(), "A1", SMALL, 1), "F6", SMALL)
    do(s, state.HIJACK, on("A1"))
    assert cells(s) == {at("B1"), at("A2")}
    do(s, on("A2"))
    assert s.claimed[1] == 0
    assert s.upright == bit(at("A2")) | bit(at("F6"))
    assert s.turn == 1


def test_3_5_one_may_give_up_an_own_claim() -> None:
    s = put(dealt(), "A1", SMALL, 0)
    do(s, *hijack("A1", "B1"))
    assert (s.claimed[0], s.turn) == (0, 1)


def test_3_5_a_pyramid_that_cannot_move_cannot_be_hijacked() -> None:
    s = leave_gap(put(put(dealt(), "A1", LARGE, 1), "F6", SMALL, 1), "B1", "A2")
    assert cells(do(s, state.HIJACK)) == {at("F6")}


def test_3_6_force_points_at_any_one_opponent() -> None:
    s = put(dealt(4), "A1", SMALL)
    assert kinds(s) >= {state.FORCE + 1, state.FORCE + 2, state.FORCE + 3}
    assert state.FORCE not in kinds(s)
    do(s, *force(2, "A1"))
    assert s.claimed[2] == bit(at("A1"))


def test_3_7_anybody_may_use_any_upright_pyramid() -> None:
    s = do(dealt(), *place("A1"))
    assert kinds(s, 1) >= {state.MOVE, state.CLAIM, state.FORCE}
    do(s, *claim("A1"), *take("A1"))
    assert s.hand_size[1] == 1


# 4 The end of the field


def settled_but_for_one(seats: int = 2) -> Any:
    """The stash is empty, one pyramid stands upright, one is claimed for each player."""
    s = put(dealt(seats), "A1", MEDIUM)
    for seat in range(seats):
        put(s, "BCDE"[seat] + "1", SMALL, seat)
    return empty_stash(s)


@SEATS
@pytest.mark.parametrize("by", ["claim", "force"])
def test_4_1_when_nothing_stands_upright_the_field_closes_at_once_and_claims_are_taken(seats: int, by: str) -> None:
    s = settled_but_for_one(seats)
    do(s, *(claim("A1") if by == "claim" else force(1, "A1")))
    assert s.phase >= state.SPELLING
    taken = [1] * seats
    taken[0 if by == "claim" else 1] += 1
    assert s.hand_size[:seats].tolist() == taken
    assert count(s.lying) == 36 - seats - 1
    assert [PLAIN.is_to_act(s, seat) for seat in range(seats)] == [True] * seats


def test_4_1_it_does_not_close_while_the_stash_has_a_pyramid() -> None:
    s = settled_but_for_one()
    s.stash[SMALL] = 1
    do(refreshed(s), *claim("A1"))
    assert s.phase == state.CHOOSING


def test_4_1_the_last_pyramid_placed_stands_upright_so_play_goes_on() -> None:
    s = empty_stash(dealt())
    s.stash[SMALL] = 1
    do(refreshed(s), *place("A1"))
    assert s.phase == state.CHOOSING
    do(s, *claim("A1"))
    assert s.phase >= state.SPELLING


@SEATS
def test_4_2_a_two_rounds_without_anything_close_the_field(seats: int) -> None:
    s = put(put(dealt(seats), "A1", SMALL, 0), "B1", SMALL)
    do(s, *[END] * (2 * seats - 1))
    assert s.phase == state.CHOOSING
    do(s, END)
    assert s.phase >= state.SPELLING
    assert s.hand_size[:seats].tolist() == [1, *[0] * (seats - 1)]  # claimed is taken, upright is not
    assert view(s, None)["field"][at("B1")]["upright"]


@pytest.mark.parametrize("reset", ["place", "claim", "take", "force"])
def test_4_2_a_place_claim_take_and_force_begin_the_count_again(reset: str) -> None:
    s = put(put(dealt(), "A1", SMALL, 1), "B1", SMALL)
    do(s, END, END, END)
    do(s, *{"place": place("C1"), "claim": claim("B1"), "take": take("A1"), "force": force(0, "B1")}[reset])
    if reset != "place":
        do(s, END)
    do(s, END, END, END)
    assert s.phase == state.CHOOSING
    do(s, END)
    assert s.phase >= state.SPELLING


def test_4_2_a_hijack_and_move_do_not_begin_it_again() -> None:
    s = put(put(dealt(), "A1", SMALL, 1), "C1", SMALL)
    do(s, *hijack("A1", "B1"), *move("C1", "D1"), END, *move("D1", "C1"), END)
    assert s.phase == state.CHOOSING
    do(s, *move("B1", "A1"), END)
    assert s.phase >= state.SPELLING


@SEATS
@pytest.mark.parametrize("patience", [2, 3])
def test_4_2_b_many_rounds_without_place_or_take_close_the_field(seats: int, patience: int) -> None:
    s = put(dealt(seats, patience=patience), "A1", SMALL)
    ways = [("A1", "B1"), ("B1", "A1")]
    turns = 0
    standing = "A1"
    while s.phase < state.SPELLING:
        if turns % 2 == 0:
            do(s, *claim(standing), END)
        else:
            begin, standing = next(way for way in ways if way[0] == standing)
            do(s, *hijack(begin, standing))
        turns += 1
    assert turns == patience * seats


def test_4_2_b_a_take_or_place_begins_the_count_again() -> None:
    for restart in (place("F1"), (*take("E1"), END)):
        s = put(put(dealt(patience=2), "A1", SMALL), "E1", SMALL, 1)
        do(s, *claim("A1"), END, *hijack("A1", "B1"), *claim("B1"), END)
        do(s, *restart)
        assert s.phase == state.CHOOSING
        do(s, *hijack("B1", "A1"), *claim("A1"), END, *hijack("A1", "B1"))
        assert s.phase == state.CHOOSING
        do(s, *claim("B1"), END)
        assert s.phase >= state.SPELLING


def test_4_2_patience_is_ten_unless_another_is_chosen() -> None:
    assert view(dealt(3), None)["patience"] == 30
    assert view(dealt(3, patience=4), None)["patience"] == 12


@SEATS
def test_4_2_if_nobody_has_a_card_the_game_is_over_and_shared(seats: int) -> None:
    s = do(dealt(seats), *[END] * (2 * seats))
    assert PLAIN.is_over(s)
    assert [PLAIN.reward(s, seat) for seat in range(seats)] == [pytest.approx(1 / seats)] * seats


def test_pyramids_and_cards_are_never_lost() -> None:
    dice = blank(Chance)
    start(dice, b"conservation....")
    for seats in (2, 3, 4):
        s = dealt(seats, key=seats)
        every = sorted(s.field.tolist())
        while s.phase < state.SPELLING:
            PLAIN.apply(s, int(s.turn), PLAIN.random_choice(s, int(s.turn), dice))
            hands = [int(s.hand[seat, i]) for seat in range(seats) for i in range(int(s.hand_size[seat]))]
            assert sorted(hands + [int(card) for card in s.field if card]) == every
            standing = sum(map(count, s.sized))
            assert int(s.stash.sum()) + standing + len(hands) == 15
            places = [int(s.upright), *map(int, s.claimed)]
            assert all(a & b == 0 for a, b in pairwise(places))
            assert sum(places) == sum(map(int, s.sized))
