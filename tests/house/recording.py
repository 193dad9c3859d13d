"""What a server sends in a game on one screen, with time and luck held still: every request, frame, answer and update.

The server's rooms stand here over SQLite, NumPy and the compiled rules; a house in a page must send the same bytes.
"""

import asyncio
import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from snowedin.core.game import Game
from snowedin.house.door import House, own
from snowedin.server.store import open_store

from ..short_games import SHORT

NOW = 1_900_000_000_000
SECRET = bytes(range(32))
NONCE = "5e" * 16
QUIET = 0.01  # seconds without a word: then nothing more comes, for all that an entry has to say is said at one go
PATIENCE = 120.0

Step = dict[str, Any]


def ids() -> Callable[[], str]:
    """Names of tables, one after the other."""
    numbers = itertools.count(1)
    return lambda: f"{next(numbers):016d}"


class Recorder:
    """One visitor of a house, and all that is said."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._token = ""
        self._heard: list[str] = []
        self.steps: list[Step] = []

    async def ask(self, method: str, address: str, body: Any = None) -> Any:
        sent = "" if body is None else json.dumps(body)
        status, reply, fresh = await self._house.ask(method, address, self._token, sent)
        self._token = fresh or self._token
        self.steps.append({"ask": [method, address, sent], "answer": [status, reply]})
        return json.loads(reply)

    async def connect(self, socket: int) -> None:
        self._house.connect(socket, self._token, self._heard.append, lambda: None)
        self.steps.append({"connect": socket})

    async def say(self, socket: int, message: Any) -> list[Any]:
        sent = json.dumps(message)
        before = len(self._heard)
        self._house.hear(socket, sent)
        await self._until_quiet(before)
        heard = self._heard[before:]
        self.steps.append({"say": [socket, sent], "heard": heard})
        return [json.loads(frame) for frame in heard]

    async def _until_quiet(self, before: int) -> None:
        async with asyncio.timeout(PATIENCE):
            count = before
            while len(self._heard) == before or len(self._heard) > count:
                count = len(self._heard)
                await asyncio.sleep(QUIET)


async def record(game: Game, folder: Path) -> list[Step]:
    """A game on one screen from the first request to the last look at its replay."""
    settings = own(pace=0.0, now=lambda: NOW, new_id=ids(), new_secret=lambda: SECRET)
    house = House(open_store(f"sqlite:///{folder / 'house.db'}"), settings)
    await house.open()
    try:
        visitor = Recorder(house)
        await _play(visitor, game)
        return visitor.steps
    finally:
        await house.close()


async def _play(visitor: Recorder, game: Game) -> None:
    await visitor.ask("POST", "/api/me", {"name": "Ada"})
    await visitor.ask("GET", "/api/games")
    seats = [{"kind": "me"}] * max(2, game.seats.start)
    made = await visitor.ask("POST", "/api/tables", {"game": game.key, "seats": seats, "options": SHORT[game.key]})
    table = made["table"]
    await visitor.ask("POST", f"/api/tables/{table}/join", {"name": "Ada", "nonce": NONCE})
    await visitor.connect(1)
    updates: dict[int, Any] = {}
    _note(updates, await visitor.say(1, {"type": "watch", "table": table}))
    for number in itertools.count(1):
        chosen = _choice(updates, number)
        if chosen is None:
            break
        act = {"type": "act", "id": f"{number:08d}", "table": table, **chosen}
        _note(updates, await visitor.say(1, act))
    await _look_back(visitor, game, table)


async def _look_back(visitor: Recorder, game: Game, table: str) -> None:
    for address in (
        f"/api/matches/{table}/replay?as=all&first=0&most=20",
        f"/api/matches/{table}/moves?as=all",
        f"/api/matches/{table}/course",
        f"/api/matches/{table}/export",
        f"/api/matches/{table}/nonsense",
        "/api/me/matches",
        "/api/me/scores",
        "/api/puzzles",
        f"/api/puzzle?game={game.key}&number=1",
    ):
        await visitor.ask("GET", address)


def _note(updates: dict[int, Any], heard: list[Any]) -> None:
    for message in heard:
        assert message["type"] != "refused", message
        if message["type"] == "update":
            updates[message["seat"]] = message


def _choice(updates: dict[int, Any], number: int) -> Any:
    """Something that a seat may choose, one thing and another."""
    for seat, update in sorted(updates.items()):
        if update["choices"]:
            action = update["choices"][number * 7 % len(update["choices"])]["action"]
            return {"seat": seat, "seq": update["seq"], "action": action}
    return None
