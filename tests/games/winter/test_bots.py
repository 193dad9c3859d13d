"""Greed does what its name says: own counters up, the opponent's squares down."""

from typing import Any

from snowedin.core.bits import has
from snowedin.core.chance import roll
from snowedin.core.compile import engine
from snowedin.core.match import legal_actions
from snowedin.core.records import copy
from snowedin.games.winter import GAME, bots, cards, lake, state
from snowedin.games.winter.freezing import colour_of

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


def tried(s: Any, seat: int, place: int, way: int) -> int:
    """What a place is worth by laying the card there and looking at the whole lake."""
    if s.thaw:
        return int(bots.worth_of_mending(copy(s), seat, place, way))
    laid, card = copy(s), int(s.held)
    lake.put_card(laid, card, lake.row_of(s, place), lake.col_of(s, place), way)
    light, dark = (int(bots.new_squares(laid, card, colour)) for colour in (cards.LIGHT, cards.DARK))
    if s.light == state.NOBODY:
        return -abs(light - dark)
    return light - dark if colour_of(s, seat) == cards.LIGHT else dark - light


def best_tried(s: Any, seat: int) -> int:
    fits = [
        (place, way)
        for place in range(state.SIDE * state.SIDE)
        for way in range(2)
        if has(s.fits[way, place // state.SIDE], place % state.SIDE)
    ]
    return max(fits, key=lambda fit: (tried(s, seat, *fit), -fit[0]))[0]


def test_greed_counts_squares_by_rows_as_if_it_had_laid_the_card() -> None:
    """In frost and thaw, in whole games by chance and greed in turns."""
    seen = {(thaw, phase): 0 for thaw in (False, True) for phase in (state.PLACING, state.TURNING)}
    for number in range(6):
        s, rolls = dealt(number), dice(number)
        while not PLAIN.is_over(s):
            seat = int(s.turn)
            legal = legal_actions(PLAIN, s, seat)
            greedy = chosen(s)
            if s.phase == state.PLACING:
                assert greedy == state.PLACE + best_tried(s, seat)
            elif s.phase == state.TURNING:
                printed, turned = (tried(s, seat, int(s.place), way) for way in range(2))
                assert greedy == state.LAY + (turned > printed)
            if s.phase in (state.PLACING, state.TURNING):
                seen[bool(s.thaw), int(s.phase)] += 1
            play(s, greedy if roll(rolls, 2) else legal[roll(rolls, len(legal))])
    assert min(seen.values()) > 0, seen


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
