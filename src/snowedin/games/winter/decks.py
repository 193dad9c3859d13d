"""Decks: the eighteen cards of the box, and other eighteen that people bring as text, TOML or JSON.

A card is four letters, L for light and D for dark: top left, top right, bottom left,
bottom right.  Whatever is wrong with a deck is reported at once.
"""

import json
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ...core.game import Fault, Refusal, fault
from . import cards


def parse(name: str, text: str) -> list[str]:
    """Read a deck from a file's text, by the ending of its name."""
    readers: dict[str, Callable[[str], Any]] = {".txt": str.split, ".toml": tomllib.loads, ".json": json.loads}
    ending = Path(name).suffix.lower()
    if ending not in readers:
        raise Refusal(f"A deck is a file that ends in .txt, .toml or .json; {name} does not.", reason="file_kind")
    try:
        return read(readers[ending](text))
    except (ValueError, RecursionError) as error:
        sentence = f"The deck {name} is not a whole {ending[1:]} document: {error}."
        raise Refusal(sentence, reason="file_broken") from error


def read(data: Any) -> list[str]:
    """Check a deck given as plain data: a list of cards, or a table with the list under `cards`."""
    words = data.get("cards") if isinstance(data, Mapping) else data
    if not isinstance(words, (list, tuple)):
        sentence = "A deck is a list of cards, or has one under `cards`, each card four letters such as LDDL."
        raise Refusal(sentence, reason="file_shape")
    faults = [wrong for number, word in enumerate(words[: cards.CARDS], 1) if (wrong := _fault(number, word))]
    if len(words) != cards.CARDS:
        sentence = "a deck has {wanted} cards, this one {size}"
        faults.insert(0, fault("count", sentence, wanted=cards.CARDS, size=len(words)))
    if faults:
        raise Refusal("The deck cannot be used:", faults, "faulty")
    return [word.upper() for word in words]


def box() -> list[str]:
    return list(cards.BOX)


def store(s: Any, deck: list[str] | None) -> None:
    for number, word in enumerate(deck or cards.BOX, 1):
        s.pattern[number] = look(word)


def look(word: str) -> int:
    """The look that four letters spell."""
    return sum(1 << section for section, letter in enumerate(word) if letter == "D")


def letters(look: int) -> str:
    return "".join(cards.LETTERS[look >> section & 1] for section in range(cards.SECTIONS))


def _fault(number: int, word: Any) -> Fault | None:
    if not isinstance(word, str) or len(word) != cards.SECTIONS or not set(word.upper()) <= set(cards.LETTERS):
        sentence = "expected four letters, each L or D, got {got}"
        return fault("four_letters", sentence, number, unit="card", got=repr(word)[:60])
    if len(set(word.upper())) == 1:  # 1.2
        sentence = "{got} is of one colour, which no card may be"
        return fault("one_colour", sentence, number, unit="card", got=word.upper())
    return None
