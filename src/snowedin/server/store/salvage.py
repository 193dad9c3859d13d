"""Reads what can be read of a SQLite file with broken pages, row by row; what cannot is left out."""

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

BROKEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
PRIMARY = 0xFF  # the bits of an error code that tell its kind
TRIED = 200  # entries in a row that cannot be read, after which no more are looked for

Row = tuple[Any, ...]


def is_broken(error: sqlite3.Error) -> bool:
    """Does it say that the file is not what was written?"""
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY in BROKEN


def placed(connection: sqlite3.Connection, match: str) -> tuple[list[Row], bool]:
    """The entries of a match that are in their places, and whether all of them could be read."""
    found: list[Row] = []
    seq, missed, is_whole = 1, 0, True
    sql = "SELECT seq, at, body, link FROM entry WHERE match = ? AND seq >= ? ORDER BY seq LIMIT 1"
    while missed < TRIED:
        row, could_be_read = _one(connection, sql, match, seq)
        if could_be_read and row is None:
            return found, is_whole
        if row is None:
            seq, missed, is_whole = seq + 1, missed + 1, False
        else:
            found.append(row)
            seq, missed = row[0] + 1, 0
    return found, is_whole


def journalled(connection: sqlite3.Connection) -> Iterator[tuple[str, Row]]:
    """The entries in the journal that can be read, each with its match."""
    sql = "SELECT rowid, match, seq, at, body, link FROM journal WHERE rowid >= ? ORDER BY rowid LIMIT 1"
    number, last = 1, _last_in_journal(connection)
    while number <= last:
        row, _ = _one(connection, sql, number)
        if row is not None:
            yield row[1], row[2:]
        number = number + 1 if row is None else row[0] + 1


def _last_in_journal(connection: sqlite3.Connection) -> int:
    row, _ = _one(connection, "SELECT max(rowid) FROM journal")
    return row[0] or 0 if row else 100_000  # far more than it ever has


def _one(connection: sqlite3.Connection, sql: str, *values: Any) -> tuple[Row | None, bool]:
    """A row, and whether it could be read at all."""
    try:
        return connection.execute(sql, values).fetchone(), True
    except sqlite3.DatabaseError as error:
        if not is_broken(error):
            raise
        return None, False


def rows(connection: sqlite3.Connection, table: str, columns: Sequence[str]) -> Iterator[Row]:
    """The rows of a list that can be read; after a broken page, from behind on."""
    names = ", ".join(columns)
    seen: set[Any] = set()
    for order in ("ASC", "DESC"):
        try:
            for row in connection.execute(f"SELECT {names} FROM {table} ORDER BY {columns[0]} {order}"):
                key = row[:2]
                if key not in seen:
                    seen.add(key)
                    yield row
        except sqlite3.DatabaseError as error:
            if not is_broken(error):
                raise
            continue
        return
