"""Ratings of people, game by game: nothing but a fold over the finished matches that count, in the order of the store.

No rating is stored, so none can be counted twice: every process reads the same rows and comes to the same numbers.
Each two seats of a match are compared, by what was known before it; see docs/ratings.md.
"""

import asyncio
from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec

from ..store import CountedRow, Store
from ..table.counting import Part, decode_parts
from .glicko import Rating, after, aged
from .level_ratings import ratings_of

PERIOD = 7 * 24 * 3600 * 1000  # milliseconds of a rating period
AT_ONCE = 2000  # rows


class Standing(msgspec.Struct):
    """Where somebody stands at a game."""

    rating: Rating = Rating()
    at: int = 0  # when the last match that counted ended
    matches: int = 0
    match: str = ""  # the last one
    change: float = 0.0  # that it brought

    def now(self, now: int) -> Rating:
        return aged(self.rating, periods_since(self.at, now))


class Ladder:
    """All who were rated at one game."""

    def __init__(self, game: str) -> None:
        self.levels = ratings_of(game)
        self.people: dict[str, Standing] = {}
        self.last = 0  # the number of the last row
        self.lock = asyncio.Lock()

    def take(self, rows: Sequence[CountedRow]) -> None:
        for row in rows:
            self._count(row, decode_parts(row.parts))
            self.last = row.number

    def _count(self, row: CountedRow, parts: Sequence[Part]) -> None:
        known = [self._rating(part, row.at) for part in parts]
        played: list[list[tuple[Rating, float]]] = [[] for _ in parts]
        for one, other in combinations(range(len(parts)), 2):
            score = compared(parts[one], parts[other])
            if score is not None:
                played[one].append((known[other], score))
                played[other].append((known[one], 1 - score))
        for part, met in zip(parts, played, strict=True):
            if part.player and met:
                self._move(part.player, row, met)

    def _rating(self, part: Part, at: int) -> Rating:
        if part.player:
            return self.people.get(part.player, Standing()).now(at)
        return self.levels.get(part.level, Rating())

    def _move(self, player: str, row: CountedRow, met: Sequence[tuple[Rating, float]]) -> None:
        before = self.people.get(player, Standing(at=row.at))
        found = after(before.rating, met, periods_since(before.at, row.at))
        change = found.rating - before.rating.rating
        self.people[player] = Standing(found, row.at, before.matches + 1, row.match, change)


def periods_since(then: int, now: int) -> float:
    return max(0, now - then) / PERIOD if then else 0.0


def compared(one: Part, other: Part) -> float | None:
    """What the first got of the other; None: it says nothing of them.

    Where neither got anything, nobody knows who was ahead; and with help nobody wins or draws, but everybody may lose.
    """
    if one.reward == other.reward:
        is_open = one.reward == 0 or one.aided or other.aided
        return None if is_open else 0.5
    winner = one if one.reward > other.reward else other
    if winner.aided:
        return None
    return 1.0 if winner is one else 0.0


class Ladders:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._ladders: dict[str, Ladder] = {}
        self.now = now

    async def of(self, game: str) -> Ladder:
        """The ladder with all that counts by now, whichever process wrote it."""
        ladder = self._ladders.setdefault(game, Ladder(game))
        async with ladder.lock:
            while rows := await self._store.counted(game, ladder.last, AT_ONCE):
                await asyncio.to_thread(ladder.take, rows)
        return ladder
