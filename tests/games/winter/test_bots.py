"""Greed does what its name says: own counters up, the opponent's squares down."""

from typing import Any

from snowedin.core.compile import engine
from snowedin.core.records import copy
from snowedin.games.winter import GAME, state

from .tables import LIGHT, PLAIN, card, dealt, dice, freezing, place, play, thawing

CHANCE, GREED = range(2)


def chosen(s: Any) -> int:
    return int(PLAIN.choose(GREED, copy(s), int(s.turn), dice(1)))


def test_greed_covers_a_square_when_there_is_one() -> None:
    assert chosen(freezing({(0, 0): "DLDL", (0, 2): "LDLD"})) == state.COVER
    assert chosen(freezing({(0, 0): "DLDL", (0, 2): "DDLD"})) == state.DRAW


def test_greed_lays_a_card_where_it_makes_own_squares_and_none_for_the_opponent() -> None:
    s = play(freezing({(0, 0): "DLDL"}, more=["LDLD"]), state.DRAW)
    assert chosen(s) == place(s, 0, 2)
    play(s, place(s, 0, 2))
    assert chosen(s) == state.LAY + state.AS_PRINTED


def test_greed_breaks_off_the_last_counter_of_the_opponent() -> None:
    """Without card 3, dark's pair is the smaller group."""
    lay = {(0, 0): "LDLD", (0, 2): "DLDL", (0, 4): "LDDL", (0, 6): "DLDL", (0, 8): "LDLD", (0, 10): "LDDL"}
    s = thawing(lay, light=[(0, 7)], dark=[(0, 1)])
    while s.turn == LIGHT and not PLAIN.is_over(s):
        play(s, chosen(s))
    assert PLAIN.is_over(s)
    assert s.winner == LIGHT


def test_greed_moves_a_card_rather_than_lose_a_counter() -> None:
    s = thawing({(0, 0): "DDLL", (0, 2): "DDLL", (0, 4): "LLDD"}, turn=LIGHT)
    assert chosen(s) == state.MOVE
    play(s, state.MOVE)
    assert chosen(s) in {card(1), card(2), card(3)}


def test_greed_leaves_the_game_as_it_was_apart_from_scratch() -> None:
    s = thawing({(0, 0): "DLDL", (0, 2): "LDLD", (0, 4): "DLDL", (0, 6): "LDDL"}, light=[(0, 1)], dark=[(0, 3)])
    before, tried = copy(s), copy(s)
    PLAIN.choose(GREED, tried, int(s.turn), dice(1))
    for name in ("ice", "counters", "supply", "lake", "gone", "row", "col", "way", "beside", "phase", "held", "pick"):
        assert tried[name].tobytes() == before[name].tobytes(), name


def test_greed_beats_chance() -> None:
    fast = engine(GAME)
    won = 0.0
    for number in range(20):
        s, rolls, greedy = dealt(number, fast), dice(number), number % 2
        while not fast.is_over(s):
            seat = int(s.turn)
            world = copy(s)
            fast.redeal(world, seat, rolls)
            fast.apply(s, seat, fast.choose(GREED if seat == greedy else CHANCE, world, seat, rolls))
        won += float(fast.reward(s, greedy))
    assert won >= 17
