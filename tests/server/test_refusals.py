"""Every refusal can be said on the page, in all its languages."""

import ast
import re
from pathlib import Path

import pytest

from snowedin.server.wire import refusals

ROOT = Path(__file__).parents[2]
BARE = ["Denied", "'refused'"]
CATALOGUES = sorted((ROOT / "web/src/i18n/text").glob("*.ftl"))


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=[file.stem for file in CATALOGUES])
def test_the_page_has_words_for_every_code_and_reason(catalogue: Path) -> None:
    said = set(re.findall(r"^refused-(\w+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE))
    codes = set(refusals.STATUS) - {"refused"}  # its sentences are the rules' own
    assert codes | refusals.REASONS <= said
    assert said <= codes | refusals.REASONS | {"offline"}


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=[file.stem for file in CATALOGUES])
def test_the_page_has_words_for_every_fault_of_components(catalogue: Path) -> None:
    assert set(re.findall(r"^fault-(\w+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)) == refusals.FAULTS


def files(folder: str) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in (ROOT / "src/snowedin" / folder).rglob("*.py")]


def sources(folder: str) -> str:
    return "".join(files(folder))


def test_every_reason_given_is_a_known_one() -> None:
    by_server = re.findall(
        r'Denied\(\s*"\w+",\s*(?:f?"[^"]*"|sentence|SENTENCE|str\(\w+\)),\s*"(\w+)"', sources("server")
    )
    by_games = re.findall(r'Refusal\(.*(?:reason=|faults, )"(\w+)"', sources("games") + sources("core"))
    assert {*by_server, *by_games} == refusals.REASONS


def test_the_server_refuses_nothing_without_a_reason() -> None:
    """The code alone tells a page nothing that it could say in its own language."""
    calls = [node for text in files("server") for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    refused = [call for call in calls if [ast.unparse(part) for part in (call.func, *call.args[:1])] == BARE]
    assert len(refused) > 5
    assert [ast.unparse(call) for call in refused if len(call.args) < 3] == []


def test_every_fault_told_of_components_is_a_known_one() -> None:
    assert set(re.findall(r'(?:fault|Unfit)\("(\w+)"', sources("games") + sources("core"))) == refusals.FAULTS
    assert " Fault(" not in sources("games")
