"""A page that thinks for the bots of its own table, so that the server need not."""

import asyncio
import base64
import itertools
import math

from ...bots.search import Option, Thought
from ...core.game import Game
from ..table.lending import may_lend
from ..table.table import Table
from ..wire.lending import Consider, Considered, Opined
from ..wire.messages import encoder
from ..wire.refusals import Denied
from .live_table import Watcher

PATIENCE = 0.7  # of the time that a bot may take: the rest is for thinking here, if the page does not answer


class LenderLeftError(Exception):
    """The page does not answer any more, or not in time, or nonsense."""


def check(table: Table, player: str) -> None:
    if not may_lend(table, player):
        sentence = "A page thinks for bots only where its player goes on alone from a match that is over."
        raise Denied("refused", sentence, "not_lent")


class Lender:
    """One page, told apart by the `watcher` through which it is asked; a bot takes so many seconds at most."""

    def __init__(self, watcher: Watcher, table: str, budget: float) -> None:
        self.watcher = watcher
        self.is_gone = False
        self._table = table
        self._patience = PATIENCE * budget
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[Thought | None]] = {}

    async def consider(self, game: Game, level: str, guess: bytes, seat: int) -> Thought | None:
        """What the page thinks of a redeal for a bot's seat; raises `LenderLeftError`."""
        if self.is_gone:
            raise LenderLeftError
        number = next(self._numbers)
        self._asked[number] = answer = asyncio.get_running_loop().create_future()
        state = base64.b64encode(guess).decode()
        self.watcher.send(encoder.encode(Consider(self._table, number, seat, level, state)))
        try:
            return await asyncio.wait_for(answer, self._patience)
        except TimeoutError as error:
            self.leave()
            raise LenderLeftError from error
        finally:
            del self._asked[number]

    def hear(self, message: Considered) -> None:
        """What was not asked, or is not waited for any more, is let be."""
        answer = self._asked.get(message.number)
        if answer is not None and not answer.done():
            answer.set_result(thought_of(message.seat, message.thought) if message.thought else None)

    def leave(self) -> None:
        self.is_gone = True
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(LenderLeftError())


def thought_of(seat: int, told: Opined) -> Thought:
    """As a search of our own would tell it."""
    options = [Option(one.action, one.visits, _number(one.value), one.share) for one in told.choices]
    return Thought(seat, told.simulations, 0.0, _number(told.value), told.mixed, options, solved=told.solved)


def _number(told: float | None) -> float:
    return math.nan if told is None else told
