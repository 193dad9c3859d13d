"""Winter by the numbers of its rulebook.

Positions are laid out with row and column 0 anywhere; light is seat 0 and dark is seat 1.
"""

from typing import Any

import pytest

from snowedin.core.compile import INTERPRETED
from snowedin.core.game import Refusal
from snowedin.core.match import Match
from snowedin.core.records import copy
from snowedin.games.winter import GAME, cards, decks, state

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
    dealt,
    dice,
    freezing,
    legal,
    letters,
    lying,
    place,
    play,
    remove,
    square,
    thawing,
)

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
    for printed in range(16):
        assert decks.letters(cards.turned(printed)) == decks.letters(printed)[::-1]


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
    assert look(GAME, s, None)["held"]["card"] == s.held
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
        assert look(GAME, s, viewer)["held"] == {"card": 2, "sections": "LLDL", "came_from": None, "to": None}
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


# 6 Options


def test_5_3_and_6_defaults() -> None:
    expected = {"overlap": "yes", "turn_in_place": "no", "corner_contact": "no", "thaw_cap": 200}
    assert {name: value for name, value in GAME.read_options({}).items() if name != "deck"} == expected


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
        assert GAME.components("deck").load(str(tmp_path / name)) == ["LDDD"] * 18
    for name, text in (("deck.json", "["), ("deck.toml", "cards = "), ("deck.csv", "LDDD"), ("none.txt", None)):
        if text is not None:
            (tmp_path / name).write_text(text)
        with pytest.raises(Refusal):
            GAME.components("deck").load(str(tmp_path / name))


def test_6_a_match_is_played_with_the_deck_it_was_given() -> None:
    match = Match(GAME, 2, {"deck": ["LDDL"] * 18}, bytes(16), INTERPRETED)
    assert {card.sections for card in match.seen_by(None).undrawn} == {"LDDL"}


# 7 Facts


def test_7_the_longest_lake_fits_the_window_wherever_it_lies() -> None:
    """Eighteen cards in a row, laid over the edge of the table."""
    lay = {(0, 2 * i): "DLDL" if i % 2 else "LDLD" for i in range(17)}
    s = play(freezing(lay, at=(63, 50)), state.DRAW)
    assert len(legal(s)) == 2 * (2 * 17 + 1) + 6
    PLAIN.apply(s, 0, max(legal(s)))
    assert max(int(s.tall), int(s.wide)) <= 36


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
