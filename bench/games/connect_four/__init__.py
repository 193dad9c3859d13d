"""Connect Four: four in a row wins."""

from snowedin.core.game import Game

GAME = Game(
    key="bench_connect_four",
    name="Connect Four",
    pitch="Drop stones into seven columns and be the first with four in a row.",
    seats=range(2, 3),
    minutes=10,
    credits="Howard Wexler and Ned Strongin, 1974; a bench mark here, not a game of the box.",
    package=__name__,
    longest=42,
)
