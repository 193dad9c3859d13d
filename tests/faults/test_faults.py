"""A few faults of each quick kind; `make faults` has a thousand of all kinds."""

import asyncio
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from snowedin.server.store import EntryRow, StoreError, open_store, postgres

from ..server.inside import appended
from .databases import Node
from .history import BrokenPromiseError, History
from .kinds import PostgresOrdeal, SqliteOrdeal
from .proxy import Proxy
from .run import run, suffer

QUICK: dict[Any, list[str]] = {
    SqliteOrdeal: ["stop", "clock jump", "full disk", "slow disk", "flipped byte", "torn page", "kill"],
    PostgresOrdeal: ["stop", "cut connections", "partition", "slow network", "failover to a lagging standby"],
}


@pytest.mark.parametrize("kind", QUICK, ids=["sqlite", "postgres"])
def test_promises_are_kept_through_a_few_faults(kind: Any) -> None:
    figures = asyncio.run(suffer(kind(7), QUICK[kind], time.monotonic() + 600))
    assert figures["promises checked"] > 50
    if kind is SqliteOrdeal:
        assert figures["lost and told"] == 0


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Path]:
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(folder)]
    if subprocess.run(mounting, capture_output=True, check=False).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_disk_that_the_write_ahead_log_fills_is_tidied_up(tmp_path: Path) -> None:
    """There is room for the entries, but not for everything that was ever written about them."""

    async def write(path: Path) -> None:
        store: Any = open_store(f"sqlite:///{path / 'tables.sqlite'}")
        await store.open()
        for seq in range(1, 1501):
            assert await appended(store, "m", [EntryRow(seq, 5, b"x" * 20)])
        assert len(await store.entries("m")) == 1500
        await store.close()

    with small_disk(tmp_path, kilobytes=3000) as disk:
        asyncio.run(write(disk))


@pytest.mark.faults
def test_promises_are_kept_through_a_thousand_faults() -> None:
    assert run(1000, minutes=29)["faults"] >= 1000


def test_the_checker_notices_what_is_lost_doubled_or_made_up() -> None:
    from snowedin.server.table.verbs import Say, encode_entry

    def row(seq: int, name: str, code: str = "hello") -> EntryRow:
        return EntryRow(seq, 5, encode_entry(Say(seat=0, id=name, code=code)))

    def history(**acknowledged: int) -> History:
        return History("t", dict(acknowledged), {1: "table-said-hello"})

    whole = [row(1, "a"), row(2, "b")]
    assert history(a=1, b=2).check(whole) == 3
    for wrong in ([row(1, "a")], [row(1, "b"), row(2, "a")], [row(1, "a"), row(2, "b"), row(3, "b")],
                  [row(1, "a", "oops"), row(2, "b")], [row(1, "a"), row(3, "b")]):  # fmt: skip
        with pytest.raises(BrokenPromiseError):
            history(a=1, b=2).check(wrong)
    forgiven = history(a=1, b=2)
    forgiven.go_back(1)
    assert forgiven.check([row(1, "a")]) == 2
    assert forgiven.told_lost == {"b"}


def test_a_database_that_hangs_is_given_up_and_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither writes nor reads wait for a connection from which nothing comes any more."""
    monkeypatch.setattr(postgres, "STATEMENT", 0.5)
    monkeypatch.setattr(postgres, "CONNECTING", 2)
    monkeypatch.setattr(postgres, "LONGEST", 1.0)

    async def hang(node: Node) -> None:
        proxy = Proxy(node.port)
        store: Any = open_store(node.url(await proxy.open()))
        await store.open()
        assert await appended(store, "m", [EntryRow(1, 5, b"a")])
        assert len(await store.entries("m")) == 1
        proxy.silence(True)
        async with asyncio.timeout(60):
            with pytest.raises(StoreError):
                await appended(store, "m", [EntryRow(2, 5, b"b")])
            with pytest.raises(StoreError):
                await store.entries("m")
        proxy.cut()
        proxy.silence(False)
        assert await appended(store, "m", [EntryRow(3, 5, b"c")])
        assert [row.seq for row in await store.entries("m")][-1] == 3
        await store.close()
        await proxy.close()

    node = Node().begin()
    try:
        asyncio.run(hang(node))
    finally:
        node.remove()
