"""Ice Queen: a duel of winter characters, card against card."""

from ...core.game import Choice, Components, Count, Game, Seat
from . import decks
from .state import LAST_HAND


def right_neighbour_deals(seats: int, seat: int) -> dict[str, int]:
    """Who plays against bots alone calls first."""  # 2.3
    return {"dealer": (seat - 1) % seats + 1}


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
        Seat("dealer", "lot", "Who deals: drawn by lot, or a seat; the player at the dealer's left calls first."),
        Count("hand_cap", 500, 1, LAST_HAND, "After so many hands the most cards win.", "none"),
        Choice("memory", ("off", "on"), "Whether the table lists the cards everybody has seen."),
        Components(
            "deck", "Another deck: a CSV, TOML or JSON file.", decks.read, decks.parse, decks.store, box=decks.box
        ),
    ),
    longest=LAST_HAND,
    vocabulary=decks.vocabulary,
    check=decks.check_table,
    alone=right_neighbour_deals,
)
