"""Simulation on a CUDA GPU: thread after thread plays its share of the games, by the same loop as on the CPU."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from ..bots import own_number_of
from ..core.compile import CUDA, engine_for, needs_room
from ..core.crew import Interrupted
from ..core.game import Game, Refusal
from ..core.records import blanks
from . import loop
from .cpu import Result, checked, room_for, seed_words

GAMES_PER_THREAD = 32
MOVES_AT_ONCE = 16  # before a thread whose game is over begins the next
LARGE = 4_096  # bytes of a record: to lay out a new one costs so much that all wait for the longest game
GAMES_PER_LAUNCH = 4_000_000


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
    template = blanks(game.state.State, 1)
    template[0] = game.blank(settled)
    numbers = np.array([own_number_of(game, bot) for bot in bots])
    rules = engine_for(game, settled, CUDA)
    by_chance = not numbers.any()
    kernel = rules.kernel(loop, "play_randomly" if by_chance else "play_share")

    def play(first: int, last: int) -> None:
        share = rewards[first:last], lengths[first:last]
        each = min(GAMES_PER_THREAD, last - first)
        games = *seed_words(seed), first, each
        threads = -(-(last - first) // each)
        if by_chance:
            at_once = game.longest if template.itemsize > LARGE else MOVES_AT_ONCE
            kernel(threads, template, len(bots), *games, at_once, *share)
        else:
            kernel(threads, template, numbers, *games, *share)

    play(0, min(games, 1))
    progress(0)
    began = time.perf_counter()
    last = 0

    def result() -> Result:
        seconds = time.perf_counter() - began
        return Result(game, list(bots), seed, settled, seconds, rewards[:last], lengths[:last])

    try:
        for first in range(0, games, GAMES_PER_LAUNCH):
            play(first, min(first + GAMES_PER_LAUNCH, games))
            last = min(first + GAMES_PER_LAUNCH, games)
            progress(last - first)
    except KeyboardInterrupt as interruption:
        if not last:
            raise
        raise Interrupted(result()) from interruption
    return result()
