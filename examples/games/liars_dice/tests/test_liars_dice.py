"""The rules of Liar's Dice, by their numbers."""

from typing import Any

from snowedin_liars_dice import GAME, rules, state

from snowedin.core.match import Match


def dealt(**options: str) -> Any:
    s = Match(GAME, 2, options, key=bytes(16)).state
    s.dice[0] = (1, 2, 2, 3, 4)
    s.dice[1] = (1, 5, 6, 6, 2)
    return s


def bid(count: int, face: int) -> int:
    return state.BID + (count - 1) * state.FACES + face - 1


def test_ones_count_as_every_face_unless_they_are_plain() -> None:  # 1.3
    assert rules.number_of(dealt(), 2) == 5
    assert rules.number_of(dealt(ones="plain"), 2) == 3
    assert rules.number_of(dealt(), 1) == 2


def test_bids_go_up() -> None:  # 2.3
    s = dealt()
    rules.apply(s, 0, bid(3, 4))
    assert not rules.is_legal(s, 1, bid(3, 4))
    assert rules.is_legal(s, 1, bid(3, 5))
    assert rules.is_legal(s, 1, bid(4, 1))
    assert not rules.is_legal(s, 1, bid(11, 1))


def test_a_wrong_bid_costs_the_bidder_a_die_and_a_right_one_the_doubter() -> None:  # 2.5, 2.6
    for count, loser in ((6, 0), (5, 1)):
        s = dealt()
        rules.apply(s, 0, bid(count, 2))
        rules.apply(s, 1, state.DOUBT)
        assert s.left[loser] == state.DICE - 1
        assert s.turn == loser


def test_the_last_with_a_die_has_won() -> None:  # 3.1
    s = dealt()
    s.left[0] = 1
    rules.apply(s, 0, bid(10, 2))
    rules.apply(s, 1, state.DOUBT)
    assert rules.is_over(s)
    assert [rules.reward(s, seat) for seat in range(2)] == [0.0, 1.0]
