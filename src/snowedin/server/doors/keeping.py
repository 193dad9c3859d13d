"""`snowedin backup`, `restore`, `check` and `upgrade`: what whoever runs a server does with its database."""

import argparse
import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...core.game import Refusal
from ...games import GAMES
from ..live.settings import Settings
from ..live.tables import Tables
from ..store import DamagedError, StoreError, chain, copies, migrations, open_store, salvage
from ..wire.refusals import Denied
from .serve import default_database

EXIT_BROKEN = 1

Say = Callable[[str], None]


@dataclass
class Found:
    """What a check came to."""

    tables: int = 0
    entries: int = 0
    unknown: int = 0  # matches of rules that this server does not have
    broken: dict[str, str] = field(default_factory=dict)  # table: why
    good: dict[str, int] = field(default_factory=dict)  # broken table: how many of its entries are right


def database_of(arguments: argparse.Namespace) -> str:
    return str(arguments.database or os.environ.get("SNOWEDIN_DATABASE") or default_database())


def say(sentence: str) -> None:
    print(sentence, flush=True)  # noqa: T201


def run_backup(arguments: argparse.Namespace) -> int:
    target = Path(arguments.file)
    copies.copy_out(database_of(arguments), target)
    found = checked_copy(f"sqlite:///{target}")
    report(found)
    say(f"{target} is a copy of the whole database, and can be opened.")
    return EXIT_BROKEN if found.broken else 0


def run_restore(arguments: argparse.Namespace) -> int:
    source, url = Path(arguments.file), database_of(arguments)
    with tempfile.TemporaryDirectory(prefix="snowedin-") as folder:
        copy = Path(folder) / "copy.sqlite"
        copies.copy_out(f"sqlite:///{source}", copy)
        found = asyncio.run(checked(copy))  # which also brings it up to date
        if found.broken:
            report(found)
            saved = f"snowedin check --database sqlite:///{source} --rescue FILE"
            raise Refusal(f"{source} is broken; `{saved}` saves what can be read.")
        if copies.file_of(url) is None:
            asyncio.run(opened_once(url))
        copies.copy_in(copy, url)
    say(f"{found.tables} tables with {found.entries} entries are restored.")
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory(prefix="snowedin-") as folder:
        copy = Path(folder) / "copy.sqlite"
        copies.copy_out(database_of(arguments), copy)
        found = asyncio.run(checked(copy))
        report(found)
        if arguments.rescue:
            kept = rescue(copy, Path(arguments.rescue), found)
            say(f"{arguments.rescue} has everything that can be read: {kept} tables.")
    return EXIT_BROKEN if found.broken else 0


def run_upgrade(arguments: argparse.Namespace) -> int:
    url = database_of(arguments)
    before = copies.step_of(url)
    path = copies.file_of(url)
    if path is not None and 0 < before < migrations("sqlite")[-1][0]:
        kept = path.with_name(f"{path.name}.step{before}")
        copies.copy_out(url, kept)
        say(f"The database as it was is kept as {kept}.")
    asyncio.run(opened_once(url))
    say(f"The database was at step {before} and is at step {copies.step_of(url)}.")
    return run_check(argparse.Namespace(database=url, rescue=None))


def report(found: Found) -> None:
    for match, why in found.broken.items():
        say(f"{why} {found.good[match]} entries before it are right.")
    strange = f" {found.unknown} are of rules that this version does not have." if found.unknown else ""
    say(f"{found.tables} tables with {found.entries} entries were read; {len(found.broken)} are broken.{strange}")


def checked_copy(url: str) -> Found:
    """What a copy comes to, so that the database itself stays as it is, with nothing beside it."""
    with tempfile.TemporaryDirectory(prefix="snowedin-") as folder:
        copy = Path(folder) / "copy.sqlite"
        copies.copy_out(url, copy)
        return asyncio.run(checked(copy))


async def opened_once(url: str) -> None:
    """With all its steps made."""
    store = open_store(url)
    try:
        await store.open()
        await store.close()
    except StoreError as error:
        raise Refusal(str(error)) from error


async def checked(path: Path) -> Found:
    """Read every match of a file, check its chain, and replay it."""
    store = open_store(f"sqlite:///{path}")
    try:
        await store.open()
    except StoreError as error:
        raise Refusal(str(error)) from error
    try:
        return await _check_all(store)
    finally:
        await store.close()


async def _check_all(store: Any) -> Found:
    tables, found = Tables(store, GAMES, Settings()), Found()
    for (match,) in await store._read("SELECT id FROM match ORDER BY id"):
        found.tables += 1
        try:
            found.entries += (await tables.writer.load(match)).table.seq
        except Denied:
            found.unknown += 1
        except DamagedError as error:
            found.broken[match] = str(error)
            found.good[match] = error.seq - 1 if isinstance(error, chain.BrokenEntryError) else 0
            found.entries += found.good[match]
    return found


def rescue(source: Path, target: Path, found: Found) -> int:
    """Write what can be read into a new file: every log up to its first broken entry."""
    if target.exists():
        raise Refusal(f"{target} is there already; name a file that is not.")
    kept = 0
    with closing(sqlite3.connect(source, isolation_level=None)) as given, closing(copies.new_file(target)) as taken:
        taken.execute("PRAGMA foreign_keys = OFF")
        for table in ("player", "token", "recovery", "component", "seat", "counted", "blocked", "report", "passkey"):
            copies.put(taken, table, salvage.rows(given, table, copies.COLUMNS[table]))
        loose: dict[str, list[salvage.Row]] = {}
        for owner, row in salvage.journalled(given):
            loose.setdefault(owner, []).append(row)
        for row in salvage.rows(given, "match", copies.COLUMNS["match"]):
            match = str(row[0])
            entries, _ = salvage.placed(given, match)
            last = found.good.get(match)
            whole = sorted([*entries, *loose.get(match, [])])
            copies.put(taken, "match", [row])
            copies.put(taken, "entry", [(match, *entry) for entry in whole if last is None or entry[0] <= last])
            kept += 1
    return kept
