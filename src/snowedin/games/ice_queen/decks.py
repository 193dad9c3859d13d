"""Decks: the thirty cards of the box, and decks that people bring as CSV, TOML or JSON.

Whatever is wrong with a deck is reported at once, each fault with its row and column.
"""

import csv
import io
import json
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any

from ...core.game import Fault, Refusal, fault
from . import cards

Card = dict[str, Any]

TEXTS = ("name", "element", "flavour")
NUMBERS = cards.CATEGORIES[: cards.PRINTED]
COLUMNS = (*TEXTS[:2], *NUMBERS, TEXTS[2])
RANGES = {column: (1, 5) if column == "winter_scale" else (0, 10) for column in NUMBERS}
OTHER_SPELLINGS = {"bribes/gifts": "gifts", "bribes_gifts": "gifts", "flavor": "flavour", "character": "name"}
LONGEST_NAME = 40
LONGEST_FLAVOUR = 200


class Unfit(Exception):  # noqa: N818
    """A value that its column does not take; the message says what was expected."""

    def __init__(self, reason: str, expected: str, **numbers: int) -> None:
        super().__init__(expected)
        self.reason = reason
        self.numbers: dict[str, Any] = numbers


@cache
def box() -> tuple[Card, ...]:
    text = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
    return tuple(read(tomllib.loads(text)))


def parse(name: str, text: str) -> list[Card]:
    """Read a deck from a file's text, by the ending of its name."""
    readers = {".csv": _from_csv, ".toml": _from_toml, ".json": _from_json}
    ending = Path(name).suffix.lower()
    if ending not in readers:
        raise Refusal(f"A deck is a file that ends in .csv, .toml or .json; {name} does not.", reason="file_kind")
    return readers[ending](text)


def read(data: Any) -> list[Card]:
    """Check a deck given as plain data: a list of cards, or a table with the list under `cards`."""
    rows = data.get("cards") if isinstance(data, Mapping) else data
    if not isinstance(rows, (list, tuple)) or not all(isinstance(row, Mapping) for row in rows):
        sentence = "A deck is a list of cards, or has one under `cards`, each card a set of named values."
        raise Refusal(sentence, reason="file_shape")
    return _checked([(number, dict(row)) for number, row in enumerate(rows, 1)])


def store(s: Any, deck: list[Card] | None) -> None:
    """Put a deck's numbers into a state, the totals added up."""  # 1.4
    deck = list(box()) if deck is None else deck
    s.deck_size = len(deck)
    for number, card in enumerate(deck, 1):
        printed = [card[column] for column in NUMBERS]
        s["values"][number] = [*printed, sum(printed)]
    s.highest = s["values"].max(axis=0)


def check_table(seats: int, options: Mapping[str, Any]) -> None:
    """Two cards for everybody."""  # 2.2
    size = len(options["deck"] or box())
    if size < 2 * seats:
        sentence = f"A table of {seats} needs two cards for everybody, so {2 * seats}; the deck has {size}."
        raise Refusal(sentence, reason="small_deck", seats=seats, needed=2 * seats, size=size)


def vocabulary(options: Mapping[str, Any]) -> dict[str, str]:
    """What the cards of this deck are called."""
    words = {}
    for number, card in enumerate(options.get("deck") or box(), 1):
        words[f"card-{number}"] = card["name"]
        words[f"element-{number}"] = card["element"]
        words[f"flavour-{number}"] = card["flavour"]
    return words


def _from_csv(text: str) -> list[Card]:
    lines = csv.DictReader(io.StringIO(text), restkey="more than the header has", strict=True)
    rows = []
    try:
        _check_header(lines.fieldnames or ())
        for row in lines:
            given = {column: value for column, value in row.items() if value is not None}
            rows.append((lines.line_num, given))
    except csv.Error as error:
        sentence = f"The deck is not a whole CSV table: {error} (row {lines.line_num})."
        raise Refusal(sentence, reason="file_broken") from error
    return _checked(rows)


def _check_header(header: Sequence[str]) -> None:
    if len(header) > 2 * len(COLUMNS):
        sentence = "there is no such column; there are {columns}"
        wrong = fault("no_column", sentence, 1, f"{len(header)}", columns=", ".join(COLUMNS))
        raise Refusal("The deck cannot be used:", [wrong], "faulty")
    names = [_column(column) for column in header]
    twice = [column for place, column in enumerate(header) if names[place] in names[:place]]
    if twice:
        faults = [fault("twice", "it stands twice", 1, column) for column in twice]
        raise Refusal("The deck cannot be used:", faults, "faulty")


def _from_toml(text: str) -> list[Card]:
    try:
        return read(tomllib.loads(text))
    except (ValueError, RecursionError) as error:  # also of numbers that are too long
        raise Refusal(f"The deck is not a TOML document: {error}.", reason="file_broken") from error


def _from_json(text: str) -> list[Card]:
    try:
        return read(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise Refusal(f"The deck is not a JSON document: {error}.", reason="file_broken") from error


def _checked(rows: list[tuple[int, dict[str, Any]]]) -> list[Card]:
    faults: list[Fault] = []
    if not cards.FEWEST <= len(rows) <= cards.MOST:
        sentence = "a deck has {low} to {high} cards, this one {size}"
        faults.append(fault("size", sentence, low=cards.FEWEST, high=cards.MOST, size=len(rows)))
    if len(rows) > cards.MOST:  # whatever they are
        raise Refusal("The deck cannot be used:", faults, "faulty")
    deck = [_card(number, row, faults) for number, row in rows]
    first_row: dict[str, int] = {}
    for (number, _), card in zip(rows, deck, strict=True):
        name = str(card.get("name", "")).casefold()
        if name and name in first_row:
            sentence = "{name!r} stands in row {first} already"
            faults.append(fault("named_before", sentence, number, "name", name=card["name"], first=first_row[name]))
        first_row.setdefault(name, number)
    if faults:
        raise Refusal("The deck cannot be used:", faults, "faulty")
    return deck


def _card(number: int, row: dict[str, Any], faults: list[Fault]) -> Card:
    given: dict[str, Any] = {}
    for column, value in islice(row.items(), 2 * len(COLUMNS)):
        name = _column(column)
        if name == "total":
            faults.append(fault("total", "the total is added up, leave it out", number, "total"))
        elif name not in COLUMNS:
            sentence = "there is no such column; there are {columns}"
            faults.append(fault("no_column", sentence, number, str(column), columns=", ".join(COLUMNS)))
        elif name in given:
            faults.append(fault("twice", "it stands twice", number, str(column)))
        else:
            given[name] = value
    card: Card = {}
    for column in COLUMNS:
        try:
            card[column] = _value(column, given.get(column))
        except Unfit as unfit:
            sentence = f"expected {unfit}, got {{got}}"
            got = _shown(given.get(column))
            faults.append(fault(unfit.reason, sentence, number, column, got=got, **unfit.numbers))
    return card


def _column(name: Any) -> str:
    simple = str(name).strip().casefold().replace(" ", "_")
    return OTHER_SPELLINGS.get(simple, simple)


def _value(column: str, value: Any) -> str | int:
    if column in NUMBERS:
        return _whole_number(value, *RANGES[column])
    text = "" if value is None else str(value).strip()
    if column == "element":
        if text.casefold() not in (cards.ICE, cards.FIRE):
            raise Unfit("element", "Ice or Fire")
        return text.casefold()
    longest = LONGEST_NAME if column == "name" else LONGEST_FLAVOUR
    if len(text) > longest or not all(letter.isprintable() for letter in text) or (column == "name" and not text):
        raise Unfit("text", "a text of at most {most} printable characters", most=longest)
    return text


def _whole_number(value: Any, low: int, high: int) -> int:
    try:
        count = low - 1 if isinstance(value, (bool, float)) else int(value)
    except (TypeError, ValueError):
        count = low - 1
    if not low <= count <= high:
        raise Unfit("number", "a whole number from {low} to {high}", low=low, high=high)
    return count


def _shown(value: Any) -> str:
    return "nothing" if value is None or value == "" else repr(value)[:60]
