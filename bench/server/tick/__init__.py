"""Tick: two players say "tick" in turn.  A game so small that only the server is measured."""

from snowedin.core.game import Game

GAME = Game(
    key="tick",
    name="Tick",
    pitch="Say tick.",
    seats=range(2, 3),
    minutes=1,
    credits="Nobody's.",
    package=__name__,
    longest=1_000_000,
)
