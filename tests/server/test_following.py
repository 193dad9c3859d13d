"""Ordinary moves that come while another is being written follow it without the long way, each in its turn."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from snowedin.server.doors.sockets import Socket
from snowedin.server.live.tables import Tables
from snowedin.server.store import StoreError
from snowedin.server.table.table import Table
from snowedin.server.table.verbs import decode_entry
from snowedin.server.wire import messages

from .inside import house, seated, soon

TOGETHER = "snowball_fight"  # both choose at once


class Noting(Socket):
    """Notes the frames that go the long way."""

    def __init__(self, tables: Tables, player: str, wire: Any) -> None:
        super().__init__(tables, player, wire)
        self.long = list[Any]()

    async def _handle(self, frame: bytes) -> None:
        self.long.append(msgspec.json.decode(frame))
        await super()._handle(frame)


class Line:
    """A player's socket without a network; `long` are the frames that went the long way."""

    def __init__(self, tables: Tables, player: str, seat: int) -> None:
        self.heard: list[Any] = []
        self.transport = self
        self.socket = Noting(tables, player, self)
        self.seat, self.long = seat, self.socket.long
        self.reading = asyncio.ensure_future(self.socket._read())

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...

    def post(self, data: bytes) -> int:
        self.heard.append(msgspec.json.decode(data))
        return 0

    def say(self, message: Any) -> None:
        self.socket._hear(msgspec.json.encode(message))

    def act(self, table: Table, action: int, name: str) -> None:
        seq = table.shown(table.seq, self.seat)
        self.say(messages.Act(table.id, name, self.seat, seq, action))

    def was_answered(self, name: str) -> bool:
        return any(message.get("answers") == name for message in self.heard)


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[Tables, Table, list[Line]]]:
    """A table at which both are to choose, and their lines."""
    async with house(f"sqlite:///{folder / 'tables.sqlite'}") as tables:
        match = await seated(tables, "anna", "ben", game=TOGETHER)
        lines = [Line(tables, player, seat) for seat, player in enumerate(("anna", "ben"))]
        for line in lines:
            line.say(messages.Watch(match))
            await soon(lambda line=line: match in line.socket._watched and line.socket._arrived is not None)
            line.long.clear()
        live = tables.in_memory(match)
        assert live is not None
        yield tables, live.table, lines
        for line in lines:
            line.reading.cancel()


def played(folder: Path, play: Any) -> None:
    async def all_of_it() -> None:
        async with two(folder) as (tables, table, lines):
            await play(tables, table, lines)

    asyncio.run(all_of_it())


def all_answered(lines: list[Line], name: str) -> bool:
    return all(line.was_answered(name) for line in lines)


async def names_written(tables: Tables, table: Table) -> list[str]:
    """What the last three commands in the log were called."""
    return [decode_entry(row.body).id for row in (await tables.store.entries(table.id))[-3:]]


def test_who_choose_at_once_are_both_carried_out_the_short_way(tmp_path: Path) -> None:
    async def play(tables: Tables, table: Table, lines: list[Line]) -> None:
        dice, followed, together = random.Random(5), 0, 0
        while not table.is_over and table.seq < 200:
            waiting, name = list(table.to_act()), f"n{table.seq}"
            for seat in waiting:
                lines[seat].act(table, dice.choice(table.choices[seat]), name)
            live = tables.in_memory(table.id)
            assert live is not None
            followed += len(live.following)
            together += len(waiting) - 1
            await soon(partial(all_answered, [lines[seat] for seat in waiting], name))
        assert followed == together > 10
        assert all(not line.long for line in lines)
        told = [message for message in lines[0].heard if message["type"] == "update"]
        assert told[-1]["seq"] == table.shown(table.seq, 0)
        kept = await tables.store.entries(table.id)
        again = tables.writer.folded(*(await tables.writer.read(table.id))[:2])
        assert [row.seq for row in kept] == list(range(1, table.seq + 1))
        assert again.match is not None
        assert table.match is not None
        assert again.match.actions == table.match.actions

    played(tmp_path, play)


def test_a_move_behind_one_that_is_not_written_is_answered_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(tables: Tables, table: Table, lines: list[Line]) -> None:
        append, seq = tables.store.append, table.seq

        def fail_once(match: str, rows: Any, mark: Any, done: Any, last: bytes) -> None:
            monkeypatch.setattr(tables.store, "append", append)
            asyncio.get_running_loop().call_soon(done, StoreError("The disk is full."))

        monkeypatch.setattr(tables.store, "append", fail_once)
        for line in lines:
            line.act(table, table.choices[line.seat][0], "both")
        await soon(partial(all_answered, lines, "both"))
        assert [len(line.long) for line in lines] == [1, 1]  # which read the table again
        assert len(await tables.store.entries(table.id)) == seq + 2

    played(tmp_path, play)


def test_who_waits_for_the_table_comes_before_moves_that_came_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(tables: Tables, table: Table, lines: list[Line]) -> None:
        append, held = tables.store.append, list[Any]()
        monkeypatch.setattr(tables.store, "append", lambda *entry: held.append(entry))
        anna, ben = lines
        anna.act(table, table.choices[0][0], "first")
        anna.say(messages.Say(table.id, "second", 0, "hello"))
        live = tables.in_memory(table.id)
        assert live is not None
        await soon(live.lock.is_awaited)
        ben.act(table, table.choices[1][0], "third")
        assert not live.following
        monkeypatch.setattr(tables.store, "append", append)
        append(*held[0])
        await soon(lambda: ben.was_answered("third"))
        assert await names_written(tables, table) == ["first", "second", "third"]

    played(tmp_path, play)


def test_what_a_player_says_after_a_move_is_heard_after_it(tmp_path: Path) -> None:
    async def play(tables: Tables, table: Table, lines: list[Line]) -> None:
        anna, ben = lines
        anna.act(table, table.choices[0][0], "a")
        ben.act(table, table.choices[1][0], "b")
        assert ben.socket._is_following
        ben.say(messages.Say(table.id, "c", 1, "hello"))
        ben.say(messages.Ping("d"))
        assert not ben.long
        await soon(lambda: any(message["type"] == "pong" for message in ben.heard))
        assert await names_written(tables, table) == ["a", "b", "c"]
        assert [message["type"] for message in ben.long] == ["say", "ping"]

    played(tmp_path, play)


def test_a_move_that_is_not_legal_any_more_is_refused_in_its_turn(tmp_path: Path) -> None:
    async def play(tables: Tables, table: Table, lines: list[Line]) -> None:
        anna, ben = lines
        anna.act(table, table.choices[0][0], "a")
        ben.act(table, 9999, "b")
        ben.act(table, table.choices[1][0], "c")
        await soon(lambda: ben.was_answered("b") and ben.was_answered("c"))
        kinds = {message["answers"]: message["type"] for message in ben.heard if message.get("answers")}
        assert kinds == {"b": "refused", "c": "update"}

    played(tmp_path, play)
