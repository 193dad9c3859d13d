"""Leduc: the smallest poker that has a public card."""

from snowedin.core.game import Game

GAME = Game(
    key="bench_leduc",
    name="Leduc",
    pitch="Bet on one of six cards, see a card turned up, and bet again.",
    seats=range(2, 3),
    minutes=1,
    credits="Finnegan Southey and others at the University of Alberta, 2005; a bench mark here, not a game of the box.",
    package=__name__,
    longest=8,
)
