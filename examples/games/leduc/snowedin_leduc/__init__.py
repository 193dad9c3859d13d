"""Leduc: the smallest poker that has a public card."""

from snowedin.core.game import Game

GAME = Game(
    key="leduc",
    name="Leduc",
    pitch="Bet on one of six cards, see a card turned up, and bet again.",
    seats=range(2, 3),
    minutes=1,
    credits="Finnegan Southey and others at the University of Alberta, 2005.",
    package=__name__,
    longest=8,
)
