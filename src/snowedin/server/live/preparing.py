"""Games whose options bring tables of their own, as another dictionary does, are compiled before their table is set up.

It is done apart (see `apart`), one at a time; run as a program, this is the process that compiles.
"""

import asyncio
import logging
import os
import sys
import threading
from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from ...core.game import Game
from ...games import GAMES
from ..wire.refusals import Denied
from .compiling import LONGEST, Wish, compile_apart
from .thinking import warm_up, warm_up_level, warm_up_solver

MOST = 20  # in the life of the server
OF_ONE = 5  # of one guest, in that time

log = logging.getLogger("snowedin.preparing")


class Workshop:
    """Compiles what the options of a table ask for, and says so until it is ready."""

    def __init__(self) -> None:
        self._ready: set[bytes] = set()
        self._wish = b""  # what is worked on
        self._work: asyncio.Task[None] | None = None
        self._failed = b""  # what could not be prepared last
        self._of: Counter[str] = Counter()

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()

    async def prepare(self, game: Game, options: Mapping[str, Any], player: str) -> None:
        """Nothing is to be done for the components of the box; for others, ask again while they are being prepared."""
        if not game.has_own_components(options) or not await asyncio.to_thread(game.tables, options):
            return
        wish = msgspec.json.encode(Wish(game.key, dict(options)), order="sorted")
        if wish in self._ready:
            return
        if wish == self._failed:
            self._failed = b""  # whoever asks again wants it tried again
            sentence = "Your components could not be prepared; the server's log says why."
            raise Denied("refused", sentence, "unprepared")
        if len(self._ready) >= MOST:
            sentence = f"This server has prepared {MOST} sets of components; it takes no more until it starts again."
            raise Denied("refused", sentence, "many_prepared", most=MOST)
        is_free = self._work is None or self._work.done()
        if not (is_free or wish == self._wish):
            raise Denied("busy", "The server is busy with other people's components; try again later.")
        if is_free:
            if self._of[player] >= OF_ONE:
                sentence = f"You have brought {OF_ONE} sets of components of your own; more are not prepared for you."
                raise Denied("too_many", sentence, "many_brought", most=OF_ONE)
            self._of[player] += 1
            self._wish, self._work = wish, asyncio.ensure_future(self._compile(game, options, wish))
        raise Denied("preparing", "Your components are being prepared; ask again in a moment.")

    async def _compile(self, game: Game, options: Mapping[str, Any], wish: bytes) -> None:
        try:
            await asyncio.wait_for(compile_apart(wish), LONGEST)
            await asyncio.to_thread(warm_up, game, options)
            self._ready.add(wish)
        except Exception:
            log.exception("components could not be prepared", extra={"game": game.key})
            self._failed = wish


def end_with_the_server() -> None:
    """It keeps our input open as long as it lives; killed often, it would leave a compiler behind each time."""
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


def main() -> None:
    os.nice(10)
    wish = msgspec.json.decode(sys.stdin.buffer.readline(), type=Wish)
    threading.Thread(target=end_with_the_server, daemon=True).start()
    game = GAMES[wish.game]
    if wish.is_for_solver:
        warm_up_solver(game, wish.level)
    elif wish.level:
        warm_up_level(game, wish.level)
    else:
        warm_up(game, wish.options)


if __name__ == "__main__":
    main()
