"""People who talk and play through whatever happens, and remember what they were promised."""

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from ..server.house import Guest
from .history import History

LOST = (OSError, WebSocketException, TimeoutError, httpx.TransportError)
PHRASES = ("hello", "thanks", "oops", "again")
PATIENCE = 20.0  # seconds for an answer before the line is taken for dead
PAUSE = 0.02  # seconds between two commands
HARMLESS = {"stale", "store", "not_to_act", "too_fast"}


class Player:
    """Sits at one table, and asks again with the same id until there is an answer."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.guest, self.seat = guest, seat
        self.history = History(table)
        self.chooser = random.Random(f"{table}{seat}")
        self.pending: dict[str, Any] | None = None
        self.last = 0
        self.choices: list[Any] = []
        self.refused = 0
        self.why = ""  # it was refused last
        self.is_resting = False

    async def play(self) -> None:
        while True:
            try:
                async with self.guest.socket() as line:
                    await line.say("watch", table=self.history.table, since=self.last)
                    if self.pending:
                        await line.say(**self.pending)
                    await self._both(self._hear_all(line), self._command_all(line))
            except LOST:
                await asyncio.sleep(0.05)

    async def _both(self, *work: Coroutine[Any, Any, None]) -> None:
        """Until one of them fails; the other must not go on by itself and speak into a dead line."""
        tasks = [asyncio.ensure_future(each) for each in work]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, BaseException) and not isinstance(error, asyncio.CancelledError):
                raise error

    async def _hear_all(self, line: Any) -> None:
        while True:
            self._hear(await line.hear(PATIENCE))

    async def _command_all(self, line: Any) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            if self.pending is None and not self.is_resting:
                self.pending = self._wish()
                await line.say(**self.pending)

    def _wish(self) -> dict[str, Any]:
        wish = {"table": self.history.table, "id": self.guest.new_id(), "seat": self.seat}
        if self.choices and self.chooser.random() < 0.5:
            action = self.chooser.choice(self.choices)["action"]
            return {"kind": "act", **wish, "seq": self.last, "action": action}
        return {"kind": "say", **wish, "phrase": self.chooser.choice(PHRASES)}

    def _hear(self, message: Any) -> None:
        if message["type"] == "refused":
            assert message["code"] in HARMLESS, message
            self.refused += 1
            self.why = message["sentence"]
            if self._is_answer(message):
                if message["code"] in ("store", "too_fast"):
                    self._ask_again()
                else:
                    self.pending = None
            return
        if message["type"] == "update":
            self._see(message)
        if self._is_answer(message):
            assert self.pending is not None
            self.history.acknowledge(self.pending["id"], message["seq"])
            self.pending = None

    def _is_answer(self, message: Any) -> bool:
        return self.pending is not None and message.get("answers") == self.pending["id"]

    def _ask_again(self) -> None:
        """Was it written or not?  The same id counts once: the line is broken off and it is said again."""
        raise TimeoutError

    def _see(self, update: Any) -> None:
        if update["lost"]:
            self.history.go_back(update["seq"])
        self.history.see(update["events"])
        self.last = update["seq"]
        self.choices = update["choices"]

    async def rest(self) -> None:
        """Have everything answered, and ask for nothing more."""
        self.is_resting = True
        async with asyncio.timeout(120):
            while self.pending is not None:
                await asyncio.sleep(0.02)
