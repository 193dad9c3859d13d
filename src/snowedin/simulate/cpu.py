"""Simulation on all cores: compiled games without the interpreter's lock, in chunks that show progress."""

import hashlib
import math
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots import own_number_of
from ..bots.guests import check_player, is_guest, played
from ..bots.ratings import mean_and_bounds
from ..bots.reflex import REFLEX
from ..core.chance import Chance
from ..core.compile import COMPILED, engine_for
from ..core.crew import Crew, Interrupted, look_up, moments
from ..core.game import Game, Refusal
from ..core.records import blanks
from . import loop

CHUNK = 2_000  # games of a part, at most
PARTS = 64  # of all games, at least, so that all cores are busy, the bar moves, and little is lost by Ctrl-C


@dataclass(frozen=True)
class Result:
    """What came of many games."""

    game: Game
    bots: list[str]
    seed: str
    options: dict[str, Any]
    seconds: float
    rewards: NDArray[np.float64]  # games × seats
    lengths: NDArray[np.int64]  # actions of each game

    def mean_rewards(self) -> list[tuple[float, float, float]]:
        """Each seat's mean reward and the bounds of its 95 % confidence interval."""
        return [mean_and_bounds(seat) for seat in self.rewards.T]

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
            "options": {name: value for name, value in self.options.items() if isinstance(value, (str, int))},
            "other_components": [name for name, value in self.options.items() if isinstance(value, list)],
            "games": len(self.lengths),
            "moves": moves,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(len(self.lengths) / self.seconds),
            "moves_per_second": round(moves / self.seconds),
            "seats": [
                {
                    "bot": bot,
                    "reward": round(mean, 5),
                    "confidence_95": None if math.isnan(low) else [round(low, 5), round(high, 5)],
                }
                for bot, (mean, low, high) in zip(self.bots, self.mean_rewards(), strict=True)
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
    pool: Executor | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Result:
    """Play `games` games with these bots in their seats, in threads for all cores or by the workers of `pool`.

    The same seed gives the same games. `progress` is told 0 when everything is ready, then how many were played;
    after Ctrl-C, `Interrupted` has the result of those that come first and were finished.
    """
    asked = Asked(game, tuple(bots), checked(game, games, bots, options), seed, target)
    rewards, lengths = room_for(games, len(bots))
    if target == COMPILED:
        play(asked, 0, 1)
    progress(0)
    began = time.perf_counter()
    first, size = 0, max(1, min(CHUNK, games // PARTS))

    def result() -> Result:
        seconds = time.perf_counter() - began
        return Result(game, list(bots), seed, asked.options, seconds, rewards[:first], lengths[:first])

    try:
        with nullcontext(pool) if pool else Crew(threads) as workers:
            for part in workers.map(partial(play_chunk, asked, games, size), range(0, games, size)):
                last = first + len(part.lengths)
                rewards[first:last], lengths[first:last] = part
                first = last
                progress(len(part.lengths))
    except KeyboardInterrupt as interruption:
        if not first:
            raise
        raise Interrupted(result()) from interruption
    return result()


@dataclass(frozen=True)
class Asked:
    """Which games: everything that their results depend on, but for their numbers."""

    game: Game
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    target: str = COMPILED


class Part(NamedTuple):
    """What came of games with consecutive numbers."""

    rewards: NDArray[np.float64]
    lengths: NDArray[np.int64]


def room_for(games: int, seats: int) -> Part:
    try:
        return Part(np.zeros((games, seats)), np.zeros(games, np.int64))
    except (MemoryError, OverflowError, ValueError) as error:  # too many for the machine, or for any
        raise Refusal(f"The results of {games:,} games are more than the memory here holds; ask for fewer.") from error


def play_chunk(asked: Asked, games: int, size: int, first: int) -> Part:
    return play(asked, first, min(first + size, games))


def play(asked: Asked, first: int, last: int) -> Part:
    """The games from number `first` to before `last`; a pure function, so any worker may be asked."""
    if any(may_come(asked.game, bot) for bot in asked.bots):
        return play_matches(asked, first, last)
    template = blanks(asked.game.state.State, 1)
    template[0] = asked.game.blank(asked.options)
    states = np.zeros(2, template.dtype)
    numbers = np.array([own_number_of(asked.game, bot) for bot in asked.bots])
    part = room_for(last - first, len(numbers))
    bound = engine_for(asked.game, asked.options, asked.target).bind(loop)
    dice, seed = blanks(Chance, 1), seed_words(asked.seed)
    for begin, end in moments(0, last - first):
        places = (part.rewards[begin:end], part.lengths[begin:end])
        bound.play_games(template, states, dice, numbers, *seed, first + begin, *places)
    return part


def may_come(game: Game, bot: str) -> bool:
    """Is it one whose choices are not compiled with the game, but who does not search?"""
    return bot == REFLEX or is_guest(game, bot)


def play_matches(asked: Asked, first: int, last: int) -> Part:
    """The same for guests and networks, choice by choice: from the same keys, with the same results on every core."""
    part = room_for(last - first, len(asked.bots))
    for place, number in enumerate(range(first, last)):
        look_up()
        key, seed = game_key(asked.seed, number), f"{asked.seed} {number}"
        match = played(asked.game, asked.bots, asked.options, key, seed, asked.target)
        part.rewards[place], part.lengths[place] = match.rewards(), len(match.actions)
    return part


def checked(game: Game, games: int, bots: Sequence[str], options: Mapping[str, Any] | None) -> dict[str, Any]:
    """The options of a simulation that can be run."""
    if games < 1:
        raise Refusal(f"A simulation has at least one game, not {games}.")
    settled = game.read_options(options or {})
    game.check_seats(len(bots), settled)
    for bot in bots:
        if may_come(game, bot):
            check_player(game, bot)
        else:
            own_number_of(game, bot)
    return settled


def seed_words(seed: str) -> tuple[int, int]:
    digest = hashlib.sha256(seed.encode()).digest()
    return int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:8], "little")


def game_key(seed: str, number: int) -> bytes:
    """The chance key of one simulated game, to play it again as a match."""
    return hashlib.sha256(seed.encode()).digest()[:8] + number.to_bytes(8, "little")
