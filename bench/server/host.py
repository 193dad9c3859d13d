"""The server under measurement: ours, with the game of Tick, on a given database."""

import sys

from snowedin.server.doors.serve import bound, serve
from snowedin.server.live.settings import Settings
from snowedin.server.live.thinking import warm_up

from .tick import GAME


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    warm_up(GAME)  # the compiler's memory is not a table's
    serve(bound("127.0.0.1", port), database, Settings(rate=1e6), "warning", {GAME.key: GAME})


if __name__ == "__main__":
    main()
