"""The letter cards: the Alpha deck of the box, and other sets that people bring as CSV or JSON.

A card is a set of letters, one of which it is when it is used, and its points.
"""

import csv
import io
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ...core.game import Fault, Refusal, fault

Kind = dict[str, Any]

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ANY = "*"  # a wild: any letter

ALPHA: tuple[tuple[str, int, int], ...] = (  # 1.2: letters, points, how many
    ("AE", 1, 3), ("AI", 1, 3), ("AO", 1, 3), ("AU", 1, 3), ("EI", 1, 3),
    ("EO", 1, 3), ("EU", 1, 3), ("IO", 1, 3), ("IU", 1, 3), ("OU", 1, 3),
    ("L", 1, 3), ("N", 1, 3), ("R", 1, 3), ("S", 1, 3), ("T", 1, 3),
    ("D", 2, 2), ("G", 2, 2),
    ("B", 3, 2), ("C", 3, 2), ("M", 3, 2), ("P", 3, 2),
    ("F", 4, 2), ("H", 4, 2), ("V", 4, 2), ("W", 4, 2), ("Y", 4, 2),
    ("K", 5, 1), ("J", 8, 1), ("X", 8, 1), ("Q", 10, 1), ("Z", 10, 1),
    (ANY, 0, 2),
)  # fmt: skip

FEWEST = 36
MOST = 120
MOST_POINTS = 50
COLUMNS = ("letters", "points", "count")


def alpha() -> list[Kind]:
    return [dict(zip(COLUMNS, kind, strict=True)) for kind in ALPHA]


def parse(name: str, text: str) -> list[Kind]:
    """Read a letter set from a file's text, by the ending of its name."""
    ending = Path(name).suffix.lower()
    if ending == ".json":
        try:
            return read(json.loads(text))
        except (json.JSONDecodeError, RecursionError) as error:
            raise Refusal(f"The letter set is not a JSON document: {error}.", reason="file_broken") from error
    if ending == ".csv":
        return _checked(_csv_rows(text))
    raise Refusal(f"A letter set is a file that ends in .csv or .json; {name} does not.", reason="file_kind")


def read(data: Any) -> list[Kind]:
    """Check a letter set given as plain data: a list of kinds of cards."""
    if not isinstance(data, (list, tuple)) or not all(isinstance(row, Mapping) for row in data):
        sentence = "A letter set is a list of cards, each with letters, points and how many there are."
        raise Refusal(sentence, reason="file_shape")
    return _checked([(number, dict(row)) for number, row in enumerate(data, 1)])


def store(s: Any, kinds: list[Kind] | None) -> None:
    """Put the cards into a state, one after another."""
    number = 0
    for kind in alpha() if kinds is None else kinds:
        for _ in range(kind["count"]):
            number += 1
            s.letters[number] = mask(kind["letters"])
            s.points[number] = kind["points"]
    s.deck_size = number


def mask(letters: str) -> int:
    """A set of letters as bits 0 to 25."""
    return sum(1 << place for place, letter in enumerate(ALPHABET) if letter in letters or letters == ANY)


@cache
def spelled(letters: int) -> str:
    """A set of letters as text, a wild as its sign."""
    text = "".join(letter for place, letter in enumerate(ALPHABET) if letters >> place & 1)
    return ANY if text == ALPHABET else text


def _csv_rows(text: str) -> list[tuple[int, dict[str, Any]]]:
    lines = csv.DictReader(io.StringIO(text), restkey="more than the header has", strict=True)
    try:
        return [(lines.line_num, {name: cell for name, cell in row.items() if cell is not None}) for row in lines]
    except csv.Error as error:
        sentence = f"The letter set is not a whole CSV table: {error} (row {lines.line_num})."
        raise Refusal(sentence, reason="file_broken") from error


def _checked(rows: list[tuple[int, dict[str, Any]]]) -> list[Kind]:
    faults: list[Fault] = []
    kinds = [_kind(number, row, faults) for number, row in rows]
    total = sum(kind["count"] for kind in kinds)
    if not faults and not FEWEST <= total <= MOST:
        sentence = "a letter set has {low} to {high} cards, this one {size}"
        faults.append(fault("size", sentence, low=FEWEST, high=MOST, size=total))
    if faults:
        raise Refusal("The letter set cannot be used:", faults, "faulty")
    return kinds


def _kind(number: int, row: dict[str, Any], faults: list[Fault]) -> Kind:
    for column in row:
        if column not in COLUMNS:
            sentence = "there is no such column; there are {columns}"
            faults.append(fault("no_column", sentence, number, str(column), columns=", ".join(COLUMNS)))
    letters = str(row.get("letters", "")).strip().upper()
    if letters != ANY and (not letters or any(letter not in ALPHABET for letter in letters)):
        sentence = "expected letters A to Z or {any}, got {got}"
        faults.append(fault("letters", sentence, number, "letters", any=ANY, got=f"{letters!r:.60}"))
    return {
        "letters": ANY if letters == ANY else "".join(sorted(set(letters))),
        "points": _whole_number(number, "points", row.get("points"), 0, MOST_POINTS, faults),
        "count": _whole_number(number, "count", row.get("count", 1), 1, MOST, faults),
    }


def _whole_number(number: int, column: str, value: Any, low: int, high: int, faults: list[Fault]) -> int:
    try:
        count = low - 1 if isinstance(value, (bool, float)) else int(value)
    except (TypeError, ValueError):
        count = low - 1
    if not low <= count <= high:
        sentence = "expected a whole number from {low} to {high}, got {got}"
        faults.append(fault("number", sentence, number, column, low=low, high=high, got=f"{value!r:.60}"))
    return count
