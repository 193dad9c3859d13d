"""The client's types are made from the messages and from what the games show, and are up to date."""

from pathlib import Path

import pytest

from snowedin.core.game import Game
from snowedin.games import BOX
from snowedin.server.doors import engine_types, seen_types, typescript

WEB = Path(__file__).parents[1] / "web" / "src"


def test_the_types_of_the_messages() -> None:
    written = (WEB / "net" / "messages.ts").read_text(encoding="utf-8")
    assert written == typescript.types(), "write: python -m snowedin.server.doors.typescript web/src/net/messages.ts"


def test_the_types_of_the_modules() -> None:
    written = (WEB / "engine" / "doors.ts").read_text(encoding="utf-8")
    assert written == engine_types.types(), (
        "write: python -m snowedin.server.doors.engine_types web/src/engine/doors.ts"
    )


@pytest.mark.parametrize("shown", BOX.values(), ids=BOX.keys())
def test_the_types_of_what_is_seen(shown: Game) -> None:
    written = (WEB / "games" / shown.key / seen_types.FILE).read_text(encoding="utf-8")
    assert written == seen_types.types(shown), "write: python -m snowedin.server.doors.seen_types web/src/games"
