"""The server is killed at random moments while tables play: nothing acknowledged is lost, nothing counts twice.

Every client remembers what the server acknowledged and the last view it saw.  Afterwards
each match is read from the store, replayed, and compared with what its players saw.
"""

import asyncio
import json
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from snowedin.games import GAMES
from snowedin.server.doors.app import application
from snowedin.server.store import EntryRow, Store, open_store
from snowedin.server.table import verbs

from .house import SHORT, Guest, Server

GAME = "ice_queen"
LOST = (OSError, WebSocketException, TimeoutError, httpx.TransportError)


class Player:
    """Plays one seat through whatever happens, and remembers what it was promised."""

    def __init__(self, guest: Guest, table: str, seat: int, chooser: random.Random) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.chooser = chooser
        self.acknowledged: dict[str, tuple[int, int]] = {}  # command: entry and action
        self.views: dict[int, Any] = {}  # entry: what was seen then
        self.pending: dict[str, Any] | None = None
        self.last = 0
        self.is_over = False
        self.choices: list[Any] = []

    async def play(self) -> None:
        while not self.is_over:
            try:
                async with self.guest.socket() as line:
                    await line.say("watch", table=self.table, since=self.last)
                    if self.pending:
                        await line.say("act", **self.pending)  # was it heard?  Say it again: it counts once
                    while not self.is_over:
                        self.hear(await line.hear(10))
                        await self.choose(line)
            except LOST:
                await asyncio.sleep(0.05)

    def hear(self, message: Any) -> None:
        if message["type"] == "refused":
            assert message["code"] in ("stale", "not_to_act", "over", "store"), message
            if self.pending and message["answers"] == self.pending["id"] and message["code"] != "store":
                self.pending = None
            return
        if self.pending and message["answers"] == self.pending["id"]:
            self.acknowledged[self.pending["id"]] = (message["seq"], self.pending["action"])
            self.pending = None
        if message["type"] == "update":
            assert self.views.setdefault(message["seq"], message["view"]) == message["view"]
            self.last = max(self.last, message["seq"])
            self.is_over = message["status"] == "over"
            self.choices = message["choices"] if message["seq"] == self.last else []

    async def choose(self, line: Any) -> None:
        if self.choices and self.pending is None and not self.is_over:
            action = self.chooser.choice(self.choices)["action"]
            self.pending = {"table": self.table, "id": self.guest.new_id(), "seat": self.seat, "seq": self.last,
                            "action": action}  # fmt: skip
            self.choices = []
            await line.say("act", **self.pending)


async def set_up(server: Server, tables: int, stack: list[Guest], options: dict[str, Any]) -> list[Player]:
    players = []
    for number in range(tables):
        pair = [await Guest(server.url, f"{name} {number}").arrive() for name in ("Anna", "Ben")]
        stack += pair
        bots = ["bot:greed"] if number % 3 == 0 else []
        table = await pair[0].create(GAME, "open", "open", *bots, options=options)
        for seat, guest in enumerate(pair):
            await guest.join(table, seat=seat)
            players.append(Player(guest, table, seat, random.Random(number * 2 + seat)))
    return players


async def kill_often(server: Server, kills: int, chooser: random.Random, playing: list[asyncio.Task[None]]) -> int:
    for number in range(kills):
        await asyncio.sleep(chooser.uniform(0.05, 0.6))
        if all(task.done() for task in playing):
            return number
        server.kill()
        await asyncio.to_thread(server.start)
    return kills


async def ordeal(
    server: Server, tables: int, kills: int, rounds: int, options: dict[str, Any]
) -> tuple[int, list[Player]]:
    """Play matches while the server is killed until there were enough kills; then play to the end in peace."""
    stack: list[Guest] = []
    everybody: list[Player] = []
    done = 0
    chooser = random.Random(kills)
    try:
        for _ in range(rounds):
            players = await set_up(server, tables, stack, options)
            everybody += players
            playing = [asyncio.ensure_future(player.play()) for player in players]
            done += await kill_often(server, kills - done, chooser, playing)
            await asyncio.wait_for(asyncio.gather(*playing), 300)
            if done >= kills:
                break
    finally:
        for guest in stack:
            await guest.leave()
    return done, everybody


async def check(database: str, players: list[Player]) -> int:
    """Everything that was promised and seen, against the log; how many moves were acknowledged."""
    store = open_store(database)
    app = application(store, GAMES)
    await store.open()
    try:
        for player in players:
            await check_one(store, app.state.tables, player)
    finally:
        await store.close()
    return sum(len(player.acknowledged) for player in players)


async def check_one(store: Store, tables: Any, player: Player) -> None:
    rows = await store.entries(player.table)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    found = acts(rows)
    for command, (seq, action) in player.acknowledged.items():
        assert found.get((player.seat, command)) == [(seq, action)], f"command {command} is not in the log exactly once"
    row = await store.match(player.table)
    assert row is not None
    assert row.status == "over"
    table = tables.make(row)
    for seq, at, body, _ in rows:
        table.fold(seq, at, verbs.decode_entry(body))
        if table.match is not None and seq in player.views:
            view = json.loads(table.match.told_to(player.seat))
            assert view == player.views[seq], f"entry {seq} is not what the player saw"
    assert table.is_over


def acts(rows: list[EntryRow]) -> dict[tuple[int, str], list[tuple[int, int]]]:
    found: dict[tuple[int, str], list[tuple[int, int]]] = {}
    for row in rows:
        entry = verbs.decode_entry(row.body)
        if isinstance(entry, verbs.Act) and entry.id:
            found.setdefault((entry.seat, entry.id), []).append((row.seq, entry.action))
    return found


def run(database: str, tables: int, kills: int, rounds: int, options: dict[str, Any]) -> None:
    server = Server(database).start()
    try:
        done, players = asyncio.run(ordeal(server, tables, kills, rounds, options))
    finally:
        server.stop()
    assert done >= kills
    assert asyncio.run(check(database, players)) > tables * 5


@pytest.mark.parametrize("database_url", ["sqlite", "postgres"], indirect=True)
def test_a_killed_server_loses_nothing(database_url: str) -> None:
    run(database_url, tables=4, kills=2, rounds=20, options=SHORT)


@pytest.mark.soak
@pytest.mark.parametrize("database_url", ["sqlite", "postgres"], indirect=True)
def test_fifty_kills_with_twenty_tables_lose_nothing(database_url: str) -> None:
    run(database_url, tables=20, kills=50, rounds=200, options={})
