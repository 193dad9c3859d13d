"""The sections of the eighteen cards, which the lab may evolve, and the deck as a file again."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import cards, decks

COMPONENTS = "deck"
FILE = ".txt"
COLUMNS = ("top left", "top right", "bottom left", "bottom right")
LOWEST = np.full(cards.SECTIONS, cards.LIGHT)
HIGHEST = np.full(cards.SECTIONS, cards.DARK)
VALUES = ("light", "dark")
GAMES = 60
GENERATIONS = 30
FINAL = 10_000

SLACK = 2  # sections

Numbers = NDArray[np.int64]


def numbers(options: Mapping[str, Any]) -> Numbers:
    """A row for every card, a column for each of its sections."""
    return np.array([[cards.LETTERS.index(letter) for letter in word] for word in _deck(options)], np.int64)


def names(options: Mapping[str, Any]) -> list[str]:
    return [f"card {number}, {word}" for number, word in enumerate(_deck(options), 1)]


def settled(options: Mapping[str, Any], changed: Numbers) -> dict[str, Any]:
    """The options with other sections on the cards."""
    words = ["".join(cards.LETTERS[colour] for colour in row) for row in changed.tolist()]
    return {**options, COMPONENTS: words}


def promises(changed: Numbers) -> tuple[bool, ...]:
    """No card is of one colour, and there is about as much light as dark, so that neither player has much more."""
    dark = changed.sum(axis=1)
    return bool(((dark > 0) & (dark < cards.SECTIONS)).all()), abs(int(2 * dark.sum()) - changed.size) <= 2 * SLACK


def text(options: Mapping[str, Any]) -> str:
    """The deck as the game reads it."""
    return "\n".join(_deck(options)) + "\n"


def _deck(options: Mapping[str, Any]) -> list[str]:
    return list(options[COMPONENTS] or decks.box())
