"""Winter by the numbers of its rulebook.

Positions are laid out with row and column 0 anywhere; light is seat 0 and dark is seat 1.
"""

from collections.abc import Callable
from typing import Any

import pytest

from snowedin.core.compile import INTERPRETED
from snowedin.core.game import Refusal
from snowedin.core.match import Match
from snowedin.core.records import copy
from snowedin.games.winter import GAME, cards, decks, ending, lake, state
from snowedin.games.winter.view import view

from .tables import (
    DARK,
    LIGHT,
    PLAIN,
    card,
    counters,
    dealt,
    dice,
    freezing,
    is_covered,
    legal,
    letters,
    lying,
    place,
    play,
    square,
    thawing,
)

# A row in which light has a square between the first two cards, dark one between the second and the third.
ROW = {(0, 0): "DLDL", (0, 2): "LDLD", (0, 4): "DLDL"}
LIGHT_SQUARE, DARK_SQUARE = (0, 1), (0, 3)


def result(s: Any) -> tuple[int, int]:
    assert PLAIN.is_over(s)
    return int(s.winner), int(s.ending)


def remove(number: int) -> tuple[int, int]:
    return state.REMOVE, card(number)


def take_away(s: Any, row: int, col: int) -> tuple[int, int]:
    return state.TAKE_AWAY, square(s, row, col)


# 1 Cards and the lake


def test_1_1_a_card_is_laid_as_printed_or_turned_by_180_degrees() -> None:
    s = freezing({(0, 0): "LDDD"}, more=["LLDL"])
    play(s, state.DRAW, place(s, 0, 2))
    assert legal(s) == {state.LAY + state.AS_PRINTED, state.LAY + state.TURNED}
    assert letters(play(copy(s), state.LAY + state.AS_PRINTED), 2) == "LLDL"
    assert letters(play(copy(s), state.LAY + state.TURNED), 2) == "LDLL"


@pytest.mark.parametrize("look", ["LDDL", "DLLD"])
def test_1_1_a_card_that_looks_the_same_turned_has_one_orientation(look: str) -> None:
    s = freezing({(0, 0): "LDDD"}, more=[look])
    play(s, state.DRAW, place(s, 0, 2))
    assert s.turn == DARK, "the turn is over without asking for the way"
    assert letters(s, 2) == look


def test_1_1_turning_swaps_opposite_sections() -> None:
    for look in range(16):
        assert decks.letters(cards.turned(look)) == decks.letters(look)[::-1]


def test_1_2_the_box_has_eighteen_cards_half_of_all_sections_light() -> None:
    assert len(cards.BOX) == cards.CARDS == 18
    assert "".join(cards.BOX).count("L") == "".join(cards.BOX).count("D") == 36
    assert all(set(look) == {"L", "D"} for look in cards.BOX)


def test_1_2_the_box_is_its_own_colour_swap() -> None:
    swap = str.maketrans("LD", "DL")
    assert sorted(min(look, look[::-1]) for look in cards.BOX) == sorted(
        min(look, look[::-1]) for look in (look.translate(swap) for look in cards.BOX)
    )


def test_1_3_a_card_goes_anywhere_along_a_section_edge_staggered_too() -> None:
    s = play(freezing({(0, 0): "LDDD"}, more=["LLDL"]), state.DRAW)
    beside = [(along, across) for along in (-1, 0, 1) for across in (-2, 2)]
    assert legal(s) == {place(s, *spot) for a, b in beside for spot in ((a, b), (b, a))}


def test_1_3_no_card_lies_on_another_nor_in_a_hole_too_small() -> None:
    around = {(0, 0): "LDDD", (0, 2): "LDDD", (2, 0): "LDDD", (2, 3): "LDDD", (4, 0): "LDDD", (4, 2): "LDDD"}
    s = play(freezing(around), state.DRAW)
    assert place(s, 2, 2) not in legal(s)
    assert place(s, 2, 1) not in legal(s)
    assert place(s, 0, 4) in legal(s)


def test_1_3_colours_need_not_match() -> None:
    s = freezing({(0, 0): "LLLD"}, more=["LDDD"])
    play(s, state.DRAW, place(s, -2, 0), state.LAY + state.AS_PRINTED)
    assert letters(s, 2)[2:] == "DD"
    assert letters(s, 1)[:2] == "LL"


def test_1_3_a_corner_is_enough_only_by_option() -> None:
    lay = {(0, 0): "LDDD"}
    s, joined = play(freezing(lay), state.DRAW), play(freezing(lay, corner_contact="yes"), state.DRAW)
    corners = {place(s, row, col) for row in (-2, 2) for col in (-2, 2)}
    assert not corners & legal(s)
    assert legal(joined) == legal(s) | corners


def test_1_4_a_square_is_four_sections_of_one_colour_over_any_cards() -> None:
    four_cards = {(0, 0): "DDDL", (0, 2): "DDLD", (2, 0): "DLDD", (2, 2): "LDDD"}
    s = play(freezing(four_cards), state.COVER)
    assert legal(s) == {square(s, 1, 1)}
    assert not freezing({**four_cards, (2, 2): "DLDD"}).may_cover


def test_1_5_a_window_holds_one_counter_and_windows_may_overlap() -> None:
    three_wide = {(0, 0): "DLDL", (0, 2): "LLLD"}
    s = freezing({**three_wide, (-2, 2): "DDLL"})
    play(s, state.COVER, square(s, 0, 1))
    play(s, state.DRAW)
    play(s, min(legal(s)), state.LAY)
    play(s, state.COVER)
    assert legal(s) == {square(s, -1, 2)}
    assert play(s, square(s, -1, 2)).supply[0] == 7


def test_1_5_without_overlap_a_covered_section_makes_no_other_square() -> None:
    lay = {(0, 0): "DLDL", (0, 2): "LLLD", (-2, 2): "DDLL"}
    assert freezing(lay, light=[(0, 1)]).may_cover
    assert not freezing(lay, light=[(0, 1)], overlap="no").may_cover


def test_1_6_a_card_under_a_counter_is_neither_moved_nor_removed() -> None:
    s = thawing({**ROW, (2, 0): "LDDL"}, light=[LIGHT_SQUARE])
    assert legal(play(copy(s), state.REMOVE)) == {card(3), card(4)}
    assert int(s.pick) == 1 << 3 | 1 << 4


def test_1_6_a_split_discards_a_card_under_a_counter() -> None:
    """Card 4 joins the covered pair to the three cards on the left."""
    lay = {(0, -6): "LDDL", (0, -4): "LDDL", (0, -2): "LDDL", (0, 0): "LDDL", (0, 2): "DLDL", (0, 4): "LDLD"}
    s = thawing(lay, light=[(0, 3)])
    play(s, *remove(4))
    assert lying(s) == {1, 2, 3}
    assert int(s.gone) >> 5 & 3 == 3


# 2 Beginning


def test_2_1_the_first_card_lies_as_printed_and_the_first_player_holds_the_next() -> None:
    s = dealt(1)
    assert lying(s) == {int(s.deck[0])}
    assert letters(s, int(s.deck[0])) == decks.letters(int(s.pattern[s.deck[0]]))
    assert s.held == s.deck[1]
    assert s.turn == s.first
    assert s.light == state.NOBODY
    assert view(s, None)["held"]["card"] == s.held
    assert len(legal(s)) == 12
    assert counters(s) == [0, 0]


def test_2_1_the_first_player_and_the_order_are_drawn_by_lot() -> None:
    deals = [dealt(number) for number in range(40)]
    assert 8 < sum(int(s.first) for s in deals) < 32
    assert len({int(s.deck[0]) for s in deals}) > 10


def test_2_2_the_second_player_chooses_colours_and_then_takes_a_normal_turn() -> None:
    s = dealt(1)
    first = int(s.first)
    play(s, min(legal(s)))
    if s.phase == state.TURNING:
        play(s, state.LAY)
    assert s.turn == 1 - first
    assert legal(s) == {state.PLAY + cards.LIGHT, state.PLAY + cards.DARK}
    assert play(copy(s), state.PLAY + cards.LIGHT).light == 1 - first
    play(s, state.PLAY + cards.DARK)
    assert s.light == first
    assert s.turn == 1 - first
    assert state.DRAW in legal(s)


def test_2_2_the_turn_after_choosing_may_be_a_counter() -> None:
    s = freezing({(0, 0): "DLDL", (0, 2): "LDLD"})
    s.light, s.phase, s.turn = state.NOBODY, state.CHOOSING, 1
    play(s, state.PLAY + cards.LIGHT, state.COVER, square(s, 0, 1))
    assert counters(s) == [1, 0]
    assert s.turn == 0


# 3 Freezing


def test_3_1_the_next_card_is_turned_over_for_all_and_must_be_placed() -> None:
    s = freezing({(0, 0): "LDDD"}, more=["LLDL"])
    assert PLAIN.is_revealing(s, 0, state.DRAW)
    play(s, state.DRAW)
    for viewer in (None, 0, 1):
        assert view(s, viewer)["held"] == {"card": 2, "sections": "LLDL", "from": None, "to": None}
    assert min(legal(s)) >= state.PLACE
    assert max(legal(s)) < state.SQUARE


def test_3_1_drawing_the_one_card_left_shows_nothing_new() -> None:
    s = freezing({(0, 2 * i): "LDDD" for i in range(16)})
    assert PLAIN.is_revealing(s, 0, state.DRAW)
    s.drawn += 1
    assert not PLAIN.is_revealing(s, 0, state.DRAW)


def test_3_2_one_counter_of_the_own_colour_on_an_open_square() -> None:
    s = freezing(ROW)
    play(s, state.COVER)
    assert legal(s) == {square(s, *LIGHT_SQUARE)}
    play(s, square(s, *LIGHT_SQUARE))
    assert counters(s) == [1, 0]
    assert s.turn == DARK
    play(s, state.COVER, square(s, *DARK_SQUARE))
    assert counters(s) == [1, 1]
    assert legal(s) == {state.DRAW}, "the only light square is covered"


def test_3_2_no_counter_without_supply() -> None:
    s = freezing(ROW)
    s.supply[0] = 0
    PLAIN.bind(GAME.rules).begin_turn(s)
    assert legal(s) == {state.DRAW}


def test_3_3_the_last_card_begins_the_thaw_for_the_next_player() -> None:
    s = freezing({(0, 2 * i): "DLDL" if i % 2 else "LDLD" for i in range(17)}, turn=DARK)
    play(s, state.DRAW)
    assert not s.thaw
    play(s, place(s, 0, 34), state.LAY)
    assert s.thaw
    assert s.turn == LIGHT
    assert s.thaw_turns == 0


def test_3_3_open_squares_are_not_covered_in_the_thaw_without_a_move() -> None:
    s = thawing(ROW)
    assert state.COVER not in legal(s)
    assert state.DRAW not in legal(s)


# 4 Thawing

# Light can put card 3, LL above, under the first two, where both lower sections are light, or beside them.
HALF = {(0, 0): "DDLL", (0, 2): "DDLL", (0, 4): "LLDD"}


def test_4_1_a_move_puts_a_counter_on_each_new_square() -> None:
    """Under both cards it makes one square; a third card makes two more with it."""
    s = thawing({**HALF, (-2, 0): "LDDL"})
    play(s, state.MOVE, card(3), place(s, 2, 1))
    assert counters(s) == [1, 0]
    assert is_covered(s, LIGHT, 1, 1)
    assert s.turn == DARK
    s = thawing({**HALF, (2, -1): "LLDL"})
    play(s, state.MOVE, card(3), place(s, 2, 1))
    assert [is_covered(s, LIGHT, 1, col) for col in (0, 1)] == [True, True]
    assert counters(s) == [2, 0], "the square of cards 1 and 4 is not new"


def test_4_1_new_squares_may_share_sections_with_covered_ones() -> None:
    s = thawing({(0, 0): "DDLL", (2, 0): "LLDD", (0, -2): "LDLD"}, light=[(1, 0)])
    play(s, state.MOVE, card(3), place(s, 1, 2))
    assert is_covered(s, LIGHT, 1, 0)
    assert is_covered(s, LIGHT, 1, 1)
    assert counters(s) == [2, 0]
    without = thawing({(0, 0): "DDLL", (2, 0): "LLDD", (0, -2): "LDLD"}, light=[(1, 0)], overlap="no")
    assert state.MOVE not in legal(without)


def test_4_1_squares_of_the_other_colour_get_no_counter() -> None:
    """Card 3 between the others makes a square of each colour, and both are new."""
    s = thawing({(0, 0): "DLDL", (0, 4): "DLDL", (2, 0): "LDLD", (2, 2): "LDDL", (2, 4): "LDDL"})
    play(s, state.MOVE, card(3), place(s, 0, 2))
    assert is_covered(s, LIGHT, 0, 1)
    assert lake.is_square(s, DARK, 30, 33)
    assert counters(s) == [1, 0]


def test_4_1_the_old_place_is_no_move_but_may_be_overlapped() -> None:
    lay = {(0, 0): "DDLL", (0, 2): "DDLL", (2, 0): "LLDD"}
    s = thawing(lay)
    play(s, state.MOVE, card(3))
    assert place(s, 2, 0) not in legal(s)
    assert place(s, 2, 1) in legal(s), "one section over its old place"
    assert place(s, 2, 2) in legal(s)


def test_4_1_turning_in_place_is_a_move_only_by_option() -> None:
    lay = {(0, 0): "DDLL", (2, 0): "DDLL"}
    s = thawing(lay, turn_in_place="yes")
    play(s, state.MOVE, card(2))
    assert place(s, 2, 0) in legal(s)
    play(s, place(s, 2, 0))
    assert letters(s, 2) == "LLDD", "only turned it makes a square there"
    assert is_covered(s, LIGHT, 1, 0)
    assert card(2) not in legal(play(thawing(lay), state.MOVE))


def test_4_1_a_card_that_was_not_turned_does_not_stay_by_the_option() -> None:
    s = thawing({(0, 0): "DDLL", (0, 2): "DDLL", (2, 0): "LLDD"}, turn_in_place="yes")
    play(s, state.MOVE, card(3))
    assert place(s, 2, 0) not in legal(s), "as it lies it makes a square, and turned it makes none"


def short_of_counters(left: int) -> Any:
    """Card 4 under cards 1 to 3 makes a square with each neighbour; light has so many counters left in supply."""
    lay = {(0, 0): "DDLL", (0, 2): "DDLL", (2, -1): "LLDL", (0, 4): "LLDD", (-2, 0): "DDDL", (-2, 2): "DDLD"}
    s = thawing(lay)
    s.supply[0] = left
    PLAIN.bind(GAME.rules).begin_turn(s)
    return s


def test_4_1_with_too_few_counters_the_player_says_which_squares() -> None:
    s = short_of_counters(1)
    play(s, state.MOVE, card(4), place(s, 2, 1))
    assert s.phase == state.COVERING
    assert s.turn == LIGHT
    assert legal(s) == {square(s, 1, 0), square(s, 1, 1)}
    play(s, square(s, 1, 1))
    assert is_covered(s, LIGHT, 1, 1)
    assert not is_covered(s, LIGHT, 1, 0)
    assert s.supply[0] == 0


def test_4_1_with_enough_counters_nothing_is_asked() -> None:
    s = short_of_counters(2)
    play(s, state.MOVE, card(4), place(s, 2, 1))
    assert s.turn == DARK
    assert s.supply[0] == 0


def test_4_1_with_no_counter_in_supply_there_is_no_move() -> None:
    assert state.MOVE in legal(short_of_counters(1))
    assert state.MOVE not in legal(short_of_counters(0))


def test_4_1_without_overlap_the_player_chooses_between_squares_that_clash() -> None:
    lay = {(0, 0): "DDLL", (0, 2): "DDLL", (2, -1): "LLDL", (0, 4): "LLDD"}
    s = thawing(lay, overlap="no")
    play(s, state.MOVE, card(4), place(s, 2, 1))
    assert legal(s) == {square(s, 1, 0), square(s, 1, 1)}
    play(s, square(s, 1, 0))
    assert s.turn == DARK, "the other square shares a section with it now"
    assert counters(s) == [1, 0]


def test_4_1_a_move_without_an_own_square_is_illegal() -> None:
    """Dark has nothing to gain from the places where light has."""
    assert state.MOVE in legal(thawing(HALF))
    s = play(thawing(HALF), state.MOVE, card(3))
    for spot in legal(s):
        after = play(copy(s), spot)
        if after.phase == state.TURNING:
            play(after, min(legal(after)))
        assert counters(after)[0] > 0
    assert state.MOVE not in legal(thawing({(0, 0): "DDDL", (0, 2): "LDDD"}, dark=[], turn=LIGHT))


def test_4_1_only_cards_with_a_place_to_go_are_offered() -> None:
    s = play(thawing(HALF), state.MOVE)
    for action in legal(s):
        assert legal(play(copy(s), action))


def test_4_2_a_free_card_is_removed_for_good() -> None:
    s = thawing(ROW, light=[LIGHT_SQUARE])
    play(s, *remove(3))
    assert lying(s) == {1, 2}
    assert int(s.gone) >> 3 & 1
    assert s.turn == DARK


def test_4_3_an_own_counter_returns_to_the_supply() -> None:
    lay = {**ROW, (0, 6): "LDLD"}
    s = thawing(lay, light=[LIGHT_SQUARE, (0, 5)], dark=[DARK_SQUARE])
    play(s, state.TAKE_AWAY)
    assert legal(s) == {square(s, *LIGHT_SQUARE), square(s, 0, 5)}
    play(s, square(s, 0, 5))
    assert counters(s) == [1, 1]
    assert s.turn == DARK


def test_4_3_taking_away_the_last_one_loses() -> None:
    s = thawing(ROW, light=[LIGHT_SQUARE], dark=[DARK_SQUARE])
    assert result(play(s, *take_away(s, *LIGHT_SQUARE))) == (DARK, state.MELTED)


def test_4_4_without_counters_and_with_every_card_covered_the_player_loses() -> None:
    lay = {(0, 0): "DLDL", (0, 2): "LDLD"}
    assert result(thawing(lay, light=[(0, 1)], turn=DARK)) == (LIGHT, state.STUCK)
    assert not PLAIN.is_over(thawing(lay, light=[(0, 1)], turn=LIGHT))


def test_4_4_on_an_empty_table_the_player_to_move_loses() -> None:
    s = thawing({(0, 0): "DLDL"})
    assert legal(s) == {state.REMOVE}
    assert result(play(s, *remove(1))) == (LIGHT, state.STUCK)


def test_4_5_the_smaller_group_leaves_with_its_counters() -> None:
    """Card 3 joins light's pair to four other cards."""
    lay = {(0, 0): "DLDL", (0, 2): "LDLD", (0, 4): "LDDL", (0, 6): "DLDL", (0, 8): "LDLD", (0, 10): "DLDL"}
    s = thawing(lay, light=[(0, 1), (0, 7)], dark=[(0, 9)])
    play(s, *remove(3))
    assert lying(s) == {4, 5, 6}
    assert counters(s) == [1, 1]
    assert not PLAIN.is_over(s)


def test_4_5_of_equal_groups_the_player_on_turn_names_the_one_that_stays() -> None:
    lay = {(0, 0): "DLDL", (0, 2): "LDLD", (0, 4): "LDDL", (0, 6): "DLDL", (0, 8): "LDLD"}
    s = thawing(lay, light=[(0, 1), (0, 7)], dark=[])
    play(s, *remove(3))
    assert s.phase == state.SPLITTING
    assert s.turn == LIGHT
    assert legal(s) == {state.KEEP, state.KEEP + 1}
    assert lying(play(copy(s), state.KEEP)) == {1, 2}
    assert lying(play(copy(s), state.KEEP + 1)) == {4, 5}


def star(arms: int) -> dict[tuple[int, int], str]:
    """Card 1 in the middle of arms that do not touch one another."""
    return dict.fromkeys([(0, 0), (0, 2), (0, -2), (2, 0), (-2, 0)][: arms + 1], "LDDL")


@pytest.mark.parametrize("arms", [2, 3, 4])
def test_4_5_of_several_largest_groups_each_may_stay(arms: int) -> None:
    s = thawing(star(arms))
    play(s, *remove(1))
    assert legal(s) == {state.KEEP + k for k in range(arms)}
    for k in range(arms):
        assert lying(play(copy(s), state.KEEP + k)) == {k + 2}


@pytest.mark.parametrize("arms", [3, 4])
def test_4_5_of_three_or_four_groups_the_largest_stays(arms: int) -> None:
    s = thawing({**star(arms), (0, 4): "LDDL"})
    play(s, *remove(1))
    assert s.turn == DARK, "nothing is asked"
    assert lying(s) == {2, arms + 2}


def test_4_5_only_the_largest_groups_may_be_named() -> None:
    s = thawing({**star(3), (0, 4): "LDDL", (0, -4): "LDDL"})
    play(s, *remove(1))
    assert legal(s) == {state.KEEP, state.KEEP + 1}
    assert [len(group) for group in view(s, None)["groups"]] == [2, 2, 1]


def test_4_5_a_split_while_the_card_is_lifted_does_not_count() -> None:
    """Card 2 joins card 3 to the others, and one row lower it still does."""
    s = thawing({(0, 0): "DLDL", (0, 2): "LDLD", (0, 4): "LDDL", (2, 0): "DLDL"})
    play(s, state.MOVE, card(2))
    assert lying(s) == {1, 3, 4}
    play(s, place(s, 1, 2))
    assert lying(s) == {1, 2, 3, 4}
    assert is_covered(s, LIGHT, 1, 1)


def test_4_5_the_moved_card_counts_and_its_counters_are_down_before_the_split() -> None:
    """Card 3 goes from between the pairs to the left one, which then has more cards."""
    lay = {(0, 0): "DDLL", (0, 2): "DDDL", (0, 4): "LLDD", (0, 6): "LDDL", (0, 8): "LDDL"}
    s = thawing(lay)
    play(s, state.MOVE, card(3), place(s, 2, 0))
    assert lying(s) == {1, 2, 3}
    assert counters(s) == [1, 0]


def test_4_5_counters_of_both_return_to_their_owners() -> None:
    lay = {(0, 0): "LDDL", (0, 2): "LDDL", (0, 4): "LDDL", (0, 6): "LDDL", (0, 8): "LDDL", (0, 10): "LDDL"}
    pair = {(0, 12): "DLDL", (0, 14): "LDLD", (0, 16): "DLDL"}
    left = {(2, 0): "DLDL", (2, 2): "LDLD", (2, 4): "DLDL"}
    s = thawing({**lay, **pair, **left}, light=[(0, 13), (2, 1)], dark=[(0, 15), (2, 3)])
    play(s, *remove(6))
    assert counters(s) == [1, 1]
    assert s.supply.tolist() == [8, 8]


# 5 End


def test_5_1_who_loses_the_last_counter_by_the_others_split_has_lost() -> None:
    lay = {(0, 0): "DLDL", (0, 2): "LDLD", (0, 4): "LDDL", (0, 6): "LDDL", (0, 8): "LDDL", (0, 10): "LDDL"}
    s = thawing(lay, light=[(0, 1)], turn=DARK)
    assert result(play(s, *remove(3))) == (DARK, state.MELTED)
    assert GAME.rules.score(s) == 0, "the winner has no counter either"


def test_5_1_own_counters_may_be_discarded_even_all_of_them() -> None:
    lay = {(0, 0): "DLDL", (0, 2): "LDLD", (0, 4): "LDDL", (0, 6): "DLDL", (0, 8): "LDLD", (0, 10): "DLDL"}
    s = thawing(lay, light=[(0, 1)], dark=[(0, 9)])
    assert result(play(s, *remove(3))) == (DARK, state.MELTED)
    assert [PLAIN.reward(s, seat) for seat in (LIGHT, DARK)] == [0.0, 1.0]


def test_5_2_both_in_one_turn_is_a_draw() -> None:
    pair = {(0, 0): "DLDL", (0, 2): "LDLD", (0, 4): "DLDL"}
    s = thawing({**pair, **{(0, 6 + 2 * i): "LDDL" for i in range(5)}}, light=[(0, 1)], dark=[(0, 3)])
    assert result(play(s, *remove(4))) == (state.NOBODY, state.BOTH_MELTED)
    assert [PLAIN.reward(s, seat) for seat in (LIGHT, DARK)] == [0.5, 0.5]
    assert GAME.rules.score(s) == 0


def test_5_2_a_player_without_counters_plays_on() -> None:
    s = thawing(ROW, dark=[DARK_SQUARE])
    play(s, *remove(1))
    assert not PLAIN.is_over(s)
    assert result(play(s, *take_away(s, *DARK_SQUARE))) == (LIGHT, state.MELTED)


def test_5_2_who_gained_a_counter_later_can_lose_it() -> None:
    s = thawing({**HALF, (-2, 0): "LDDL"})
    play(s, state.MOVE, card(3), place(s, 2, 1), *remove(4))
    assert counters(s) == [1, 0]
    assert result(play(s, *take_away(s, 1, 1))) == (DARK, state.MELTED)


# Card 3 slides over light's two cards, card 4 under dark's; each has a counter on the right that stays.
SLIDES = {
    (0, 0): "LLDD", (0, 2): "LLDD", (-2, 0): "DDLL", (2, 0): "DDLL", (0, 4): "DLDL", (0, 6): "LDLD", (0, 8): "DLDL",
}  # fmt: skip


def slide(s: Any, number: int, row: int, col: int) -> None:
    play(s, state.MOVE, card(number), place(s, row, col))
    if s.phase == state.TURNING:
        play(s, state.LAY)


def round_trip(s: Any) -> None:
    """Eight turns that lead back."""
    for col in (2, 0):
        slide(s, 3, -2, col)
        slide(s, 4, 2, col)
        play(s, *take_away(s, -1, col))
        play(s, *take_away(s, 1, col))


def slides(**options: Any) -> Any:
    return thawing(SLIDES, light=[(0, 5)], dark=[(0, 7)], **options)


def test_5_3_a_position_for_the_third_time_is_a_draw() -> None:
    s = slides()
    round_trip(s)
    assert ending.times_seen(s) == view(s, None)["times_seen"] == 2
    assert not PLAIN.is_over(s)
    round_trip(s)
    assert result(s) == (state.NOBODY, state.REPEATED)
    assert s.thaw_turns == 16


def test_5_3_the_limit_counts_completed_turns_of_both() -> None:
    s = slides(thaw_cap=3)
    slide(s, 3, -2, 2)
    slide(s, 4, 2, 2)
    assert not PLAIN.is_over(s)
    play(s, *take_away(s, -1, 2))
    assert result(s) == (state.NOBODY, state.TOO_LONG)


def test_5_3_repetition_comes_before_the_limit_and_being_stuck_before_both() -> None:
    s = slides(thaw_cap=16)
    round_trip(s)
    round_trip(s)
    assert result(s) == (state.NOBODY, state.REPEATED)
    s = thawing({(0, 0): "DLDL"}, thaw_cap=1)
    assert result(play(s, *remove(1))) == (LIGHT, state.STUCK)


def test_5_3_a_position_is_places_and_looks_counters_and_the_player_to_move() -> None:
    key: Callable[[Any], int] = ending.position_key
    s = slides()
    assert key(s) != key(thawing(SLIDES, light=[(0, 5)]))
    assert key(s) != key(thawing(SLIDES, light=[(0, 5)], dark=[(0, 7)], turn=DARK))
    assert key(s) == key(thawing(SLIDES, light=[(0, 5)], dark=[(0, 7)], at=(60, 61))), "wherever the lake lies"
    assert key(s) == key(thawing(dict(reversed(SLIDES.items())), light=[(0, 5)], dark=[(0, 7)])), "whichever cards"
    assert key(s) != key(thawing({**SLIDES, (2, 0): "DDLD"}, light=[(0, 5)], dark=[(0, 7)]))


def test_5_3_keys_of_ten_thousand_items_differ() -> None:
    keys = {ending.mixed(ending.item(row, col, look)) for row in range(40) for col in range(40) for look in range(16)}
    assert len(keys) == 40 * 40 * 16


def test_5_4_the_score_is_what_the_winner_has_left_on_the_table() -> None:
    s = thawing({**ROW, (0, 6): "LDLD", (0, 8): "DLDL"}, light=[(0, 1)], dark=[(0, 3), (0, 7)])
    play(s, *take_away(s, 0, 1))
    assert view(s, None)["result"] == {"winner": DARK, "ending": "melted", "score": 2}


# 6 Options


@pytest.mark.parametrize(
    "options", [{"thaw_cap": 0}, {"thaw_cap": 201}, {"overlap": "maybe"}, {"deck": ["LDDD"] * 17}, {"deck": 3}]
)
def test_6_options_out_of_range_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        GAME.read_options(options)


def test_6_all_faults_of_a_deck_are_named_at_once() -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.read_options({"deck": ["LLLL", "LDX", "DDDD", "ldld", 7]})
    for fault in ("18 cards, this one 5", "card 1: LLLL", "card 2: ", "'LDX'", "card 3: DDDD", "card 5: "):
        assert fault in str(refusal.value)
    assert "card 4" not in str(refusal.value)


def test_6_a_deck_is_read_from_a_file(tmp_path: Any) -> None:
    (tmp_path / "deck.txt").write_text(" ".join(["lddd"] * 18))
    (tmp_path / "deck.json").write_text('{"cards": [' + ", ".join(['"LDDD"'] * 18) + "]}")
    (tmp_path / "deck.toml").write_text("cards = [" + ", ".join(['"LDDD"'] * 18) + "]")
    for name in ("deck.txt", "deck.json", "deck.toml"):
        assert decks.load(str(tmp_path / name)) == ["LDDD"] * 18
    for name, text in (("deck.json", "["), ("deck.toml", "cards = "), ("deck.csv", "LDDD"), ("none.txt", None)):
        if text is not None:
            (tmp_path / name).write_text(text)
        with pytest.raises(Refusal):
            decks.load(str(tmp_path / name))


def test_6_a_match_is_played_with_the_deck_it_was_given() -> None:
    match = Match(GAME, 2, {"deck": ["LDDL"] * 18}, bytes(16), INTERPRETED)
    assert {card["sections"] for card in match.seen_by(None)["undrawn"]} == {"LDDL"}


# 7 Facts


def test_7_the_longest_lake_fits_the_window_wherever_it_lies() -> None:
    """Eighteen cards in a row, laid over the edge of the table."""
    lay = {(0, 2 * i): "DLDL" if i % 2 else "LDLD" for i in range(17)}
    s = play(freezing(lay, at=(63, 50)), state.DRAW)
    assert len(legal(s)) == 2 * (2 * 17 + 1) + 6
    PLAIN.apply(s, 0, max(legal(s)))
    assert max(int(s.tall), int(s.wide)) <= 36


def test_7_the_table_wraps_around_without_a_trace() -> None:
    for lay, light, dark in ((SLIDES, [(0, 5)], [(0, 7)]), (HALF, [], [])):
        middle = thawing(lay, light, dark)
        for at in ((0, 0), (63, 63), (62, 1), (1, 62)):
            edge = thawing(lay, light, dark, at=at)
            assert view(edge, None) == view(middle, None)
            assert legal(play(edge, state.MOVE)) == legal(play(copy(middle), state.MOVE))


def test_the_hidden_order_is_shuffled_evenly_in_a_redeal() -> None:
    s = freezing({(0, 2 * i): "LDDD" for i in range(15)})
    orders = []
    for number in range(300):
        world = copy(s)
        PLAIN.redeal(world, 0, dice(number))
        assert world.deck[:15].tolist() == s.deck[:15].tolist()
        orders.append(tuple(world.deck[15:].tolist()))
    assert len(set(orders)) == 6
    assert min(orders.count(order) for order in set(orders)) > 25
