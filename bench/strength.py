"""Playing strength: each level against the one below, the top one against the game's own bots, two seats.

    python -m bench.strength [GAME ...] [--deals N] [--processes P] [--minutes M]

Every deal is played twice, the seats exchanged, by levels as players get them.  All cores play all pairings side by
side, and each pairing gets the same processor time until it has its deals.  A deal is begun only if it is likely to
end in time, and what is begun is finished, so that short games do not count for more than long ones.
"""

import argparse
import multiprocessing
import os
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from snowedin.bots import levels, warm_up
from snowedin.bots.arena import Clock, Ground, deal_key
from snowedin.bots.ratings import mean_and_half
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.games import GAMES

from . import report

SEATS = 2
DEALS = 300
MINUTES = 12.0
SEED = "strength"
LADDER, MASTERY, EQUAL, NO_AIM = 0.65, 0.85, 0.5, 0.0
GAMES_OF_A_DEAL = 2
AIMS = {EQUAL: "not beaten", NO_AIM: ""}
RULE_OF_THREE = 3.0  # where all n deals ended alike, the true share of others may still be 3 / n


@dataclass
class Pairing:
    """Two who meet, what the first is to reach, and what came of it."""

    game: Game
    names: tuple[str, str]
    target: float
    games: dict[tuple[int, int], float] = field(default_factory=dict)   # by deal and turn: the first one's points
    clocks: tuple[Clock, Clock] = field(default_factory=lambda: (Clock(), Clock()))
    begun: int = 0       # deals
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


def main() -> None:
    asked = read_arguments()
    chosen = [GAMES[key] for key in asked.games] or [game for game in GAMES.values() if game.reward_sum is not None]
    pairings = [pairing for game in chosen for pairing in pairings_of(game)]
    with ProcessPoolExecutor(asked.processes, multiprocessing.get_context("spawn")) as pool:
        list(pool.map(prepare, [game.key for game in chosen]))
        measure(pool, asked.processes, pairings, asked.deals, 60 * asked.minutes)
    for game in chosen:
        tell(game, [pairing for pairing in pairings if pairing.game is game])


def read_arguments() -> argparse.Namespace:
    competitive = [key for key, game in GAMES.items() if game.reward_sum is not None]
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", choices=competitive, metavar="GAME", help=", ".join(competitive))
    parser.add_argument("--deals", type=int, default=DEALS, help="of each pairing, at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for everything together, without compiling")
    return parser.parse_args()


def pairings_of(game: Game) -> list[Pairing]:
    steps = list(zip(levels.NAMES[1:], levels.NAMES, strict=False))
    pairings = [Pairing(game, names, LADDER) for names in steps]
    if "counter" not in game.bots.NAMES:
        return [*pairings, Pairing(game, (levels.YETI, "greed"), MASTERY)]
    against_own = [Pairing(game, (levels.YETI, "greed"), NO_AIM), Pairing(game, (levels.YETI, "counter"), EQUAL)]
    return pairings + against_own


# In the processes


@cache
def prepare(key: str) -> Ground:
    """Where a game's deals are played, everything compiled."""
    game = GAMES[key]
    ground = Ground(game, SEATS, game.read_options({}), SEED)
    for name in levels.NAMES:
        warm_up(game, name, Match(game, SEATS, ground.options, deal_key(SEED, 0)))
    return ground


def play(key: str, names: tuple[str, str], place: tuple[int, int]) -> Told:
    ground = prepare(key)
    clocks = (Clock(), Clock())
    began = time.perf_counter()
    points, _ = ground.play_turn(names, *place, clocks)
    return Told(place, points, time.perf_counter() - began, clocks)


# Who plays next


def measure(
    pool: ProcessPoolExecutor, processes: int, pairings: Sequence[Pairing], deals: int, seconds: float
) -> None:
    """Keep all processes busy until every pairing has its deals or the time is over."""
    until = time.perf_counter() + seconds
    busy: dict[Future[Told], Pairing] = {}
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()) as progress:
        bars = {pairing.key: progress.add_task(label(pairing), total=GAMES_OF_A_DEAL * deals) for pairing in pairings}
        while True:
            while len(busy) < processes and (pairing := next_pairing(pairings, deals, until - time.perf_counter())):
                busy |= dict.fromkeys(begin_deal(pool, pairing), pairing)
            if not busy:
                break
            done, _ = wait(busy, return_when=FIRST_COMPLETED)
            for future in done:
                pairing = busy.pop(future)
                pairing.note(future.result())
                progress.update(bars[pairing.key], advance=1)


def next_pairing(pairings: Iterable[Pairing], deals: int, left: float) -> Pairing | None:
    """The one that had least time of those that want more deals and can still end one."""
    open_ones = [pairing for pairing in pairings if pairing.begun < deals and pairing.length < left]
    return min(open_ones, key=lambda pairing: (pairing.engaged, pairing.begun), default=None)


def begin_deal(pool: ProcessPoolExecutor, pairing: Pairing) -> list[Future[Told]]:
    deal = pairing.begun
    pairing.begun += 1
    pairing.under_way += GAMES_OF_A_DEAL
    return [pool.submit(play, *pairing.key, (deal, turn)) for turn in range(GAMES_OF_A_DEAL)]


# What came of it


def tell(game: Game, pairings: Iterable[Pairing]) -> None:
    head = ["who", "against", "points", "95 % interval", "deals", "aim", "reached", "mean s a choice", "longest"]
    text = (
        f"{SEATS} seats, every deal played twice with the seats exchanged; a win is one point, a shared one half. "
        "The deal is the unit of the interval. Times are of the first named, on one core, all cores busy."
    )
    report.write(
        f"Playing strength: {game.name}", "bench.strength", f"{text}\n\n{report.table(head, list(map(row, pairings)))}"
    )


def row(pairing: Pairing) -> list[str]:
    scores = pairing.scores()
    mean, low, high = interval(scores)
    clock = pairing.clocks[0]
    return [
        *(name.capitalize() if name in levels.NAMES else name for name in pairing.names),
        f"{mean:.1%}" if scores else "not played",
        f"{low:.1%} to {high:.1%}" if scores else "",
        f"{len(scores):,}",
        AIMS.get(pairing.target, f"≥ {pairing.target:.0%}"),
        verdict(pairing.target, mean, low, high) if scores else "",
        f"{clock.seconds / max(clock.choices, 1):.3f}",
        f"{clock.longest:.2f}",
    ]


def interval(scores: Sequence[float]) -> tuple[float, float, float]:
    mean, half = mean_and_half(scores)
    if scores and min(scores) == max(scores):
        half = RULE_OF_THREE / len(scores)
    return mean, max(mean - half, 0.0), min(mean + half, 1.0)


def verdict(target: float, mean: float, low: float, high: float) -> str:
    """Is it reached even at the bad end of the interval, by the mean, or not?"""
    if target == NO_AIM:
        return ""
    if target == EQUAL:
        return "yes" if high >= EQUAL else "no"
    return "yes" if low >= target else "by the mean" if mean >= target else "no"


def label(pairing: Pairing) -> str:
    return f"{pairing.game.name}: {pairing.names[0]} – {pairing.names[1]}"


if __name__ == "__main__":
    main()
