"""The rules of Leduc, by their numbers."""

from snowedin_leduc import GAME, rules, state

from snowedin.core.match import Match


def test_one_folds_only_when_the_other_has_put_in_more() -> None:  # 2.2
    match = Match(GAME, 2, key=bytes(16))
    assert state.FOLD not in match.legal(0)
    match.act(0, state.RAISE)
    assert state.FOLD in match.legal(1)


def test_a_raise_is_two_chips_and_four_in_the_second_round() -> None:  # 2.4
    s = Match(GAME, 2, key=bytes(16)).state
    assert rules.raise_of(s) == 2
    s.second = True
    assert rules.raise_of(s) == 4


def test_a_pair_with_the_open_card_wins() -> None:  # 4.1
    s = Match(GAME, 2, key=bytes(16)).state
    s.deck[:] = (0, 4, 1, 2, 3, 5)  # jack against king, and a jack is turned up
    s.second = True
    s.turn = state.NOBODY
    assert rules.won(s, 0) > 0
