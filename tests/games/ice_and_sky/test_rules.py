"""Chapters 1 and 2: the board, and a generation."""

from itertools import permutations, product
from typing import Any

import pytest

from snowedin.core.match import Match, legal_actions
from snowedin.games.ice_and_sky import GAME, cards, rules, state

from ...looking import look
from .positions import (
    PLAIN,
    action,
    arrange,
    cover_everything,
    dealt,
    dice,
    give_targets,
    heard,
    last_card,
    narrated,
    place,
    seen_card,
    show,
    target,
)

SIXES = (
    ["air 0", "air 2", "earth 0", "earth 2", "water 0", "water 2"],
    ["air 1", "air 3", "earth 1", "earth 3", "water 1", "water 3"],
)


def played_out(seats: int, number: int, **options: str) -> Any:
    s = dealt(seats, number, **options)
    PLAIN.play_out(s, dice(number))
    return s


# 1 Board and cards


def test_1_1_rows_and_columns_have_their_names_in_order() -> None:
    s = dealt(2)
    arrange(s, SIXES, ["air 6", "west 5"])
    place(s, "air 0 north", "earth 1 east", "water 0 west")
    piles = look(GAME, s, None)["piles"]
    assert [piles[cell][0]["element"] for cell in (1, 5, 6)] == ["air", "earth", "water"]
    assert list(cards.ELEMENTS) == ["air", "earth", "water"]
    assert list(cards.COLUMNS) == ["west", "north", "east"]


def test_1_1_piles_are_open_to_all_from_the_bottom_to_the_top() -> None:
    s = dealt(2)
    arrange(s, SIXES, ["air 6", "west 5"])
    place(s, "air 0 north", "air 1 east", "air 2 west")
    for viewer in (None, 0, 1):
        assert [card["value"] for card in look(GAME, s, viewer)["piles"][0]] == [1, 2]


def test_1_2_each_generation_has_every_element_with_every_value_once() -> None:
    s = dealt(2)
    for generation in range(3):
        s.generation = generation
        found = [seen_card(s, rules.card_of(s, kind)) for kind in range(12)]
        assert {(card["element"], card["value"]) for card in found} == set(product(cards.ELEMENTS, range(4)))
        assert {card["generation"] for card in found} == {generation + 1}
        assert len({card["card"] for card in found}) == 12


def test_1_3_the_gases_are_on_their_cards_and_on_no_others() -> None:
    expected = {
        "co2": {"1 air 1", "1 water 2", "2 air 3", "2 earth 1", "2 water 0"}
        | {"3 air 2", "3 earth 0", "3 earth 2", "3 water 3"},
        "ch4": {"1 earth 3", "2 air 0", "3 water 1"},
    }
    s = dealt(2)
    found: dict[str, set[str]] = {"co2": set(), "ch4": set()}
    for number in range(1, cards.CARDS):
        card = seen_card(s, number)
        if card["gas"]:
            found[card["gas"]].add(f"{card['generation']} {card['element']} {card['value']}")
    assert found == expected


def test_1_4_the_targets_are_six_lines_and_six_values() -> None:
    assert sorted(cards.BIOSPHERE) == [3, 4, 4, 5, 5, 6]
    seen = set()
    for number in range(150):
        s = dealt(4, number)
        seen |= {(one["line"], one["value"]) for one in (target(s, 0, seat) for seat in range(4))}
    assert seen == set(product(("air", "earth", "water", "west", "north", "east"), (3, 4, 5, 6)))


@pytest.mark.parametrize(("option", "values"), [("1-1-1", [1, 1, 1]), ("1-3-2", [1, 3, 2])])
def test_1_5_start_cards_lie_on_the_diagonal_without_gas_and_count(option: str, values: list[int]) -> None:
    seen = look(GAME, dealt(3, start_values=option), None)
    assert [len(pile) for pile in seen["piles"]] == [1, 0, 0, 0, 1, 0, 0, 0, 1]
    tops = [seen["piles"][cell][0] for cell in (0, 4, 8)]
    assert [card["value"] for card in tops] == values
    assert [card["gas"] for card in tops] == [None] * 3
    assert [card["generation"] for card in tops] == [0] * 3
    assert seen["rows"] == seen["columns"] == values


def test_1_5_start_cards_fill_their_cells_and_may_be_covered_like_any_card() -> None:
    s = dealt(2)
    arrange(s, SIXES, ["air 6", "west 5"])
    assert not PLAIN.is_legal(s, 0, action("air 2 west"))
    place(s, "air 0 north", "air 1 east")
    assert PLAIN.is_legal(s, 0, action("air 2 west"))


def single_targets_without_gas(starts: tuple[int, ...]) -> set[tuple[str, int]]:
    """The targets of the first generation that some order and columns meet with no CO₂ in sight."""
    looks = []
    for row in range(3):
        found = set()
        for order in permutations(range(4)):
            for columns in product(range(3), repeat=4):
                tops = [cards.NO_GAS] * 3
                tops[row] = -1
                for value, column in zip(order, columns, strict=True):
                    if tops[column] and not all(tops):
                        break
                    tops[column] = cards.number(0, row, value)
                else:
                    if not any(top > 0 and cards.GAS[top] == cards.CO2 for top in tops):
                        found.add(tuple(starts[row] if top < 0 else int(cards.VALUE[top]) for top in tops))
        looks.append(found)
    in_rows = {(cards.LINES[row], sum(look)) for row in range(3) for look in looks[row]}
    in_columns = {
        (cards.COLUMNS[column], sum(values))
        for column in range(3)
        for values in product(*({look[column] for look in looks[row]} for row in range(3)))
    }
    return in_rows | in_columns


def test_1_5_the_other_start_values_put_every_single_target_within_reach() -> None:
    every = set(product(cards.LINES, (3, 4, 5, 6)))
    assert every <= single_targets_without_gas((1, 3, 2))
    assert every - single_targets_without_gas((1, 1, 1)) == {("water", 3), ("water", 6)}


def test_1_6_the_ice_begins_at_three_and_there_is_a_sky_for_each_generation() -> None:
    seen = look(GAME, dealt(2), 0)
    assert seen["ice"] == 3
    assert seen["sky"] == []
    over = look(GAME, played_out(2, 3, variant="junior"), 0)
    assert len(over["sky"]) == 3


# 2 A generation


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_2_1_all_twelve_cards_are_dealt_evenly_and_at_random(seats: int, each: int) -> None:
    first_hands = set()
    for number in range(20):
        s = dealt(seats, number)
        hands = [{kind for kind in range(12) if rules.holds(s, seat, kind)} for seat in range(seats)]
        assert [len(hand) for hand in hands] == [each] * seats
        assert set().union(*hands) == set(range(12))
        first_hands.add(frozenset(hands[0]))
    assert len(first_hands) > 15


def test_2_1_each_player_sees_only_the_own_hand() -> None:
    seen = look(GAME, dealt(3), 1)
    assert [hand["count"] for hand in seen["hands"]] == [4, 4, 4]
    assert [hand["cards"] is None for hand in seen["hands"]] == [True, False, True]


def test_2_1_with_two_players_the_partners_hand_follows() -> None:
    s = dealt(2)
    before = s.hands.tolist()
    PLAIN.redeal(s, 0, dice(3))
    assert s.hands.tolist() == before


def test_2_2_all_see_a_target_but_its_owner() -> None:
    s = dealt(4)
    for viewer in range(4):
        targets = look(GAME, s, viewer)["targets"]
        assert [target is None for target in targets] == [seat == viewer for seat in range(4)]
        for seat in set(range(4)) - {viewer}:
            assert targets[seat] == target(s, 0, seat)


def test_2_2_no_two_share_a_line_but_two_may_share_four_or_five() -> None:
    shared = set()
    for number in range(100):
        s = dealt(4, number)
        targets = [target(s, 0, seat) for seat in range(4)]
        assert len({target["line"] for target in targets}) == 4
        values = [target["value"] for target in targets]
        assert all(values.count(value) <= cards.BIOSPHERE.count(value) for value in values)
        shared |= {value for value in values if values.count(value) == 2}
    assert shared == {4, 5}


def test_2_3_the_first_generation_begins_by_lot() -> None:
    starts = [int(dealt(4, number).first) for number in range(200)]
    assert all(30 < starts.count(seat) < 70 for seat in range(4))


def test_2_3_then_the_left_neighbour_of_the_previous_first_player_begins() -> None:
    match = Match(GAME, 3, {"variant": "junior"}, bytes(16), "interpreted")
    firsts = []
    while not match.is_over:
        if match.state.placed == 0:
            firsts.append(int(match.state.first))
            assert match.to_act() == firsts[-1:]
        seat = match.to_act()[0]
        match.act(seat, match.legal(seat)[0])
    assert firsts == [(firsts[0] + i) % 3 for i in range(3)]


def test_2_4_turns_go_clockwise_by_one_card_each() -> None:
    s = dealt(4)
    seats = []
    for _ in range(8):
        seat = int(s.turn)
        seats.append(seat)
        PLAIN.apply(s, seat, PLAIN.next_legal(s, seat, 1))
    assert seats == [(seats[0] + i) % 4 for i in range(8)]
    assert [hand["count"] for hand in look(GAME, s, None)["hands"]] == [1] * 4


def test_2_4_a_card_goes_only_into_the_row_of_its_element_and_from_the_own_hand() -> None:
    s = dealt(2)
    arrange(s, SIXES, ["air 6", "west 5"])
    legal = {words for words in all_placements() if PLAIN.is_legal(s, 0, action(words))}
    assert legal == {
        f"{element} {value} {column}"
        for element, columns in (
            ("air", ("north", "east")),
            ("earth", ("west", "east")),
            ("water", ("west", "north")),
        )
        for value in (0, 2)
        for column in columns
    }


def all_placements() -> list[str]:
    return [
        f"{element} {value} {column}" for element in cards.ELEMENTS for value in range(4) for column in cards.COLUMNS
    ]


def test_2_4_an_occupied_cell_opens_only_when_its_whole_row_is_occupied() -> None:
    s = dealt(2)
    arrange(s, SIXES, ["air 6", "west 5"])
    place(s, "air 0 north", "earth 1 west")
    assert not PLAIN.is_legal(s, 0, action("air 2 north"))
    assert PLAIN.is_legal(s, 0, action("air 2 east"))
    place(s, "air 2 east")
    for column in cards.COLUMNS:
        assert PLAIN.is_legal(s, 1, action(f"air 3 {column}"))
    assert not PLAIN.is_legal(s, 1, action("earth 3 west"))


def test_2_4_there_is_no_passing() -> None:
    for number in range(4):
        s = dealt(2 + number % 3, number)
        while not PLAIN.is_over(s):
            seat = int(s.turn)
            legal = legal_actions(PLAIN, s, seat)
            assert legal
            assert 0 not in legal
            PLAIN.apply(s, seat, legal[number % len(legal)])


def test_2_4_a_placed_card_never_moves() -> None:
    s = dealt(3, variant="junior")
    rolls = dice(1)
    before = look(GAME, s, None)["piles"]
    while not PLAIN.is_over(s):
        PLAIN.apply(s, int(s.turn), PLAIN.random_choice(s, int(s.turn), rolls))
        after = look(GAME, s, None)["piles"]
        assert all(new[: len(old)] == old for old, new in zip(before, after, strict=True))
        assert sum(map(len, after)) == sum(map(len, before)) + 1
        before = after


def test_2_4_card_and_column_are_one_action_of_36() -> None:
    assert state.ACTIONS - 1 == 36
    assert len({action(words) for words in all_placements()}) == 36
    assert {action(words) for words in all_placements()} == set(range(1, 37))


def test_2_5_a_target_is_met_by_exactly_its_sum_and_not_by_more() -> None:
    s = dealt(2)
    arrange(s, SIXES, ["air 3", "east 4"])
    place(s, "air 2 north")
    assert look(GAME, s, None)["met"] == [True, False]
    place(s, "air 3 east")  # Air is 6 now, East is 3 + 1
    assert look(GAME, s, None)["met"] == [False, True]


def test_2_5_only_visible_cards_count_and_empty_cells_are_nought() -> None:
    s = dealt(2)
    arrange(s, SIXES, ["air 3", "west 4"])
    place(s, "air 2 north")  # Air is 1 + 2 with one cell empty
    assert heard(s) == [(1, 0, True)]
    place(s, "air 1 east", "air 0 north")  # the 2 is covered
    assert [int(total) for total in s.sums[:3]] == [2, 1, 1]


def test_2_6_what_is_met_at_the_deal_is_heard_and_silence_means_not_met() -> None:
    s = dealt(3, start_values="1-3-2")
    give_targets(s, ["earth 3", "water 4", "north 4"])
    assert heard(s) == [(0, 0, True)]


def test_2_6_every_change_is_heard_with_changes_of_one_placement_by_seat() -> None:
    s = dealt(3)
    arrange(s, (["water 3", "water 0"], ["earth 2", "air 2"], ["air 3", "water 2"]), ["water 4", "air 6", "north 4"])
    place(s, "water 3 west", "earth 2 east", "air 3 north", "water 0 north", "air 2 east", "water 2 east")
    assert heard(s) == [(1, 0, True), (3, 2, True), (5, 1, True), (6, 0, False)]
    s = dealt(2)
    arrange(s, SIXES, ["air 4", "north 4"])
    place(s, "water 0 west", "air 3 north")
    assert heard(s) == [(2, 0, True), (2, 1, True)]


def test_2_6_the_twelfth_placement_is_heard_too() -> None:
    s = dealt(2)
    show(s, {"air north": "1 air 0", "air east": "1 air 0"})
    last_card(s, "air 2", ["air 3", "water 6"])
    told = narrated(s, "air 2 north", None)
    assert told[:2] == ["Player 1 places Air 2 North.", "Player 1’s target is met."]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_2_6_owner_placer_and_spectators_hear_the_same_and_no_target_is_named(viewer: int | None) -> None:
    s = dealt(2)
    arrange(s, SIXES, ["air 4", "north 4"], first=1)
    assert narrated(s, "air 3 north", viewer) == [
        "You place Air 3 North." if viewer == 1 else "Player 2 places Air 3 North.",
        "Your target is met." if viewer == 0 else "Player 1’s target is met.",
        "Your target is met." if viewer == 1 else "Player 2’s target is met.",
    ]


def test_2_6_the_announcements_of_a_new_generation_are_told_with_its_beginning() -> None:
    for number in range(200):
        s = dealt(2, number)
        cover_everything(s)
        last_card(s, "air 3", ["air 3", "water 6"])
        told = narrated(s, "air 3 west", None)
        if s.heard[1, 0]:
            break
    else:
        pytest.fail("no deal meets a target at once")
    begins = next(i for i, text in enumerate(told) if text.startswith("Generation 2 begins"))
    met = [seat for seat in range(2) if rules.is_met(s, seat)]
    assert told[begins + 1 :] == [f"Player {seat + 1}’s target is met." for seat in met]


def test_2_6_a_placement_can_never_be_taken_back_but_in_practice() -> None:
    match = Match(GAME, 2, {}, bytes(16), "interpreted")
    seat = match.to_act()[0]
    match.act(seat, match.legal(seat)[0])
    assert not match.may_undo()
    match.undo()
    assert match.state.placed == 0


def test_2_6_no_placement_is_taken_back_whether_talk_is_allowed_or_not() -> None:
    for talk in ("no", "yes"):
        assert not rules.may_take_back(dealt(2, talk=talk))


def test_2_7_talk_is_off_unless_the_option_allows_it() -> None:
    assert look(GAME, dealt(2), 0)["talk"] is False
    assert look(GAME, dealt(2, talk="yes"), 0)["talk"] is True


def test_2_7_nothing_is_said_while_targets_are_hidden_which_is_until_the_end() -> None:
    """The next generation is dealt as soon as one ends, and whoever talks then sees the others' new targets."""
    s = dealt(2, variant="junior")
    heard = []
    while not PLAIN.is_over(s):
        heard.append(bool(rules.may_talk(s)))
        PLAIN.apply(s, int(s.turn), PLAIN.next_legal(s, int(s.turn), 1))
    assert heard == [False] * cards.GENERATIONS * cards.KINDS
    assert rules.may_talk(s)
    assert look(GAME, s, 0)["may_talk"] is True
    assert rules.may_talk(dealt(2, talk="yes"))
