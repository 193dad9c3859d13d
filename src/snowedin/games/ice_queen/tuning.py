"""The numbers of a deck that the lab may evolve, and the deck as a file again."""

import csv
import io
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import decks

COMPONENTS = "deck"
FILE = ".csv"
EVENNESS = "calls to move for all categories alike"
COLUMNS = decks.NUMBERS
LOWEST, HIGHEST = np.array([decks.RANGES[column] for column in COLUMNS]).T
HIGHER_CARDS = 2
MIRROR = 10
MIRROR_SLACK = 2

Numbers = NDArray[np.int64]


def numbers(options: Mapping[str, Any]) -> Numbers:
    """A row for every card."""
    return np.array([[card[column] for column in COLUMNS] for card in _deck(options)], np.int64)


def names(options: Mapping[str, Any]) -> list[str]:
    return [card["name"] for card in _deck(options)]


def settled(options: Mapping[str, Any], changed: Numbers) -> dict[str, Any]:
    """The options with other numbers on the cards."""
    rows = [dict(zip(COLUMNS, map(int, row), strict=True)) for row in changed]
    return {**options, COMPONENTS: [card | row for card, row in zip(_deck(options), rows, strict=True)]}


def promises(changed: Numbers) -> tuple[bool, ...]:
    """What holds of the cards of the box, and so should hold of a deck that grew out of it."""  # 1.5
    table = np.hstack([changed, changed.sum(axis=1, keepdims=True)])
    higher = table[:, None, :] > table[None, :, :]
    outdone = ~(higher.any(axis=2) | np.eye(len(changed), dtype=bool))
    mirrored = MIRROR - changed[:, COLUMNS.index("empathy")]
    return (
        not outdone.any(),
        bool((higher.sum(axis=0).min(axis=1) <= HIGHER_CARDS).all()),
        bool((abs(changed[:, COLUMNS.index("ruthlessness")] - mirrored) <= MIRROR_SLACK).all()),
    )


def text(options: Mapping[str, Any]) -> str:
    """The deck as the game reads it."""
    out = io.StringIO()
    writer = csv.DictWriter(out, decks.COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(_deck(options))
    return out.getvalue()


def _deck(options: Mapping[str, Any]) -> list[decks.Card]:
    return list(options[COMPONENTS] or decks.box())
