"""Scores of Ice and the Sky: the game's own bots, the levels, mixed tables, and a player who sees everything.

The levels play the same deals, those who answer at once many others; the deal is the unit of every 95 % interval.
`python -m bench.ice_and_sky_scores --games 100 --minutes 60`: what is not played by then is left out.  With `--only
yeti:3` that level at so many seats plays the standard game, and is all that is told.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from itertools import combinations
from math import inf, sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import numpy as np

from snowedin.bots import Bot, levels
from snowedin.bots.arena import deal_key
from snowedin.bots.search.trial_search import Trials
from snowedin.core.chance import Chance
from snowedin.core.compile import engine
from snowedin.core.match import Match, start
from snowedin.core.records import blank, blanks, number, record, short, small
from snowedin.games.ice_and_sky import GAME, cards

from . import ice_and_sky_cheater, report

GAMES = 100
LESS = 12  # other variants, mixed tables and conventions are played so many times less
QUICK = 10_000  # of the bots that answer at once
CHEATED = 2_000
ORDERS = 60  # of the hands that the cheater tries in a generation before it takes the best
SEED = "scores"
KEY = bytes(range(16))
CHEATER = "cheater"
LOOKS = ice_and_sky_cheater.LOOKS
VARIANTS = ("standard", "expert")
MET = (levels.SLEDGER, levels.SKIER, levels.YETI)  # at mixed tables
HEAD = ["player", "seats", "games", "mean score, 95 % interval", "of the cheater's", "lost", "Ice 0", "perfect"]


@record
class Notebook:
    """What the cheater writes on."""

    best = number()  # the worth of the best plan so far
    is_perfect = small()  # no gas, and every target met
    actions = small(cards.KINDS)  # that plan
    order = small(cards.KINDS)  # the cards as they would be placed
    hand = small(cards.KINDS)
    goals = small(len(cards.LINES))  # the target of each line, or 0
    gases = short(cards.SIDE, LOOKS)  # for each row and look the fewest gases, or -1
    columns = small(cards.SIDE, LOOKS)
    tops = small(cards.SIDE)
    left = small(cards.SIDE)


@dataclass(frozen=True)
class Table:
    """Who sits there, and by which rules they play."""

    players: tuple[str, ...]
    variant: str
    tried: tuple[int, int] | None = None  # Yeti's simulations and imagined worlds, to tune it


@dataclass(frozen=True)
class Played:
    score: int
    is_melted: bool
    longest: float  # seconds for a choice


def play(table: Table, deal: int) -> Played:
    """One game of a table."""
    match = Match(GAME, len(table.players), {"variant": table.variant}, deal_key(SEED, deal))
    bots = [Bot(GAME, name, f"{SEED} {deal} {seat}") for seat, name in enumerate(table.players)]
    for bot in bots:
        if table.tried and bot.level and bot.level.name == levels.YETI:
            simulations, imagined = table.tried
            bot.level = replace(bot.level, simulations=simulations, seconds=None, plan=Trials(imagined=imagined))
    longest = 0.0
    while not match.is_over:
        seat = match.to_act()[0]
        began = perf_counter()
        action = bots[seat].choose(match, seat)
        longest = max(longest, perf_counter() - began)
        match.act(seat, action)
    return Played(int(GAME.rules.score(match.state)), int(match.state.ice) == 0, longest)


def tables(variant: str) -> Iterator[Table]:
    """All seats alike, then every two of the stronger levels alternately, either way round."""
    agreed = [level.name for level in levels.agreed(GAME)]
    for seats in GAME.seats:
        for name in (*levels.NAMES, *agreed):
            yield Table((name,) * seats, variant)
    if variant == VARIANTS[0]:
        for seats in GAME.seats:
            for pair in combinations(MET, 2):
                for turn in range(2):
                    yield Table(tuple(pair[(seat + turn) % 2] for seat in range(seats)), variant)


def games_of(table: Table, games: int) -> int:
    """The levels alike by the standard rules are what the others are compared with."""
    is_main = table.variant == VARIANTS[0] and len(set(table.players)) == 1 and table.players[0] in levels.NAMES
    return games if is_main else max(2, games // LESS)


def play_all(pool: Executor, seated: Sequence[Table], games: int, seconds: float) -> dict[Table, dict[int, Played]]:
    """So many games of each table, deal by deal, so that whatever is there when the time is up is balanced."""
    for table in {seated[0], seated[-1]}:
        pool.submit(play, table, 0).result()  # compiles once, for all processes
    began = perf_counter()
    jobs = {
        pool.submit(play, table, deal): (table, deal)
        for deal in range(games)
        for table in seated
        if deal < games_of(table, games)
    }
    found: dict[Table, dict[int, Played]] = {table: {} for table in seated}
    for done, job in enumerate(as_completed(jobs), 1):
        if not job.cancelled():
            table, deal = jobs[job]
            found[table][deal] = job.result()
            if done % (len(jobs) // 20 or 1) == 0:
                print(f"{done} of {len(jobs)} games, {perf_counter() - began:.0f} s", flush=True)
        if perf_counter() - began > seconds:
            for waiting in jobs:
                waiting.cancel()
    return found


def quick_scores(player: str, seats: int, games: int, variant: str) -> Any:
    """The scores of some games in which every seat is played alike by one that answers at once."""
    bound = engine(GAME).bind(ice_and_sky_cheater)
    states = blanks(GAME.state.State, 3)
    states[0] = GAME.blank(GAME.read_options({"variant": variant}))
    start(states[0].chance, KEY)
    dice = blank(Chance)
    start(dice, KEY, 1 << 31)
    found = np.zeros(games, np.int64)
    if player == CHEATER:
        wrong = bound.cheat_games(states, dice, seats, ORDERS, blank(Notebook), found)
        if wrong:
            raise AssertionError(f"{wrong} placements of the cheater were not legal")
    else:
        bound.play_games(states, dice, seats, GAME.bots.NAMES.index(player), found)
    return found


def told(name: str, seats: int, scores: Any, bound: float, melted: str = "") -> list[str]:
    """A row for scores that have a line for each deal, and a column for each way round it was played."""
    deals = scores.mean(axis=1)
    half = 1.96 * deals.std(ddof=1) / sqrt(len(deals))
    perfect = (scores == 9 * seats).mean(axis=1)
    swing = 1.96 * perfect.std(ddof=1) / sqrt(len(perfect))
    return [
        name,
        str(seats),
        f"{scores.size:,}",
        f"{deals.mean():.2f} ± {half:.2f}",
        f"{deals.mean() / bound:.0%}",
        f"{(scores < 1).mean():.1%}",
        melted,
        f"{perfect.mean():.0%} ± {swing:.0%}",
    ]


def quick_ones(pool: Executor, quick: int) -> dict[tuple[str, str, int], Future[Any]]:
    """The scores of those who answer at once, by rules, name and seats."""
    pool.submit(quick_scores, GAME.bots.NAMES[0], GAME.seats.start, 1, VARIANTS[0]).result()  # compiles
    return {
        (variant, name, seats): pool.submit(
            quick_scores, name, seats, min(quick, CHEATED) if name == CHEATER else quick, variant
        )
        for variant in VARIANTS
        for name in (*GAME.bots.NAMES, CHEATER)
        for seats in GAME.seats
    }


def rows_of(
    variant: str, found: dict[Table, dict[int, Played]], quick: dict[tuple[str, str, int], Future[Any]]
) -> list[list[str]]:
    bounds = {seats: quick[variant, CHEATER, seats].result().mean() for seats in GAME.seats}
    rows = [
        told(name, seats, scores.result()[:, None], bounds[seats])
        for (rules, name, seats), scores in quick.items()
        if rules == variant
    ]
    for (name, seats), ways in ways_round(variant, found).items():
        deals = sorted(set.intersection(*map(set, ways)))  # played all ways round
        if len(deals) > 1:
            scores = np.array([[way[deal].score for way in ways] for deal in deals])
            melted = sum(way[deal].is_melted for way in ways for deal in deals)
            rows.append(told(name, seats, scores, bounds[seats], str(melted)))
    return rows


def ways_round(variant: str, found: dict[Table, dict[int, Played]]) -> dict[tuple[str, int], list[dict[int, Played]]]:
    """Tables with the same company, whoever begins."""
    merged: dict[tuple[str, int], list[dict[int, Played]]] = {}
    for table, games in found.items():
        if table.variant == variant:
            key = (", ".join(sorted(set(table.players), key=levels_first)), len(table.players))
            merged.setdefault(key, []).append(games)
    return merged


def levels_first(name: str) -> int:
    return levels.NAMES.index(name) if name in levels.NAMES else len(levels.NAMES)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each level by the standard rules")
    parser.add_argument("--quick", type=int, default=QUICK, help="games of each bot that answers at once")
    parser.add_argument("--minutes", type=float, default=inf, help="for the games of the levels, without compiling")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--only", type=level_at, metavar="LEVEL:SEATS", help="only this level, by the standard rules")
    parser.add_argument("--yeti", metavar="N,K", help="only Yeti, with N simulations and K imagined worlds; no report")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        if given.yeti:
            tune(pool, given.yeti, given.games, 60 * given.minutes)
        elif given.only:
            measure_one(pool, given.only, given.games, 60 * given.minutes)
        else:
            measure(pool, given.games, given.quick, 60 * given.minutes)


def measure(pool: Executor, games: int, quick: int, seconds: float) -> None:
    seated = [table for variant in VARIANTS for table in tables(variant)]
    quick_found = quick_ones(pool, quick)
    found = play_all(pool, seated, games, seconds)
    longest = max(game.longest for played in found.values() for game in played.values())
    parts = [
        "The cheater sees everything and plans one generation at a time: a practical ceiling, not a proven bound."
        f" Lost: a score below 1; Ice 0: how many were lost by it. The longest choice took {longest:.2f} s."
    ]
    for variant in VARIANTS:
        parts.append(f"{variant.capitalize()}\n\n{report.table(HEAD, rows_of(variant, found, quick_found))}")
    report.write("Ice and the Sky: scores", "bench.ice_and_sky_scores", "\n\n".join(parts))


def level_at(text: str) -> tuple[str, int]:
    name, _, seats = text.partition(":")
    if name not in levels.NAMES or not seats.isdecimal() or int(seats) not in GAME.seats:
        raise argparse.ArgumentTypeError(f"{text!r} is not a level and a number of seats, as in yeti:3")
    return name, int(seats)


def measure_one(pool: Executor, wanted: tuple[str, int], games: int, seconds: float) -> None:
    name, seats = wanted
    bound = quick_scores(CHEATER, seats, CHEATED, VARIANTS[0]).mean()
    played = play_all(pool, [Table((name,) * seats, VARIANTS[0])], games, seconds).popitem()[1].values()
    scores = np.array([[game.score] for game in played])
    row = told(name, seats, scores, bound, str(sum(game.is_melted for game in played)))
    text = f"The longest choice took {max(game.longest for game in played):.2f} s.\n\n{report.table(HEAD, [row])}"
    report.write(f"Ice and the Sky: scores ({name} at {seats} seats)", "bench.ice_and_sky_scores", text)


def tune(pool: Executor, wanted: str, games: int, seconds: float) -> None:
    """What Yeti would score with another budget."""
    simulations, imagined = map(int, wanted.split(","))
    seated = [Table((levels.YETI,) * seats, VARIANTS[0], (simulations, imagined)) for seats in GAME.seats]
    for table, played in play_all(pool, seated, games, seconds).items():
        scores = np.array([[game.score] for game in played.values()])
        print(" ".join(told(wanted, len(table.players), scores, 9 * len(table.players))))


if __name__ == "__main__":
    main()
