"""What `docs/architecture.md` names stands there: every file, and every module of a room of the server."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PLACES = (".", "src/snowedin", "src/snowedin/server", "web/src/engine")
ROWS = re.findall(r"^\| \d \| `([\w/]+)/` \| (.*) \|$", TEXT.partition("## The server")[2], re.MULTILINE)


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([\w/]+\.(?:py|ts|md))`", TEXT))))
def test_a_file_is_there(name: str) -> None:
    """By its path, or, as the files of a game are, by its name alone."""
    assert any((ROOT / place / name).is_file() for place in PLACES) or any((ROOT / "src").rglob(name))


@pytest.mark.parametrize(("room", "told"), ROWS)
def test_a_room_has_these_modules_and_no_others(room: str, told: str) -> None:
    modules = {path.stem for path in (ROOT / "src/snowedin/server" / room).glob("*.py")} - {"__init__"}
    assert set(re.findall(r"`(\w+)`", told)) == modules


def test_all_rooms_are_told() -> None:
    assert len(ROWS) == 8
