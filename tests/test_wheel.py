"""What others install: the wheel holds the rulebooks, the words, and the mark that its types are meant to be read."""

from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from snowedin.games import BOX

ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "fr", "de", "es", "nl")


@pytest.fixture(scope="module")
def contents(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SNOWEDIN_CLIENT", "none")
        (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path_factory.mktemp("wheel")), versions=["standard"])
    with ZipFile(wheel) as packed:
        return set(packed.namelist())


def test_its_types_are_meant_to_be_read(contents: set[str]) -> None:
    assert "snowedin/py.typed" in contents


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_the_words_and_the_rulebook_of_every_game(contents: set[str], language: str) -> None:
    folder = "" if language == "en" else f"{language}/"
    wanted = {f"snowedin/games/{key}/text/{language}.ftl" for key in BOX}
    assert wanted | {f"snowedin/rulebooks/{folder}{key}.md" for key in BOX} <= contents


def test_it_has_every_module_and_nothing_for_its_making(contents: set[str]) -> None:
    modules = {f"snowedin/{path.relative_to(ROOT / 'src' / 'snowedin')}" for path in (ROOT / "src").rglob("*.py")}
    packed = {name for name in contents if name.endswith(".py")}
    assert packed == modules
