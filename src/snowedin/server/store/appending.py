"""What is written to PostgreSQL of a log: which entries go together, and in which statements.

An entry is written only where the one before it stands: a standby that took over may not have had it yet.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple

from psycopg import AsyncConnection

from . import Done, EntryRow, Mark, SeatRow
from .queries import COUNT

Connection = AsyncConnection[tuple[Any, ...]]
Work = Callable[[Connection], Awaitable[Any]]

STANDS = (  # does what an entry of `given` follows stand there?  Its last link is empty where nobody asks
    "(last = '' OR (seq = 1 AND EXISTS (SELECT FROM match WHERE id = given.match)) OR EXISTS (SELECT FROM entry e"
    " WHERE e.match = given.match AND e.seq = given.seq - 1 AND e.link IN ('', given.last)))"
)

GIVEN = (  # the entries of different matches, one column each, as far as both statements have them
    "WITH given AS (SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bigint[], %s::bytea[], %s::bytea[], %s::bytea[]"
)
PUT = (
    f" put AS (INSERT INTO entry SELECT match, seq, at, body, link FROM given WHERE {STANDS}"
    " ON CONFLICT DO NOTHING RETURNING match, seq)"
)
TOLD = (
    " SELECT array_agg(match), array_agg(seq), pg_notify(%s, %s || string_agg(match, ',')) FROM put HAVING count(*) > 0"
)
PLAIN = f"{GIVEN}) AS given (match, seq, at, body, link, last)), {PUT}{TOLD}".encode()
MARKED = (
    f"{GIVEN}, %s::text[], %s::bigint[], %s::bytea[], %s::boolean[])"
    f" AS given (match, seq, at, body, link, last, status, changed, final, is_seated)), {PUT},"
    " done AS (SELECT given.* FROM given JOIN put USING (match, seq)),"
    " sitting AS (SELECT s.* FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::text[], %s::float8[])"
    " AS s (match, seat, player, name, reward) JOIN put USING (match)),"
    " marked AS (UPDATE match SET status = done.status, changed = done.changed, final = coalesce(done.final,"
    " match.final) FROM done WHERE match.id = done.match),"
    " stood AS (DELETE FROM seat USING done WHERE seat.match = done.match AND is_seated"
    " AND NOT EXISTS (SELECT FROM sitting s WHERE s.match = seat.match AND s.seat = seat.seat)),"
    " sat AS (INSERT INTO seat SELECT match, seat, player, name, reward FROM sitting ON CONFLICT (match, seat)"
    f" DO UPDATE SET player = excluded.player, name = excluded.name, reward = excluded.reward){TOLD}"
).encode()
SEAT = b"INSERT INTO seat SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::text[], %s::float8[])"


class Append(NamedTuple):
    match: str
    rows: Sequence[EntryRow]
    mark: Mark | None
    last: bytes  # the link of the entry before


class Job(NamedTuple):
    work: Append | Work
    done: Done


def rank(work: Append | Work) -> tuple[int, str]:
    return (0, work.match) if isinstance(work, Append) else (1, "")


def sorted_out(batch: list[Job]) -> tuple[list[Job], list[Job], list[Job]]:
    """Single entries, single entries with a mark of which no match has two, and everything else."""
    plain, others = [], []
    marked: dict[str, Job] = {}
    for job in batch:
        work = job.work
        if not isinstance(work, Append) or len(work.rows) != 1 or work.match in marked:
            others.append(job)
        elif work.mark is None:
            plain.append(job)
        else:
            marked[work.match] = job
    return plain, [*marked.values()], others


def columns(appends: Sequence[Append]) -> list[list[Any]]:
    return turned((append.match, *append.rows[0], append.last) for append in appends)


def turned(rows: Iterable[Sequence[Any]], width: int = 0) -> list[list[Any]]:
    """Columns of rows; `width` of them, if there may be no row."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]


def is_counted(work: Append | Work) -> bool:
    return isinstance(work, Append) and work.mark is not None and work.mark.counted is not None


async def is_there(connection: Connection, match: str, row: EntryRow) -> bool:
    cursor = await connection.execute(
        "SELECT seq, at, body, link FROM entry WHERE match = %s AND seq = %s", (match, row.seq)
    )
    found = await cursor.fetchone()
    return found is not None and EntryRow(*found) == row


async def mark_match(connection: Connection, match: str, mark: Mark) -> None:
    await connection.execute(
        "UPDATE match SET status = %s, changed = %s, final = coalesce(%s, final) WHERE id = %s",
        (mark.status, mark.changed, mark.final, match),
    )
    if mark.seats is not None:
        await connection.execute("DELETE FROM seat WHERE match = %s", (match,))
        await seat_all(connection, mark.seats)
    await count(connection, match, mark)


async def count(connection: Connection, match: str, mark: Mark) -> None:
    if mark.counted is not None:
        await connection.execute(COUNT.replace("?", "%s").encode(), (mark.changed, mark.counted, match))


async def seat_all(connection: Connection, seats: Sequence[SeatRow]) -> None:
    if seats:
        await connection.execute(SEAT, turned(seats))
