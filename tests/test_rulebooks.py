"""The rulebooks say the same in every language: the same numbers in the same order, and tables of the same size."""

import re
from pathlib import Path

import pytest

from snowedin.games import GAMES

RULES = Path(__file__).parents[1] / "docs" / "rules"
LANGUAGES = ("fr", "de", "es", "nl")


def shape(path: Path) -> list[str]:
    """What must not differ: headings by level, rules by number, rows of tables by their cells."""
    lines = path.read_text(encoding="utf-8").splitlines()
    numbered = [re.match(r"#+|\d+\.\d+|\|", line) for line in lines]
    found = zip(lines, numbered, strict=True)
    return [f"{match[0]}{line.count('|')}" if match[0] == "|" else match[0] for line, match in found if match]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_translated_rulebook_has_every_rule(key: str, language: str) -> None:
    assert shape(RULES / language / f"{key}.md") == shape(RULES / f"{key}.md")
