"""The rules of Tic-tac-toe, by their numbers."""

from snowedin_tic_tac_toe import GAME

from snowedin.core.match import Match


def played(*cells: int) -> Match:
    match = Match(GAME, 2, key=bytes(16))
    for turn, cell in enumerate(cells):
        match.act(turn % 2, cell)
    return match


def test_only_a_free_cell_is_marked() -> None:  # 2.1
    assert 5 not in played(5).legal(1)


def test_three_in_a_row_win_and_a_full_sheet_is_shared() -> None:  # 3.1, 3.2
    assert played(1, 4, 2, 5, 3).rewards() == [1.0, 0.0]
    assert played(1, 2, 3, 5, 4, 6, 8, 7, 9).rewards() == [0.5, 0.5]
