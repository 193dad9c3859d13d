"""Points and numbers of the letter cards, which the lab may evolve, and the set as a file again."""

import csv
import io
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import letters

COMPONENTS = "letters"
FILE = ".csv"
COLUMNS = ("points", "count")
LOWEST = np.array([0, 1])
HIGHEST = np.array([12, 6])
PLAYERS = ("reader", "novice")  # who asks the solver for everything takes ten times as long
GAMES = 10
GENERATIONS = 6
CHECKED = 100
FINAL = 400

Numbers = NDArray[np.int64]


def numbers(options: Mapping[str, Any]) -> Numbers:
    """A row for every kind of card."""
    return np.array([[kind[column] for column in COLUMNS] for kind in _kinds(options)], np.int64)


def names(options: Mapping[str, Any]) -> list[str]:
    return [kind["letters"] for kind in _kinds(options)]


def settled(options: Mapping[str, Any], changed: Numbers) -> dict[str, Any]:
    """The options with other points on the cards, and other numbers of them."""
    rows = [dict(zip(COLUMNS, map(int, row), strict=True)) for row in changed]
    return {**options, COMPONENTS: [kind | row for kind, row in zip(_kinds(options), rows, strict=True)]}


def promises(changed: Numbers) -> tuple[bool, ...]:
    """There are enough cards for the field, and not too many."""
    return (letters.FEWEST <= int(changed[:, COLUMNS.index("count")].sum()) <= letters.MOST,)


def text(options: Mapping[str, Any]) -> str:
    """The set as the game reads it."""
    out = io.StringIO()
    writer = csv.DictWriter(out, letters.COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(_kinds(options))
    return out.getvalue()


def _kinds(options: Mapping[str, Any]) -> list[letters.Kind]:
    return list(options[COMPONENTS] or letters.alpha())
