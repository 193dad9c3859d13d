"""The skill ladder: who beats whom, and how much of that the cards decide.

The game's own bots play every deal twice with exchanged seats, in compiled code; the four levels, which stop to think,
meet in the arena if they are asked to, and there it is told how long they think.
"""

import math
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from dataclasses import replace
from itertools import pairwise
from typing import Any

from ...bots import levels, rehearse
from ...bots.arena import Clock, Ground, Played
from ...bots.levels import Level
from ...bots.ratings import ELO, mean_and_bounds
from ...core.crew import Crew, Interrupted
from ...core.game import Game, Refusal
from . import counting, exchanging
from .measures import Estimate, explained, ratio, rounded, share
from .parts import Progress
from .sweep import Ladder, seating
from .tally import Setting, Tally

PARTS_OF_THINKING = (16, 4)


def rungs(names: Sequence[str]) -> list[Ladder]:
    """Each against the one below, and each against the top; weakest first."""
    below = [Ladder(better, worse) for worse, better in pairwise(names)]
    return below + [Ladder(names[-1], worse) for worse in names[:-2]]


def contests(game: Game, seats: int, options: Mapping[str, Any], seed: str) -> list[tuple[Ladder, Setting]]:
    """The own bots on every rung, at the smallest table that there may be."""
    size = _smallest(game, seats, options)
    found = []
    for rung in rungs(game.bots.NAMES):
        players, rivals = (tuple(seating(game, rung, size, turn)) for turn in (0, 1))
        found.append((rung, Setting(game, players, options, f"{seed} skill {rung.title}", rivals=rivals)))
    return found


def _smallest(game: Game, seats: int, options: Mapping[str, Any]) -> int:
    try:
        return game.check_seats(game.seats.start, options)
    except Refusal:
        return seats


def told_of(rung: Ladder, setting: Setting, tally: Tally) -> dict[str, Any]:
    """What came of a rung; together, the score is how much more the better team reaches."""
    begin = setting.places[counting.EXCHANGED]
    rows = tally.sums[begin : begin + exchanging.MEETINGS]
    is_together = setting.game.reward_sum is None
    games = 1 if is_together else 2
    score = (ratio if is_together else share)(rows[exchanging.SCORE], games * counting.POINT)
    return {
        "better": rung.better,
        "worse": rung.worse,
        "deals": tally.games,
        "score": score.plain(),
        "elo": None if is_together else elo_of(score),
        "both": share(rows[exchanging.BOTH]).plain(),
        "neither": share(rows[exchanging.NEITHER]).plain(),
        "seats": share(rows[exchanging.SEATED]).plain(),
        "deal": round(explained(rows[exchanging.DEAL], tally.games), 6) if is_together else None,
    }


def elo_of(score: Estimate) -> dict[str, float | None]:
    """How far apart two players are; nothing where one of them always wins."""
    return {name: _elo(getattr(score, name)) for name in ("mean", "low", "high")}


def _elo(part: float) -> float | None:
    return None if not 0 < part < 1 else rounded(ELO * math.log(part / (1 - part)))


# The levels, and the same one with less time to think


def thinkers(game: Game) -> dict[str, Level]:
    """One level with a sixteenth of its thinking, with a quarter, and with all of it; by simulations if it has them."""
    own = {level.name: level for level in levels.levels(game)}
    whole = own[levels.SKIER] if own[levels.SKIER].simulations else own[levels.YETI]
    return {f"{whole.name} ÷ {part}": hurried(whole, part) for part in PARTS_OF_THINKING} | {whole.name: whole}


def hurried(level: Level, part: int) -> Level:
    simulations = None if level.simulations is None else max(1, level.simulations // part)
    return replace(level, simulations=simulations, seconds=None if level.seconds is None else level.seconds / part)


def level_games(game: Game, deals: int) -> int:
    """How many games the levels play: every deal both ways round."""
    return (len(rungs(levels.NAMES)) + len(rungs(list(thinkers(game))))) * 2 * deals


def meet(
    game: Game,
    deals: int,
    seed: str,
    options: Mapping[str, Any],
    progress: Progress = lambda games: None,
    pool: Executor | None = None,
) -> list[dict[str, Any]]:
    """The four levels on every rung, and one of them with less time; after Ctrl-C, `Interrupted` has those that met."""
    if deals < 2:
        raise Refusal(f"Levels need at least 2 deals to be compared; {deals} is too few.")
    made = thinkers(game)
    seats = _smallest(game, game.seats.start, options)
    rehearse(game, levels.NAMES, seats, options)
    ground = Ground(game, seats, dict(options), f"{seed} levels", made=made)
    found: list[dict[str, Any]] = []
    try:
        with nullcontext(pool) if pool else Crew() as workers:
            for rung in rungs(levels.NAMES) + rungs(list(made)):
                found.append(_met(rung, _deals(workers, ground, rung, deals, progress)))
    except KeyboardInterrupt as interruption:
        raise Interrupted(found) from interruption
    return found


def _deals(workers: Executor, ground: Ground, rung: Ladder, deals: int, progress: Progress) -> list[Played]:
    under_way = [workers.submit(ground.play_deal, (rung.better, rung.worse), deal) for deal in range(deals)]
    found = []
    try:
        for one in under_way:
            found.append(one.result())
            progress(len(found[-1].points))
    finally:  # after Ctrl-C nobody waits for the rest
        for one in under_way:
            one.cancel()
    return found


def _met(rung: Ladder, played: Sequence[Played]) -> dict[str, Any]:
    mean, low, high = mean_and_bounds([deal.score for deal in played])
    score = {"mean": rounded(mean), "low": rounded(low), "high": rounded(high), "count": len(played)}
    seconds = _seconds(played)
    return {"better": rung.better, "worse": rung.worse, "deals": len(played), "score": score, "seconds": seconds}


def _seconds(played: Sequence[Played]) -> list[float]:
    """What each of the two took for a choice."""
    clocks = Clock(), Clock()
    for deal in played:
        for clock, other in zip(clocks, deal.clocks, strict=True):
            clock.merge(other)
    return [round(clock.seconds / max(clock.choices, 1), 6) for clock in clocks]
