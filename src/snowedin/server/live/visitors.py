"""Guests at the server's tables: whoever runs the server has invited them, and each thinks in a process of its own.

The process is given redeals and nothing else; one that fails or takes too long is ended, and told in a sentence.
"""

import asyncio
import sys
from contextlib import suppress

import msgspec

from ...bots.visit import Question, Reply

PROGRAM = "snowedin.bots.visit"
BEGINNING = 120.0  # seconds that the first answer may take longer: rules are compiled or read for it
LARGEST = 1 << 16  # bytes of an answer


class GuestGone(Exception):  # noqa: N818
    """A guest gave no answer; the sentence says why."""


class Visitors:
    """The processes of guests, by `package.module:Object`; each has `budget` seconds for an answer."""

    def __init__(self, budget: float) -> None:
        self._budget = budget
        self._running: dict[str, asyncio.subprocess.Process] = {}
        self._turns: dict[str, asyncio.Lock] = {}
        self._known: set[tuple[str, str]] = set()  # whom we have had an answer from, and at which game

    async def choose(self, who: str, asked: Question) -> int:
        """What the guest answers, one question after the other; raises `GuestGone` if it does not."""
        async with self._turns.setdefault(who, asyncio.Lock()):
            try:
                reply = await asyncio.wait_for(self._ask(who, asked), self._time_for(who, asked.game))
            except TimeoutError as error:
                await self._end(who)
                raise GuestGone(f"{who} took longer than {self._budget:g} seconds for a choice.") from error
            except (OSError, ValueError, msgspec.MsgspecError) as error:
                await self._end(who)
                raise GuestGone(f"{who} ended without an answer.") from error
            except asyncio.CancelledError:
                await self._end(who)
                raise
        if reply.trouble:
            raise GuestGone(reply.trouble)
        self._known.add((who, asked.game))
        return reply.action

    async def close(self) -> None:
        """End them all."""
        for who in list(self._running):
            await self._end(who)

    def _time_for(self, who: str, game: str) -> float:
        is_known = who in self._running and (who, game) in self._known
        return self._budget if is_known else self._budget + BEGINNING

    async def _ask(self, who: str, asked: Question) -> Reply:
        if who not in self._running:
            self._running[who] = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", PROGRAM, who),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST,
            )
        process = self._running[who]
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(asked) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Reply)

    async def _end(self, who: str) -> None:
        process = self._running.pop(who, None)
        if process is not None:
            with suppress(ProcessLookupError):  # it has ended by itself
                process.kill()
            await process.wait()
