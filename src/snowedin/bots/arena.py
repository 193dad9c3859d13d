"""The arena: bots meet bots over the same deals with the seats exchanged, and what that says about them.

In a cooperative game those who meet play together, and everybody also meets themselves.
"""

import hashlib
import math
import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import nullcontext
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.compile import COMPILED
from ..core.crew import Crew, Interrupted
from ..core.game import Game, Refusal
from ..core.match import KEY_BYTES, Match
from . import Bot, rehearse
from .guests import bot_called, check_player, is_guest
from .levels import Level
from .ratings import Rating, Sprt, mean_and_bounds, rate

if TYPE_CHECKING:
    from .notebook import Notebook

AHEAD = 2  # deals a thread may be ahead of the result that is awaited


@dataclass
class Clock:
    """How long a player takes for a choice."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.choices += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def merge(self, other: "Clock") -> None:
        self.choices += other.choices
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True)
class Played:
    """One deal, played with every exchange of the seats."""

    points: list[float]  # of the pair's first player, game by game; together in a cooperative game
    lengths: list[int]
    clocks: tuple[Clock, Clock]

    @property
    def score(self) -> float:
        return sum(self.points) / len(self.points)


@dataclass
class Result:
    """What came of an arena."""

    game: Game
    players: list[str]
    seats: int
    seed: str
    options: dict[str, Any]
    meetings: dict[tuple[int, int], list[Played]] = field(default_factory=dict)
    seconds: float = 0.0
    sprt: Sprt | None = None
    decision: str = ""
    is_ladder: bool = False  # then everybody met the one above alone, or in a cooperative game their own kind
    is_interrupted: bool = False  # then pairs have met as often as there was time for

    @property
    def is_cooperative(self) -> bool:
        return self.game.reward_sum is None

    @property
    def is_rated(self) -> bool:
        """Has every two met who play against each other?"""
        return not self.is_cooperative and len(self.meetings) == len(pairs_of(len(self.players), False)) > 0

    def scores(self, one: int, other: int) -> list[float]:
        """The first one's mean points in every deal of the pair, whichever way round it was met."""
        if (one, other) in self.meetings:
            return [played.score for played in self.meetings[one, other]]
        turned = [played.score for played in self.meetings.get((other, one), [])]
        return turned if self.is_cooperative else [1 - score for score in turned]

    def ratings(self) -> list[Rating]:
        scores = {pair: self.scores(*pair) for pair in self.meetings}
        return rate(len(self.players), scores)

    def clocks(self) -> list[Clock]:
        clocks = [Clock() for _ in self.players]
        for (one, other), deals in self.meetings.items():
            for played in deals:
                clocks[one].merge(played.clocks[0])
                clocks[other].merge(played.clocks[1])
        return clocks

    def summary(self) -> dict[str, Any]:
        """Everything as plain data."""
        count = range(len(self.players))
        found: dict[str, Any] = {
            "game": self.game.key,
            "seats": self.seats,
            "seed": self.seed,
            "options": {name: value for name, value in self.options.items() if isinstance(value, (str, int))},
            "seconds": round(self.seconds, 1),
            "interrupted": self.is_interrupted,
            "players": [
                {
                    "name": name,
                    "choices": clock.choices,
                    "mean_seconds": round(clock.seconds / max(clock.choices, 1), 6),
                    "longest_seconds": round(clock.longest, 4),
                }
                for name, clock in zip(self.players, self.clocks(), strict=True)
            ],
            "meetings": [
                {
                    "players": [self.players[one], self.players[other]],
                    "deals": len(deals),
                    "games": sum(len(played.points) for played in deals),
                    **self._estimate(one, other),
                    "points": [[round(point, 5) for point in played.points] for played in deals],
                }
                for (one, other), deals in self.meetings.items()
            ],
            "matrix": [[self._estimate(one, other)["score"] for other in count] for one in count],
        }
        if self.is_rated:
            for entry, rating in zip(found["players"], self.ratings(), strict=True):
                entry.update(elo=_rounded(rating.elo, 1), low=_rounded(rating.low, 1), high=_rounded(rating.high, 1))
        if self.sprt is not None and self.meetings:
            scores = self.scores(0, 1)
            found["sprt"] = {
                "elo0": self.sprt.elo0,
                "elo1": self.sprt.elo1,
                "likelihood": round(self.sprt.likelihood(scores), 3),
                "bounds": [round(bound, 3) for bound in self.sprt.bounds],
                "decision": self.decision,
            }
        return found

    def _estimate(self, one: int, other: int) -> dict[str, Any]:
        mean, *bounds = mean_and_bounds(self.scores(one, other))
        return {
            "score": _rounded(mean),
            "confidence_95": None if math.isnan(bounds[0]) else [_rounded(bound) for bound in bounds],
        }


def _rounded(number: float, digits: int = 5) -> float | None:
    """Where there is no number, there is no word for it in JSON either."""
    return None if math.isnan(number) else round(number, digits)


def compete(
    game: Game,
    players: Sequence[str],
    deals: int,
    seats: int | None = None,
    seed: str = "0",
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    pool: Executor | None = None,
    sprt: Sprt | None = None,
    target: str = COMPILED,
    progress: Callable[[int], None] = lambda games: None,
    notes: Path | None = None,
    is_ladder: bool = False,
) -> Result:
    """A round robin: every two players meet over `deals` deals; the same seed gives the same deals.

    They are played in threads for all cores, or by the workers of `pool`, of whom there are `threads`. `progress` is
    told 0 when everything is ready, then how many games were played; after Ctrl-C, `Interrupted` has what was finished.
    On a ladder everybody meets the next one only, and in a cooperative game their own kind.
    With a file for `notes`, every deal is written down there, and those that stand there already are not played again.
    """
    settled = game.read_options(options or {})
    table = game.check_seats(game.seats.start if seats is None else seats, settled)
    for name in players:
        check_player(game, name)
    result = Result(game, list(players), table, seed, settled, sprt=sprt, is_ladder=is_ladder)
    pairs = (rungs_of if is_ladder else pairs_of)(len(players), result.is_cooperative)
    if deals < 1 or not pairs:
        raise Refusal("An arena needs at least two players and one deal.")
    if sprt is not None and (len(players) != 2 or result.is_cooperative):
        raise Refusal("A sequential test compares two players who play against each other.")
    ground = Ground(game, table, settled, seed, target)
    notebook = _notebook(notes, result)
    known = {name.partition("@")[0] for name in players if not is_guest(game, name)}
    rehearse(game, sorted(known), table, settled, target)
    progress(0)
    began = time.perf_counter()
    count = threads or os.cpu_count() or 1
    try:
        with nullcontext(pool) if pool else Crew(count) as workers:
            for pair, played in _in_order(workers, count, ground, players, pairs, deals, notebook):
                met = result.meetings.setdefault(pair, [])
                met.append(played)
                progress(len(played.points))
                if sprt is not None:
                    result.decision = sprt.decision([each.score for each in met])
                    if result.decision:
                        break
    except KeyboardInterrupt as interruption:
        result.is_interrupted = True
        raise Interrupted(result) from interruption
    finally:
        result.seconds = time.perf_counter() - began
    return result


def pairs_of(count: int, with_themselves: bool) -> list[tuple[int, int]]:
    return [(one, other) for one in range(count) for other in range(one if with_themselves else one + 1, count)]


def rungs_of(count: int, with_themselves: bool) -> list[tuple[int, int]]:
    """Everybody against the one below, or with themselves."""
    return [(at, at) if with_themselves else (at + 1, at) for at in range(count if with_themselves else count - 1)]


def games_of_a_deal(game: Game, one: str, other: str) -> int:
    return 1 if game.reward_sum is None and one == other else 2


def deal_key(seed: str, deal: int) -> bytes:
    return hashlib.sha256(f"{seed} deal {deal}".encode()).digest()[:KEY_BYTES]


def _in_order(
    pool: Executor,
    threads: int,
    ground: "Ground",
    players: Sequence[str],
    pairs: Sequence[tuple[int, int]],
    deals: int,
    notebook: "Notebook | None" = None,
) -> Iterator[tuple[tuple[int, int], Played]]:
    """One deal after another, each by every pair, some already under way; what nobody awaits any more is not begun."""
    under_way: deque[tuple[tuple[int, int], int, Future[Played]]] = deque()
    known = {} if notebook is None else dict(notebook.deals)
    wanted = ((pair, deal) for deal in range(deals) for pair in pairs)
    try:
        while True:
            for pair, deal in islice(wanted, threads * AHEAD - len(under_way)):
                names = (players[pair[0]], players[pair[1]])
                future = (
                    _done(known[*pair, deal]) if (*pair, deal) in known else pool.submit(ground.play_deal, names, deal)
                )
                under_way.append((pair, deal, future))
            if not under_way:
                return
            pair, deal, future = under_way.popleft()
            played = future.result()
            if notebook is not None and (*pair, deal) not in known:
                notebook.add((*pair, deal), played)
            yield pair, played
    finally:
        for *_, future in under_way:
            future.cancel()


def _done(played: Played) -> Future[Played]:
    future: Future[Played] = Future()
    future.set_result(played)
    return future


def _notebook(file: Path | None, result: Result) -> "Notebook | None":
    """Its heading has all that a deal depends on, so that no other arena goes on with it."""
    if file is None:
        return None
    from .notebook import Notebook

    summary = result.summary()
    told = {name: summary[name] for name in ("game", "seats", "seed", "options")}
    return Notebook(file, {**told, "players": result.players})


@dataclass(frozen=True)
class Ground:
    """Where deals are played."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: str
    target: str = COMPILED
    made: Mapping[str, Level] = field(default_factory=dict)  # players made to measure, beside the game's own

    def play_deal(self, names: tuple[str, str], deal: int) -> Played:
        """The two alternate around the table, and then the other way round."""
        clocks = (Clock(), Clock())
        turns = range(games_of_a_deal(self.game, *names))
        points, lengths = zip(*(self.play_turn(names, deal, turn, clocks) for turn in turns), strict=True)
        return Played(list(points), list(lengths), clocks)

    def play_turn(self, names: tuple[str, str], deal: int, turn: int, clocks: tuple[Clock, Clock]) -> tuple[float, int]:
        """One game of a deal: the points of the first of the two, and how many choices it took."""
        sitting = [(seat + turn) % 2 for seat in range(self.seats)]
        rewards, length = self.play_game([names[who] for who in sitting], deal, [clocks[who] for who in sitting])
        return self._points(rewards, sitting), length

    def play_game(self, names: Sequence[str], deal: int, clocks: Sequence[Clock]) -> tuple[list[float], int]:
        match = Match(self.game, self.seats, self.options, deal_key(self.seed, deal), self.target)
        bots = [self._seated(name, f"{self.seed} {deal} {seat}") for seat, name in enumerate(names)]
        while not match.is_over:
            chosen = []
            for seat in match.to_act():
                began = time.perf_counter()
                chosen.append((seat, bots[seat].choose(match, seat)))
                clocks[seat].add(time.perf_counter() - began)
            for seat, action in chosen:
                match.act(seat, action)
        return match.rewards(), len(match.actions)

    def _seated(self, name: str, seed: str) -> Bot:
        """Players made of the same level roll the same dice, so that they differ only where they were made to."""
        who = self.made.get(name, name)
        return bot_called(self.game, who, f"{seed} {who.name if isinstance(who, Level) else who}")

    def _points(self, rewards: Sequence[float], sitting: Sequence[int]) -> float:
        if self.game.reward_sum is None:
            return rewards[0]
        return sum(reward for reward, who in zip(rewards, sitting, strict=True) if who == 0) / self.game.reward_sum
