"""Yeti as it was against what it is now, or against another level, two seats, by a sequential test.

    python -m bench.old_and_new --old CHECKOUT [GAME ...] [--simulations N | --clock] [--new avalanche] [--minutes M]

CHECKOUT is the folder of an older state of this repository; its bots play in processes of their own, by messages.
Every deal is played twice with the seats exchanged; in a cooperative game once by each side alone.  All cores play
until each game is decided; Ctrl-C ends it with what is known by then.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, Protocol

from snowedin.bots.arena import Clock, deal_key
from snowedin.bots.ratings import Sprt
from snowedin.core.compile import COMPILED
from snowedin.core.match import Match
from snowedin.games import GAMES

from . import player, report
from .meetings import Pairing, Told, ask_for_games, interval, measure, workers

NEW, OLD = NAMES = ("new", "old")
DEALS = 1_000
MINUTES = 8.0
SIMULATIONS = 1_000
SPRT = "-50,0"
SEED = "old and new"
QUIET = 30.0  # seconds between two lines of progress
VERDICTS = {"accept": "not weaker", "refuse": "weaker", "": "open"}


def main() -> None:
    asked = read_arguments()
    until = time.perf_counter() + 60 * asked.minutes
    old = checkout(asked.old)
    simulations = None if asked.clock else asked.simulations
    pairings = [Pairing(GAMES[key], NAMES, 0.0) for key in asked.games or GAMES]
    with workers(asked.processes) as pool:
        sides = ("", asked.new)
        prepared = [pool.submit(prepare, old, p.game.key, level, simulations) for p in pairings for level in sides]
        for each in prepared:
            each.result()
        left = until - time.perf_counter()
        print(f"Compiled; {left:.0f} seconds are left to play.", flush=True)
        judge = Judge(Sprt(*asked.sprt))
        playing = partial(play, old, simulations, new=asked.new)
        measure(pool, asked.processes, playing, pairings, asked.deals, left, judge.is_decided)
    tell(pairings, judge, asked)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    ask_for_games(parser, list(GAMES))
    parser.add_argument("--old", required=True, metavar="CHECKOUT", help="the folder of an older checkout")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of both, for every choice")
    parser.add_argument("--clock", action="store_true", help="both as players get them, in the place of simulations")
    parser.add_argument("--new", default=player.YETI, metavar="LEVEL", help="who meets Yeti as it was; Yeti itself")
    parser.add_argument("--deals", type=int, default=DEALS, help="of each game, at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for everything together, compiling too")
    parser.add_argument("--sprt", type=bounds, default=SPRT, metavar="ELO0,ELO1", help=f"{SPRT} if not given")
    return parser.parse_args()


def bounds(text: str) -> tuple[float, float]:
    low, high = (float(part) for part in text.split(","))
    return low, high


def checkout(folder: str) -> str:
    root = Path(folder).expanduser().resolve()
    if not (root / "src" / "snowedin" / "bots").is_dir():
        raise SystemExit(f"{folder} is no checkout of this repository: it has no folder src/snowedin/bots.")
    if root == Path(__file__).resolve().parents[1]:
        raise SystemExit(f"{folder} is this very checkout; give the folder of an older one.")
    return str(root)


# In the processes


class Bots(Protocol):
    """One side of a match."""

    def choose(self, acts: player.Acts, legal: Sequence[Sequence[int]]) -> list[list[int]]: ...


class OldSide:
    """The bots of another checkout, in a process of their own."""

    def __init__(self, old: str) -> None:
        path = os.pathsep.join(filter(None, [str(Path(old) / "src"), os.environ.get("PYTHONPATH")]))
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(player.__file__)],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if (where := self.ask("where", {})) != old:
            raise ValueError(f"The bots of {old} were wanted, but those of {where} came.")

    def ask(self, what: str, asked: dict[str, Any]) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({what: asked}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise ValueError(f"The older checkout failed at {what}; its own words are above.")
        return json.loads(line)

    def close(self) -> None:
        """It ends when nobody can ask any more."""
        self._process.communicate()

    def sit(self, **asked: Any) -> "OldSide":
        self.ask("sit", asked)
        return self

    def choose(self, acts: player.Acts, legal: Sequence[Sequence[int]]) -> list[list[int]]:
        chosen: list[list[int]] = self.ask("choose", {"acts": acts, "legal": legal})
        return chosen


@cache
def old_side(old: str) -> OldSide:
    """One for every process; it ends when the process does."""
    return OldSide(old)


def prepare(old: str, game: str, level: str, simulations: int | None, target: str = COMPILED) -> None:
    """Let one process compile what all of them will load: a level of this checkout, or without one the older Yeti."""
    if level:
        player.warm_up(game, simulations, target, level)
    else:
        old_side(old).ask("warm_up", {"game": game, "simulations": simulations, "target": target})


def play(
    old: str,
    simulations: int | None,
    game: str,
    names: tuple[str, str],
    place: tuple[int, int],
    target: str = COMPILED,
    new: str = player.YETI,
) -> Told:
    """One game of a deal: the points of the new side."""
    deal, turn = place
    is_shared = GAMES[game].reward_sum is None
    seats = sitting(turn, is_shared)
    key, seed = deal_key(SEED, deal).hex(), f"{SEED} {deal}"
    common: dict[str, Any] = {"game": game, "key": key, "seed": seed, "simulations": simulations, "target": target}
    sides = (player.Side(seats=seats[NEW], level=new, **common), old_side(old).sit(seats=seats[OLD], **common))
    clocks = (Clock(), Clock())
    began = time.perf_counter()
    rewards = play_match(Match(GAMES[game], player.SEATS, {}, bytes.fromhex(key), target), sides, clocks)
    return Told(place, points(rewards, seats, is_shared), time.perf_counter() - began, clocks)


def sitting(turn: int, is_shared: bool) -> dict[str, list[int]]:
    """Who sits where: seats are exchanged, or each side has the whole table."""
    if is_shared:
        both = list(range(player.SEATS))
        return {NEW: [] if turn else both, OLD: both if turn else []}
    return {NEW: [turn], OLD: [1 - turn]}


def play_match(match: Match, sides: tuple[Bots, Bots], clocks: tuple[Clock, Clock]) -> list[float]:
    """All are asked before any choice is carried out."""
    chosen: list[list[int]] = []
    while not match.is_over:
        legal = [match.legal(seat) for seat in range(match.seats)]
        before, chosen = chosen, []
        for side, clock in zip(sides, clocks, strict=True):
            began = time.perf_counter()
            own = side.choose(before, legal)
            if own:
                clock.add(time.perf_counter() - began)
            chosen += own
        chosen.sort()
        for seat, action in chosen:
            match.act(seat, action)
    return match.rewards()


def points(rewards: Sequence[float], seats: dict[str, list[int]], is_shared: bool) -> float:
    """A win is 1; where a side plays alone, what the new one makes counts for it and what the old one makes against."""
    if is_shared:
        return rewards[0] if seats[NEW] else 1 - rewards[0]
    return rewards[seats[NEW][0]]


# What came of it


@dataclass
class Judge:
    """The sequential test, over the deals in their order, so that it does not matter which end first."""

    sprt: Sprt
    decisions: dict[str, str] = field(default_factory=dict)
    _spoke: float = field(default_factory=time.perf_counter)

    def is_decided(self, pairing: Pairing) -> bool:
        scores = in_order(pairing)
        decision = self.decisions.get(pairing.game.key) or self.sprt.decision(scores)
        is_news = decision != self.decisions.get(pairing.game.key, "")
        self.decisions[pairing.game.key] = decision
        if is_news or time.perf_counter() - self._spoke > QUIET:
            self._spoke = time.perf_counter()
            print(self.line(pairing, scores), flush=True)
        return bool(decision)

    def line(self, pairing: Pairing, scores: Sequence[float]) -> str:
        mean, low, high = interval(scores) if scores else (0.5, 0.0, 1.0)
        return (
            f"{pairing.game.name}: {len(scores)} deals, {mean:.1%} ({low:.1%} to {high:.1%}), "
            f"likelihood {self.sprt.likelihood(scores):+.2f}, {VERDICTS[self.decisions[pairing.game.key]]}"
        )


def in_order(pairing: Pairing) -> list[float]:
    """The scores of the first deals, up to one that is not played to its end."""
    scores: list[float] = []
    while {(len(scores), 0), (len(scores), 1)} <= pairing.games.keys():
        scores.append((pairing.games[len(scores), 0] + pairing.games[len(scores), 1]) / 2)
    return scores


def tell(pairings: Sequence[Pairing], judge: Judge, asked: argparse.Namespace) -> None:
    sprt = judge.sprt
    low, high = sprt.bounds
    old = Path(asked.old).name
    budget = "as players get it" if asked.clock else f"with {asked.simulations:,} simulations a choice"
    text = (
        f"{asked.new.capitalize()} as it is (new) and Yeti as it was in `{old}` (old), {budget}, "
        f"{player.SEATS} seats, every deal played twice with the seats exchanged; the deal is the unit. At Ice and the "
        "Sky each plays every deal alone, and a deal's points are a half plus half of what the new one makes more. The "
        f"test is “not weaker” ({sprt.elo1:+g} Elo) against “weaker” ({sprt.elo0:+g}), 5 % error each way: decided "
        f"when the logarithm of the likelihoods leaves {low:.2f} to {high:.2f}."
    )
    head = ["game", "points of the new", "95 % interval", "deals", "likelihood", "verdict", "new: s a choice", "old"]
    rows = [row(pairing, judge) for pairing in pairings]
    now = "as it is" if asked.new == player.YETI else asked.new.capitalize()
    report.write(f"Yeti as it was and {now}", "bench.old_and_new", f"{text}\n\n{report.table(head, rows)}")


def row(pairing: Pairing, judge: Judge) -> list[str]:
    scores = in_order(pairing)
    if not scores:
        return [pairing.game.name, "not played", *[""] * 6]
    mean, low, high = interval(scores)
    return [
        pairing.game.name,
        f"{mean:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{len(scores):,}",
        f"{judge.sprt.likelihood(scores):+.2f}",
        VERDICTS[judge.decisions.get(pairing.game.key, "")],
        *(f"{clock.seconds / max(clock.choices, 1):.4f}" for clock in pairing.clocks),
    ]


if __name__ == "__main__":
    main()
