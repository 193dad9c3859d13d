"""What the lab counts at Ice Queen, and what of a deck can be left out."""

from collections.abc import Mapping
from typing import Any

from . import cards, decks, rules, state

GAMES = 40_000
STANDING = "cards held"
TURNS = "hands"
SWEEPS = {"hand_cap": (25, 50, 100)}

EVENTS = (
    "3.2 the caller takes the hand",
    "3.2 somebody else takes the hand",
    "3.3 the highest value is shared",
    "3.4 the middle goes with the hand",
    "4.1 a player is out",
)
CALLER_TOOK, OTHER_TOOK, TIED, MIDDLE_TAKEN, OUT = range(len(EVENTS))

ENDINGS = ("4.2 one player has all the cards", "4.3 a tie leaves nobody with cards", "4.4 the cap of hands")
ALL_CARDS, NO_CARDS, CAPPED = range(len(ENDINGS))


def power(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Win rate of whoever is dealt a card."""
    return {"Card dealt": tuple(card["name"] for card in options["deck"] or decks.box())}


def trials(options: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """How often a call wins its hand."""
    return {"Category called: the caller takes the hand": tuple(map(title, cards.CATEGORIES))}


def title(category: str) -> str:
    return category.replace("_", " ").capitalize()


def ablations(options: Mapping[str, Any]) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Without one card and without one category; a deck with a card less would deal everybody one less."""
    deck = list(options["deck"] or decks.box())
    middling = {category: sorted(card[category] for card in deck)[len(deck) // 2] for category in decks.NUMBERS}
    dull = [(card["name"], {"deck": [other | middling if other is card else other for other in deck]}) for card in deck]
    flat = [(title(category), {"deck": [card | {category: 5} for card in deck]}) for category in decks.NUMBERS]
    return {"With a middling card in its place": dull, "With the category equal on all cards": flat}


def standing(s, seat):
    return int(s.height[seat])


def turns(s, runs):
    return int(s.hand)


def ending(s):
    holders = rules.count_holders(s)
    if holders == 0:
        return NO_CARDS
    return ALL_CARDS if holders == 1 else CAPPED


def note_deal(s, notes):
    for seat in range(s.seats):
        card = s.top[seat]
        while card != 0:
            notes.used[seat, card - 1] = 1
            card = s.below[card]


def note(before, seat, action, s, notes):
    category = action - state.CALL
    notes.tried[category] += 1
    notes.worked[category] += s.taker == seat
    if s.taker == state.NOBODY:
        notes.fired[TIED] += 1
    else:
        notes.fired[CALLER_TOOK if s.taker == seat else OTHER_TOOK] += 1
        notes.fired[MIDDLE_TAKEN] += before.middle_size > 0
    notes.fired[OUT] += rules.count_holders(before) - rules.count_holders(s)
