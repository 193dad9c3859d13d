"""Chapter 3: the end of a generation."""

import pytest

from snowedin.core.bits import count
from snowedin.games.ice_and_sky import GAME, cards, rules

from ...looking import look
from .positions import (
    PLAIN,
    cover_everything,
    dealt,
    last_card,
    melted,
    narrated,
    place,
    show,
)


def test_3_1_targets_are_revealed_and_kept_in_the_record() -> None:
    s = dealt(2)
    cover_everything(s)
    last_card(s, "air 3", ["air 3", "water 6"])
    assert look(GAME, s, 0)["revealed"] == []
    place(s, "air 3 west")
    for viewer in (None, 0, 1):
        assert look(GAME, s, viewer)["revealed"] == [
            {
                "generation": 1,
                "sky": 0,
                "targets": [
                    {"line": "air", "value": 3, "met": True},
                    {"line": "water", "value": 6, "met": False},
                ],
            }
        ]


def test_3_1_all_are_told_the_targets() -> None:
    s = dealt(2)
    cover_everything(s)
    last_card(s, "air 3", ["air 3", "water 6"])
    told = narrated(s, "air 3 west", 1)
    assert "Player 1’s target was Air 3: met." in told
    assert "Your target was Water 6: not met." in told
    assert "No Ice melts; it stays at 3." in told
    assert "The Sky of generation 1 is +0." in told


@pytest.mark.parametrize("gases", [0, 1, 2])
def test_3_2_each_visible_carbon_dioxide_of_any_generation_melts_one_ice(gases: int) -> None:
    s = dealt(2)
    s.generation = 1
    cover_everything(s)
    show(s, dict([("water north", "1 water 2"), ("earth east", "2 earth 1")][:gases]))
    last_card(s, "air 2", ["air 6", "water 5"])
    place(s, "air 2 west")
    assert s.ice == 3 - gases
    assert s.generation == 2


def test_3_2_a_covered_gas_melts_nothing() -> None:
    s = dealt(2)
    cover_everything(s)
    show(s, {"air north": "1 air 1"})
    last_card(s, "air 3", ["air 6", "water 5"])
    place(s, "air 3 north")
    assert s.ice == 3


def test_3_2_at_ice_nought_the_game_is_lost_at_once() -> None:
    s = melted()
    assert PLAIN.is_over(s)
    assert s.ice == 0
    assert s.generation == 0


def test_3_2_the_ice_never_falls_below_nought() -> None:
    s = melted()
    assert rules.count_gases(s) == 4
    assert s.ice == 0


def test_3_3_the_sky_is_targets_met_less_targets_not_met() -> None:
    for targets, sky in ((["air 3", "west 5"], 2), (["air 3", "water 6"], 0), (["air 6", "water 5"], -2)):
        s = dealt(2)
        cover_everything(s)
        last_card(s, "air 3", targets)
        place(s, "air 3 west")
        assert s.sky[0] == sky


def test_3_3_the_sky_is_recorded_even_if_the_ice_melts() -> None:
    s = melted()
    assert s.sky[0] == 2
    assert look(GAME, s, None)["sky"] == [2]


def test_3_4_targets_are_dealt_anew_and_the_grid_stays() -> None:
    seen = set()
    for number in range(30):
        s = dealt(2, number)
        cover_everything(s)
        last_card(s, "air 3", ["air 3", "water 6"])
        tops = s.top.tolist()
        place(s, "air 3 west")
        assert s.top.tolist() == [cards.number(0, 0, 3), *tops[1:]]
        assert [count(hand) // 3 for hand in s.hands[:2]] == [6, 6]
        seen |= {int(target) // cards.GOALS for target in s.targets[1, :2]}
    assert seen == set(range(6))
