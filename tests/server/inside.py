"""The tables of a server without the server, for tests of what no client can bring about."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from snowedin.games import GAMES
from snowedin.server.doors.app import application
from snowedin.server.live.settings import Settings
from snowedin.server.live.tables import Tables
from snowedin.server.store import EntryRow, Store, StoreError, open_store, promise
from snowedin.server.wire import messages

GAME = "ice_queen"
BOTH = pytest.mark.parametrize("database_url", ["sqlite", "postgres"], indirect=True)
POSTGRES = pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
SQLITE = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)


@asynccontextmanager
async def house(database: str, **settings: Any) -> AsyncIterator[Tables]:
    """The tables of a server, without the server."""
    wished = Settings(**{"pace": 0, "late": 0} | settings)
    tables: Tables = application(open_store(database), GAMES, wished).state.tables
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()


async def seated(tables: Tables, *seats: str, game: str = GAME, **more: Any) -> str:
    """A table with these people, who sit down, and bots where a seat's name begins with `bot:`."""
    plans = [
        messages.SeatPlan("bot", seat[4:]) if seat.startswith("bot:") else messages.SeatPlan("open") for seat in seats
    ]
    table = (await tables.create("owner", messages.Create(game, plans, **more))).table
    for number, seat in enumerate(seats):
        if not seat.startswith("bot:"):
            await tables.join(seat, table, messages.Join(seat, "0" * 32, number))
    return table


async def soon(happened: Any) -> None:
    async with asyncio.timeout(20):
        while not happened():
            await asyncio.sleep(0.005)


class Listener:
    """Keeps what it is sent."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.heard: list[Any] = []

    def send(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data))


def appended(store: Store, match: str, rows: Sequence[EntryRow], last: bytes = b"") -> asyncio.Future[bool]:
    """The same as `Store.append`, for whoever waits."""
    future, done = promise()
    store.append(match, rows, None, done, last)
    return future


def events_told(listener: Listener) -> list[tuple[int, str]]:
    updates = [message for message in listener.heard if message["type"] == "update"]
    return [(event["seq"], event["phrase"][0]) for update in updates for event in update["events"]]


def fail_to_write(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the store takes no entry."""

    def append(match: str, rows: Any, mark: Any, done: Any, last: bytes) -> None:
        asyncio.get_running_loop().call_soon(done, StoreError("The disk is full."))

    monkeypatch.setattr(tables.store, "append", append)
