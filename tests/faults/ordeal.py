"""Some tables in play on one store, the faults that befall it, and what is checked after each."""

import asyncio
import random
import signal
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from snowedin.server.store import MatchRow, chain, open_store

from ..server.house import LEASH, Guest, Server, wait_until
from .history import BrokenPromiseError
from .players import Player

TABLES = 3
ROOT = Path(__file__).parents[2]
HEAL = 60.0  # seconds in which everybody must be answered again

Fault = Callable[[], Awaitable[None]]


class ClockedServer(Server):
    """With a clock that can be put wrong."""

    def __init__(self, database: str, clock: Path) -> None:
        super().__init__(database)
        self.clock = clock

    def start(self) -> "Server":
        command = [sys.executable, "-m", "tests.faults.served", self.database, str(self.port), str(self.clock)]
        self.process = subprocess.Popen([*LEASH, *command], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        self.port = int(line.rstrip().rstrip("/").rpartition(":")[2])
        wait_until(self.is_up, HEAL)
        return self


class Ordeal(ABC):
    """`befall` lets one fault happen and waits until everybody is answered again; `finish` checks the whole log."""

    def __init__(self, seed: int) -> None:
        self.chooser = random.Random(seed)
        self.folder = Path(tempfile.mkdtemp(prefix="snowedin-faults-"))
        self.clock = self.folder / "clock"
        self.clock.write_text("0")
        self.happened: Counter[str] = Counter()
        self.checked = 0
        self.players: list[Player] = []
        self.server: Server | None = None
        self._guests: list[Guest] = []
        self._playing: list[asyncio.Task[None]] = []

    @abstractmethod
    async def open_database(self) -> str: ...

    @abstractmethod
    def faults(self) -> dict[str, Fault]: ...

    async def begin(self) -> None:
        self.server = ClockedServer(await self.open_database(), self.clock)
        await asyncio.to_thread(self.server.start)
        for number in range(TABLES):
            pair = [await Guest(self.server.url, f"{name} {number}").arrive() for name in ("Anna", "Ben")]
            self._guests += pair
            table = await pair[0].create("tick", "open", "open")
            for seat, guest in enumerate(pair):
                await guest.join(table, seat=seat)
                self.players.append(Player(guest, table, seat))
        self._playing = [asyncio.ensure_future(player.play()) for player in self.players]

    async def befall(self, name: str) -> None:
        await self.faults()[name]()
        self.happened[name] += 1
        try:
            await self.all_go_on()
        except TimeoutError as error:
            stuck = [(player.history.table, player.pending, player.why) for player in self.players if player.pending]
            raise BrokenPromiseError(f"After {name} ({dict(self.happened)}) not all were answered: {stuck}.") from error

    async def all_go_on(self) -> None:
        """Everybody gets something done after the fault."""
        before = [self._done(player) for player in self.players]
        async with asyncio.timeout(HEAL):
            while not all(self._done(player) > start for player, start in zip(self.players, before, strict=True)):
                self._raise_failures()
                await asyncio.sleep(0.02)

    def _done(self, player: Player) -> int:
        return len(player.history.acknowledged) + len(player.history.told_lost)

    def _raise_failures(self) -> None:
        for task in self._playing:
            if task.done():
                task.result()

    async def finish(self) -> None:
        """Let everybody finish, restart, and check every promise against the log."""
        for player in self.players:
            await player.rest()
        self._raise_failures()
        await self.end_play()
        assert self.server is not None
        await asyncio.to_thread(self.server.stop)
        self.checked = await self.check_log()

    async def end_play(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for guest in self._guests:
            await guest.leave()

    async def check_log(self) -> int:
        assert self.server is not None
        store = open_store(self.server.database)
        await store.open()
        try:
            checked = 0
            for player in self.players:
                row = await store.match(player.history.table)
                assert isinstance(row, MatchRow)
                rows = await store.entries(row.id)
                chain.links(row, rows)
                checked += player.history.check(rows)
            return checked
        finally:
            await store.close()

    def lost(self) -> int:
        """Commands that were acknowledged and lost, all of them told."""
        return len({command for player in self.players for command in player.history.told_lost})

    # Faults of every server

    async def kill(self) -> None:
        assert self.server is not None
        self.server.kill()
        await asyncio.to_thread(self.server.start)

    async def stop(self) -> None:
        assert self.server is not None
        assert self.server.process is not None
        self.server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chooser.uniform(0.05, 0.6))
        self.server.process.send_signal(signal.SIGCONT)

    async def jump(self) -> None:
        """The machine's clock is put wrong by up to a year, in either direction."""
        year = 365 * 24 * 3600 * 1000
        await asyncio.to_thread(self.clock.write_text, str(self.chooser.randint(-year, year)))
        await asyncio.sleep(0.1)


def measured(ordeal: Any, began: float) -> dict[str, Any]:
    return {
        "faults": dict(ordeal.happened),
        "seconds": round(time.monotonic() - began),
        "acknowledged": sum(len(player.history.acknowledged) for player in ordeal.players),
        "promises checked": ordeal.checked,
        "refused meanwhile": sum(player.refused for player in ordeal.players),
        "lost and told": ordeal.lost(),
    }
