"""Winter: a duel on a lake that freezes and thaws."""

from ...core.game import Choice, Components, Count, Game
from . import decks

GAME = Game(
    key="winter",
    name="Winter",
    pitch="Build a lake of light and dark ice, claim squares of your colour, and be the last on them as it thaws.",
    seats=range(2, 3),
    minutes=20,
    credits="Designed by María and Enrique Blasco, published by Devir; patterns of the cards and words are our own.",
    package=__name__,
    options=(
        Choice("overlap", ("yes", "no"), "Whether two counters may share sections of ice."),
        Choice("turn_in_place", ("no", "yes"), "Whether turning a card where it lies is a move."),
        Choice("corner_contact", ("no", "yes"), "Whether cards that touch only at a corner are joined."),
        Count("thaw_cap", 200, 1, 200, "After so many thawing turns the game is a draw."),
        Components("deck", "Another eighteen cards: a text, TOML or JSON file.", decks.read, decks.parse, decks.store),
    ),
    longest=2_200,
)
