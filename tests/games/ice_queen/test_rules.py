"""Ice Queen by the numbers of its rulebook."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from snowedin.core.chance import Chance
from snowedin.core.compile import INTERPRETED, engine
from snowedin.core.game import Refusal
from snowedin.core.match import Match, load, new_dice, start
from snowedin.core.records import blank, copy
from snowedin.core.words import Phrase, Words
from snowedin.games.ice_queen import GAME, cards, state
from tests.looking import look

PLAIN = engine(GAME, INTERPRETED)
COURAGE = cards.CATEGORIES.index("courage")
SCALE = cards.CATEGORIES.index("winter_scale")
EGO = cards.CATEGORIES.index("ego")


def call(kind: int) -> int:
    return state.CALL + kind


def deck(*courages: int, scale: int = 3) -> list[dict[str, Any]]:
    """Cards that differ in courage alone."""
    return [
        {"name": f"card {number}", "element": "ice", "flavour": "", "winter_scale": scale}
        | {name: courage if name == "courage" else 5 for name in cards.CATEGORIES[1 : cards.PRINTED]}
        for number, courage in enumerate(courages, 1)
    ]


def table(stacks: list[list[int]], caller: int = 0, **options: Any) -> Any:
    """A position: each stack is a list of courages, the top card first."""
    courages = [courage for stack in stacks for courage in stack]
    courages += [0] * (cards.FEWEST - len(courages))  # set aside
    s = GAME.blank(GAME.read_options({"deck": deck(*courages), **options}))
    start(s.chance, b"0123456789abcdef")
    s.seats = len(stacks)
    s.taker = state.NOBODY
    card = 1
    for seat, stack in enumerate(stacks):
        for _ in stack:
            PLAIN.bind(GAME.rules).put_under(s, seat, card)
            card += 1
    s.caller = caller
    return s


def stack(s: Any, seat: int) -> list[int]:
    """The courages in a stack, top first."""
    found, card = [], s.top[seat]
    while card:
        found.append(int(s["values"][card, COURAGE]))
        card = s.below[card]
    return found


def play(s: Any, kind: int = COURAGE) -> Any:
    PLAIN.apply(s, int(s.caller), call(kind))
    return s


def winners(s: Any) -> list[int]:
    return [seat for seat in range(s.seats) if PLAIN.reward(s, seat) > 0]


def test_1_1_and_1_4_there_are_thirteen_categories_and_the_total_is_derived() -> None:
    traits = "power charisma intelligence empathy gifts cunning ruthlessness courage sociability quick_wit ego"
    assert list(cards.CATEGORIES) == ["winter_scale", *traits.split(), "total"]
    assert len(cards.CATEGORIES) == 13
    s = GAME.blank(GAME.read_options({}))
    for number in range(1, s.deck_size + 1):
        values = s["values"][number]
        assert values[cards.TOTAL] == sum(values[: cards.PRINTED])


LANGUAGES = ("en", "fr", "de", "es", "nl")
RULES = Path(__file__).parents[3] / "docs" / "rules"


def named(code: str, category: str) -> Phrase:
    return Phrase(f"{code}-{category.replace('_', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_3_the_rulebook_says_what_each_category_means_in_the_words_of_the_game(language: str) -> None:
    words = Words(GAME, language=language)
    rulebook = RULES / ("" if language == "en" else language) / "ice_queen.md"
    listed = dict(re.findall(r"^\| \*\*(.+?)\*\* \| (.+?) \|$", rulebook.read_text(encoding="utf-8"), re.MULTILINE))
    told = {words.say(named("category", name)): words.say(named("meaning", name)) for name in cards.CATEGORIES}
    assert len(told) == len(set(told.values())) == 13
    assert listed == told
    assert all(len(meaning) <= 100 for meaning in told.values()), "one line each"


def test_2_1_everybody_gets_the_same_and_sees_only_the_own_top_card() -> None:
    match = Match(GAME, 4, key=b"k" * 16, target=INTERPRETED)
    assert match.seen_by(0).stacks == [7] * 4
    tops = [int(match.state.top[seat]) for seat in range(4)]
    for viewer in range(4):
        seen = match.seen_by(viewer)
        assert seen.own.card == tops[viewer]
        assert seen.memory is None
        assert re.findall(rb'"card":(\d+)', match.told_to(viewer)) == [str(tops[viewer]).encode()]
    assert match.seen_by(None).own is None
    assert b'"card"' not in match.told_to(None)


@pytest.mark.parametrize(("seats", "each"), [(2, 15), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_2_2_the_rest_is_set_aside(seats: int, each: int) -> None:
    match = Match(GAME, seats, key=b"k" * 16, target=INTERPRETED)
    assert match.seen_by(None).stacks == [each] * seats


def test_2_2_a_table_needs_two_cards_for_everybody() -> None:
    with pytest.raises(Refusal, match="two cards"):
        Match(GAME, 3, {"deck": deck(1, 2, 3, 4, 5)}, target=INTERPRETED)
    Match(GAME, 2, {"deck": deck(1, 2, 3, 4, 5)}, target=INTERPRETED)


def test_2_3_the_dealer_is_drawn_by_lot_and_the_left_neighbour_calls() -> None:
    dealers: Counter[int] = Counter()
    for number in range(300):
        match = Match(GAME, 3, key=number.to_bytes(16, "big"))
        dealers[int(match.state.dealer)] += 1
        assert match.state.caller == (match.state.dealer + 1) % 3
        assert match.to_act() == [int(match.state.caller)]
    assert all(70 < dealers[seat] < 130 for seat in range(3))


@pytest.mark.parametrize("seats", GAME.seats)
def test_2_3_a_dealer_who_was_named_deals_whatever_the_lot_says(seats: int) -> None:
    for dealer in range(1, seats + 1):
        for number in range(4):
            match = Match(GAME, seats, {"dealer": dealer}, number.to_bytes(16, "big"), INTERPRETED)
            assert match.options["dealer"] == dealer
            assert [match.seen_by(viewer).dealer for viewer in (None, *range(seats))] == [dealer - 1] * (seats + 1)
            assert match.to_act() == [dealer % seats], "the player at the dealer's left calls first"


def test_2_3_a_named_dealer_changes_nothing_about_the_cards() -> None:
    lot, named_dealer = (Match(GAME, 4, {"dealer": dealer}, b"k" * 16, INTERPRETED) for dealer in ("lot", 3))
    assert lot.state.top.tolist() == named_dealer.state.top.tolist()
    assert lot.state.below.tolist() == named_dealer.state.below.tolist()


def test_2_3_a_dealer_must_sit_at_the_table() -> None:
    with pytest.raises(Refusal, match="dealer names seat 3; this table has 2") as refused:
        Match(GAME, 2, {"dealer": 3}, target=INTERPRETED)
    assert refused.value.reason == "seat_beyond"
    for wrong in (0, -1, "somebody", 1.0, True, [1], 10**30, ""):
        with pytest.raises(Refusal, match="Option dealer is lot or a seat"):
            GAME.read_options({"dealer": wrong})
    assert GAME.read_options({"dealer": "2"})["dealer"] == 2, "as it is typed"
    assert GAME.read_options({})["dealer"] == GAME.read_options({"dealer": "lot"})["dealer"] == "lot"


@pytest.mark.parametrize("seats", GAME.seats)
def test_2_3_against_bots_alone_the_one_at_your_right_deals_so_that_you_call_first(seats: int) -> None:
    for seat in range(seats):
        options = GAME.preset({}, seats, [seat])
        assert Match(GAME, seats, options, b"k" * 16, INTERPRETED).to_act() == [seat]
        assert GAME.preset({"dealer": "lot"}, seats, [seat]) == {"dealer": "lot"}, "who chose otherwise, chose"
        assert GAME.preset({"dealer": None, "under": "fixed"}, seats, [seat]) == {**options, "under": "fixed"}
    assert GAME.preset({"under": "fixed"}, seats, [0, 1]) == {"under": "fixed"}
    assert GAME.preset({}, seats, []) == {}


def test_2_3_a_match_that_was_saved_before_dealers_were_named_is_replayed_as_it_was() -> None:
    match = load(Path(__file__).parent / "before_dealers.json", {GAME.key: GAME}, INTERPRETED)
    assert match.options["dealer"] == "lot"
    assert match.state.dealer == 1
    assert match.is_over
    assert match.rewards() == [0.0, 0.0, 1.0]


def test_3_1_everybody_still_holding_cards_shows_the_top_card() -> None:
    s = play(table([[5, 1], [], [7, 1]]))
    assert [bool(card) for card in s.shown[:3]] == [True, False, True]


def test_3_2_the_single_highest_takes_all_and_calls_next() -> None:
    s = play(table([[5, 1], [9, 2], [7, 3]]))
    assert sorted(stack(s, 1)) == [2, 5, 7, 9]
    assert stack(s, 1)[0] == 2, "won cards go under the stack"
    assert stack(s, 0) == [1]
    assert s.caller == 1


def test_3_2_ice_and_fire_of_the_same_strength_are_equal() -> None:
    match_deck = deck(5, 5, 5, 5)
    for number, card in enumerate(match_deck):
        card["element"] = ("ice", "fire")[number % 2]
        card["winter_scale"] = 4
    s = GAME.blank(GAME.read_options({"deck": match_deck}))
    start(s.chance, b"k" * 16)
    PLAIN.deal(s, 2)
    play(s, SCALE)
    assert s.middle_size == 2


def test_3_2_a_tie_among_lower_values_is_no_tie() -> None:
    s = play(table([[5, 1], [9, 2], [5, 3]]))
    assert s.middle_size == 0
    assert s.taker == 1


def test_3_3_a_shared_highest_sends_all_shown_cards_to_the_middle_and_the_left_neighbour_calls() -> None:
    s = play(table([[9, 1], [9, 2], [5, 3]]))
    assert s.middle_size == 3
    assert s.caller == 1
    assert [stack(s, seat) for seat in range(3)] == [[1], [2], [3]]


def test_3_3_left_skips_players_without_cards_after_the_cards_have_moved() -> None:
    s = play(table([[9, 1], [9], [5, 3]]))
    assert s.height[1] == 0
    assert s.caller == 2


def test_3_3_consecutive_ties_keep_moving_left_and_the_middle_grows() -> None:
    s = table([[9, 8, 1], [9, 8, 2], [9, 8, 3]])
    assert [int(play(s).caller), int(play(s).caller)] == [1, 2]
    assert s.middle_size == 6


def test_3_4_who_wins_the_next_hand_takes_the_middle_too() -> None:
    s = play(play(table([[9, 4, 0], [9, 6, 0]])))
    assert sorted(stack(s, 1)) == [0, 4, 6, 9, 9]
    assert s.middle_size == 0


def test_3_5_won_cards_go_under_in_shuffled_order() -> None:
    orders = set()
    for number in range(40):
        s = table([[5, 1], [9, 2], [7, 3]])
        start(s.chance, number.to_bytes(16, "big"))
        orders.add(tuple(stack(play(s), 1)))
    assert len(orders) == 6
    assert all(order[0] == 2 for order in orders)


def test_3_5_fixed_order_is_own_card_then_clockwise_then_the_middle_oldest_first() -> None:
    s = table([[9, 6, 0], [9, 8, 0], [1, 7, 0]], caller=2, under="fixed")
    play(s)  # a tie: to the middle clockwise from seat 2
    assert s.caller == 0
    play(s)
    assert stack(s, 1) == [0, 8, 7, 6, 1, 9, 9]


def test_3_6_the_same_category_may_be_called_again() -> None:
    s = table([[9, 9, 0], [1, 1, 0]])
    play(s)
    assert all(PLAIN.is_legal(s, 0, call(kind)) for kind in range(cards.KINDS))
    play(s)
    assert s.hand == 2


def test_4_1_a_player_without_cards_is_out_even_while_the_middle_is_undecided() -> None:
    s = play(table([[9], [9, 1], [5, 2]]))
    assert s.height[0] == 0
    assert not PLAIN.is_over(s)
    play(s)
    assert s.height[0] == 0, "who is out cannot win the middle"


def test_4_2_who_owns_all_the_cards_wins() -> None:
    s = play(table([[9, 3], [1]]))
    assert PLAIN.is_over(s)
    assert winners(s) == [0]
    assert sorted(stack(s, 0)) == [1, 3, 9]
    assert [PLAIN.reward(s, seat) for seat in range(2)] == [1.0, 0.0]


def test_4_2_the_last_player_holding_cards_takes_the_middle() -> None:
    s = play(table([[9], [9, 3]]))
    assert PLAIN.is_over(s)
    assert winners(s) == [1]
    assert sorted(stack(s, 1)) == [3, 9, 9]
    assert s.middle_size == 0


def test_4_3_if_a_tie_leaves_nobody_with_cards_those_tied_share_the_win() -> None:
    s = play(table([[9], [9], [4], [4]]))
    assert PLAIN.is_over(s)
    assert [PLAIN.reward(s, seat) for seat in range(4)] == [0.5, 0.5, 0.0, 0.0]


def test_4_4_after_the_cap_most_cards_win_and_the_middle_counts_for_nobody() -> None:
    s = play(table([[9, 1, 1], [9, 2, 2], [5, 3]], hand_cap=1))
    assert PLAIN.is_over(s)
    assert s.middle_size == 3
    assert [PLAIN.reward(s, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_4_4_a_win_on_the_last_hand_stands() -> None:
    s = play(table([[9, 0], [5], [1]], hand_cap=1))
    assert winners(s) == [0]


def test_4_4_the_cap_is_500_by_default() -> None:
    assert GAME.read_options({})["hand_cap"] == 500


ROUND = ((8, 0), (0, 5), (7, 8), (5, 2))  # courage and ego of four cards
CALLED = (EGO, COURAGE, EGO, EGO)  # by whoever has the card on top


def endless(**options: Any) -> Any:
    """Two players who win from each other for ever: after six hands all cards lie as they lay."""
    s = table([[8, 0], [7, 5]], under="fixed", **options)
    s["values"][1:5, EGO] = [ego for _, ego in ROUND]
    before = [stack(s, 0), stack(s, 1), int(s.caller)]
    play_round(s)
    assert PLAIN.is_over(s) or [stack(s, 0), stack(s, 1), int(s.caller)] == before
    return s


def play_round(s: Any) -> None:
    for _ in range(6):
        if not PLAIN.is_over(s):
            play(s, CALLED[s.top[s.caller] - 1])


def test_4_4_the_cap_can_be_switched_off() -> None:
    assert PLAIN.is_over(endless(hand_cap=5))
    s = endless(hand_cap="none")
    for _ in range(99):
        play_round(s)
    assert s.hand == 600
    assert not PLAIN.is_over(s)
    assert look(GAME, s, 0, INTERPRETED)["hand_cap"] is None
    assert GAME.read_options({"hand_cap": "none"})["hand_cap"] == "none"


def test_4_4_without_a_cap_a_game_that_does_not_end_is_broken_off_after_thirty_thousand_hands() -> None:
    """So that no bots play for ever, and a simulation comes to its end."""
    s = endless(hand_cap="none")
    s.hand = 30_000 - 7
    play_round(s)
    assert not PLAIN.is_over(s)
    play_round(s)
    assert PLAIN.is_over(s)
    assert s.hand == GAME.longest == 30_000
    assert sum(PLAIN.reward(s, seat) for seat in range(2)) == 1.0


def test_5_1_a_redeal_keeps_what_is_known_and_shuffles_the_rest() -> None:
    """Seat 0 knows its top card; of three unseen cards elsewhere every arrangement turns up equally often."""
    s = table([[10, 1], [2, 3]])
    dice = blank(Chance)
    start(dice, b"d" * 16)
    arrangements: Counter[tuple[int, ...]] = Counter()
    for _ in range(1_200):
        world = copy(s)
        engine(GAME).redeal(world, 0, dice)
        assert stack(world, 0)[0] == 10
        arrangements[(*stack(world, 0), *stack(world, 1))] += 1
    assert len(arrangements) == 6
    assert all(140 < count < 260 for count in arrangements.values())


def test_5_1_a_taken_hand_is_known_as_a_set_in_an_unknown_order() -> None:
    s = play(table([[5, 1], [9, 2], [7, 3]]))
    dice = blank(Chance)
    start(dice, b"e" * 16)
    orders = set()
    for _ in range(100):
        world = copy(s)
        PLAIN.redeal(world, 0, dice)
        assert sorted(stack(world, 1)[1:]) == [5, 7, 9]
        orders.add(tuple(stack(world, 1)[1:]))
    assert len(orders) == 6


def test_5_1_with_a_fixed_order_a_taken_hand_stays_as_it_lies() -> None:
    s = play(table([[5, 1], [9, 2], [7, 3]], under="fixed"))
    dice = blank(Chance)
    start(dice, b"e" * 16)
    for _ in range(20):
        world = copy(s)
        PLAIN.redeal(world, 0, dice)
        assert stack(world, 1)[1:] == [9, 7, 5]


def test_5_1_cards_set_aside_are_unknown_to_everybody() -> None:
    match = Match(GAME, 4, key=b"k" * 16)
    dice = new_dice(b"f" * 16)
    absent = set()
    for _ in range(200):
        world = match.redealt(0, dice)
        held = set()
        for seat in range(4):
            card = world.top[seat]
            while card:
                held.add(int(card))
                card = world.below[card]
        assert len(held) == 28
        absent |= set(range(1, 31)) - held
    assert absent == set(range(1, 31)) - {int(match.state.top[0])}


def test_6_the_memory_option_lists_the_cards_seen_and_who_has_them() -> None:
    s = play(table([[5, 1], [9, 2], [7, 3]], memory="on"))
    assert look(GAME, s, 0, INTERPRETED)["memory"] == [{"card": card, "holder": 1} for card in (1, 3, 5)]
    assert look(GAME, play(table([[5, 1], [9, 2]])), 0, INTERPRETED)["memory"] is None


def test_6_everybody_knows_the_highest_values_of_the_deck() -> None:
    seen = look(GAME, table([[5, 1], [9, 2]]), None, INTERPRETED)["highest"]
    assert tuple(seen) == cards.CATEGORIES
    assert seen["courage"] == 9


def test_6_options_out_of_range_are_refused() -> None:
    for wrong in (
        {"under": "sideways"},
        {"hand_cap": 0},
        {"hand_cap": "many"},
        {"hand_cap": ""},
        {"hand_cap": 2.5},
        {"colour": "blue"},
    ):
        with pytest.raises(Refusal):
            GAME.read_options(wrong)
