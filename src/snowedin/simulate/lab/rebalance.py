"""A deck rebalanced: its numbers evolve towards targets, and what was found is checked with games of other keys.

The goals are those of Volz, Rudolph and Naujoks, "Demonstrating the feasibility of automatic game balancing" (2016),
and two more: all categories about equally useful, and few changes.
"""

import math
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any

import numpy as np

from ...core.game import Game, Refusal
from . import counting
from .evolution import Numbers, child, fronts, survivors
from .measures import Estimate, difference, ratio
from .parts import Progress, usual_player
from .sweep import Ladder, ladder_estimates, ladders, seating
from .tally import Setting, Tally, play_all

POPULATION = 24
GENERATIONS = 40
GAMES = 200  # of each deck in each generation, and half as many each way round for skill
CHECKED = 4_000  # of every deck of the front in the end, with fresh keys
FINAL = 20_000  # of the recommended deck and the original
TRIES = 40  # to make a child that keeps the promises
GOALS = ("skill", "length", "closeness", "evenness", "changes")
MEASURED = GOALS[:3]


@dataclass(frozen=True)
class Targets:
    """What a deck should come to; evenness and changes should always be small."""

    skill: float  # the share of games that the better player wins
    length: float  # turns
    closeness: float  # lead changes

    def goals(self, found: "Measured") -> tuple[float, ...]:
        """How far a deck is off in everything, the smaller the better."""
        return (
            abs(found.skill.mean - self.skill),
            abs(found.length.mean / self.length - 1),
            abs(found.closeness.mean / self.closeness - 1),
            found.evenness,
            found.changes,
        )


@dataclass(frozen=True)
class Measured:
    skill: Estimate
    length: Estimate
    closeness: Estimate
    evenness: float  # the share of calls that would have to go elsewhere for all categories to be called alike
    changes: float  # per number


class Deck:
    """A candidate, and what its games added up to so far."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.tallies: list[Tally] = []

    def add(self, tallies: Sequence[Tally]) -> None:
        known = self.tallies
        self.tallies = [old + new for old, new in zip(known, tallies, strict=True)] if known else list(tallies)


class Rebalance:
    """One search for better decks; the same seed finds the same ones."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        seed: str,
        games: int,
        progress: Progress,
        pool: Executor | None = None,
    ) -> None:
        tuning = game.own("tuning")
        if tuning is None:
            raise Refusal(f"{game.name} has no numbers that could be evolved; Ice Queen has.")
        if games < 2:
            raise Refusal(f"A deck needs at least 2 games in each generation, one each way round; {games} is too few.")
        self.game, self.options, self.seed, self.games, self.progress = game, dict(options), seed, games, progress
        self.pool = pool
        self.tuning: ModuleType = tuning
        self.origin: Numbers = tuning.numbers(options)
        self.ladder: Ladder = ladders(game)[-1]
        self.random = Random(f"{seed} rebalance")
        self.history: list[Measured] = []

    def settings(self, deck: Deck, seed: str) -> list[Setting]:
        options = self.tuning.settled(self.options, deck.numbers)
        seats = self.game.seats.start
        tables = [[usual_player(self.game)] * seats] + [seating(self.game, self.ladder, seats, turn) for turn in (0, 1)]
        return [Setting(self.game, tuple(players), options, f"{seed} {table}") for table, players in enumerate(tables)]

    def play(self, decks: Sequence[Deck], seed: str, games: int) -> None:
        settings = [setting for deck in decks for setting in self.settings(deck, seed)]
        work = [(setting, games // 2 if place % 3 else games) for place, setting in enumerate(settings)]
        tallies = play_all(work, self.progress, pool=self.pool)
        for place, deck in enumerate(decks):
            deck.add(tallies[3 * place : 3 * place + 3])

    def measured(self, deck: Deck) -> Measured:
        setting, *contests = self.settings(deck, "")
        tally = deck.tallies[0]
        calls = tally.sums[setting.places[counting.TRIALS] : setting.places[counting.TRIALS + 1], 0]
        shares = calls / max(int(calls.sum()), 1)
        return Measured(
            ladder_estimates(self.game, list(zip(contests, deck.tallies[1:], strict=True)))[0],
            ratio(tally.sums[setting.places[counting.TURNS]]),
            ratio(tally.sums[setting.places[counting.LEADS]]),
            float(abs(shares - 1 / len(shares)).sum() / 2),
            float(abs(deck.numbers - self.origin).mean()),
        )

    def evolve(self, targets: Targets, generations: int) -> list[Deck]:
        """The decks that no other beats in everything."""
        decks = [Deck(self.origin.copy())]
        decks += [Deck(self._born(decks)) for _ in range(POPULATION - 1)]
        for generation in range(generations):
            self.play(decks, f"{self.seed} generation {generation}", self.games)
            found = [self.measured(deck) for deck in decks]
            self.history += found
            decks = [decks[place] for place in survivors([targets.goals(one) for one in found], POPULATION)]
            if generation < generations - 1:
                decks += [Deck(self._born(decks)) for _ in range(POPULATION)]
        goals = [targets.goals(self.measured(deck)) for deck in decks]
        return [decks[place] for place in fronts(goals)[0]]

    def _born(self, decks: Sequence[Deck]) -> Numbers:
        """A child of two decks that keeps what the original promises."""
        wanted = self.tuning.promises(self.origin)
        for _ in range(TRIES):
            one, other = self.random.choice(decks), self.random.choice(decks)
            born = child(self.random, one.numbers, other.numbers, self.origin, self.tuning.LOWEST, self.tuning.HIGHEST)
            if all(kept or not promised for kept, promised in zip(self.tuning.promises(born), wanted, strict=True)):
                return born
        return self.random.choice(decks).numbers.copy()


def read_targets(text: str | None, original: Measured) -> Targets:
    """As typed, as in skill=0.75,length=25; what is not said: somewhat more skill and closeness, the same length."""
    targets = {
        "skill": min(original.skill.mean + 0.03, 1.0),
        "length": original.length.mean,
        "closeness": 1.1 * original.closeness.mean,
    }
    for part in (text or "").split(",") if text else []:
        name, equals, value = part.partition("=")
        if name.strip() not in targets or not equals:
            raise Refusal(f"A target is written NAME=VALUE with a name of {', '.join(MEASURED)}; {part!r} is not.")
        try:
            targets[name.strip()] = float(value)
        except ValueError as error:
            raise Refusal(f"The target {name.strip()} is a number; {value!r} is not.") from error
        if not math.isfinite(targets[name.strip()]):
            raise Refusal(f"The target {name.strip()} is a number that can be reached; {value!r} is not.")
    if min(targets.values()) <= 0 or targets["skill"] > 1:
        raise Refusal("Targets are above 0, and skill, a share of games, is at most 1.")
    return Targets(**targets)


def total_games(games: int, generations: int = GENERATIONS, final: int = FINAL) -> int:
    """How many games a search takes if every deck of the last generation is on the front, to fill a bar."""
    bred = POPULATION + (generations - 1) * 2 * POPULATION
    times = [(bred, games), (POPULATION, min(CHECKED, final)), (2, final)]
    return sum(decks * (each + 2 * (each // 2)) for decks, each in times)


def rebalance(
    game: Game,
    options: Mapping[str, Any],
    seed: str = "0",
    targets: str | None = None,
    games: int = GAMES,
    generations: int = GENERATIONS,
    progress: Progress = lambda games: None,
    pool: Executor | None = None,
    final: int = FINAL,
) -> dict[str, Any]:
    """Everything that was found, as plain data."""
    search = Rebalance(game, options, seed, games, progress, pool)
    original = Deck(search.origin)
    search.play([original], f"{seed} original", final)
    before = search.measured(original)
    wanted = read_targets(targets, before)
    front = _checked(search, search.evolve(wanted, generations), f"{seed} check", min(CHECKED, final))
    best = recommended([wanted.goals(found) for _, found in front])
    ((_, after),) = _checked(search, [front[best][0]], f"{seed} final", final)
    numbers = front[best][0].numbers
    return {
        "game": game.key,
        "name": game.name,
        "seed": seed,
        "games": {"bred": games, "checked": min(CHECKED, final), "final": final},
        "generations": generations,
        "players": {"usual": usual_player(game), "skill": search.ladder.title},
        "targets": {name: round(getattr(wanted, name), 6) for name in MEASURED},
        "original": plain(before),
        "rebalanced": plain(after),
        "difference": {name: difference(getattr(after, name), getattr(before, name)).plain() for name in MEASURED},
        "front": [plain(found) | {"goals": _rounded(wanted.goals(found))} for _, found in front],
        "recommended": best,
        "history": [_rounded(wanted.goals(found)) for found in search.history],
        "changes": changes(search, numbers),
        "kept_promises": list(search.tuning.promises(numbers)),
        "file": search.tuning.FILE,
        "components": search.tuning.text(search.tuning.settled(search.options, numbers)),
    }


def _checked(search: Rebalance, decks: Sequence[Deck], seed: str, games: int) -> list[tuple[Deck, Measured]]:
    """The same decks with fresh keys: whoever was only lucky is found out."""
    fresh = [Deck(deck.numbers) for deck in decks]
    search.play(fresh, seed, games)
    return [(deck, search.measured(deck)) for deck in fresh]


def recommended(goals: Sequence[Sequence[float]]) -> int:
    """The deck least far from the best of each goal, as shares of the front's range, in the sum over the goals."""
    table = np.array(goals)
    width = table.max(axis=0) - table.min(axis=0)
    return int(np.argmin(((table - table.min(axis=0)) / np.where(width > 0, width, 1)).sum(axis=1)))


def changes(search: Rebalance, numbers: Numbers) -> list[dict[str, Any]]:
    cards = search.tuning.names(search.options)
    return [
        {
            "card": cards[row],
            "category": search.tuning.COLUMNS[column],
            "from": int(search.origin[row, column]),
            "to": int(numbers[row, column]),
        }
        for row, column in np.argwhere(numbers != search.origin)
    ]


def plain(found: Measured) -> dict[str, Any]:
    measured = {name: getattr(found, name).plain() for name in MEASURED}
    return {**measured, "evenness": round(found.evenness, 6), "changes": round(found.changes, 6)}


def _rounded(goals: Sequence[float]) -> list[float]:
    return [round(goal, 6) for goal in goals]
