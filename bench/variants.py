"""Other plans for a level against Yeti as it is, at equal seconds or simulations: how a change to a plan is accepted.

    python -m bench.variants "winter: horizon=0 wits=1.0" "cold_spell: effort=1000000" --seconds 0.3 [--minutes M]

Each variant is a game and the name of a level, Yeti if there is none, and fields of its plan that differ; or a bot
that answers at once, or a file of weights.  `versus` before another one changes the other side too.  All cores play all
variants side by side until the sequential test has decided or the time is over.  With `--notes FILE` every game is
written down, and the same command goes on where it was stopped.
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from snowedin.bots import levels, rehearse
from snowedin.bots.arena import Clock, Ground
from snowedin.bots.guests import is_guest
from snowedin.bots.levels import Level
from snowedin.bots.ratings import Sprt
from snowedin.bots.reflex import REFLEX
from snowedin.core.game import Game
from snowedin.games import GAMES

from . import report
from .meetings import Pairing, Told, interval, measure, workers

SEATS = 2
SEED = "variants"
VERSUS = "versus"
SPRT = "0,60"
HEAD = ["game", "variant", "against", "points", "95 % interval", "deals", "verdict", "s a choice", "of the other"]
VERDICTS = {"accept": "better", "refuse": "not better", "": "open"}


def main() -> None:
    asked = read_arguments()
    pairings = [pairing(text) for text in asked.variants]
    notes = Notes(asked.notes, vars(asked)) if asked.notes else None
    for each in pairings:
        if notes:
            notes.give(each)
    sprt = None if asked.sprt == "none" else Sprt(*bounds(asked.sprt))
    budget = (asked.seconds, asked.simulations)
    ground = partial(ground_of, budget=budget, seed=asked.seed)
    began = time.perf_counter()
    with workers(asked.processes) as pool:
        list(pool.map(partial(prepare, ground), [each.key for each in pairings]))
        left = 60 * asked.minutes - (time.perf_counter() - began)
        print(f"Compiled; {left:.0f} seconds are left to play.", flush=True)
        measure(pool, asked.processes, partial(play, ground), pairings, asked.deals, left, Judge(sprt))
    print(report.table(HEAD, [row(each, sprt) for each in pairings]))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("variants", nargs="+", metavar="VARIANT", help="as in “winter: horizon=0 wits=1.0”")
    parser.add_argument("--seconds", type=float, help="of both sides for a choice; what the level has, if not given")
    parser.add_argument("--simulations", type=int, help="in the place of seconds")
    parser.add_argument("--deals", type=int, default=1_000, help="of each variant, at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=5.0, help="for everything together, compiling too")
    parser.add_argument("--sprt", default=SPRT, metavar="ELO0,ELO1", help=f"{SPRT} if not given, none for none")
    parser.add_argument("--seed", default=SEED, help="another one gives other deals")
    parser.add_argument("--notes", type=Path, metavar="FILE")
    return parser.parse_args()


def bounds(text: str) -> tuple[float, float]:
    low, high = (float(part) for part in text.split(","))
    return low, high


def pairing(text: str) -> Pairing:
    key, colon, rest = text.partition(":")
    if not colon or key not in GAMES:
        raise SystemExit(f"A variant is a game, a colon and what is changed, as in “winter: wits=1.0”; not {text!r}.")
    one, _, other = rest.partition(VERSUS)
    return Noted(GAMES[key], (one.strip() or levels.YETI, other.strip() or levels.YETI), 0.0)


@dataclass
class Noted(Pairing):
    """A pairing whose games are written down."""

    notes: "Notes | None" = None

    def note(self, told: Told) -> None:
        super().note(told)
        if self.notes:
            self.notes.add(self, told)


class Notes:
    """One line for every game; a file of another command is refused."""

    def __init__(self, file: Path, asked: dict[str, Any]) -> None:
        self._file = file
        head = {name: asked[name] for name in ("seconds", "simulations")}
        if asked.get("seed", SEED) != SEED:
            head["seed"] = asked["seed"]
        self._known: dict[str, list[Told]] = {}
        if not file.exists():
            file.write_text(json.dumps(head) + "\n", encoding="utf-8")
        first, *lines = file.read_text(encoding="utf-8").splitlines()
        if json.loads(first) != head:
            raise SystemExit(f"{file} is of another command: {first}. Give another file.")
        for line in lines:
            name, place, points, seconds, clocks = json.loads(line)
            both = (Clock(*clocks[0]), Clock(*clocks[1]))
            self._known.setdefault(name, []).append(Told((place[0], place[1]), points, seconds, both))

    def give(self, pairing: Pairing) -> None:
        """What was played before, and where to write down the rest."""
        assert isinstance(pairing, Noted)
        for told in self._known.get(str(pairing.key), []):
            pairing.note(told)
        pairing.under_way = 0
        pairing.begun = 1 + max((deal for deal, _ in pairing.games), default=-1)
        pairing.notes = self

    def add(self, pairing: Pairing, told: Told) -> None:
        clocks = [[clock.choices, clock.seconds, clock.longest] for clock in told.clocks]
        with self._file.open("a", encoding="utf-8") as notes:
            notes.write(json.dumps([str(pairing.key), told.place, told.points, told.seconds, clocks]) + "\n")


# In the processes

Budget = tuple[float | None, int | None]


def made(game: Game, text: str, budget: Budget) -> Level:
    """A level by its name, or Yeti, with some fields of its plan changed; or a bot that answers at once."""
    if text in (*game.bots.NAMES, REFLEX):
        return Level(text, "", bot=text)
    first = text.split(maxsplit=1)[0]
    name = levels.YETI if "=" in first else first
    found = levels.level(game, name)
    if found is None:
        raise SystemExit(f"{game.name} has no level {name!r}.")
    seconds, simulations = budget
    plan = found.plan
    if changed := text.removeprefix(name).strip():
        kinds = {field.name: type(getattr(plan, field.name)) for field in fields(plan)}
        changes = dict(part.split("=") for part in changed.split())
        if unknown := set(changes) - set(kinds) - {"seconds", "simulations"}:
            raise SystemExit(f"A plan has no {', '.join(sorted(unknown))}; it has {', '.join(kinds)}.")
        if "seconds" in changes:
            seconds = float(changes.pop("seconds"))
        if "simulations" in changes:
            seconds, simulations = None, int(changes.pop("simulations"))
        plan = replace(plan, **{name: kinds[name](value) for name, value in changes.items()})
    if found.bot:
        return found
    if simulations is not None:
        return replace(found, plan=plan, simulations=simulations, seconds=None)
    return replace(found, plan=plan, seconds=found.seconds if seconds is None else seconds)


@cache
def ground_of(key: tuple[str, tuple[str, str]], budget: Budget, seed: str) -> Ground:
    game = GAMES[key[0]]
    levels_made = {text: made(game, text, budget) for text in key[1] if not is_guest(game, text)}
    return Ground(game, SEATS, game.read_options({}), seed, made=levels_made)


def prepare(ground_for: Callable[..., Ground], key: tuple[str, tuple[str, str]]) -> None:
    """Compile what all processes will load."""
    ground = ground_for(key)
    rehearse(ground.game, [level.name for level in ground.made.values()], SEATS, ground.options)


def play(ground_for: Callable[..., Ground], key: str, names: tuple[str, str], place: tuple[int, int]) -> Told:
    clocks = (Clock(), Clock())
    began = time.perf_counter()
    points, _ = ground_for((key, names)).play_turn(names, *place, clocks)
    return Told(place, points, time.perf_counter() - began, clocks)


# What came of it


@dataclass
class Judge:
    """Says how it stands now and then, and when a pairing is decided."""

    sprt: Sprt | None
    spoke: float = 0.0

    def __call__(self, pairing: Pairing) -> bool:
        scores = pairing.scores()
        if time.perf_counter() - self.spoke > 10 and len(scores) > 1:
            self.spoke = time.perf_counter()
            print(" | ".join(row(pairing, self.sprt)), flush=True)
        return bool(self.sprt and self.sprt.decision(scores))


def row(pairing: Pairing, sprt: Sprt | None) -> list[str]:
    scores: Sequence[float] = pairing.scores()
    if not scores:
        return [pairing.game.name, *pairing.names, "not played", *[""] * 5]
    mean, low, high = interval(scores)
    return [
        pairing.game.name,
        *pairing.names,
        f"{mean:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{len(scores):,}",
        VERDICTS[sprt.decision(scores)] if sprt else "",
        *(f"{clock.seconds / max(clock.choices, 1):.4f}" for clock in pairing.clocks),
    ]


if __name__ == "__main__":
    main()
