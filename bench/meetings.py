"""Pairs of players who meet over many deals, on all cores and within a given time.

Each pairing gets the same processor time until it has its deals.  A deal is begun only if it is likely to end in
time, and what is begun is finished, so that short games do not count for more than long ones.
"""

import argparse
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from snowedin.bots.arena import Clock
from snowedin.bots.ratings import mean_and_bounds
from snowedin.core.game import Game

GAMES_OF_A_DEAL = 2


@dataclass
class Pairing:
    """Two who meet, what the first is to reach, and what came of it."""

    game: Game
    names: tuple[str, str]
    target: float
    games: dict[tuple[int, int], float] = field(default_factory=dict)  # by deal and turn: the first one's points
    clocks: tuple[Clock, Clock] = field(default_factory=lambda: (Clock(), Clock()))
    begun: int = 0  # deals
    under_way: int = 0
    spent: float = 0.0

    @property
    def key(self) -> tuple[str, tuple[str, str]]:
        return self.game.key, self.names

    @property
    def length(self) -> float:
        """Seconds that a game of this pairing takes."""
        return self.spent / max(len(self.games), 1)

    @property
    def engaged(self) -> float:
        """Seconds of processor time given to it, with what is under way."""
        return self.spent + self.under_way * self.length

    def scores(self) -> list[float]:
        """The first one's mean points in every deal that was played both ways round."""
        whole = [deal for deal, turn in self.games if turn == 1 and (deal, 0) in self.games]
        return [(self.games[deal, 0] + self.games[deal, 1]) / 2 for deal in sorted(whole)]

    def note(self, told: "Told") -> None:
        self.games[told.place] = told.points
        self.spent += told.seconds
        self.under_way -= 1
        for clock, other in zip(self.clocks, told.clocks, strict=True):
            clock.merge(other)


@dataclass(frozen=True)
class Told:
    """What a process says about a game it played."""

    place: tuple[int, int]
    points: float
    seconds: float
    clocks: tuple[Clock, Clock]


Play = Callable[[str, tuple[str, str], tuple[int, int]], Told]  # a game's key, who meets, deal and turn


def ask_for_games(parser: argparse.ArgumentParser, keys: Sequence[str]) -> None:
    """Any of these games, or none for all; Python 3.11 would not take none for one of its `choices`."""

    def known(key: str) -> str:
        if key not in keys:
            raise argparse.ArgumentTypeError(f"there is no game {key!r} here; known are {', '.join(keys)}")
        return key

    parser.add_argument("games", nargs="*", type=known, metavar="GAME", help=", ".join(keys))


def workers(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), leave_interrupts_to_parent)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def measure(
    pool: ProcessPoolExecutor,
    processes: int,
    play: Play,
    pairings: Sequence[Pairing],
    deals: int,
    seconds: float,
    is_decided: Callable[[Pairing], bool] = lambda pairing: False,
) -> None:
    """Keep all processes busy until every pairing is decided or has its deals, the time is over, or Ctrl-C stops it."""
    until = time.perf_counter() + seconds
    busy: dict[Future[Told], Pairing] = {}
    open_ones = list(pairings)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        bars = {pairing.key: progress.add_task(label(pairing), total=GAMES_OF_A_DEAL * deals) for pairing in pairings}
        while True:
            while len(busy) < processes and (pairing := next_pairing(open_ones, deals, until - time.perf_counter())):
                busy |= dict.fromkeys(begin_deal(pool, play, pairing), pairing)
            if not busy:
                break
            try:
                done, _ = wait(busy, return_when=FIRST_COMPLETED)
            except KeyboardInterrupt:
                progress.print("Stopped; what is under way is played to its end.")
                open_ones = []
                busy = {future: pairing for future, pairing in busy.items() if not future.cancel()}
                continue
            for future in done:
                pairing = busy.pop(future)
                pairing.note(future.result())
                progress.update(bars[pairing.key], advance=1)
                if is_decided(pairing) and pairing in open_ones:
                    open_ones.remove(pairing)


def next_pairing(pairings: Iterable[Pairing], deals: int, left: float) -> Pairing | None:
    """The one that had least time of those that want more deals and can still end one."""
    open_ones = [pairing for pairing in pairings if pairing.begun < deals and pairing.length < left]
    return min(open_ones, key=lambda pairing: (pairing.engaged, pairing.begun), default=None)


def begin_deal(pool: ProcessPoolExecutor, play: Play, pairing: Pairing) -> list[Future[Told]]:
    deal = pairing.begun
    pairing.begun += 1
    pairing.under_way += GAMES_OF_A_DEAL
    return [pool.submit(play, *pairing.key, (deal, turn)) for turn in range(GAMES_OF_A_DEAL)]


def interval(scores: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and between which bounds the truth lies (95 %); after one deal that may be anywhere."""
    mean, low, high = mean_and_bounds(scores)
    return (mean, 0.0, 1.0) if len(scores) == 1 else (mean, low, high)


def label(pairing: Pairing) -> str:
    return f"{pairing.game.name}: {pairing.names[0]} – {pairing.names[1]}"
