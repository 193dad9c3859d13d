"""Entries that change the lists are written together, and each stands or falls by itself."""

import asyncio
from typing import Any

from snowedin.server.store import EntryRow, Mark, MatchRow, SeatRow, StoreError, promise

from .inside import POSTGRES
from .test_stores import opened


def row(match: str) -> MatchRow:
    return MatchRow(match, "ice_queen", "open", True, 1, 1, "anna", b"", match, b"{}")


def seat(match: str, number: int, player: str, reward: float | None = None) -> SeatRow:
    return SeatRow(match, number, player, player.title(), reward)


def wanted(store: Any, match: str, entry: EntryRow, mark: Mark | None, last: bytes = b"") -> asyncio.Future[Any]:
    future, done = promise()
    store.append(match, [entry], mark, done, last)
    return future


@POSTGRES
def test_each_of_many_has_its_own_outcome_and_its_own_seats(database_url: str) -> None:
    async def write() -> None:
        store = await opened(database_url)
        for match in ("a", "b", "c", "d"):
            await store.add_match(row(match), [seat(match, 0, "anna"), seat(match, 1, "")])
        assert await wanted(store, "c", EntryRow(1, 5, b"first"), None)
        sat = [seat("a", 0, "anna"), seat("a", 1, "ben"), seat("a", 2, "cleo")]
        outcomes = await asyncio.gather(
            wanted(store, "a", EntryRow(1, 5, b"sat"), Mark("playing", 6, sat)),
            wanted(store, "b", EntryRow(1, 5, b"over"), Mark("over", 7, [seat("b", 0, "anna", 1.5)], b"{}", b"x")),
            wanted(store, "c", EntryRow(1, 5, b"late"), Mark("over", 8, [seat("c", 0, "dan")], b"{}", b"x")),
            wanted(store, "d", EntryRow(1, 5, b"plain"), None),
            wanted(store, "d", EntryRow(2, 5, b"marked"), Mark("playing", 9)),
        )
        assert list(outcomes) == [True, True, False, True, True]
        assert [(await store.match(match)).status for match in "abcd"] == ["playing", "over", "open", "playing"]
        assert await store.seats(["a"]) == sat
        assert await store.seats(["b"]) == [seat("b", 0, "anna", 1.5)]
        assert await store.seats(["c", "d"]) == [seat(match, n, p) for match in "cd" for n, p in ((0, "anna"), (1, ""))]
        assert [counted.match for counted in await store.counted("ice_queen", 0, 9)] == ["b"]
        assert [entry.body for entry in await store.entries("c")] == [b"first"]
        await store.close()

    asyncio.run(write())


@POSTGRES
def test_one_that_the_database_refuses_takes_no_other_with_it(database_url: str) -> None:
    async def write() -> None:
        store = await opened(database_url)
        await store.add_match(row("a"))
        outcomes = await asyncio.gather(
            wanted(store, "a", EntryRow(1, 5, b"sat"), Mark("playing", 6, [seat("a", 0, "anna")])),
            wanted(store, "none", EntryRow(1, 5, b"sat"), Mark("playing", 6, [seat("none", 0, "ben")])),
            return_exceptions=True,
        )
        assert outcomes[0] is True
        assert isinstance(outcomes[1], StoreError)
        assert await store.seats(["a"]) == [seat("a", 0, "anna")]
        assert not await store.entries("none")
        await store.close()

    asyncio.run(write())


@POSTGRES
def test_one_notification_tells_of_all(database_url: str) -> None:
    async def write() -> None:
        store, other = await opened(database_url), await opened(database_url)
        heard: list[str | None] = []

        async def hear(match: str | None) -> None:
            heard.append(match)

        await other.listen(hear)
        names = [f"match{number}" for number in range(600)]
        assert all(await asyncio.gather(*(wanted(store, name, EntryRow(1, 5, b"a"), None) for name in names)))
        async with asyncio.timeout(20):
            while len(heard) < len(names):
                await asyncio.sleep(0.01)
        assert sorted(name for name in heard if name) == sorted(names)
        await store.close()
        await other.close()

    asyncio.run(write())
