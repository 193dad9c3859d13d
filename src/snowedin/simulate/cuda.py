"""Simulation on a CUDA GPU: thread after thread plays its share of the games, by the same loop as on the CPU."""

import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import own_number_of
from ..core.compile import CUDA, engine_for, needs_room, own_stream, room_on_gpu, to_gpu
from ..core.crew import Interrupted
from ..core.game import Game, Refusal
from ..core.records import blanks
from . import loop
from .cpu import Result, checked, room_for, seed_words

GAMES_PER_LAUNCH = 500_000
WARM_UP = 3_200  # games that are played first, to compile and to see how different they are in length
WARP = 32  # threads that wait for each other
BUSY = 0.5  # the share of the moves of the longest game of a warp that its games have to make on the average; or else
GAMES_PER_THREAD = 16  # a thread goes on with another game, of so many,
MOVES_AT_ONCE = 48  # after so many moves of the others


def has_room(game: Game, bots: Sequence[str]) -> bool:
    """Can a GPU play these bots?"""
    return not needs_room(game) or set(bots) == {"chance"}


def simulate(
    game: Game,
    games: int,
    bots: Sequence[str],
    seed: str = "0",
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """As `cpu.simulate`, game for game."""
    settled = checked(game, games, bots, options)
    if not has_room(game, bots):
        raise Refusal(f"The bots of {game.name} need more room than a GPU gives them; use --device cpu.")
    rewards, lengths = room_for(games, len(bots))
    launches = _Launches(game, bots, settled, seed, min(games, GAMES_PER_LAUNCH))
    launches.warm_up(rewards[:WARM_UP], lengths[:WARM_UP])
    progress(0)
    began = time.perf_counter()
    last = 0

    def result() -> Result:
        seconds = time.perf_counter() - began
        return Result(game, list(bots), seed, settled, seconds, rewards[:last], lengths[:last])

    try:
        under_way: deque[tuple[int, Callable[[], None]]] = deque()
        for first in range(0, games, GAMES_PER_LAUNCH):
            end = min(first + GAMES_PER_LAUNCH, games)
            under_way.append((end, launches.begin(first, rewards[first:end], lengths[first:end])))
            while len(under_way) > (1 if end < games else 0):  # one is copied while the next is played
                played, finish = under_way.popleft()
                finish()
                progress(played - last)
                last = played
    except KeyboardInterrupt as interruption:
        if not last:
            raise
        raise Interrupted(result()) from interruption
    return result()


class _Launches:
    """Launches of games with the same bots, options and seed; two may be under way, in rooms of their own."""

    def __init__(self, game: Game, bots: Sequence[str], options: Mapping[str, Any], seed: str, most: int) -> None:
        template = blanks(game.state.State, 1)
        template[0] = game.blank(options)
        numbers = np.array([own_number_of(game, bot) for bot in bots])
        self._is_by_chance = not numbers.any()
        self._rules = engine_for(game, options, CUDA)
        self._template, self._bots = to_gpu(template), len(bots) if self._is_by_chance else to_gpu(numbers)
        self._seed = seed_words(seed)
        self._each, self._at_once = 1 if self._is_by_chance else GAMES_PER_THREAD, game.longest
        self._rooms = [(own_stream(), _room(most, len(bots))) for _ in range(2)]

    def begin(self, first: int, rewards: NDArray[Any], lengths: NDArray[Any]) -> Callable[[], None]:
        """Begin the games from number `first` on; what is returned waits for them and writes what came of them."""
        self._rooms.reverse()
        stream, rooms = self._rooms[0]
        there = [room[: len(lengths)] for room in rooms]
        each = min(self._each, len(lengths))
        threads = -(-len(lengths) // each)
        games = self._template, self._bots, *self._seed, first, each
        if self._is_by_chance:
            self._rules.kernel(loop, "play_randomly")(threads, *games, self._at_once, *there, stream=stream)
        else:
            self._rules.kernel(loop, "play_share")(threads, *games, *there, stream=stream)

        def finish() -> None:
            for room, array in zip(there, (rewards, lengths), strict=True):
                room.copy_to_host(array, stream)

        return finish

    def warm_up(self, rewards: NDArray[Any], lengths: NDArray[Any]) -> None:
        """Threads play a game each, unless most of them would wait for the longest of their warp."""
        if not self._is_by_chance:
            self.begin(0, rewards[:1], lengths[:1])()
            return
        self.begin(0, rewards, lengths)()
        warps = lengths[: len(lengths) // WARP * WARP].reshape(-1, WARP)
        if warps.sum() < BUSY * WARP * warps.max(axis=1).sum():
            self._each, self._at_once = GAMES_PER_THREAD, MOVES_AT_ONCE


def _room(games: int, seats: int) -> tuple[Any, Any]:
    return room_on_gpu((games, seats), np.float64), room_on_gpu(games, np.int64)
