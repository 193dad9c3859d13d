"""How busy the server is, by how late its loop comes to what it wanted to do.

When it is too busy, people who play come first: no new tables are set up, bots wait with their thinking, and nothing is
judged or advised, until it has caught up.
"""

import asyncio
import math
import time

from .. import metrics
from ..wire.refusals import Denied

BEAT = 0.1  # seconds between two looks
WEIGHT = 1 / 16  # of the last look in the mean, so that one long pause is not taken for a heavy load
CALM = 0.4  # of what is too much: below that it is no more
LONGEST = 5.0  # seconds that a bot waits before it thinks after all: its table is somebody's too
SENTENCE = "The server has as much to do as it can, and whoever is playing comes first; try again in a minute."


class Load:
    """`most` seconds late in the mean are too much; 0: nothing is."""

    def __init__(self, most: float = 0.25) -> None:
        self._most = most or math.inf
        self.late = 0.0
        self.is_heavy = False
        metrics.late.ask = lambda: self.late
        metrics.heavy.ask = lambda: self.is_heavy

    async def watch(self) -> None:
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.note(time.monotonic() - due)

    def note(self, late: float) -> None:
        self.late += (late - self.late) * WEIGHT
        self.is_heavy = self.late > self._most * (CALM if self.is_heavy else 1)

    def check(self) -> None:
        """Raise `Denied` where something new is asked for while there is too much to do."""
        if self.is_heavy:
            metrics.shed.add()
            raise Denied("busy", SENTENCE, "overloaded")

    async def lull(self) -> None:
        """Until there is less to do, or for a while."""
        end = time.monotonic() + LONGEST
        while self.is_heavy and time.monotonic() < end:
            await asyncio.sleep(BEAT)
