"""The log in a SQLite file: entries are written one behind the other into a journal, and moved to their places later.

A match's entries lie together in their places, so that they are read in one go; to write them there at once
would change a page for every table.  What is read is of one moment, for it may be moved meanwhile.
"""

import logging
import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any

from . import EntryRow, chain, salvage

LONGEST = 256  # entries in one statement
COLUMNS = 5  # of an entry
PIECE = 2000  # that are moved together: who writes meanwhile waits no longer than that takes
LARGEST = 8000  # at many tables, where a commit has so many entries that to tell them takes longer
PER_ENTRY = 20  # entries in a piece for each in a commit: of few entries of a table it pays little to open its pages

log = logging.getLogger("snowedin.sqlite")


def write(connection: sqlite3.Connection, values: list[Any]) -> None:
    for start in range(0, len(values), LONGEST * COLUMNS):
        some = values[start : start + LONGEST * COLUMNS]
        connection.execute(_insert(len(some) // COLUMNS), some)


@cache
def _insert(size: int) -> str:
    return "INSERT INTO journal VALUES " + ", ".join(["(?, ?, ?, ?, ?)"] * size)


def settle(connection: sqlite3.Connection) -> None:
    """Move the whole journal, and then the write-ahead log into the file."""
    while settle_some(connection):
        pass
    check_in(connection)


def piece_for(entries: int, commits: int) -> int:
    """How many entries to move together, after so many entries in so many commits."""
    return min(LARGEST, max(PIECE, PER_ENTRY * entries // max(1, commits)))


def settle_some(connection: sqlite3.Connection, piece: int = PIECE) -> bool:
    """Move some of the journal's entries to their places.

    Is there more?  If it fails they stay where they are, and count as well.
    """
    ends = "SELECT (SELECT rowid FROM journal ORDER BY rowid LIMIT 1 OFFSET ?), max(rowid) FROM journal"
    try:
        some, all_of_it = connection.execute(ends, (piece,)).fetchone()
        if all_of_it is not None:
            _move(connection, some or all_of_it)
    except sqlite3.Error as error:
        roll_back(connection)
        log.error("the journal could not be settled", extra={"reason": str(error)})
        return False
    return some is not None


def check_in(connection: sqlite3.Connection) -> bool:
    """Bring the write-ahead log into the file; nobody is waited for, and others may write meanwhile.  Is all there?"""
    try:
        _, written, brought = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error as error:
        log.error("the write-ahead log could not be brought into the file", extra={"reason": str(error)})
        return False
    return bool(written == brought)


def _move(connection: sqlite3.Connection, last: int) -> None:
    """Move what stands in the journal up to this row."""
    places = "SELECT match, seq, at, body, link FROM journal WHERE rowid <= ? ORDER BY match, seq"
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"INSERT INTO entry {places}", (last,))
    connection.execute(
        "INSERT OR REPLACE INTO length SELECT match, max(seq) FROM journal WHERE rowid <= ? GROUP BY match", (last,)
    )
    connection.execute("DELETE FROM journal WHERE rowid <= ?", (last,))
    connection.execute("COMMIT")


def read(connection: sqlite3.Connection, match: str, after: int) -> list[EntryRow]:
    """A match's entries behind this one, as they stood at one moment; raises for the first that is missing."""
    connection.execute("BEGIN")
    try:
        rows = _found(connection, match, after)
        last = rows[-1].seq if rows else after
        is_short = connection.execute("SELECT 1 FROM length WHERE match = ? AND seq > ?", (match, last)).fetchone()
    finally:
        roll_back(connection)
    if is_short:
        raise chain.BrokenEntryError(match, last + 1)
    return rows


def _found(connection: sqlite3.Connection, match: str, after: int) -> list[EntryRow]:
    sql = "SELECT seq, at, body, link FROM log WHERE match = ? AND seq > ? ORDER BY seq"
    try:
        return [EntryRow(*row) for row in connection.execute(sql, (match, after))]
    except sqlite3.Error as error:
        if not salvage.is_broken(error):
            raise
    return [row for row in _salvaged(connection, match) if row.seq > after]


def _salvaged(connection: sqlite3.Connection, match: str) -> list[EntryRow]:
    """A match's entries although pages are broken; raises for the first that cannot be read.

    Where a page of the journal is broken, nobody knows whose entries stood there: what is left is gone on with.
    """
    placed, is_whole = salvage.placed(connection, match)
    rows = [EntryRow(*row) for row in placed]
    rows += [EntryRow(*row) for owner, row in salvage.journalled(connection) if owner == match]
    rows.sort()
    if not is_whole:
        raise chain.BrokenEntryError(match, first_missing(rows))
    log.error("the journal is broken; what can be read of it is used")
    return rows


def first_missing(rows: Sequence[EntryRow]) -> int:
    there = {row.seq for row in rows}
    return next(number for number in range(1, len(rows) + 2) if number not in there)


def roll_back(connection: sqlite3.Connection) -> None:
    """If even that fails, the next commit is refused, and it is tried again."""
    try:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        log.error("a commit could not be rolled back", extra={"reason": str(error)})
