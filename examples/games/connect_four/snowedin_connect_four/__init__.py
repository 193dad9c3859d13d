"""Connect Four: four in a row wins."""

from snowedin.core.game import Game

GAME = Game(
    key="connect_four",
    name="Connect Four",
    pitch="Drop stones into seven columns and be the first with four in a row.",
    seats=range(2, 3),
    minutes=10,
    credits="Howard Wexler and Ned Strongin, 1974.",
    package=__name__,
    longest=42,
)
