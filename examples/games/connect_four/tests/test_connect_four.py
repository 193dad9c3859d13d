"""The rules of Connect Four, by their numbers."""

from snowedin_connect_four import GAME

from snowedin.core.match import Match


def played(*columns: int) -> Match:
    match = Match(GAME, 2, key=bytes(16))
    for turn, column in enumerate(columns):
        match.act(turn % 2, column)
    return match


def test_a_stone_falls_to_the_lowest_free_cell_of_a_column_that_is_not_full() -> None:  # 2.1
    assert 1 not in played(1, 1, 1, 1, 1, 1).legal(0)


def test_four_in_a_row_win_at_once() -> None:  # 3.1
    assert played(1, 2, 1, 2, 1, 2, 1).rewards() == [1.0, 0.0]
    assert played(1, 1, 2, 2, 3, 3, 4).rewards() == [1.0, 0.0]
