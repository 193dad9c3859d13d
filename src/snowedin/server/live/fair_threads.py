"""Threads for work that many people wish for, so that nobody's many wishes keep the others waiting.

Everybody has at most one piece of work in the threads or in the queue before them; what
they wish for beyond that waits until it has ended.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from ...core import crew

EACH = 1  # piece of work of one owner at a time

T = TypeVar("T")


class FairThreads:
    def __init__(self, threads: int, name: str, budget: float) -> None:
        self._threads = crew.threads(threads, name)
        self._budget = budget
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # of owners who wait

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def do(self, owner: str, work: Callable[[], T], in_time: bool = True) -> T:
        """The result, or TimeoutError if it must come in time; waiting for the owner's turn does not count."""
        turn = self._turns.setdefault(owner, asyncio.Semaphore(EACH))
        await turn.acquire()
        piece = self._threads.submit(work)
        done = asyncio.wrap_future(piece)
        done.add_done_callback(partial(_end, turn))
        try:
            return await asyncio.wait_for(asyncio.shield(done), self._budget if in_time else None)
        finally:
            piece.cancel()  # it leaves the queue; if it has begun, it goes on, and keeps its turn until it ends


def _end(turn: asyncio.Semaphore, done: asyncio.Future[Any]) -> None:
    turn.release()
    if not done.cancelled():
        done.exception()  # whoever still waits is told; nobody else has to be
