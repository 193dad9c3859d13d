"""What befalls a SQLite file and a pair of PostgreSQLs."""

import asyncio
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing, suppress
from pathlib import Path

import psycopg

from snowedin.server.store import MatchRow, StoreError, chain, open_store

from .databases import Node, new_standby
from .history import BrokenPromiseError
from .ordeal import Fault, Ordeal
from .proxy import Proxy

PAGE = 4096
MEGABYTES = 64  # of the small disk


class SqliteOrdeal(Ordeal):
    """On a small disk of its own, where one can be mounted, so that it can be filled."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        mounting = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(self.disk)]
        self.is_small = subprocess.run(mounting, capture_output=True, check=False).returncode == 0

    async def open_database(self) -> str:
        return f"sqlite:///{self.disk / 'tables.sqlite'}"

    def faults(self) -> dict[str, Fault]:
        found: dict[str, Fault] = {"kill": self.kill, "stop": self.stop, "clock jump": self.jump,
                                   "slow disk": self.lock, "flipped byte": self.flip,
                                   "torn page": self.tear}  # fmt: skip
        return {**found, "full disk": self.fill} if self.is_small else found

    async def close(self) -> None:
        if self.is_small:
            subprocess.run(["umount", str(self.disk)], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    async def fill(self) -> None:
        """Not a byte is left for a while, nor what the server gives back meanwhile."""
        filler = self.disk / "filler"
        end = time.monotonic() + self.chooser.uniform(0.2, 0.8)
        while time.monotonic() < end:
            with suppress(OSError), filler.open("ab", buffering=0) as file:
                while file.write(bytes(PAGE)) == PAGE:
                    pass
            await asyncio.sleep(0.02)
        filler.unlink()

    async def lock(self) -> None:
        """Commits wait, as on a disk that has much to do: another process has the file."""
        other = sqlite3.connect(self.disk / "tables.sqlite", isolation_level=None, timeout=30)
        with closing(other), suppress(sqlite3.OperationalError):
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(self.chooser.uniform(0.1, 0.5))
            other.execute("ROLLBACK")

    async def flip(self) -> None:
        await self._hurt_copy(1)

    async def tear(self) -> None:
        await self._hurt_copy(PAGE // 2)

    async def _hurt_copy(self, size: int) -> None:
        """A copy of the file is changed and read: what is read is what was written, or it is said that it is not."""
        copy = self.folder / "copy.sqlite"
        live = sqlite3.connect(self.disk / "tables.sqlite", timeout=30)
        with closing(live) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
        database = f"sqlite:///{copy}"
        await moved(database)
        truth = await read(database, self.players[0].history.table)
        where = self.chooser.randrange(PAGE // 4, copy.stat().st_size - size)
        await asyncio.to_thread(hurt, copy, where, self.chooser.randbytes(size))
        try:
            for player in self.players:
                found = await read(database, player.history.table)
                if player is self.players[0] and found is not None and found != truth:
                    raise BrokenPromiseError(f"A change at byte {where} was read as if it had been written.")
        finally:
            for file in self.folder.glob("copy.sqlite*"):
                file.unlink()


def hurt(path: Path, where: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(where)
        before = file.read(len(data))
        file.seek(where)
        file.write(bytes(old ^ (new or 1) for old, new in zip(before, data, strict=True)))


async def moved(database: str) -> None:
    """Opened once, so that all entries are in their places."""
    store = open_store(database)
    await store.open()
    await store.close()


async def read(database: str, table: str) -> tuple[MatchRow, list[tuple[int, int, bytes]]] | None:
    """What there is of a table, if it says of itself that it is right."""
    store = open_store(database)
    try:
        await store.open()
        row = await store.match(table)
        if row is None:
            return None
        rows = await store.entries(table)
        chain.links(row, rows)
        return row._replace(status="", changed=0), [(row.seq, row.at, row.body) for row in rows]
    except (StoreError, ValueError):
        return None
    finally:
        with suppress(StoreError, sqlite3.Error):
            await store.close()


class PostgresOrdeal(Ordeal):
    """A primary behind a proxy, and a standby behind another."""

    async def open_database(self) -> str:
        self.primary = await asyncio.to_thread(Node().begin)
        self.front = Proxy(self.primary.port)
        self.back = Proxy(self.primary.port)
        port, behind = await self.front.open(), await self.back.open()
        self._behind = behind
        await asyncio.to_thread(make_database, self.primary)
        self.standby = await new_standby(behind)
        return self.primary.url(port, "play")

    def faults(self) -> dict[str, Fault]:
        return {"kill": self.kill, "stop": self.stop, "clock jump": self.jump, "cut connections": self.cut,
                "partition": self.part, "slow network": self.slow, "failover": self.fail_over,
                "failover to a lagging standby": self.fail_over_behind}  # fmt: skip

    async def close(self) -> None:
        await self.front.close()
        await self.back.close()
        for node in (self.primary, self.standby):
            await asyncio.to_thread(node.remove)
        shutil.rmtree(self.folder, ignore_errors=True)

    async def cut(self) -> None:
        self.front.cut()
        await asyncio.sleep(0)

    async def part(self) -> None:
        self.front.silence(True)
        await asyncio.sleep(self.chooser.choice([0.1, 0.3, 0.6, 1.0]))
        if self.chooser.random() < 0.5:
            self.front.cut()
        self.front.silence(False)

    async def slow(self) -> None:
        self.front.delay = self.chooser.uniform(0.01, 0.05)
        await asyncio.sleep(0.5)
        self.front.delay = 0.0

    async def fail_over(self) -> None:
        """The primary dies when the standby has everything: nothing may be lost."""
        self.front.silence(True)
        await asyncio.sleep(0.1)  # what was committed is sent meanwhile
        await self._settled()
        await self._take_over()

    async def fail_over_behind(self) -> None:
        """The standby hears nothing more while the primary goes on for a while, and dies."""
        self.back.silence(True)
        await asyncio.sleep(self.chooser.uniform(0.1, 0.4))
        self.front.silence(True)
        await self._take_over()

    async def _settled(self) -> None:
        last = -1
        async with asyncio.timeout(30):
            while (now := await asyncio.to_thread(self.standby.position)) != last:
                last = now
                await asyncio.sleep(0.2)

    async def _take_over(self) -> None:
        dead, self.primary = self.primary, self.standby
        await asyncio.to_thread(dead.kill)
        self.back.cut()
        self.back.silence(False)
        await asyncio.to_thread(self.primary.promote)
        self.front.target = self.back.target = self.primary.port
        self.front.cut()
        self.front.silence(False)
        await asyncio.to_thread(dead.remove)
        await self.all_go_on()
        self.standby = await new_standby(self._behind)


def make_database(node: Node) -> None:
    with psycopg.connect(node.url(), autocommit=True) as connection:
        connection.execute("CREATE DATABASE play")
