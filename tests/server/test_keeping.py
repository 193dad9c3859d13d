"""Backups, restoring, checking, rescuing and upgrading, on both stores."""

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from snowedin.__main__ import main
from snowedin.server.store import copies, migrations, open_store
from snowedin.server.wire import messages

from .clusters import new_database
from .inside import BOTH, POSTGRES, SQLITE, house, seated
from .test_damage import path_of, write

DATA = Path(__file__).parent / "data"


async def filled(database: str, count: int = 2) -> list[str]:
    async with house(database) as tables:
        made = [await seated(tables, "anna", "ben") for _ in range(count)]
        await tables.store.add_player("anna", "Anna", b"t" * 32, 5)
        await tables.command("anna", messages.Resign(made[0], "resign", 0))
        return made


def rows(database: str, made: list[str]) -> list[object]:
    async def read() -> list[object]:
        store = open_store(database)
        await store.open()
        found: list[object] = [await store.player_of_token(b"t" * 32)]
        for table in made:
            found += [await store.match(table), await store.entries(table)]
        found.append(await store.results("anna", None, 9))
        await store.close()
        return found

    return asyncio.run(read())


@BOTH
def test_a_backup_made_while_the_server_runs_is_restored_into_either_store(
    database_url: str, tmp_path: Path, postgres: str
) -> None:
    copy = tmp_path / "copy.sqlite"

    async def back_up() -> list[str]:
        async with house(database_url) as tables:
            made = [await seated(tables, "anna", "ben") for _ in range(2)]
            await tables.store.add_player("anna", "Anna", b"t" * 32, 5)
            await tables.command("anna", messages.Resign(made[0], "resign", 0))
            assert await asyncio.to_thread(main, ["backup", str(copy), "--database", database_url]) == 0
            return made

    made = asyncio.run(back_up())
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.sqlite"]
    truth = rows(database_url, made)
    new_urls = [f"sqlite:///{tmp_path / 'new.sqlite'}", new_database(postgres, f"new{tmp_path.name}".replace("-", "_"))]
    for url in new_urls:
        assert main(["restore", str(copy), "--database", url]) == 0
        assert rows(url, made) == truth
        assert main(["restore", str(copy), "--database", url]) == 2, "nothing is overwritten"


@SQLITE
def test_a_check_names_what_is_broken_and_rescues_the_rest(
    database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = asyncio.run(filled(database_url, 3))
    assert main(["check", "--database", database_url]) == 0
    assert "3 tables" in capsys.readouterr().out

    async def settle() -> None:
        async with house(database_url):
            pass

    asyncio.run(settle())
    write(database_url, "UPDATE entry SET at = at + 1 WHERE match = ? AND seq = 2", made[1])
    saved = tmp_path / "saved.sqlite"
    assert main(["check", "--database", database_url, "--rescue", str(saved)]) == 1
    told = capsys.readouterr().out
    assert f"Entry 2 in the log of table {made[1]} is broken" in told
    assert "1 are broken" in told
    assert main(["check", "--database", f"sqlite:///{saved}"]) == 0
    others = [made[0], made[2]]
    assert rows(database_url, others) == rows(f"sqlite:///{saved}", others)
    assert main(["restore", str(path_of(database_url)), "--database", f"sqlite:///{tmp_path / 'no.sqlite'}"]) == 2


@pytest.mark.parametrize("step", [number for number, _ in migrations("sqlite")[:-1]])
def test_every_earlier_schema_is_upgraded_and_kept(
    step: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for number, script in migrations("sqlite"):
            if number <= step:
                connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
        connection.execute("INSERT INTO player (id, name, created) VALUES ('anna', 'Anna', 5)")
    assert main(["upgrade", "--database", f"sqlite:///{path}"]) == 0
    assert f"was at step {step}" in capsys.readouterr().out
    assert copies.step_of(f"sqlite:///{path}") == migrations("sqlite")[-1][0]
    assert copies.step_of(f"sqlite:///{tmp_path / f'tables.sqlite.step{step}'}") == step


@POSTGRES
@pytest.mark.parametrize("step", [number for number, _ in migrations("postgres")[:-1]])
def test_every_earlier_schema_of_postgres_is_upgraded_and_kept(step: int, database_url: str) -> None:
    import psycopg

    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("CREATE TABLE migration (step INTEGER PRIMARY KEY)")
        for number, script in migrations("postgres")[:step]:
            connection.execute(script.encode())
            connection.execute("INSERT INTO migration VALUES (%s)", (number,))
        connection.execute("INSERT INTO player (id, name, created) VALUES ('anna', 'Anna', 5)")
        connection.execute("INSERT INTO token VALUES ('t', 'anna', 5)")
    assert main(["upgrade", "--database", database_url]) == 0
    assert copies.step_of(database_url) == migrations("postgres")[-1][0]

    async def known() -> tuple[str, str] | None:
        store = open_store(database_url)
        await store.open()
        try:
            assert not await store.wishes_to_be_seen("anna")
            return await store.player_of_token(b"t")
        finally:
            await store.close()

    assert asyncio.run(known()) == ("anna", "Anna")


def test_a_database_of_an_earlier_server_is_upgraded_with_all_its_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(gzip.decompress((DATA / "before_rooms.sqlite.gz").read_bytes()))
    assert main(["upgrade", "--database", f"sqlite:///{path}"]) == 0
    assert "0 are broken" in capsys.readouterr().out


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'missing.sqlite'}"
    for command in (["backup", str(tmp_path / "copy")], ["check"], ["upgrade"]):
        assert main([*command, "--database", missing]) == 2
    assert list(tmp_path.iterdir()) == []
