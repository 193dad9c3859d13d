"""Whole games: nothing is lost, all of them end, bots play sensibly, and the numbers are the reference's."""

from typing import Any

import numpy as np

from snowedin.core.chance import Chance
from snowedin.core.compile import engine
from snowedin.core.match import Match, start
from snowedin.core.records import blank, copy
from snowedin.games.snowball_fight import GAME, TURN_ACTIONS, cards, knowledge, piles, state

from .positions import Fight, in_pile

FAST = engine(GAME)


def dice(number: int) -> Any:
    fresh = blank(Chance)
    start(fresh, number.to_bytes(16, "little"), 5)
    return fresh


def dealt(number: int, **options: Any) -> Any:
    s = GAME.blank(GAME.read_options(options))
    start(s.chance, number.to_bytes(16, "little"))
    FAST.deal(s, 2)
    return s


def places(s: Any) -> list[int]:
    """Every card, place by place."""
    found = [card for seat in range(2) for card in in_pile(s.kept[seat])]
    for seat in range(2):
        for pile in (s.draw[seat], s.hand[seat], s.discard[seat]):
            found += in_pile(pile)
        found += [int(card) for card in (s.played[seat], s.second[seat], s.top[seat]) if card]
    found += in_pile(s.abandoned)
    return found + list(in_pile(s.buried) or (cards_of_the_arsenal() if s.phase < state.THROWING else ()))


def cards_of_the_arsenal() -> range:
    return range(15, 19)


def test_the_18_cards_and_34_points_are_conserved_after_every_action() -> None:  # 1
    for number in range(40):
        s = dealt(number, **{o.name: o.values[number % 2] for o in GAME.options[:5]})  # type: ignore[union-attr]
        rolls = dice(number)
        while not FAST.is_over(s):
            for seat in range(2):
                if FAST.is_to_act(s, seat):
                    FAST.apply(s, seat, FAST.random_choice(s, seat, rolls))
                    found = places(s)
                    assert sorted(found) == list(range(1, 19))
                    assert sum(int(cards.POINTS[card]) for card in found) == 34
                    if s.phase >= state.THROWING:
                        assert int(s.below.sum()) == len(in_pile(s.buried))


def test_every_game_ends_within_the_cap_and_no_turn_is_longer_than_declared() -> None:  # 6.4
    longest = 0
    for number in range(300):
        s = dealt(number)
        actions = FAST.play_out(s, dice(number))
        assert s.turns <= s.turn_cap
        longest = max(longest, (actions - 8) / max(1, int(s.turns)))
    assert longest < TURN_ACTIONS


def test_the_news_of_one_action_have_room() -> None:
    most = 0
    for number in range(200):
        s = dealt(number)
        rolls = dice(number)
        while not FAST.is_over(s):
            for seat in range(2):
                if FAST.is_to_act(s, seat):
                    FAST.apply(s, seat, FAST.random_choice(s, seat, rolls))
                    most = max(most, int(s.told))
    assert 8 < most < state.NEWS - 8


def test_random_games_go_as_the_reference_says() -> None:
    """77 % reach the final round, 29 turns on average, 3.7 % shared, no seat advantage (20,000 games there)."""
    games = 4000
    turns, final, shared, first = [], 0, 0, 0.0
    for number in range(games):
        s = dealt(number, sneak_is_hit="yes")
        FAST.play_out(s, dice(number))
        turns.append(int(s.turns))
        final += bool(s.final)
        reward = FAST.reward(s, 0)
        shared += reward == 0.5
        first += reward
    assert abs(final / games - 0.77) < 0.025
    assert abs(np.mean(turns) - 29) < 1.5
    assert abs(shared / games - 0.037) < 0.012
    assert abs(first / games - 0.5) < 0.03


def test_greed_beats_chance() -> None:
    won = 0.0
    for number in range(80):
        s = dealt(number)
        rolls = dice(number)
        greedy = number % 2
        while not FAST.is_over(s):
            for seat in range(2):
                if FAST.is_to_act(s, seat):
                    guess = copy(s)
                    FAST.redeal(guess, seat, rolls)
                    FAST.apply(s, seat, FAST.choose(int(seat == greedy), guess, seat, rolls))
        won += FAST.reward(s, greedy)
    assert won > 68


def test_greed_breaks_ties_between_the_decks_by_lot() -> None:
    f = Fight(((1, 5), (4, 6)), tops=(17, 18)).throw((1, cards.UPGRADE), (4, cards.DODGE))
    rolls = dice(1)
    taken = [int(FAST.choose(1, f.s, 0, rolls)) - state.DECK for _ in range(60)]
    assert 15 < sum(taken) < 45


def test_a_turn_can_be_taken_back_only_while_the_other_is_awaited() -> None:
    match = Match(GAME, 2, key=bytes(16))
    match.act(1, match.legal(1)[0])
    assert match.may_undo()
    match.act(0, match.legal(0)[0])
    assert not match.may_undo()
    assert piles.points(match.state, 0) == 3 + 2 * len(in_pile(knowledge.holdings(match.state, 0)) - {1, 3, 5})
