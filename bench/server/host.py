"""The server under measurement: ours, with the game of Tick or one of the box, on a given database."""

import sys

from snowedin.core.compile import note
from snowedin.games import GAMES
from snowedin.server.doors.serve import bound, serve
from snowedin.server.live.compiling import Wish
from snowedin.server.live.settings import Settings
from snowedin.server.live.thinking import warm_up

from .tick import GAME as TICK


def main() -> None:
    key, port, database = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    game = {TICK.key: TICK, **GAMES}[key]
    warm_up(game)  # the compiler's memory is not a table's
    note(game, Wish(key).what())  # nor need it be compiled apart while it is measured
    settings = Settings(rate=1e6, sockets=0, late=0)
    serve(bound("127.0.0.1", port), database, settings, "warning", {game.key: game})


if __name__ == "__main__":
    main()
