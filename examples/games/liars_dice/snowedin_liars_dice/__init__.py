"""Liar's Dice: bid on dice that nobody sees whole, until somebody does not believe it."""

from snowedin.core.game import Choice, Game

GAME = Game(
    key="liars_dice",
    name="Liar's Dice",
    pitch="Bid on what lies under all cups together, raise, and say so when you no longer believe it.",
    seats=range(2, 7),
    minutes=15,
    credits="A folk game from South America, also known as Dudo and Perudo.",
    package=__name__,
    options=(Choice("ones", ("wild", "plain"), "whether a one counts as every face"),),
)
