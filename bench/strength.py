"""Playing strength: each level against the one below, the top one against the game's own bots, two seats.

    python -m bench.strength [GAME ...] [--only ONE-OTHER ...] [--deals N] [--processes P] [--minutes M]

Every deal is played twice, the seats exchanged, by levels as players get them; all cores play all pairings side by
side.  `--only solver-unaided` lets Yeti meet itself without the game's endgame solver instead.
"""

import argparse
import os
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, partial

from snowedin.bots import levels, warm_up
from snowedin.bots.arena import Clock, Ground, deal_key
from snowedin.bots.levels import Level
from snowedin.bots.search import Plan
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.games import GAMES

from . import report
from .meetings import Pairing, Told, ask_for_games, interval, measure, workers

SEATS = 2
DEALS = 300
MINUTES = 12.0
SIMULATIONS = 4_000
SEED = "strength"
LADDER, MASTERY, EQUAL, NO_AIM = 0.65, 0.85, 0.5, 0.0
AIMS = {EQUAL: "not beaten", NO_AIM: ""}
SOLVER, UNAIDED = "solver", "unaided"  # Yeti with the game's endgame solver, and without it


def main() -> None:
    asked = read_arguments()
    chosen = [GAMES[key] for key in asked.games] or [game for game in GAMES.values() if game.reward_sum is not None]
    pairings = [pairing for game in chosen for pairing in asked_pairings(game, asked.only)]
    with workers(asked.processes) as pool:
        list(pool.map(partial(prepare, simulations=asked.simulations), [game.key for game in chosen]))
        playing = partial(play, asked.simulations)
        measure(pool, asked.processes, playing, pairings, asked.deals, 60 * asked.minutes)
    for game in chosen:
        tell(game, [pairing for pairing in pairings if pairing.game is game], asked)


def read_arguments() -> argparse.Namespace:
    competitive = [key for key, game in GAMES.items() if game.reward_sum is not None]
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    ask_for_games(parser, competitive)
    parser.add_argument("--only", action="append", default=[], metavar="ONE-OTHER", help="this pairing: yeti-greed, …")
    parser.add_argument("--deals", type=int, default=DEALS, help="of each pairing, at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for everything together, without compiling")
    parser.add_argument(
        "--simulations", type=int, default=SIMULATIONS, help=f"of {SOLVER} and {UNAIDED}, in the place of seconds"
    )
    return parser.parse_args()


def asked_pairings(game: Game, only: Sequence[str]) -> list[Pairing]:
    offered = [*pairings_of(game), Pairing(game, (SOLVER, UNAIDED), NO_AIM)]
    known = {"-".join(pairing.names): pairing for pairing in offered}
    if unknown := set(only) - set(known):
        raise SystemExit(f"{game.name} has no pairing {' or '.join(sorted(unknown))}; it has {', '.join(known)}.")
    return [known[names] for names in only] or pairings_of(game)


def pairings_of(game: Game) -> list[Pairing]:
    steps = list(zip(levels.NAMES[1:], levels.NAMES, strict=False))
    pairings = [Pairing(game, names, LADDER) for names in steps]
    if "counter" not in game.bots.NAMES:
        return [*pairings, Pairing(game, (levels.YETI, "greed"), MASTERY)]
    against_own = [Pairing(game, (levels.YETI, "greed"), NO_AIM), Pairing(game, (levels.YETI, "counter"), EQUAL)]
    return pairings + against_own


# In the processes


@cache
def prepare(key: str, simulations: int) -> Ground:
    """Where a game's deals are played, everything compiled."""
    game = GAMES[key]
    ground = Ground(game, SEATS, game.read_options({}), SEED, made=with_and_without_solver(game, simulations))
    for name in levels.NAMES:
        warm_up(game, name, Match(game, SEATS, ground.options, deal_key(SEED, 0)))
    return ground


def with_and_without_solver(game: Game, simulations: int) -> dict[str, Level]:
    """A number of simulations makes the two alike in everything until the solver answers."""
    yeti = levels.levels(game)[-1]
    plan = yeti.plan
    if not isinstance(plan, Plan):
        return {}
    solver = replace(yeti, simulations=simulations, seconds=None)
    return {SOLVER: solver, UNAIDED: replace(solver, plan=replace(plan, effort=0))}


def play(simulations: int, key: str, names: tuple[str, str], place: tuple[int, int]) -> Told:
    ground = prepare(key, simulations=simulations)
    clocks = (Clock(), Clock())
    began = time.perf_counter()
    points, _ = ground.play_turn(names, *place, clocks)
    return Told(place, points, time.perf_counter() - began, clocks)


# What came of it


def tell(game: Game, pairings: Iterable[Pairing], asked: argparse.Namespace) -> None:
    head = ["who", "against", "points", "95 % interval", "deals", "aim", "reached", "mean s a choice", "longest"]
    text = (
        f"{SEATS} seats, every deal played twice with the seats exchanged; a win is one point, a shared one half. "
        "The deal is the unit of the interval. Times are of the first named, on one core, all cores busy."
    )
    if f"{SOLVER}-{UNAIDED}" in asked.only:
        text += (
            f" “{SOLVER}” is Yeti with {asked.simulations:,} simulations, “{UNAIDED}” the same without the endgame "
            "solver: they roll the same dice, so a deal in which the solver changes nothing is shared."
        )
    part = f" ({', '.join(asked.only)})" if asked.only else ""
    table = report.table(head, list(map(row, pairings)))
    report.write(f"Playing strength: {game.name}{part}", "bench.strength", f"{text}\n\n{table}")


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


def verdict(target: float, mean: float, low: float, high: float) -> str:
    """Is it reached even at the bad end of the interval, by the mean, or not?"""
    if target == NO_AIM:
        return ""
    if target == EQUAL:
        return "yes" if high >= EQUAL else "no"
    return "yes" if low >= target else "by the mean" if mean >= target else "no"


if __name__ == "__main__":
    main()
