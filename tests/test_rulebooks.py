"""The rulebooks say the same in every language: the same numbers in the same order, and tables of the same size."""

import re
from collections import Counter
from pathlib import Path

import pytest

from snowedin.games import BOX

RULES = Path(__file__).parents[1] / "docs" / "rules"
LANGUAGES = ("fr", "de", "es", "nl")
FEWEST = 20  # rules that a game of the box has


def shape(path: Path) -> list[str]:
    """What must not differ: headings by level, rules by number, rows of tables by their cells."""
    lines = path.read_text(encoding="utf-8").splitlines()
    numbered = [re.match(r"#+|(?:- )?\d+\.\d+|\|", line) for line in lines]
    found = zip(lines, numbered, strict=True)
    return [f"{match[0]}{line.count('|')}" if match[0] == "|" else match[0] for line, match in found if match]


def numbers(path: Path) -> dict[str, Counter[str]]:
    """The numbers in the text of every rule, whatever parts their thousands."""
    rules = re.split(r"(?m)^(?=(?:- )?\d+\.\d+ |#)", path.read_text(encoding="utf-8"))
    found = {}
    for rule in rules:
        if named := re.match(r"(?:- )?(\d+\.\d+) ", rule):
            whole = re.sub(r"(?<=\d)[,.\u202f\u00a0 ](?=\d{3}\b)", "", rule)
            found[named[1]] = Counter(re.findall(r"\d+", whole))
    return found


@pytest.mark.parametrize("key", BOX)
def test_no_number_is_given_twice(key: str) -> None:
    given = [part.removeprefix("- ") for part in shape(RULES / f"{key}.md") if part[-1].isdigit() and "|" not in part]
    assert len(given) >= FEWEST
    assert list(numbers(RULES / f"{key}.md")) == given


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOX)
def test_a_translated_rule_has_the_same_numbers_in_it(key: str, language: str) -> None:
    assert numbers(RULES / language / f"{key}.md") == numbers(RULES / f"{key}.md")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOX)
def test_a_translated_rulebook_has_every_rule(key: str, language: str) -> None:
    assert shape(RULES / language / f"{key}.md") == shape(RULES / f"{key}.md")
