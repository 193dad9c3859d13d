"""Simulation on all cores: compiled games without the interpreter's lock, in chunks that show progress."""

import hashlib
import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import own_number_of
from ..core.chance import Chance
from ..core.compile import COMPILED, engine_for
from ..core.game import Game, Refusal
from ..core.records import blanks
from . import loop

CHUNK = 2_000
NORMAL_95 = 1.96


@dataclass(frozen=True)
class Result:
    """What came of many games."""

    game: Game
    bots: list[str]
    seed: str
    seconds: float
    rewards: NDArray[np.float64]  # games × seats
    lengths: NDArray[np.int64]    # actions of each game

    def mean_rewards(self) -> list[tuple[float, float]]:
        """Each seat's mean reward and half the width of its 95 % confidence interval."""
        spread = self.rewards.std(axis=0, ddof=1) if len(self.rewards) > 1 else np.full(len(self.bots), np.nan)
        half = NORMAL_95 * spread / np.sqrt(len(self.rewards))
        return [(float(mean), float(width)) for mean, width in zip(self.rewards.mean(axis=0), half, strict=True)]

    def length_quantiles(self) -> dict[str, int]:
        shares = {"least": 0.0, "5%": 0.05, "25%": 0.25, "median": 0.5, "75%": 0.75, "95%": 0.95, "most": 1.0}
        found = np.quantile(self.lengths, list(shares.values()), method="nearest")
        return {name: int(value) for name, value in zip(shares, found, strict=True)}

    def summary(self) -> dict[str, Any]:
        moves = int(self.lengths.sum())
        return {
            "game": self.game.key,
            "bots": self.bots,
            "seed": self.seed,
            "games": len(self.lengths),
            "moves": moves,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(len(self.lengths) / self.seconds),
            "moves_per_second": round(moves / self.seconds),
            "seats": [
                {"bot": bot, "reward": round(mean, 5), "confidence_95": round(half, 5)}
                for bot, (mean, half) in zip(self.bots, self.mean_rewards(), strict=True)
            ],
            "length": self.length_quantiles() | {"mean": round(float(self.lengths.mean()), 2)},
        }


def simulate(
    game: Game,
    games: int,
    bots: Sequence[str],
    seed: str = "0",
    options: Mapping[str, Any] | None = None,
    target: str = COMPILED,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play `games` games with these bots in their seats; the same seed gives the same games."""
    settled = checked(game, games, bots, options)
    template = blanks(game.state.State, 1)
    template[0] = game.blank(settled)
    numbers = np.array([own_number_of(game, bot) for bot in bots])
    bound = engine_for(game, settled, target).bind(loop)
    rewards = np.zeros((games, len(bots)))
    lengths = np.zeros(games, np.int64)
    play = _Chunks(bound, template, numbers, seed_words(seed), rewards, lengths)
    if target == COMPILED:
        play.warm_up()
    began = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        for played in pool.map(play.chunk, range(0, games, CHUNK)):
            progress(played)
    return Result(game, list(bots), seed, time.perf_counter() - began, rewards, lengths)


def checked(game: Game, games: int, bots: Sequence[str], options: Mapping[str, Any] | None) -> dict[str, Any]:
    """The options of a simulation that can be run."""
    if games < 1:
        raise Refusal(f"A simulation has at least one game, not {games}.")
    settled = game.read_options(options or {})
    game.check_seats(len(bots), settled)
    return settled


def seed_words(seed: str) -> tuple[int, int]:
    digest = hashlib.sha256(seed.encode()).digest()
    return int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:8], "little")


def game_key(seed: str, number: int) -> bytes:
    """The chance key of one simulated game, to play it again as a match."""
    return hashlib.sha256(seed.encode()).digest()[:8] + number.to_bytes(8, "little")


@dataclass
class _Chunks:
    """Plays a chunk of games into its part of the results."""

    loop: ModuleType
    template: Any
    bots: NDArray[np.int64]
    seed: tuple[int, int]
    rewards: NDArray[np.float64]
    lengths: NDArray[np.int64]

    def chunk(self, first: int) -> int:
        last = min(first + CHUNK, len(self.lengths))
        self._play(first, self.rewards[first:last], self.lengths[first:last])
        return last - first

    def warm_up(self) -> None:
        self._play(0, np.zeros_like(self.rewards[:1]), np.zeros_like(self.lengths[:1]))

    def _play(self, first: int, rewards: NDArray[np.float64], lengths: NDArray[np.int64]) -> None:
        states = np.zeros(2, self.template.dtype)
        dice = blanks(Chance, 1)
        self.loop.play_games(self.template, states, dice, self.bots, *self.seed, first, rewards, lengths)
