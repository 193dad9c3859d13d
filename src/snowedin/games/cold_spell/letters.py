"""The letter cards: the Alpha deck of the box, and other sets that people bring as CSV or JSON.

A card is written `A`, `A/O` for either of two letters or more, `QU` for a pair, which is two letters in a row, or
`*` for any letter.  Matches of version 1 wrote `AO` for either letter and had no pairs.
"""

import csv
import io
import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from ...core.game import Fault, Refusal, fault
from . import faces

Kind = dict[str, Any]

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ANY = "*"  # a wild: any letter
OR = "/"

ALPHA: tuple[tuple[str, int, int], ...] = (  # 1.2: letters, points, how many
    ("A/E", 1, 3), ("A/I", 1, 3), ("A/O", 1, 3), ("A/U", 1, 3), ("E/I", 1, 3),
    ("E/O", 1, 3), ("E/U", 1, 3), ("I/O", 1, 3), ("I/U", 1, 3), ("O/U", 1, 3),
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
        except (ValueError, RecursionError) as error:  # also of numbers that are too long
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
            s.letters[number] = face(kind["letters"])
            s.points[number] = kind["points"]
    s.deck_size = number


def is_pair(text: str) -> bool:
    return len(text) == 2


def face(text: str) -> int:
    """What is printed on a card, as one number; see `faces`."""
    if is_pair(text):
        first, second = (ALPHABET.index(letter) for letter in text)
        return faces.PAIR | first << faces.FIRST | second
    return sum(1 << place for place, letter in enumerate(ALPHABET) if letter in text or text == ANY)


@cache
def spelled(face: int) -> str:
    """What is printed on a card, as text."""
    if faces.is_pair(face):
        return ALPHABET[faces.first_of(face)] + ALPHABET[faces.second_of(face)]
    letters = listed(face)
    return ANY if letters == ALPHABET else OR.join(letters)


def listed(letters: int) -> str:
    """A set of letters, one after another."""
    return "".join(letter for place, letter in enumerate(ALPHABET) if letters >> place & 1)


def as_told_now(version: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options of version 1's match, its letter set in today's notation."""
    kinds = options.get("letters")
    if not isinstance(kinds, (list, tuple)):
        return options
    return {**options, "letters": [_told_now(kind) for kind in kinds]}


def _told_now(kind: Any) -> Any:
    if not isinstance(kind, Mapping) or not isinstance(kind.get("letters"), str):
        return kind
    return {**kind, "letters": OR.join(kind["letters"])}


def _csv_rows(text: str) -> list[tuple[int, dict[str, Any]]]:
    lines = csv.DictReader(io.StringIO(text), restkey="more than the header has", strict=True)
    try:
        _check_header(lines.fieldnames or ())
        return [(lines.line_num, {name: cell for name, cell in row.items() if cell is not None}) for row in lines]
    except csv.Error as error:
        sentence = f"The letter set is not a whole CSV table: {error} (row {lines.line_num})."
        raise Refusal(sentence, reason="file_broken") from error


def _check_header(header: Sequence[str]) -> None:
    if len(header) > 2 * len(COLUMNS):
        sentence = "there is no such column; there are {columns}"
        wrong = fault("no_column", sentence, 1, f"{len(header)}", columns=", ".join(COLUMNS))
        raise Refusal("The letter set cannot be used:", [wrong], "faulty")
    twice = [column for place, column in enumerate(header) if column in header[:place]]
    if twice:
        faults = [fault("twice", "it stands twice", 1, column) for column in twice]
        raise Refusal("The letter set cannot be used:", faults, "faulty")


def _checked(rows: list[tuple[int, dict[str, Any]]]) -> list[Kind]:
    faults: list[Fault] = []
    kinds = [_kind(number, row, faults) for number, row in rows[:MOST]]
    total = sum(kind["count"] for kind in kinds) + len(rows[MOST:])
    if not faults and not FEWEST <= total <= MOST:
        sentence = "a letter set has {low} to {high} cards, this one {size}"
        faults.append(fault("size", sentence, low=FEWEST, high=MOST, size=total))
    if faults:
        raise Refusal("The letter set cannot be used:", faults, "faulty")
    return kinds


def _kind(number: int, row: dict[str, Any], faults: list[Fault]) -> Kind:
    for column in islice(row, 2 * len(COLUMNS)):
        if column not in COLUMNS:
            sentence = "there is no such column; there are {columns}"
            faults.append(fault("no_column", sentence, number, str(column), columns=", ".join(COLUMNS)))
    return {
        "letters": _letters(number, row.get("letters", ""), faults),
        "points": _whole_number(number, "points", row.get("points"), 0, MOST_POINTS, faults),
        "count": _whole_number(number, "count", row.get("count", 1), 1, MOST, faults),
    }


def _letters(number: int, value: Any, faults: list[Fault]) -> str:
    """As it is written from then on: either-or in the order of the alphabet, each letter once."""
    text = str(value).strip().upper()
    letters = [letter.strip() for letter in text.split(OR)]
    if text == ANY or (is_pair(text) and set(text) <= set(ALPHABET)):
        return text
    if any(len(letter) != 1 or letter not in ALPHABET for letter in letters):
        sentence = "expected a letter A to Z, several with / between them, two in a row, or {any}, got {got}"
        faults.append(fault("letters", sentence, number, "letters", any=ANY, got=f"{text!r:.60}"))
    return OR.join(sorted(set(letters)))


def _whole_number(number: int, column: str, value: Any, low: int, high: int, faults: list[Fault]) -> int:
    try:
        count = low - 1 if isinstance(value, (bool, float)) else int(value)
    except (TypeError, ValueError):
        count = low - 1
    if not low <= count <= high:
        sentence = "expected a whole number from {low} to {high}, got {got}"
        faults.append(fault("number", sentence, number, column, low=low, high=high, got=f"{value!r:.60}"))
    return count
