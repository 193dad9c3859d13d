"""Every refusal can be said on the page, in all its languages."""

import re
from pathlib import Path

import pytest

from snowedin.server import refusals

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted((ROOT / "web/src/i18n/text").glob("*.ftl"))


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=[file.stem for file in CATALOGUES])
def test_the_page_has_words_for_every_code_and_reason(catalogue: Path) -> None:
    said = set(re.findall(r"^refused-(\w+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE))
    codes = set(refusals.STATUS) - {"refused"}  # its sentences are the rules' own
    assert codes | refusals.REASONS <= said
    assert said <= codes | refusals.REASONS | {"offline"}


def test_every_reason_given_is_a_known_one() -> None:
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/snowedin/server").glob("*.py"))
    given = re.findall(r'Denied\(\s*"\w+",\s*(?:f?"[^"]*"|sentence|str\(\w+\)),\s*"(\w+)"', sources)
    assert set(given) == refusals.REASONS
