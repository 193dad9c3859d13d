"""Ten Thousand: throw, set aside what counts, and stop in time."""

from snowedin.core.game import Count, Game

GAME = Game(
    key="ten_thousand",
    name="Ten Thousand",
    pitch="Throw six dice, set aside what counts, and throw again: but stop before nothing counts.",
    seats=range(2, 7),
    minutes=20,
    credits="A folk game, also known as Zilch and Hot Dice.",
    package=__name__,
    options=(Count("target", 10_000, 500, 20_000, "points that bring the last round"),),
)
