"""What the server asks of a store.  SQLite and PostgreSQL answer alike.

Every write comes back only when it is on disk.  A log entry has its number: the one
who writes `(match, seq)` first has it, and the other learns it and looks again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from importlib.resources import files
from typing import Any, NamedTuple, Protocol

from ...core.game import Refusal
from .company import PersonRow, ReportRow
from .passkeys import PasskeyRow

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"

Done = Callable[[Any], None]  # is told what a write gave, or the StoreError that it met
Listener = Callable[[str | None], Awaitable[None]]  # the match that changed, or None: anything may have; does not raise


class StoreError(Exception):
    """The store cannot do its work now; the message is a sentence."""


class DamagedError(StoreError):
    """What the store has of a table cannot be what was written."""


class MatchRow(NamedTuple):
    id: str
    game: str
    status: str
    public: bool
    created: int
    changed: int
    owner: str
    secret: bytes
    deal: str
    setup: bytes


class EntryRow(NamedTuple):
    seq: int
    at: int
    body: bytes
    link: bytes = b""  # see `chain`; entries of earlier servers have none


class SeatRow(NamedTuple):
    match: str
    seat: int
    player: str
    name: str
    reward: float | None


class Mark(NamedTuple):
    """What the lists say of a match, written with the entry that made it so."""

    status: str
    changed: int
    seats: Sequence[SeatRow] | None = None
    final: bytes | None = None
    counted: bytes | None = None  # what of it counts for ratings


class ResultRow(NamedTuple):
    """A finished match in a list of results."""

    match: str
    game: str
    finished: int
    deal: str
    names: list[str]
    rewards: list[float | None]
    players: list[str]
    final: bytes


class TotalRow(NamedTuple):
    """What a player has played of a game: the sum of rewards, and how many matches brought any."""

    game: str
    played: int
    rewards: float
    rewarded: int


class CountedRow(NamedTuple):
    """A finished match that counts for ratings, in the order in which they do."""

    number: int
    match: str
    at: int
    parts: bytes


class Store(Protocol):
    shared: bool  # do other processes write here too?
    bereaved: float  # when another process was last seen to have gone, by the monotonic clock

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Come back behind everything that was to be written before."""
        ...

    async def beat(self, now: int) -> None:
        """Write something and read something, to learn whether that can be done."""
        ...

    async def listen(self, changed: Listener) -> None: ...

    # Players

    async def add_player(self, player: str, name: str, token: bytes, at: int) -> None: ...

    async def rename_player(self, player: str, name: str) -> None: ...

    async def player_of_token(self, token: bytes) -> tuple[str, str] | None: ...

    async def add_token(self, player: str, token: bytes, at: int) -> None: ...

    async def add_recovery(self, code: bytes, player: str, expires: int) -> None: ...

    async def use_recovery(self, code: bytes, now: int) -> str | None: ...

    # People: see `company`

    async def wishes_to_be_seen(self, player: str) -> bool: ...

    async def set_seen(self, player: str, is_seen: bool, now: int) -> None: ...

    async def note_here(self, player: str, now: int) -> None: ...

    async def people_here(self, since: int, silent: Sequence[str], most: int) -> list[PersonRow]: ...

    async def block(self, player: str, other: str, name: str, at: int) -> None: ...

    async def unblock(self, player: str, other: str) -> None: ...

    async def blocked_by(self, player: str) -> list[PersonRow]: ...

    async def blockers_of(self, player: str) -> set[str]: ...

    async def report(self, reporter: str, row: ReportRow) -> None: ...

    async def reports(self, most: int) -> list[ReportRow]: ...

    # Passkeys: see `passkeys`

    async def add_challenge(self, challenge: bytes, player: str, expires: int) -> None: ...

    async def use_challenge(self, challenge: bytes, now: int) -> str | None: ...

    async def add_passkey(self, row: PasskeyRow, at: int) -> None: ...

    async def passkey(self, key: bytes) -> PasskeyRow | None: ...

    async def passkeys_of(self, player: str) -> list[bytes]: ...

    async def count_passkey(self, key: bytes, count: int) -> None: ...

    async def forget_passkeys(self, player: str) -> None: ...

    # Matches

    async def add_match(self, row: MatchRow, seats: Sequence[SeatRow] = (), final: bytes | None = None) -> None: ...

    async def match(self, match: str) -> MatchRow | None: ...

    async def abandoned(self, before: int, most: int) -> list[str]:
        """Tables that never came to an end and at which nothing happened since then."""
        ...

    async def forget(self, matches: Sequence[str]) -> None:
        """Take matches out of the store with all that belongs to them."""
        ...

    async def entries(self, match: str, after: int = 0) -> list[EntryRow]: ...

    def append(self, match: str, rows: Sequence[EntryRow], mark: Mark | None, done: Done, last: bytes = b"") -> None:
        """Write soon; `done` is told True, or False if another process was first.

        False as well where the entry before does not stand there with the link `last`: then the store lost it.
        """
        ...

    async def open_matches(self, since: int, most: int) -> list[MatchRow]: ...

    async def seats(self, matches: Sequence[str]) -> list[SeatRow]:
        """The seats of all these matches, a match's in their order."""
        ...

    async def count_unfinished(self, owner: str) -> int: ...

    async def matches_of(self, player: str, most: int, before: int) -> list[MatchRow]: ...

    async def results(self, player: str | None, deal: str | None, most: int) -> list[ResultRow]: ...

    async def totals(self, player: str) -> list[TotalRow]:
        """Of every game that a player has finished: how many matches, and the sum of their rewards."""
        ...

    async def counted(self, game: str, after: int, most: int) -> list[CountedRow]:
        """What counts for ratings of a game, after the row with this number; nothing is ever put between two rows."""
        ...


def promise() -> tuple[asyncio.Future[Any], Done]:
    """Something to wait for, and what fulfils it."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def done(outcome: Any) -> None:
        if future.cancelled():
            return
        if isinstance(outcome, StoreError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)

    return future, done


def open_store(url: str) -> Store:
    """The store that a database URL names."""
    scheme, colon, rest = url.partition("://")
    if colon and scheme == "sqlite" and rest.startswith("/"):
        from .sqlite import SqliteStore

        return SqliteStore(rest[1:])
    if colon and scheme in ("postgresql", "postgres"):
        try:
            from .postgres import PostgresStore
        except ImportError as error:
            raise Refusal("PostgreSQL needs psycopg: install snowedin with its extra `postgres`.") from error
        return PostgresStore(url)
    raise Refusal(f"A database is sqlite:///FILE or postgresql://…; {scheme!r} is neither.")


def migrations(kind: str) -> list[tuple[int, str]]:
    """The numbered steps from an empty database to today's."""
    folder = files(__package__).joinpath("migrations", kind)
    steps = [path for path in folder.iterdir() if path.name.endswith(".sql")]
    return sorted((int(path.name.split("_")[0]), path.read_text(encoding="utf-8")) for path in steps)


def gather_results(rows: Sequence[tuple[str, str, int, str, bytes, int, str, str, float | None]]) -> list[ResultRow]:
    """Rows of (match, game, finished, deal, final, seat, player, name, reward), ordered by match and seat."""
    found: dict[str, ResultRow] = {}
    for match, game, finished, deal, final, _, player, name, reward in rows:
        result = found.setdefault(match, ResultRow(match, game, finished, deal, [], [], [], bytes(final)))
        result.names.append(name)
        result.rewards.append(reward)
        result.players.append(player)
    return list(found.values())
