"""Chapters 4, 5 and 8: the score, the variants, and the options."""

from typing import Any

import pytest

from snowedin.core.compile import engine
from snowedin.core.game import Refusal
from snowedin.core.match import Match, new_dice
from snowedin.games.ice_and_sky import GAME, rules, state

from ...looking import look
from .positions import (
    PLAIN,
    action,
    arrange,
    cover_everything,
    dealt,
    dice,
    key,
    last_card,
    may_have,
    melted,
    narrated,
    place,
    show,
)

BOUNDARIES = {
    2: {0: "lost", 1: "short", 5: "short", 6: "promising", 9: "promising", 10: "excellent", 17: "excellent"}
    | {18: "perfect"},
    3: {0: "lost", 1: "short", 8: "short", 9: "promising", 14: "promising", 15: "excellent", 26: "excellent"}
    | {27: "perfect"},
    4: {0: "lost", 1: "short", 11: "short", 12: "promising", 19: "promising", 20: "excellent", 35: "excellent"}
    | {36: "perfect"},
}


def ended(seats: int, ice: int, sky: tuple[int, int, int], variant: str = "standard") -> Any:
    s = dealt(seats, variant=variant)
    s.generation = 2
    s.phase = state.OVER
    s.ice = ice
    s.sky[:] = sky
    return s


# 4 Score


def test_4_1_the_score_is_ice_times_the_three_skies() -> None:
    s = ended(4, 2, (4, 2, -2))
    assert rules.score(s) == 8
    assert look(GAME, s, None)["result"]["score"] == 8


@pytest.mark.parametrize(
    ("seats", "score", "grade"),
    [(seats, score, grade) for seats, found in BOUNDARIES.items() for score, grade in found.items()],
)
def test_4_1_the_grade_changes_at_each_boundary(seats: int, score: int, grade: str) -> None:
    s = ended(seats, 1, (score, 0, 0))  # the sum alone is graded
    seen = look(GAME, s, 0)
    assert seen["result"]["score"] == score
    assert seen["result"]["grade"] == grade
    assert seen["result"]["won"] == (score >= 1)


PERFECT_GAMES = {  # found by a player that sees everything, on the deals of key 0
    2: "6 32 11 19 15 9 34 27 23 3 17 29 20 16 36 13 4 28 25 7 12 31 22 3 34 28 10 31 2 13 7 19 17 22 26 4",
    3: "11 18 9 6 22 26 31 34 19 3 15 29 28 20 18 33 24 4 15 27 10 1 36 7 13 32 7 19 34 10 22 28 17 5 25 3",
    4: "11 15 29 31 22 34 19 9 6 17 27 3 1 23 25 17 28 36 4 14 31 20 10 7 13 28 34 7 19 31 26 10 5 22 16 3",
}


@pytest.mark.parametrize("seats", PERFECT_GAMES)
def test_4_1_a_perfect_score_can_be_reached(seats: int) -> None:
    match = Match(GAME, seats, {}, key(0), "interpreted")
    for number in PERFECT_GAMES[seats].split():
        match.act(match.to_act()[0], int(number))
    seen = match.seen_by(None)
    assert (seen.result.score, seen.result.grade, seen.ice, seen.sky) == (9 * seats, "perfect", 3, [seats] * 3)
    assert match.rewards() == [1.0] * seats


def test_4_2_with_three_players_the_sky_is_never_even() -> None:
    fast = engine(GAME)
    found = set()
    for number in range(300):
        s = dealt(3, number, variant="junior")
        fast.play_out(s, dice(number))
        found |= {int(sky) for sky in s.sky}
    assert found == {-3, -1, 1, 3}


def test_4_2_nobody_considers_a_line_they_see_another_hold() -> None:
    s = worked_example()
    place(s, *EXAMPLE)
    assert not [target for target in may_have(s, LUC) if target.startswith("north")]


def test_4_3_the_score_may_be_negative_and_the_reward_is_not() -> None:
    s = ended(3, 2, (-3, -1, 1))
    assert rules.score(s) == -6
    assert [PLAIN.reward(s, seat) for seat in range(3)] == [0.0] * 3
    assert look(GAME, s, 1)["result"]["grade"] == "lost"


def test_4_3_lost_by_ice_nought_scores_nought_and_nothing_more_is_dealt() -> None:
    s = melted()
    seen = look(GAME, s, None)
    assert (seen["ice"], seen["result"]["score"], seen["result"]["grade"], seen["result"]["won"]) == (
        0,
        0,
        "lost",
        False,
    )
    assert [hand["count"] for hand in seen["hands"]] == [0, 0]
    assert seen["generation"] == 1
    assert seen["turn"] is None


def test_4_3_everybody_is_told_that_the_ice_has_melted() -> None:
    s = dealt(2)
    cover_everything(s)
    show(s, {"air north": "1 air 1", "earth east": "2 earth 1", "water west": "2 water 0"})
    last_card(s, "air 3", ["air 4", "earth 3"])
    told = narrated(s, "air 3 west", 0)
    assert told[-4:] == [
        "Gases melt 3 Ice; 0 is left.",
        "The Sky of generation 1 is +2.",
        "The last Ice has melted.",
        "The game ends with 0 points: the climate is lost.",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_3_the_reward_is_the_share_of_a_perfect_score_and_the_same_for_all(seats: int) -> None:
    s = ended(seats, 3, (seats, seats, seats - 2))
    assert [PLAIN.reward(s, seat) for seat in range(seats)] == [3 * (3 * seats - 2) / (9 * seats)] * seats


def test_4_3_there_is_no_reward_before_the_end() -> None:
    s = dealt(2)
    s.sky[0] = 2
    assert PLAIN.reward(s, 0) == 0.0


LUC, CLAUDE, FRANCIS = range(3)
EXAMPLE = ("water 3 west", "earth 2 east", "air 3 north", "water 0 north", "air 2 east", "water 2 east")


def worked_example() -> Any:
    s = dealt(3)
    hands = (
        ["water 3", "water 0", "air 0", "earth 0"],
        ["earth 2", "air 2", "air 1", "water 1"],
        ["air 3", "water 2", "earth 1", "earth 3"],
    )
    arrange(s, hands, ["water 4", "air 6", "north 4"], first=LUC)
    return s


def test_4_4_before_the_first_card_everything_unseen_is_possible() -> None:
    s = worked_example()
    assert may_have(s, CLAUDE) == {
        f"{line} {value}": weight
        for line in ("air", "earth", "west", "east")
        for value, weight in ((3, 1), (5, 2), (6, 1))  # both 4s are seen
    }
    assert sum(may_have(s, LUC).values()) == 4 * 4  # four lines and four cards are unseen


def test_4_4_what_claude_can_deduce() -> None:
    s = worked_example()
    place(s, *EXAMPLE[:5])
    assert may_have(s, CLAUDE) == {"air 6": 1, "east 5": 2}
    place(s, EXAMPLE[5])
    assert may_have(s, CLAUDE) == {"air 6": 1}


def test_4_4_what_luc_can_deduce() -> None:
    s = worked_example()
    place(s, EXAMPLE[0])  # West and Water are both 4 now, and Luc's target is met
    assert may_have(s, LUC) == {"water 4": 1, "west 4": 1}
    place(s, *EXAMPLE[1:5])  # they stay 4
    assert may_have(s, LUC) == {"water 4": 1, "west 4": 1}
    place(s, EXAMPLE[5])  # Water is 5 now, and his target is no longer met
    assert may_have(s, LUC) == {"water 4": 1}


def test_4_4_what_francis_can_deduce() -> None:
    s = worked_example()
    place(s, *EXAMPLE[:3])  # Air and North are both 4 now, and his target is met; Claude holds Air
    assert may_have(s, FRANCIS) == {"north 4": 1}
    place(s, *EXAMPLE[3:])
    assert may_have(s, FRANCIS) == {"north 4": 1}


# 5 Variants


@pytest.mark.parametrize(("variant", "left"), [("standard", 3), ("expert", 2), ("young", 3), ("junior", 3)])
def test_5_1_and_5_2_only_experts_count_methane(variant: str, left: int) -> None:
    s = dealt(2, variant=variant)
    cover_everything(s)
    show(s, {"earth east": "1 earth 3"})
    last_card(s, "air 3", ["air 6", "water 5"])
    place(s, "air 3 west")
    assert s.ice == left


def test_5_2_experts_add_methane_to_carbon_dioxide() -> None:
    s = dealt(2, variant="expert")
    cover_everything(s)
    show(s, {"earth east": "1 earth 3", "water west": "1 water 2"})
    assert look(GAME, s, None)["gases"] == 2
    last_card(s, "air 3", ["air 6", "water 5"])
    place(s, "air 3 west")
    assert s.ice == 1


@pytest.mark.parametrize("variant", ["young", "junior"])
def test_5_3_hands_are_open_and_only_the_own_target_is_hidden(variant: str) -> None:
    s = dealt(3, variant=variant)
    for viewer in range(3):
        seen = look(GAME, s, viewer)
        assert all(len(hand["cards"]) == 4 for hand in seen["hands"])
        assert [target is None for target in seen["targets"]] == [seat == viewer for seat in range(3)]
    hands = s.hands.tolist()
    PLAIN.redeal(s, 1, dice(5))
    assert s.hands.tolist() == hands


def test_5_3_young_future_generations_keep_gases_and_ice() -> None:
    s = dealt(2, variant="young")
    cover_everything(s)
    show(s, {"air east": "1 air 1"})
    last_card(s, "air 3", ["air 6", "water 5"])
    place(s, "air 3 west")
    assert s.ice == 2


def test_5_4_juniors_have_no_gases_and_no_ice() -> None:
    s = dealt(2, variant="junior")
    cover_everything(s)
    show(s, {"air north": "1 air 1", "earth east": "2 earth 1", "water west": "2 water 0", "water east": "1 water 2"})
    last_card(s, "air 3", ["air 4", "earth 3"])
    place(s, "air 3 west")
    assert not PLAIN.is_over(s)
    seen = look(GAME, s, 0)
    assert seen["ice"] is None
    assert seen["gases"] is None
    assert not [card for pile in seen["piles"] for card in pile if card["gas"]]


@pytest.mark.parametrize(
    ("sky", "grade"),
    [
        ((0, 0, 0), "lost"),
        ((-2, 0, 0), "lost"),
        ((2, 0, 0), "promising"),
        ((2, 2, 0), "excellent"),
        ((2, 2, 2), "perfect"),
    ],
)
def test_5_4_juniors_score_the_sky_graded_threefold(sky: tuple[int, int, int], grade: str) -> None:
    s = ended(2, 3, sky, variant="junior")
    seen = look(GAME, s, 0)
    assert seen["result"]["score"] == sum(sky)
    assert seen["result"]["grade"] == grade
    assert PLAIN.reward(s, 0) == max(0, sum(sky)) / 18


def test_5_4_one_point_of_sky_wins_for_three_juniors() -> None:
    s = ended(3, 3, (1, 3, -3), variant="junior")
    assert look(GAME, s, 0)["result"]["won"]
    assert look(GAME, s, 0)["result"]["grade"] == "short"


# 8 Options


def test_8_the_defaults_come_first() -> None:
    assert GAME.read_options({}) == {"variant": "standard", "start_values": "1-1-1", "talk": "no", "aid": "off"}


def test_8_variants_are_one_option_without_combinations() -> None:
    for variant in ("standard", "expert", "young", "junior"):
        assert GAME.read_options({"variant": variant})["variant"] == variant
    with pytest.raises(Refusal, match="variant"):
        GAME.read_options({"variant": "expert,young"})


def test_8_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(Refusal, match="2 to 4"):
            Match(GAME, seats, {}, key(0), "interpreted")
    assert list(GAME.seats) == [2, 3, 4]


def test_bots_greed_scores_far_above_chance() -> None:
    totals = [0, 0]
    for number in range(40):
        for bot in (0, 1):
            match = Match(GAME, 3, {}, key(number))
            rolls = new_dice(key(number))
            while not match.is_over:
                seat = match.to_act()[0]
                match.act(seat, match.asked_blindly(bot, seat, rolls))
            totals[bot] += rules.score(match.state)
    assert totals[1] > totals[0] + 80


def test_bots_greed_covers_a_gas_with_the_last_card() -> None:
    s = dealt(2)
    cover_everything(s)
    show(s, {"air north": "1 air 1"})
    last_card(s, "air 0", ["water 6", "earth 5"])
    assert PLAIN.choose(GAME.bots.NAMES.index("greed"), s, 0, dice(0)) == action("air 0 north")


def test_bots_greed_meets_a_target_it_sees_and_leaves_the_redeal_as_it_was() -> None:
    s = dealt(2)
    cover_everything(s)
    last_card(s, "water 3", ["air 6", "north 4"])
    before = s.tobytes()
    assert PLAIN.choose(GAME.bots.NAMES.index("greed"), s, 0, dice(0)) == action("water 3 north")
    assert s.tobytes() == before


def test_the_grid_of_these_tests_has_no_gas() -> None:
    s = dealt(2, variant="expert")
    cover_everything(s)
    assert rules.count_gases(s) == 0
    assert [int(total) for total in s.sums] == [0, 3, 3, 2, 2, 2]
