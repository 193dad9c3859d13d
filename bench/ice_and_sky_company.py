"""Ice and the Sky: what levels make with their own kind and beside Sledgers, and what a cheater makes in their place.

    python -m bench.ice_and_sky_company NOTES [--levels skier yeti] [--seats 2 3 4] [--deals N] [--minutes M]

Beside Sledgers the two alternate around the table, every deal both ways round.  Every game is written into NOTES, and
the same command goes on where it was stopped; the table is told of all deals that stand there.  With `--trials T` Yeti
has so many and no clock, so that it plays on a busy machine as on any other.
"""

import argparse
import json
import os
import time
from collections.abc import Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from snowedin.bots import levels
from snowedin.core.chance import Chance
from snowedin.core.compile import engine
from snowedin.core.match import start
from snowedin.core.records import blank, blanks
from snowedin.games.ice_and_sky import GAME

from . import ice_and_sky_cheater, report
from .ice_and_sky_scores import CHEATED, CHEATER, KEY, VARIANTS, Notebook, Played, Table, play, quick_scores
from .meetings import workers

TRIES = 500  # ways to place that a cheater tries beside Sledgers
ACCOMPANIED = 40  # its games there, each way round
IMAGINED = 2  # worlds that a Yeti's partners imagine
Scores = dict[tuple[tuple[str, ...], int], int]  # by who sits where, and the deal


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("notes", type=Path)
    parser.add_argument("--levels", nargs="+", choices=levels.NAMES, default=[levels.SKIER, levels.YETI])
    parser.add_argument("--beside", choices=levels.NAMES, default=levels.SLEDGER)
    parser.add_argument("--seats", type=int, nargs="+", choices=GAME.seats, default=list(GAME.seats))
    parser.add_argument("--deals", type=int, default=40, help="of each table, at most")
    parser.add_argument("--minutes", type=float, default=8.0, help="to play, without compiling")
    parser.add_argument("--trials", type=int, help="of Yeti for a choice, in the place of what it has")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    asked = parser.parse_args()
    scores = read(asked.notes)
    wanted = [
        (players, deal)
        for deal in range(asked.deals)
        for seats in asked.seats
        for name in asked.levels
        for players in tables(name, asked.beside, seats)
        if (players, deal) not in scores
    ]
    play_all(wanted, asked, scores)
    told = table(asked, scores)
    if asked.write:
        report.write("Ice and the Sky: company", "bench.ice_and_sky_company", told)
    else:
        print(told)


def tables(name: str, beside: str, seats: int) -> Iterable[tuple[str, ...]]:
    """With its own kind, then alternately, both ways round."""
    yield (name,) * seats
    for turn in range(2):
        yield tuple((name, beside)[(seat + turn) % 2] for seat in range(seats))


# Playing


def read(notes: Path) -> Scores:
    lines = notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []
    found = map(json.loads, lines)
    return {(tuple(players), deal): score for players, deal, score in found}


def play_all(wanted: list[tuple[tuple[str, ...], int]], asked: argparse.Namespace, scores: Scores) -> None:
    """Deal by deal until the time is over; what is begun is played to its end."""
    left = list(reversed(wanted))
    tried = (asked.trials, IMAGINED) if asked.trials else None
    busy: dict[Future[Played], tuple[tuple[str, ...], int]] = {}
    with workers(asked.processes) as pool, asked.notes.open("a", encoding="utf-8") as notes:
        for players in {players for players, deal in wanted if deal == wanted[0][1]} if wanted else ():
            pool.submit(play, Table(players, VARIANTS[0], tried), 0).result()  # compiles once, for all processes
        until = time.perf_counter() + 60 * asked.minutes
        while True:
            while left and len(busy) < asked.processes and time.perf_counter() < until:
                players, deal = left.pop()
                busy[pool.submit(play, Table(players, VARIANTS[0], tried), deal)] = players, deal
            if not busy:
                return
            done, _ = wait(busy, return_when=FIRST_COMPLETED)
            for future in done:
                players, deal = busy.pop(future)
                scores[players, deal] = future.result().score
                notes.write(json.dumps([players, deal, scores[players, deal]]) + "\n")
                notes.flush()
                print(f"{len(scores)} games, deal {deal}, {', '.join(players)}: {scores[players, deal]}", flush=True)


def cheaters(seats: int, beside: str) -> Any:
    """A row for each deal, a column for each way round, of a cheater who sits alternately with a bot."""
    level = levels.level(GAME, beside)
    assert level is not None
    number = GAME.bots.NAMES.index(level.bot)
    bound = engine(GAME).bind(ice_and_sky_cheater)
    found = np.zeros((2, ACCOMPANIED), np.int64)
    for turn in range(2):
        states = blanks(GAME.state.State, 4)
        states[0] = GAME.blank(GAME.read_options({}))
        start(states[0].chance, KEY)
        dice = blank(Chance)
        start(dice, KEY, 1 << 31)
        bound.accompany_games(states, dice, seats, number, turn, TRIES, blank(Notebook), found[turn])
    return found.T


# What came of it


def table(asked: argparse.Namespace, scores: Scores) -> str:
    head = ["seats", "level", "with its own kind", "of the cheater's", f"beside {asked.beside}s", "of its own kind's"]
    rows = []
    for seats in asked.seats:
        most = quick_scores(CHEATER, seats, CHEATED, VARIANTS[0]).mean()
        bot = levels.level(GAME, asked.beside)
        for name in asked.levels:
            own, *mixed = tables(name, asked.beside, seats)
            alone, beside = means(scores, [own]), means(scores, mixed)
            rows.append([str(seats), name, said(alone), share(alone, most), said(beside), share(beside, alone)])
        if bot is not None and bot.bot:
            found = cheaters(seats, asked.beside).mean(axis=1)
            rows.append([str(seats), CHEATER, f"{most:.2f}", "100%", said(found), share(found, most)])
    text = f"Mean score by the standard rules, 95 %, and how many deals; a cheater beside them tries {TRIES} ways."
    return f"{text}\n\n{report.table(head, rows)}"


def means(scores: Scores, ways: list[tuple[str, ...]]) -> Any:
    """The mean of every deal that was played all ways round."""
    deals = sorted(set.intersection(*({deal for players, deal in scores if players == way} for way in ways)))
    return np.array([np.mean([scores[way, deal] for way in ways]) for deal in deals])


def said(found: Any) -> str:
    if len(found) < 2:
        return "not played"
    return f"{found.mean():.2f} ± {1.96 * found.std(ddof=1) / sqrt(len(found)):.2f} ({len(found)})"


def share(found: Any, whole: Any) -> str:
    return f"{np.mean(found) / np.mean(whole):.0%}" if len(found) > 1 and np.size(whole) > 0 else ""


if __name__ == "__main__":
    main()
