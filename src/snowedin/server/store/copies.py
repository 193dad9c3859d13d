"""Whole databases, copied while they are in use.  A copy is one SQLite file, whichever store it comes from.

It is as the database was at one moment: SQLite copies page by page and begins anew when something is
written between, PostgreSQL shows one transaction the same picture all the time.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from ...core.game import Refusal
from . import migrations

COLUMNS = {
    "player": ("id", "name", "created", "seen", "here"),
    "token": ("hash", "player", "created"),
    "recovery": ("hash", "player", "expires"),
    "component": ("hash", "body"),
    "match": ("id", "game", "status", "public", "created", "changed", "owner", "secret", "deal", "setup", "final"),
    "seat": ("match", "seat", "player", "name", "reward"),
    "entry": ("match", "seq", "at", "body", "link"),
    "passkey": ("id", "player", "key", "count", "created"),
    "blocked": ("player", "other", "name", "at"),
    "report": ("reporter", "player", "match", "name", "reason", "at"),
    "counted": ("number", "match", "game", "at", "parts"),
}
AT_ONCE = 1000  # rows

Row = Sequence[Any]


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None: it is PostgreSQL's."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None


def step_of(url: str) -> int:
    """At which step of the migrations a database is; 0: there is nothing in it."""
    path = file_of(url)
    if path is None:
        with _postgres(url) as connection:
            found = connection.execute("SELECT to_regclass('migration') IS NOT NULL").fetchone()
            if not found[0]:
                return 0
            return int(connection.execute("SELECT coalesce(max(step), 0) FROM migration").fetchone()[0])
    if not path.is_file():
        raise Refusal(f"There is no database {path}.")
    with closing(_reading(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def copy_out(url: str, target: Path) -> None:
    """Write a database into a new file."""
    if target.exists():
        raise Refusal(f"{target} is there already; name a file that is not.")
    path = file_of(url)
    try:
        if path is None:
            _copy_postgres(url, target)
        else:
            _copy_sqlite(path, target)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def copy_in(source: Path, url: str) -> None:
    """Fill an empty database from such a file; it is of today's step."""
    path = file_of(url)
    if path is not None:
        if path.exists():
            raise Refusal(f"{path} is there already; a backup is restored into a new file.")
        path.parent.mkdir(parents=True, exist_ok=True)
        _copy_sqlite(source, path)
        return
    with closing(_reading(source)) as given, _postgres(url) as connection, connection.transaction():
        if connection.execute("SELECT 1 FROM player LIMIT 1").fetchone():
            raise Refusal("The database has players already; a backup is restored into an empty one.")
        for table, columns in COLUMNS.items():
            with connection.cursor().copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()) as copying:
                for row in given.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                    copying.write_row([bool(value) if name == "public" else value
                                       for name, value in zip(columns, row, strict=True)])  # fmt: skip


def new_file(path: Path) -> sqlite3.Connection:
    """An empty database of today's step, to be filled."""
    connection = sqlite3.connect(path, isolation_level=None)
    for number, script in migrations("sqlite"):
        connection.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
    return connection


def put(connection: sqlite3.Connection, table: str, rows: Iterable[Row]) -> None:
    marks = ", ".join("?" * len(COLUMNS[table]))
    connection.executemany(f"INSERT INTO {table} ({', '.join(COLUMNS[table])}) VALUES ({marks})", rows)


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=30)


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise Refusal(f"There is no database {source}.")
    try:
        with closing(_reading(source)) as given, closing(sqlite3.connect(target)) as taken:
            given.backup(taken)
            taken.execute("PRAGMA journal_mode = DELETE")  # one file, and nothing beside it
    except sqlite3.DatabaseError as error:
        raise Refusal(f"{source} cannot be copied: {error}.") from error


def _copy_postgres(url: str, target: Path) -> None:
    with _postgres(url) as connection, closing(new_file(target)) as taken:
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        taken.execute("BEGIN")
        for table, columns in COLUMNS.items():
            put(taken, table, _rows(connection, f"SELECT {', '.join(columns)} FROM {table}"))
        taken.execute("COMMIT")
        connection.execute("COMMIT")


def _rows(connection: Any, sql: str) -> Iterator[Row]:
    with connection.cursor(name="copying") as cursor:
        cursor.itersize = AT_ONCE
        yield from cursor.execute(sql.encode())


def _postgres(url: str) -> Any:
    try:
        import psycopg
    except ImportError as error:
        raise Refusal("PostgreSQL needs psycopg: install snowedin with its extra `postgres`.") from error
    try:
        return psycopg.connect(url, autocommit=True, connect_timeout=10)
    except psycopg.Error as error:
        raise Refusal(f"PostgreSQL cannot be reached: {error}.") from error
