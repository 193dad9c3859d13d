"""Tic-tac-toe: three in a row win."""

from snowedin.core.game import Game

GAME = Game(
    key="tic_tac_toe",
    name="Tic-tac-toe",
    pitch="Mark one of nine cells in turn and be the first with three in a row.",
    seats=range(2, 3),
    minutes=1,
    credits="Nobody knows who.",
    package=__name__,
    longest=9,
)
