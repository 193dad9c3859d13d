"""Compiles in a process of its own, which leaves the result in the compiler's cache: the server only has to read it.

The compiler's memory, several times the server's, goes with that process, and whoever plays meanwhile does not wait
for it.  `python -m snowedin.server.live.preparing` is that process.
"""

import asyncio
import logging
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ...core.compile import is_borrowed, is_noted, note
from ...core.game import Game
from ...games import GAMES

PROCESS = "snowedin.server.live.preparing"
LONGEST = 600.0  # seconds

log = logging.getLogger("snowedin.preparing")


class Wish(msgspec.Struct):
    """A game with its options, or what a level of its bots needs: at once, or for its solver."""

    game: str
    options: dict[str, Any] = {}
    level: str = ""
    is_for_solver: bool = False

    def what(self) -> str:
        return f"{self.level or 'rules'}{' solver' if self.is_for_solver else ''} {newest_source()}"


@cache
def newest_source() -> int:
    """When the last of our sources was written: the compiler believes nothing that it kept before that."""
    return max(int(path.stat().st_mtime) for path in Path(__file__).parents[2].rglob("*.py"))


async def compile_apart(wish: bytes) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", PROCESS, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL
    )
    assert process.stdin is not None
    try:
        process.stdin.write(wish + b"\n")  # and it stays open: the process ends with whoever started it
        await process.wait()
    finally:
        process.stdin.close()
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        raise ChildProcessError(f"it ended with {process.returncode}")


async def have_compiled(game: Game, wish: Wish) -> None:
    """See to it that a game of the box lies in the cache; where that fails, the server compiles it itself."""
    if is_borrowed() or GAMES.get(game.key) is not game or await asyncio.to_thread(is_noted, game, wish.what()):
        return
    try:
        await asyncio.wait_for(compile_apart(msgspec.json.encode(wish)), LONGEST)
        await asyncio.to_thread(note, game, wish.what())
    except (OSError, TimeoutError) as error:
        log.error("a game could not be compiled apart", extra={"game": game.key, "reason": str(error)})
