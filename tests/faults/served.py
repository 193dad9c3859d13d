"""A server whose clock can be put forward and back: `python -m tests.faults.served DATABASE PORT CLOCK`.

CLOCK is a file with the milliseconds by which the machine's clock is wrong.
"""

import sys
from pathlib import Path

from bench.server.tick import GAME as TICK

from snowedin.server.doors.serve import announce, bound, serve
from snowedin.server.live.settings import Settings, milliseconds


def main(database: str, port: str, clock: str) -> int:
    wrong = Path(clock)

    def now() -> int:
        try:
            return milliseconds() + int(wrong.read_text() or 0)
        except (OSError, ValueError):  # it is just being written
            return milliseconds()

    settings = Settings(pace=0, rate=1000, sockets=0, now=now)
    listening = bound("127.0.0.1", int(port))
    announce("127.0.0.1", listening.getsockname()[1], browser=False)
    return serve(listening, database, settings, "error", {TICK.key: TICK})


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
