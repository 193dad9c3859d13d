"""What is changed on disk behind the server's back is noticed, named, and takes no other table with it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from snowedin.server.live.tables import Tables
from snowedin.server.store import DamagedError, chain
from snowedin.server.table.table import Table
from snowedin.server.wire import messages

from .inside import BOTH, POSTGRES, house, seated

PAGE = 4096


def path_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def write(database: str, sql: str, *values: Any) -> None:
    """Behind the server's back."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(path_of(database), isolation_level=None)) as connection:
            connection.execute(sql, values)
    else:
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(sql.replace("?", "%s").encode(), values)


async def talk(tables: Tables, table: str, times: int) -> None:
    for number in range(times):
        await tables.command("anna", messages.Say(table, f"say{number}", 0, "hello"))


@pytest.fixture
def database_with_tables(database_url: str) -> tuple[str, list[str]]:
    """Five tables, each with a few entries, and nobody at them."""

    async def make() -> list[str]:
        async with house(database_url) as tables:
            made = [await seated(tables, "anna", "ben") for _ in range(5)]
            for table in made:
                await talk(tables, table, 4)
        async with house(database_url):  # which moves the journal to its place
            return made

    return database_url, asyncio.run(make())


async def read_all(database: str, made: list[str]) -> dict[str, int | str]:
    """How many entries every table has, or why it cannot be read."""
    found: dict[str, int | str] = {}
    async with house(database) as tables:
        for table in made:
            try:
                found[table] = (await tables.live(table)).table.seq
            except DamagedError as error:
                found[table] = str(error)
        assert tables.damaged == {table for table in made if isinstance(found[table], str)}
    return found


OTHER = '{"type":"say","seat":1,"phrase":"hello"}'
FLIPS = {
    "tail": "DELETE FROM entry WHERE match = ? AND seq >= 4",
    "body": "UPDATE entry SET body = CAST('{other}' AS {blob}) WHERE match = ? AND seq = 4",
    "time": "UPDATE entry SET at = at + 1 WHERE match = ? AND seq = 4",
    "gone": "DELETE FROM entry WHERE match = ? AND seq = 4",
}


@BOTH
@pytest.mark.parametrize("flip", FLIPS)
def test_a_changed_entry_is_named_and_only_its_table_is_lost(
    database_with_tables: tuple[str, list[str]], flip: str
) -> None:
    database, made = database_with_tables
    if flip == "tail" and not database.startswith("sqlite"):
        return  # what is left of a log is whole: see `test_lost_tail`
    write(database, FLIPS[flip].format(other=OTHER, blob="BLOB" if database.startswith("sqlite") else "BYTEA"), made[2])
    found = asyncio.run(read_all(database, made))
    assert "Entry 4" in str(found.pop(made[2]))
    assert set(found.values()) == {6}


@BOTH
@pytest.mark.parametrize(("column", "value"), [("secret", bytes(32)), ("owner", "somebody"), ("deal", "other")])
def test_a_changed_setup_is_noticed(
    database_with_tables: tuple[str, list[str]], column: str, value: str | bytes
) -> None:
    database, made = database_with_tables
    write(database, f"UPDATE match SET {column} = ? WHERE id = ?", value, made[0])
    found = asyncio.run(read_all(database, made))
    assert "Entry 1" in str(found.pop(made[0]))
    assert set(found.values()) == {6}


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_fault_of_ours_is_not_called_damage_of_the_log(
    database_with_tables: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    database, made = database_with_tables
    fold = Table.fold

    def fail_at_entry_4(table: Table, seq: int, at: int, entry: Any) -> Any:
        if (table.id, seq) == (made[1], 4):
            raise IndexError("compiled code went astray")
        return fold(table, seq, at, entry)

    monkeypatch.setattr(Table, "fold", fail_at_entry_4)
    found = asyncio.run(read_all(database, made))
    assert "Entry 4" in str(found[made[1]])
    assert "as it was written" in str(found.pop(made[1]))
    assert set(found.values()) == {6}
    assert "compiled code went astray" in caplog.text


@BOTH
def test_entries_of_an_earlier_server_count_until_the_chain_begins(
    database_with_tables: tuple[str, list[str]],
) -> None:
    database, made = database_with_tables
    write(database, "UPDATE entry SET link = ? WHERE match = ?", b"", made[0])
    write(database, "UPDATE entry SET link = ? WHERE match = ? AND seq < 4", b"", made[1])
    write(database, "UPDATE entry SET link = ? WHERE match = ? AND seq = 5", b"", made[2])

    async def play_on() -> None:
        async with house(database) as tables:
            await talk(tables, made[0], 1)
            await tables.command("ben", messages.Say(made[0], "new", 1, "hello"))

    asyncio.run(play_on())
    found = asyncio.run(read_all(database, made))
    assert (found[made[0]], found[made[1]]) == (7, 6)
    assert "Entry 5" in str(found[made[2]])
    write(database, "UPDATE entry SET at = at + 1 WHERE match = ? AND seq = 2", made[0])
    assert "broken" in str(asyncio.run(read_all(database, made))[made[0]]), "the first link vouches for those before it"


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_a_torn_page_takes_only_the_tables_on_it(database_url: str) -> None:
    async def make() -> list[str]:
        async with house(database_url, rate=1000) as tables:
            made = [await seated(tables, "anna", "ben") for _ in range(12)]
            for table in made:
                await talk(tables, table, 12)
        async with house(database_url):
            return made

    made = asyncio.run(make())
    tear(path_of(database_url), "entry")
    found = asyncio.run(read_all(database_url, made))
    broken = [why for why in found.values() if isinstance(why, str)]
    assert 0 < len(broken) <= 6
    assert all("Entry" in why for why in broken)
    assert [count for count in found.values() if isinstance(count, int)] == [14] * (12 - len(broken))


def tear(path: Path, name: str) -> None:
    """Overwrite the second half of the first leaf of a table's tree."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (name,)).fetchone()[0]
    data = bytearray(path.read_bytes())
    start = (root - 1) * PAGE
    assert data[start] == 2, "the root has children"
    cell = int.from_bytes(data[start + 12 : start + 14], "big")
    leaf = (int.from_bytes(data[start + cell : start + cell + 4], "big") - 1) * PAGE
    data[leaf : leaf + PAGE] = bytes(PAGE)
    path.write_bytes(data)


@POSTGRES
def test_a_server_that_knows_no_links_is_refused(database_url: str) -> None:
    async def migrate() -> None:
        async with house(database_url):
            pass

    asyncio.run(migrate())
    with pytest.raises(psycopg.errors.NotNullViolation):
        write(database_url, "INSERT INTO entry (match, seq, at, body) VALUES ('m', ?, 1, '')", 1)


@BOTH
def test_a_command_counts_once_in_the_life_of_a_table(database_url: str) -> None:
    async def play() -> None:
        async with house(database_url, rate=1000) as tables:
            table = await seated(tables, "anna", "ben")
            first = await tables.command("anna", messages.Say(table, "say0", 0, "hello"))
            await talk(tables, table, 300)
            again = await tables.command("anna", messages.Say(table, "say0", 0, "hello"))
            assert isinstance(first, messages.Accepted)
            assert isinstance(again, messages.Accepted)
            assert again.seq == first.seq
        async with house(database_url, rate=1000) as tables:
            assert (await tables.command("anna", messages.Say(table, "say0", 0, "hello"))) == first

    asyncio.run(play())


def test_links_are_as_long_as_they_say() -> None:
    assert len(chain.link(b"", 1, 1, b"")) == chain.SIZE
