"""Steps a second of the batches of whichever checkout is imported: a line of JSON in, a line with the speed out.

Run by its path with a checkout's `src` on PYTHONPATH, so it keeps to what old checkouts have as well.
"""

import json
import sys
import time

from snowedin.games import GAMES
from snowedin.learn.batch import Batch

GAMES_AT_ONCE = 1_024
SECONDS = 0.4  # of one measurement
SHOWN, BARE = "shown", "bare"
IN_ONE_LOOP, ONE_BY_ONE = "in one loop", "one by one"


class Runner:
    """The batches of one checkout, on one thread."""

    def __init__(self) -> None:
        self._batches: dict[tuple[str, bool], Batch] = {}

    def speed(self, game: str, is_shown: bool, way: str) -> float:
        """Steps of one game a second of processor time, by chance, in one loop or each chosen and carried out alone."""
        batch = self._batches.get((game, is_shown))
        if batch is None:
            batch = Batch(GAMES[game], GAMES_AT_ONCE, observation=is_shown, mask=is_shown, threads=1)
            self._batches[game, is_shown] = batch
            _go(batch, way, 2)
        count = 1
        while (taken := _timed(batch, way, count)) < SECONDS:
            count = max(2 * count, int(count * SECONDS / max(taken, 1e-3)))
        return count * GAMES_AT_ONCE / taken


def _timed(batch: Batch, way: str, count: int) -> float:
    began = time.process_time()
    _go(batch, way, count)
    return time.process_time() - began


def _go(batch: Batch, way: str, count: int) -> None:
    if way == IN_ONE_LOOP:
        batch.random_steps(count)
        return
    for _ in range(count):
        batch.step(batch.choose())


if __name__ == "__main__":
    runner = Runner()
    for line in sys.stdin:
        sys.stdout.write(json.dumps(runner.speed(**json.loads(line))) + "\n")
        sys.stdout.flush()
