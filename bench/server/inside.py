"""Where the time of a move goes inside the server, without sockets: `python -m bench.server.inside`.

Frames of as many tables as there are go in together, as in one turn of a busy loop; what is sent is thrown away.
Processor time of the loop's own thread, the best of many turns: so a busy machine disturbs it little.
"""

import argparse
import asyncio
import cProfile
import pstats
import sys
import tempfile
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import uvloop

from snowedin.games import GAMES
from snowedin.server.doors.app import application
from snowedin.server.doors.serve import be_swift
from snowedin.server.doors.sockets import Socket
from snowedin.server.live.settings import Settings
from snowedin.server.live.tables import Tables
from snowedin.server.live.thinking import warm_up
from snowedin.server.store import open_store
from snowedin.server.wire import messages

from .tick import GAME as TICK

ALL = {TICK.key: TICK, **GAMES}
NONCE = "0" * 32


class Wire:
    """Takes what a socket would send."""

    def __init__(self) -> None:
        self.last = b""
        self.bytes = 0
        self.transport = self

    def listen(self, on_message: Any, may_take: Any) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...

    def post(self, data: bytes) -> int:
        if data.startswith(b'{"type":"update"'):
            self.last = data
        self.bytes += len(data)
        return 0


class Pair:
    """Two players at a table, and at a new one when a game is over."""

    def __init__(self, tables: Tables, game: str, number: int) -> None:
        self.tables, self.game = tables, game
        self.wires = [Wire(), Wire()]
        self.sockets = [Socket(tables, f"{who}{number}", wire) for who, wire in zip("ab", self.wires, strict=True)]  # type: ignore[arg-type]
        self.dice, self.count, self.table = Random(number), 0, ""

    async def sit_down(self) -> None:
        plans = [messages.SeatPlan("me"), messages.SeatPlan("open")]
        self.table = (await self.tables.create(self.sockets[0].player, messages.Create(self.game, plans))).table
        for socket in self.sockets:
            socket._arrived = asyncio.get_running_loop().create_future()
            await self.tables.join(socket.player, self.table, messages.Join("A", NONCE))
            await self.tables.watch(socket.player, self.table, socket, None)
            socket._watched.add(self.table)

    def frame(self) -> tuple[Socket, bytes] | None:
        """What one of them says next; none: the game is over."""
        for seat, wire in enumerate(self.wires):
            update = msgspec.json.decode(wire.last)
            if update.get("choices"):
                self.count += 1
                action = self.dice.choice(update["choices"])["action"]
                said = messages.Act(self.table, f"m{self.table}{self.count}", seat, update["seq"], action)
                return self.sockets[seat], msgspec.json.encode(said)
        return None


async def turns(game: str, many: int, count: int, begin: Callable[[], None], end: Callable[[], None]) -> None:
    with tempfile.TemporaryDirectory(prefix="snowedin-bench-") as folder:
        store = open_store(f"sqlite:///{folder}/tables.sqlite")
        tables: Tables = application(store, {game: ALL[game]}, Settings(rate=1e6, late=0)).state.tables
        await tables.open()
        pairs = [Pair(tables, game, number) for number in range(many)]
        for pair in pairs:
            await pair.sit_down()
        hear, took, sent, moves = [], [], 0, 0
        for _ in range(count):
            said = []
            for pair in pairs:
                if (found := pair.frame()) is None:
                    await pair.sit_down()
                    found = pair.frame()
                assert found is not None
                said.append(found)
            await asyncio.sleep(0)
            before = sum(wire.bytes for pair in pairs for wire in pair.wires)
            begin()
            began = time.thread_time()
            for socket, frame in said:
                socket._hear(frame)
            heard = time.thread_time()
            while any(pair.tables.in_memory(pair.table).is_doubtful for pair in (pairs[0], pairs[-1])):  # type: ignore[union-attr]
                await asyncio.sleep(0.0005)
            told = time.thread_time()
            end()
            sent += sum(wire.bytes for pair in pairs for wire in pair.wires) - before
            moves += many
            hear.append((heard - began) / many * 1e6)
            took.append((told - began) / many * 1e6)
        await tables.close()
    hear.sort()
    took.sort()
    low, half = len(took) // 20, len(took) // 2
    sys.stdout.write(
        f"{ALL[game].name}: {took[low]:.1f} µs of the loop for a move (in the middle {took[half]:.1f}),"
        f" of them {hear[low]:.1f} until it is handed to the store; {sent / moves:.0f} bytes sent\n"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", default=",".join(ALL), help="%(default)s")
    arguments.add_argument("--tables", type=int, default=50, help="%(default)s")
    arguments.add_argument("--turns", type=int, default=300, help="%(default)s")
    arguments.add_argument("--profile", type=int, default=0, metavar="LINES", help="of a profile")
    given = arguments.parse_args()
    be_swift()
    for game in given.games.split(","):
        warm_up(ALL[game])
        profile = cProfile.Profile()
        begin, end = (profile.enable, profile.disable) if given.profile else (lambda: None, lambda: None)
        uvloop.run(turns(game, given.tables, given.turns, begin, end))
        if given.profile:
            pstats.Stats(profile).sort_stats("tottime").print_stats(given.profile)


if __name__ == "__main__":
    main()
