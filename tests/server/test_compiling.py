"""What a game needs is compiled in a process of its own, once; the server itself only reads it."""

import asyncio
from typing import Any

import msgspec
import pytest

from snowedin.core.compile import is_noted
from snowedin.games import GAMES
from snowedin.server.live import compiling
from snowedin.server.live.compiling import Wish, have_compiled

GAME = GAMES["ice_queen"]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> list[Wish]:
    """What another process was asked to compile; the cache is empty."""
    wishes: list[Wish] = []

    async def compile_apart(wish: bytes) -> None:
        wishes.append(msgspec.json.decode(wish, type=Wish))

    monkeypatch.setenv("SNOWEDIN_CACHE", str(tmp_path))
    monkeypatch.setattr(compiling, "compile_apart", compile_apart)
    return wishes


def test_it_is_asked_for_once(asked: list[Wish]) -> None:
    for wish in (Wish(GAME.key), Wish(GAME.key, level="yeti"), Wish(GAME.key), Wish(GAME.key, level="yeti")):
        asyncio.run(have_compiled(GAME, wish))
    assert [wish.level for wish in asked] == ["", "yeti"]


def test_sources_that_were_written_anew_are_compiled_anew(asked: list[Wish], monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(have_compiled(GAME, Wish(GAME.key)))
    monkeypatch.setattr(compiling, "newest_source", lambda: 1)
    asyncio.run(have_compiled(GAME, Wish(GAME.key)))
    assert len(asked) == 2


def test_where_no_process_can_be_had_the_server_goes_on(asked: list[Wish], monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(wish: bytes) -> None:
        raise ChildProcessError("it ended with 9")

    monkeypatch.setattr(compiling, "compile_apart", fail)
    asyncio.run(have_compiled(GAME, Wish(GAME.key)))
    assert not is_noted(GAME, Wish(GAME.key).what())
