"""A deck rebalanced: its numbers evolve towards targets, and what was found is checked with games of other keys.

The goals are those of Volz, Rudolph and Naujoks, "Demonstrating the feasibility of automatic game balancing" (2016),
and two more: all categories about equally useful, and few changes.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ... import __version__
from ...core.crew import Interrupted
from ...core.game import Game, Refusal
from . import counting
from .evolution import Numbers, child, fronts, survivors
from .measures import difference, ratio
from .notes import Notes
from .parts import Progress, usual_player
from .sweep import Ladder, ladder_estimates, ladders, seating
from .tally import Setting, Tally, play_all
from .targets import MEASURED, Belief, Measured, Targets, believed, far, inherited, read_targets, reasons, verdicts

POPULATION = 24
TRIES = 40  # to make a child that keeps the promises
ABOUT = 0.1  # decks as near as that to each other are about as near to the targets


class Deck:
    """A candidate, what its games added up to so far, and what was believed of it before."""

    def __init__(self, numbers: Numbers, before: Belief | None = None) -> None:
        self.numbers = numbers
        self.before = before
        self.tallies: list[Tally] = []
        self.measured: Measured | None = None  # by these tallies, once somebody asked

    def add(self, tallies: Sequence[Tally]) -> None:
        self.measured = None
        known = self.tallies
        self.tallies = [old + new for old, new in zip(known, tallies, strict=True)] if known else list(tallies)

    def twin(self) -> "Deck":
        """With the same games and a future of its own."""
        twin = Deck(self.numbers, self.before)
        twin.tallies = list(self.tallies)
        return twin


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
        notes: Notes | None = None,
    ) -> None:
        tuning = game.tuning
        if not tuning.FILE:
            raise Refusal(f"The components of {game.name} are fixed: it has no numbers that could be evolved.")
        if games < 2:
            raise Refusal(f"A deck needs at least 2 games in each generation, one each way round; {games} is too few.")
        self.game, self.options, self.seed, self.games, self.progress = game, dict(options), seed, games, progress
        self.pool, self.notes = pool, notes
        self.tuning = tuning
        self.origin: Numbers = tuning.numbers(options)
        self.player = tuning.PLAYERS[0] if tuning.PLAYERS else usual_player(game)
        self.ladder: Ladder = Ladder(*tuning.PLAYERS) if tuning.PLAYERS else ladders(game)[-1]
        self.random = Random(f"{seed} rebalance")
        self.history: list[Measured] = []
        self.decks: list[Deck] = []  # those that survived the last generation
        self.generation = 0

    def settings(self, deck: Deck, seed: str) -> list[Setting]:
        options = self.tuning.settled(self.options, deck.numbers)
        seats = self.game.seats.start
        tables = [[self.player] * seats] + [seating(self.game, self.ladder, seats, turn) for turn in (0, 1)]
        return [Setting(self.game, tuple(players), options, f"{seed} {table}") for table, players in enumerate(tables)]

    def play(self, decks: Sequence[Deck], stage: str, games: int) -> None:
        settings = [setting for deck in decks for setting in self.settings(deck, f"{self.seed} {stage}")]
        work = [(setting, games // 2 if place % 3 else games) for place, setting in enumerate(settings)]
        tallies = self._tallies(stage, work)
        for place, deck in enumerate(decks):
            deck.add(tallies[3 * place : 3 * place + 3])

    def _tallies(self, stage: str, work: Sequence[tuple[Setting, int]]) -> list[Tally]:
        """What comes of these games, or came of them when they were played and noted."""
        tallies = self.notes.read(stage) if self.notes else None
        if tallies is not None:
            self.progress(sum(tally.games for tally in tallies))
            return tallies
        tallies = play_all(work, self.progress, pool=self.pool)
        if self.notes:
            self.notes.keep(stage, tallies)
        return tallies

    def measured(self, deck: Deck) -> Measured:
        if deck.measured is None:
            deck.measured = self._measure(deck)
        return deck.measured

    def _measure(self, deck: Deck) -> Measured:
        setting, *contests = self.settings(deck, "")
        tally = deck.tallies[0]
        return Measured(
            ladder_estimates(self.game, list(zip(contests, deck.tallies[1:], strict=True)))[0],
            ratio(tally.sums[setting.places[counting.TURNS]]),
            ratio(tally.sums[setting.places[counting.LEADS]]),
            self._evenness(setting, tally),
            float(abs(deck.numbers - self.origin).mean()),
        )

    def _evenness(self, setting: Setting, tally: Tally) -> float:
        """The share of trials that would have to go elsewhere for all to be tried alike, where that is a matter."""
        if not self.tuning.EVENNESS:
            return 0.0
        tried = tally.sums[setting.places[counting.TRIALS] : setting.places[counting.TRIALS + 1], 0]
        shares = tried / max(int(tried.sum()), 1)
        return float(abs(shares - 1 / len(shares)).sum() / 2)

    def belief(self, deck: Deck) -> Belief:
        return believed(self.measured(deck), deck.before)

    def goals(self, deck: Deck, targets: Targets) -> tuple[float, ...]:
        return targets.believed_goals(self.belief(deck), self.measured(deck))

    def evolve(self, targets: Targets, generations: int, original: Deck) -> list[Deck]:
        """The decks that no other beats in everything."""
        began = targets.misses(self.belief(original).means)
        decks = [original]
        decks += [self._born(decks) for _ in range(POPULATION - 1)]
        for generation in range(generations):
            self.play(decks, f"generation {generation}", self.games)
            self.history += [self.measured(deck) for deck in decks]
            goals = [self.goals(deck, targets) for deck in decks]
            decks = [decks[place] for place in chosen(goals, began, POPULATION)]
            self.decks, self.generation = decks, generation + 1
            if generation < generations - 1:
                decks = decks + [self._born(decks) for _ in range(POPULATION)]
        return self.front(targets)

    def front(self, targets: Targets) -> list[Deck]:
        """Of the decks that are left, those that no other beats."""
        return [self.decks[place] for place in fronts([self.goals(deck, targets) for deck in self.decks])[0]]

    def _born(self, decks: Sequence[Deck]) -> Deck:
        """A child of two decks that keeps what the original promises."""
        wanted = self.tuning.promises(self.origin)
        for _ in range(TRIES):
            one, other = self.random.choice(decks), self.random.choice(decks)
            born = child(self.random, one.numbers, other.numbers, self.origin, self.tuning.LOWEST, self.tuning.HIGHEST)
            if all(kept or not promised for kept, promised in zip(self.tuning.promises(born), wanted, strict=True)):
                return Deck(born, inherited(self.belief(one), self.belief(other)))
        twin = self.random.choice(decks)
        return Deck(twin.numbers.copy(), self.belief(twin))


def chosen(goals: Sequence[Sequence[float]], began: Sequence[float], count: int) -> list[int]:
    """One half are those nearest to the targets, and the other those that no other beats in everything."""
    near = sorted(range(len(goals)), key=lambda place: (far(goals[place][: len(MEASURED)], began), place))[: count // 2]
    others = [place for place in range(len(goals)) if place not in near]
    return near + [others[place] for place in survivors([goals[place] for place in others], count - len(near))]


def total_games(game: Game, games: int | None = None, generations: int | None = None, final: int | None = None) -> int:
    """How many games a search takes if every deck of the last generation is on the front, to fill a bar."""
    games, generations, checked, final = paced(game, games, generations, final)
    bred = POPULATION + (generations - 1) * 2 * POPULATION
    times = [(bred, games), (POPULATION, checked), (2, final)]
    return sum(decks * (each + 2 * (each // 2)) for decks, each in times)


def paced(game: Game, games: int | None, generations: int | None, final: int | None) -> tuple[int, int, int, int]:
    """How many games each deck plays in each of how many generations, to be checked, and in the end."""
    tuning = game.tuning
    last = tuning.FINAL if final is None else final
    each = tuning.GAMES if games is None else games
    return each, tuning.GENERATIONS if generations is None else generations, min(tuning.CHECKED, last), last


def rebalance(
    game: Game,
    options: Mapping[str, Any],
    seed: str = "0",
    targets: str | None = None,
    games: int | None = None,
    generations: int | None = None,
    progress: Progress = lambda games: None,
    pool: Executor | None = None,
    final: int | None = None,
    notes: Path | None = None,
) -> dict[str, Any]:
    """Everything that was found, as plain data; with a folder for `notes`, what stands there is not played again."""
    games, generations, checked, final = paced(game, games, generations, final)
    kept = Notes(notes, heading(game, options, seed, targets, (games, checked, final))) if notes else None
    search = Rebalance(game, options, seed, games, progress, pool, kept)
    original = Deck(search.origin)
    search.play([original], "original", final)
    before, unchanged = search.measured(original), original.twin()
    wanted = read_targets(targets, before)
    began = wanted.misses([each.mean for each in before.estimates])
    try:
        front = _checked(search, search.evolve(wanted, generations, original), "check", checked)
        best = recommended([search.goals(deck, wanted) for deck in front], began)
        (last,) = _checked(search, [front[best]], "final", final, afresh=True)
        if far(search.goals(last, wanted)[: len(MEASURED)], began) > far(began, began):
            last = unchanged  # nothing nearer was found
    except KeyboardInterrupt as interruption:
        if not search.decks:
            raise
        front = search.front(wanted)
        best = recommended([search.goals(deck, wanted) for deck in front], began)
        found = _found(search, wanted, before, front, best, front[best], (games, 0, 0), generations)
        raise Interrupted(found) from interruption
    return _found(search, wanted, before, front, best, last, (games, checked, final), generations)


def heading(
    game: Game, options: Mapping[str, Any], seed: str, targets: str | None, games: tuple[int, int, int]
) -> dict[str, Any]:
    """All that the games of a search depend on, so that no other goes on with them."""
    rules = {"game": game.key, "version": game.version, "program": __version__}
    return {**rules, "options": dict(options), "seed": seed, "targets": targets, "games": games}


def _found(
    search: Rebalance,
    wanted: Targets,
    before: Measured,
    front: Sequence[Deck],
    best: int,
    last: Deck,
    games: tuple[int, int, int],
    generations: int,
) -> dict[str, Any]:
    """The last deck is the recommended one, as it was measured last."""
    after, numbers = search.measured(last), last.numbers
    measured = [search.measured(deck) for deck in front]
    return {
        "game": search.game.key,
        "name": search.game.name,
        "seed": search.seed,
        "games": dict(zip(("bred", "checked", "final"), games, strict=True)),
        "generations": search.generation,
        "interrupted": games[-1] == 0,
        "planned_generations": generations,
        "turns": search.game.lab.TURNS,
        "evenness": search.tuning.EVENNESS,
        "players": {"usual": search.player, "skill": search.ladder.title},
        "targets": {name: round(getattr(wanted, name), 6) for name in MEASURED},
        "original": plain(before),
        "rebalanced": plain(after),
        "difference": {name: difference(getattr(after, name), getattr(before, name)).plain() for name in MEASURED},
        "misses": (misses := verdicts(wanted, before, after)),
        "reasons": reasons(wanted, misses, [[each.mean for each in found.estimates] for found in search.history]),
        "front": [plain(found) | {"goals": _rounded(wanted.goals(found))} for found in measured],
        "recommended": best,
        "history": [_rounded(wanted.goals(found)) for found in search.history],
        "changes": changes(search, numbers),
        "kept_promises": list(search.tuning.promises(numbers)),
        "file": search.tuning.FILE,
        "components": search.tuning.text(search.tuning.settled(search.options, numbers)),
    }


def _checked(search: Rebalance, decks: Sequence[Deck], stage: str, games: int, afresh: bool = False) -> list[Deck]:
    """The same decks with fresh keys: whoever was only lucky is found out; afresh, nothing is believed beforehand."""
    fresh = [Deck(deck.numbers, None if afresh else search.belief(deck)) for deck in decks]
    search.play(fresh, stage, games)
    return fresh


def recommended(goals: Sequence[Sequence[float]], began: Sequence[float]) -> int:
    """Of the decks about as near to the targets as the nearest, the one with the least changes and most even calls."""
    distances = [far(each[: len(MEASURED)], began) for each in goals]
    near = [place for place, distance in enumerate(distances) if distance <= min(distances) + ABOUT]
    rest = np.array([goals[place][len(MEASURED) :] for place in near])
    width = np.ptp(rest, axis=0)
    return near[int(np.argmin(((rest - rest.min(axis=0)) / np.where(width > 0, width, 1)).sum(axis=1)))]


def changes(search: Rebalance, numbers: Numbers) -> list[dict[str, Any]]:
    cards, words = search.tuning.names(search.options), search.tuning.VALUES

    def worded(number: Any) -> int | str:
        return words[int(number)] if words else int(number)

    return [
        {
            "card": cards[row],
            "category": search.tuning.COLUMNS[column],
            "from": worded(search.origin[row, column]),
            "to": worded(numbers[row, column]),
        }
        for row, column in np.argwhere(numbers != search.origin)
    ]


def plain(found: Measured) -> dict[str, Any]:
    measured = {name: getattr(found, name).plain() for name in MEASURED}
    return {**measured, "evenness": round(found.evenness, 6), "changes": round(found.changes, 6)}


def _rounded(goals: Sequence[float]) -> list[float]:
    return [round(goal, 6) for goal in goals]
