"""How soon another process goes on where one was killed: `python -m bench.takeover`; PostgreSQL's programs are needed.

A bot's turn stands at a process that will not get round to it (its bots take a minute); that process is killed.  The
time is taken until whoever watches at another process, which waits for it at first, hears the bot's move, and until
something that a person says is acknowledged there.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from statistics import median

from tests.server.clusters import cluster, new_database
from tests.server.house import Guest, Server, guests, running

from snowedin.server.live.bots_and_clocks import MOURNING

from . import report

GAME = "ice_queen"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=10, help="%(default)s")
    arguments.add_argument("--dry", action="store_true", help="show what was found, and leave results.md alone")
    given = arguments.parse_args()
    with cluster() as postgres:
        database = new_database(postgres, "takeover")
        with running(database, "--pace", "0") as heir:
            times = []
            for _ in range(given.kills):
                times.append(asyncio.run(killed(database, heir)))
                time.sleep(MOURNING)  # or the heir would not wait for anybody yet
    shown = "\n\n".join(map(told, ("A bot's move", "A person's command after that"), zip(*times, strict=True)))
    if given.dry:
        sys.stdout.write(shown + "\n")
    else:
        report.write("A process is killed", "bench.takeover", shown)


def told(what: str, times: Sequence[float]) -> str:
    return f"{what}: {median(times):.2f} s after the kill in the middle of {len(times)}, {max(times):.2f} s at most."


async def killed(database: str, heir: Server) -> tuple[float, float]:
    """Seconds until the bot's move is heard, and until a person's command is acknowledged."""
    dying = Server(database, 0, "--pace", "60").start()
    try:
        async with guests(heir.url, "Anna") as [anna]:
            there = Guest(dying.url, "Anna")
            there.http.cookies = anna.http.cookies
            table = await anna.create(GAME, "me", "bot:greed", options={"dealer": 1})
            async with anna.socket() as line:
                await line.say("watch", table=table)
                await there.join(table)  # from here on it is the bot's turn, at the process that is to die
                await there.leave()
                dealt = await line.hear_until(lambda heard: heard["status"] == "playing", 60)
                began = time.monotonic()
                dying.kill()
                await line.hear_until(lambda heard: heard.get("seq", 0) > dealt["seq"], 60)
                by_bot = time.monotonic() - began
                began = time.monotonic()  # the bot may win card after card, so that no choice ever comes
                await line.say("say", table=table, id="m", seat=0, phrase="hello")
                await line.hear_until(lambda heard: heard.get("answers") == "m", 60)
                return by_bot, time.monotonic() - began
    finally:
        dying.stop()


if __name__ == "__main__":
    main()
