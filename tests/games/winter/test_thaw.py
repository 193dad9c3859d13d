"""The thaw and the end of Winter, chapters 4 and 5, by the numbers of its rulebook.

Positions are laid out with row and column 0 anywhere; light is seat 0 and dark is seat 1.
"""

from collections.abc import Callable
from typing import Any

import pytest

from snowedin.core.records import copy
from snowedin.games.winter import GAME, ending, lake, state

from ...looking import look
from .tables import (
    DARK,
    DARK_SQUARE,
    LIGHT,
    LIGHT_SQUARE,
    PLAIN,
    ROW,
    card,
    counters,
    is_covered,
    legal,
    letters,
    lying,
    place,
    play,
    remove,
    result,
    square,
    take_away,
    thawing,
)

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


def with_an_open_square(look: str) -> Any:
    """Card 1 is light at the upper right whichever way it lies, and so are cards 2 and 3 around that corner."""
    s = thawing({(0, 0): "LLLD", (0, 2): look, (-2, 1): "DDLL"}, turn_in_place="yes")
    assert lake.is_square(s, LIGHT, 29, 31)
    return s


def test_4_1_turning_in_place_is_no_move_if_every_square_stood_there_before() -> None:
    """Card 1 could go nowhere else either, so it cannot be lifted."""
    s = with_an_open_square("LDDD")
    assert card(1) not in legal(play(s, state.MOVE))


def test_4_1_turning_in_place_covers_the_new_squares_and_not_those_that_stood_before() -> None:
    s = with_an_open_square("LDLD")
    play(s, state.MOVE, card(1), place(s, 0, 0))
    assert letters(s, 1) == "DLLL"
    assert lake.is_square(s, LIGHT, 29, 31), "it stands as it did"
    assert not is_covered(s, LIGHT, -1, 1)
    assert is_covered(s, LIGHT, 0, 1)
    assert counters(s) == [1, 0]


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
    """Every place that is offered makes a light square."""
    assert state.MOVE in legal(thawing(HALF))
    s = play(thawing(HALF), state.MOVE, card(3))
    assert legal(s)
    for spot in legal(s):
        after = play(copy(s), spot)
        if after.phase == state.TURNING:
            play(after, min(legal(after)))
        assert counters(after)[0] > 0
    assert state.MOVE not in legal(thawing({(0, 0): "DDDL", (0, 2): "LDDD"}, dark=[], turn=LIGHT))


def test_4_1_only_cards_with_a_place_to_go_are_offered() -> None:
    s = play(thawing(HALF), state.MOVE)
    assert legal(s)
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
    assert [len(group) for group in look(GAME, s, None)["groups"]] == [2, 2, 1]


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
    assert ending.times_seen(s) == look(GAME, s, None)["times_seen"] == 2
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


def test_5_3_keys_of_all_looks_on_a_wide_table_differ() -> None:
    keys = {ending.mixed(ending.item(row, col, look)) for row in range(40) for col in range(40) for look in range(16)}
    assert len(keys) == 40 * 40 * 16


def test_5_4_the_score_is_what_the_winner_has_left_on_the_table() -> None:
    s = thawing({**ROW, (0, 6): "LDLD", (0, 8): "DLDL"}, light=[(0, 1)], dark=[(0, 3), (0, 7)])
    play(s, *take_away(s, 0, 1))
    assert look(GAME, s, None)["result"] == {"winner": DARK, "ending": "melted", "score": 2}


# 7 Facts


def test_7_the_table_wraps_around_without_a_trace() -> None:
    for lay, light, dark in ((SLIDES, [(0, 5)], [(0, 7)]), (HALF, [], [])):
        middle = thawing(lay, light, dark)
        for at in ((0, 0), (63, 63), (62, 1), (1, 62)):
            edge = thawing(lay, light, dark, at=at)
            assert look(GAME, edge, None) == look(GAME, middle, None)
            assert legal(play(edge, state.MOVE)) == legal(play(copy(middle), state.MOVE))
