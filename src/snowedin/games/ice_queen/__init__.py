"""Ice Queen: a duel of winter characters, card against card."""

from ...core.game import Choice, Components, Count, Game
from . import decks

GAME = Game(
    key="ice_queen",
    name="Ice Queen",
    pitch="Call the trait in which your winter character outshines everybody else's, and take all the cards.",
    seats=range(2, 7),
    minutes=10,
    credits="A traditional card-comparing game with a Winter Scale; the thirty characters come from winter lore of "
    "many countries, and their numbers and lines are our own.",
    package=__name__,
    options=(
        Choice("under", ("shuffled", "fixed"), "How won cards go under the stack: shuffled, or in a known order."),
        Count("hand_cap", 500, 1, 30_000, "After so many hands the most cards win."),
        Choice("memory", ("off", "on"), "Whether the table lists the cards everybody has seen."),
        Components("deck", "Another deck: a CSV, TOML or JSON file.", decks.read, decks.parse, decks.store),
    ),
    longest=30_000,
    vocabulary=decks.vocabulary,
    check=decks.check_table,
)
