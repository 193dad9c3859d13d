"""Where the time of a move goes inside the server, without sockets: `python -m bench.server.inside`.

Frames of as many tables as there are go in together, as in one turn of a busy loop; two players at each answer what
they hear as those of `load.cjs` do, and ask for another game in the same words.  Time of single calls is that of the
quickest tenth, so that a busy machine disturbs it little; beside it stands all processor time of a move in the mean, of
all threads, with new games, the disk and what is seldom, taken as much shorter as a fixed piece of work beside each
turn took longer than at its quickest.
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

from snowedin.core.compile import note
from snowedin.games import GAMES
from snowedin.server.doors.app import application
from snowedin.server.doors.serve import be_swift
from snowedin.server.doors.sockets import Socket
from snowedin.server.live.compiling import Wish
from snowedin.server.live.settings import Settings
from snowedin.server.live.tables import Tables
from snowedin.server.live.thinking import warm_up
from snowedin.server.store import open_store
from snowedin.server.wire import messages

from .tick import GAME as TICK

ALL = {TICK.key: TICK, **GAMES}
NONCE = "0" * 32
PULSE: dict[int, str] = {}


class Wire:
    """Takes what a socket would send."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.bytes = 0
        self.transport = self

    def listen(self, on_message: Any, may_take: Any) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...

    def post(self, data: bytes) -> int:
        self.heard.append(data)
        self.bytes += len(data)
        return 0


class Player:
    """One of two at a table, and at a new one when a game is over: what `load.cjs` does."""

    def __init__(self, tables: Tables, name: str, seat: int, dice: Random) -> None:
        self.wire = Wire()
        self.socket = Socket(tables, name, self.wire)  # type: ignore[arg-type]
        self.reading = asyncio.ensure_future(self.socket._read())
        self.seat, self.dice = seat, dice
        self.table, self.pending, self.count = "", "", 0

    def named(self, kind: str) -> str:
        self.count += 1
        return f"{kind}{self.table}{self.count}"

    def frames(self) -> list[bytes]:
        """What it says to all that it heard since it was last asked."""
        heard, self.wire.heard = self.wire.heard, []
        return [msgspec.json.encode(word) for data in heard for word in self._answers(msgspec.json.decode(data))]

    def _answers(self, message: dict[str, Any]) -> list[Any]:
        if message["type"] == "presence" or message.get("table", self.table) != self.table:
            return []
        if message["type"] == "refused" and message["code"] == "stale":
            self.pending = ""
            return [messages.Watch(self.table)]
        if message["type"] == "accepted":
            return self._go_to(message["next"]) if message.get("next") else []
        if message["type"] != "update":
            raise AssertionError(message)
        if self.pending and message["answers"] == self.pending:
            self.pending = ""
        if message["status"] == "over" and not message["next"]:
            return [messages.Rematch(self.table, self.named("r"))]
        if not message["choices"] or self.pending:
            return []
        self.pending = self.named("m")
        action = self.dice.choice(message["choices"])["action"]
        return [messages.Act(self.table, self.pending, self.seat, message["seq"], action)]

    def _go_to(self, table: str) -> list[Any]:
        left, self.table = self.table, table
        nonce = self.dice.randbytes(16).hex()
        return [messages.Unwatch(left), messages.Sit(table, self.named("s"), "A", nonce), messages.Watch(table)]


async def sit_down(tables: Tables, players: list[Player], game: str) -> None:
    plans = [messages.SeatPlan("me"), messages.SeatPlan("open")]
    table = (await tables.create(players[0].socket.player, messages.Create(game, plans))).table
    for player in players:
        player.table = table
        await tables.join(player.socket.player, table, messages.Join("A", NONCE))
        await tables.watch(player.socket.player, table, player.socket, None)
        player.socket._watched.add(table)


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


def pulse() -> int:
    """Processor time of a fixed piece of work."""
    began = time.thread_time_ns()
    for number in range(4000):
        PULSE[number & 63] = str(number)
    return time.thread_time_ns() - began


def in_the_mean(turns: list[tuple[int, int]]) -> float:
    """Processor time of all turns, as if the machine had been as quick at all of them."""
    quickest = sorted(beside for _, beside in turns)[len(turns) // 10]
    return sum(used * min(1.0, quickest / beside) for used, beside in turns)


def is_busy(tables: Tables, players: list[Player]) -> bool:
    """Is anything still to be done, or on its way to disk?"""
    sockets = [player.socket for player in players]
    at_work = any(socket._arrived is None or socket._frames or socket._is_following for socket in sockets)
    return at_work or any(live.is_doubtful for live in tables.all_in_memory())


async def play(game: str, many: int, count: int, begin: Callable[[], None], end: Callable[[], None]) -> None:
    """Turns of as many frames as there are tables; the first third only warms up."""
    heard, told, sent, moves, games = Stopwatch(), Stopwatch(), 0, 0, 0
    turns: list[tuple[int, int]] = []  # processor time of each, and of the fixed work beside it
    with tempfile.TemporaryDirectory(prefix="snowedin-bench-") as folder:
        store = open_store(f"sqlite:///{folder}/tables.sqlite")
        tables: Tables = application(store, {game: ALL[game]}, Settings(rate=1e6, late=0)).state.tables
        tables.writer._settle = told.around(tables.writer._settle)  # type: ignore[method-assign]
        await tables.open()
        dice = Random(game)
        pairs = [[Player(tables, f"{who}{n}", seat, dice) for seat, who in enumerate("ab")] for n in range(many)]
        for pair in pairs:
            await sit_down(tables, pair, game)
        players = [player for pair in pairs for player in pair]
        for turn in range(-(count // 2), count):
            said = [(player.socket, frame) for player in players for frame in player.frames()]
            before = sum(player.wire.bytes for player in players)
            if turn == 0:
                heard.took, told.took = [], []
            if turn >= 0:
                begin()
            began = time.process_time_ns()
            for socket, frame in said:
                (heard.around(socket._hear) if b'"act"' in frame else socket._hear)(frame)
            while is_busy(tables, players):
                await asyncio.sleep(0.001)
            if turn >= 0:
                used = time.process_time_ns() - began
                end()
                acts = sum(b'"act"' in frame for _, frame in said)
                turns.append((used, pulse()))
                moves += acts
                games += sum(b'"rematch"' in frame for _, frame in said)  # two for each
                sent += sum(player.wire.bytes for player in players) - before
        for player in players:
            player.reading.cancel()
        await tables.close()
    sys.stdout.write(
        f"{ALL[game].name}: {heard.micros():.1f} µs from the frame to the store, {told.micros():.1f} to tell what is"
        f" written; in all {in_the_mean(turns) / moves / 1000:.1f} a move, {sent / moves:.0f} bytes,"
        f" {2 * moves / (games or 1):.0f} moves a game\n"
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
        note(ALL[game], Wish(game).what())  # nor is it compiled apart meanwhile
        profile = cProfile.Profile()
        begin, end = (profile.enable, profile.disable) if given.profile else (lambda: None, lambda: None)
        uvloop.run(play(game, given.tables, given.turns, begin, end))
        if given.profile:
            pstats.Stats(profile).sort_stats("tottime").print_stats(given.profile)


if __name__ == "__main__":
    main()
