"""Games whose options bring tables of their own, as another dictionary does, are compiled before their table is set up.

It is done by a process of its own, one at a time, which leaves the result in the compiler's
cache; the server then only has to read it.  `python -m snowedin.server.preparing` is that process.
"""

import asyncio
import os
import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from ..core.game import Game
from ..games import GAMES
from .refusals import Denied
from .thinking import warm_up

MOST = 20  # in the life of the server
LONGEST = 300.0  # seconds


class Wish(msgspec.Struct):
    game: str
    options: dict[str, Any]


class Workshop:
    """Compiles what the options of a table ask for."""

    def __init__(self) -> None:
        self._ready: set[bytes] = set()
        self._is_busy = False

    async def prepare(self, game: Game, options: Mapping[str, Any]) -> None:
        """Do nothing where the box's own tables are played with; refuse where too much is asked for."""
        if not await asyncio.to_thread(game.tables, options):
            return
        wish = msgspec.json.encode(Wish(game.key, dict(options)), order="sorted")
        if wish in self._ready:
            return
        if self._is_busy or len(self._ready) >= MOST:
            raise Denied("busy", "The server is busy with other people's components; try again later.")
        self._is_busy = True
        try:
            await compile_apart(wish)
            await asyncio.to_thread(warm_up, game, options)
        finally:
            self._is_busy = False
        self._ready.add(wish)


async def compile_apart(wish: bytes) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        await asyncio.wait_for(process.communicate(wish), LONGEST)
    except TimeoutError:
        process.kill()
        await process.wait()
        raise Denied("busy", "These components take too long to prepare here.") from None
    if process.returncode:
        raise Denied("fault", "These components could not be prepared.")


def main() -> None:
    os.nice(10)
    wish = msgspec.json.decode(sys.stdin.buffer.read(), type=Wish)
    warm_up(GAMES[wish.game], wish.options)


if __name__ == "__main__":
    main()
