"""Where the time of a move goes inside the server, without sockets: `python -m bench.server.inside`.

Frames of as many tables as there are go in together, as in one turn of a busy loop; what is sent is thrown away.
Time of single calls, the quickest tenth: so a busy machine disturbs it little.
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


class Stopwatch:
    """How long single calls took, in microseconds; the tenth part that was least disturbed counts."""

    def __init__(self) -> None:
        self.took: list[int] = []

    def around(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*arguments: Any) -> Any:
            began = time.perf_counter_ns()
            done = call(*arguments)
            self.took.append(time.perf_counter_ns() - began)
            return done

        return timed

    def micros(self) -> float:
        return sorted(self.took)[len(self.took) // 10] / 1000


async def play(game: str, many: int, count: int, begin: Callable[[], None], end: Callable[[], None]) -> None:
    """Turns of as many frames as there are tables."""
    heard, told, seated, sent, moves = Stopwatch(), Stopwatch(), Stopwatch(), 0, 0
    with tempfile.TemporaryDirectory(prefix="snowedin-bench-") as folder:
        store = open_store(f"sqlite:///{folder}/tables.sqlite")
        tables: Tables = application(store, {game: ALL[game]}, Settings(rate=1e6, late=0)).state.tables
        tables.writer._settle = told.around(tables.writer._settle)  # type: ignore[method-assign]
        await tables.open()
        pairs = [Pair(tables, game, number) for number in range(many)]
        for pair in pairs:
            await pair.sit_down()
        for _ in range(count):
            said = [pair.frame() for pair in pairs]
            for pair, word in zip(pairs, said, strict=True):
                if word is None:
                    began = time.thread_time_ns()
                    await pair.sit_down()
                    seated.took.append(time.thread_time_ns() - began)
            before = sum(wire.bytes for pair in pairs for wire in pair.wires)
            begin()
            for socket, frame in filter(None, said):
                heard.around(socket._hear)(frame)
                moves += 1
            while any(live.is_doubtful for live in tables.all_in_memory()):
                await asyncio.sleep(0.001)
            end()
            sent += sum(wire.bytes for pair in pairs for wire in pair.wires) - before
        await tables.close()
    new = f"; {seated.micros():.0f} µs for a new table" if seated.took else ""
    sys.stdout.write(
        f"{ALL[game].name}: {heard.micros():.1f} µs from the frame to the store, {told.micros():.1f} to tell what is"
        f" written, {sent / moves:.0f} bytes{new}\n"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", default=",".join(ALL), help="%(default)s")
    arguments.add_argument("--tables", type=int, default=50, help="%(default)s")
    arguments.add_argument("--turns", type=int, default=100, help="%(default)s")
    arguments.add_argument("--profile", type=int, default=0, metavar="LINES", help="of a profile")
    given = arguments.parse_args()
    be_swift()
    for game in given.games.split(","):
        warm_up(ALL[game])
        profile = cProfile.Profile()
        begin, end = (profile.enable, profile.disable) if given.profile else (lambda: None, lambda: None)
        uvloop.run(play(game, given.tables, given.turns, begin, end))
        if given.profile:
            pstats.Stats(profile).sort_stats("tottime").print_stats(given.profile)


if __name__ == "__main__":
    main()
