"""The balance report of a game as plain data; the same seed gives the same report, to the last byte."""

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ... import __version__
from ...core.crew import Interrupted
from ...core.game import Components, Game, Refusal
from ...core.match import Match
from ..cpu import game_key
from . import counting
from .measures import Estimate, bins, chance_of, explained, proportion, quantiles, ratio, share, significant, together
from .parts import Groups, Progress, tells_standing, usual_player
from .skill import contests, told_of
from .sweep import (
    BESIDE,
    TURNED,
    Trial,
    Variant,
    compare,
    ladder_estimates,
    ladders,
    measures,
    played_estimates,
    same_games,
    variants,
)
from .tally import Setting, Tally, known_players, play_all, recorded

SLOW_GAMES = 20  # by default where players stop to think
SMALLEST = 20  # games of a variant
PART_FOR_VARIANTS = 4  # of the games of the report
PART_FOR_MANY = 8  # the same where there may be dozens of variants
MOST_TOLD = 200  # components that are told one by one
SAMPLED = 60  # games whose choices are named one by one


@dataclass(frozen=True)
class Wish:
    """What a report is asked for."""

    game: Game
    players: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, Any]
    pair: tuple[str, ...] = ()  # two options that are turned together, too

    @property
    def base(self) -> Setting:
        return Setting(self.game, self.players, self.options, self.seed)

    @property
    def abstaining(self) -> Setting:
        """The deals of the report once more; who would stop to think has the usual player in their place."""
        quick, usual = self.game.bots.NAMES, usual_player(self.game)
        players = tuple(name if name in quick else usual for name in self.players)
        return replace(self.base, players=players, abstaining=True)

    @property
    def is_usual(self) -> bool:
        return set(self.players) == {usual_player(self.game)}

    @property
    def games_of_variants(self) -> int:
        return self.games if self.base.is_quick else self.game.lab.GAMES


def wish(
    game: Game,
    players: Sequence[str] | None = None,
    seats: int | None = None,
    games: int | None = None,
    seed: str = "0",
    options: Mapping[str, Any] | None = None,
    pair: Sequence[str] = (),
) -> Wish:
    """What was asked for, the rest as usual, and all of it possible."""
    settled = game.read_options(options or {})
    given = known_players(game, players or [usual_player(game)])
    usual = len(given) if len(given) > 1 else game.seats.start
    size = usual if seats is None else seats
    game.check_seats(size, settled)
    if len(given) not in (1, size):
        raise Refusal(f"At a table of {size} sit one player everywhere or {size} players; {len(given)} were named.")
    sitting = given * size if len(given) == 1 else given
    quick = Setting(game, sitting, settled).is_quick
    count = games if games is not None else game.lab.GAMES if quick else SLOW_GAMES
    if count < 1:
        raise Refusal(f"A report needs at least one game, not {count}.")
    return Wish(game, sitting, count, seed, settled, tuple(pair))


class Runs:
    """All games of a report, each setting played once; first they are only counted."""

    def __init__(self, wished: Wish) -> None:
        self.wish = wished
        self.base = wished.base
        game, seats = wished.game, len(wished.players)
        usual = Variant("switch", "", "reference", seats, wished.options)
        self.reference = Trial(game, usual, wished.seed, self._size("switch"))
        self.trials = [
            Trial(game, variant, wished.seed, self._size(variant.kind))
            for variant in variants(game, seats, wished.options, wished.pair)
        ]
        self.work = [(self.base, wished.games)]
        for trial in (self.reference, *self.trials):
            self.work += trial.work()
        if self.base.parts.abstentions:
            self.work.append((wished.abstaining, self._size("abstaining")))
        self.rungs = contests(game, seats, wished.options, wished.seed)
        self.work += [(setting, self._size("skill")) for _, setting in self.rungs]
        self.tallies: list[Tally] = []
        self.is_interrupted = False
        self.loss: Exception | None = None  # of those who played

    def _size(self, kind: str) -> int:
        part = PART_FOR_VARIANTS if kind in TURNED else PART_FOR_MANY
        return max(SMALLEST, self.wish.games_of_variants // part)

    @property
    def total(self) -> int:
        return sum(setting.games_of_a_deal * games for setting, games in self.work)

    def play(self, progress: Progress, threads: int | None, pool: Executor | None) -> None:
        try:
            self.tallies = play_all(self.work, progress, threads, pool)
        except Interrupted as interruption:
            self.loss = interruption.loss
            self._make_do_with(interruption.done)
            if not self.tallies[0].games:
                raise (self.loss or KeyboardInterrupt) from interruption

    def _make_do_with(self, tallies: Sequence[Tally]) -> None:
        """Keep the report's own games as far as they got, and of all comparisons those that were finished."""
        self.is_interrupted = True
        finished = [tally.games == games for tally, (_, games) in zip(tallies, self.work, strict=True)]
        kept, trials, begin = [0], [], 1
        for trial in (self.reference, *self.trials):
            places = range(begin, begin + len(trial.work()))
            begin = places.stop
            if trial is self.reference:
                is_comparable = all(finished[place] for place in places)
                kept += places
            elif is_comparable and all(finished[place] for place in places):
                kept += places
                trials.append(trial)
        kept += [place for place in range(begin, len(self.work)) if finished[place]]
        self.trials = trials
        self.work = [self.work[place] for place in kept]
        self.tallies = [tallies[place] for place in kept]

    def of(self, trial: Trial) -> list[tuple[Setting, Tally]]:
        """The runs of a trial, in the order of its work."""
        begin = 1
        for other in (self.reference, *self.trials):
            size = len(other.work())
            if other is trial:
                return [(self.work[place][0], self.tallies[place]) for place in range(begin, begin + size)]
            begin += size
        raise ValueError("This trial is of another report.")

    def estimates(self, trial: Trial) -> list[Estimate]:
        (setting, tally), *contests = self.of(trial)
        if trial is self.reference and self.wish.is_usual:  # the report's own games say it better
            setting, tally = self.base, self.tallies[0]
        found = played_estimates(self.wish.game, setting, tally)
        return found + ladder_estimates(self.wish.game, contests[:-1]) if contests else found

    def is_same(self, trial: Trial) -> bool:
        """With the same keys, were these the very games of the reference?"""
        return trial.variant.kind in TURNED and self.of(trial)[-1][1] == self.of(self.reference)[-1][1]


def report(
    wished: Wish,
    progress: Progress = lambda games: None,
    threads: int | None = None,
    pool: Executor | None = None,
) -> dict[str, Any]:
    """Everything that was found, as plain data; after Ctrl-C, `Interrupted` has the report of what was finished."""
    runs = Runs(wished)
    runs.play(progress, threads, pool)
    found = reported(runs)
    if runs.is_interrupted:
        raise Interrupted(found, runs.loss)
    return found


def reported(runs: Runs) -> dict[str, Any]:
    wished, setting, tally = runs.wish, runs.base, runs.tallies[0]
    game = wished.game
    return {
        "game": game.key,
        "name": game.name,
        "version": game.version,
        "program": __version__,
        "cooperative": game.reward_sum is None,
        "players": list(wished.players),
        "games": tally.games,
        "interrupted": runs.is_interrupted,
        "seed": wished.seed,
        "repeatable": setting.is_repeatable,
        "options": {name: value for name, value in wished.options.items() if isinstance(value, (str, int))},
        "other_components": [name for name, value in wished.options.items() if isinstance(value, list)],
        "components": {name: told_of_components(value) for name, value in brought(wished).items()},
        "fair": None if game.reward_sum is None else round(1 / len(wished.players), 6),
        "first": first_name(wished),
        "order": [share(row, counting.POINT).plain() for row in rows(setting, tally, counting.ORDER)],
        "result": share(rows(setting, tally, counting.RESULT)[0], counting.POINT).plain(),
        "shared": share(rows(setting, tally, counting.SHARED)[0]).plain(),
        "length": length(setting, tally),
        "branching": branching(setting, tally),
        "skill": skill_part(runs),
        "lead": lead(setting, tally),
        "drama": drama(setting, tally),
        "endings": named(setting.parts.endings, rows(setting, tally, counting.ENDINGS)),
        "events": events(setting, tally, 0 if runs.is_interrupted else min(SAMPLED, wished.games)),
        "power": power(setting, tally),
        "trials": grouped(setting.parts.trials, rows(setting, tally, counting.TRIALS)),
        "switches": switches_part(runs),
        "pairs": pairs_part(runs),
        "ablations": variants_part(runs, "ablation"),
        "abstaining": abstaining_part(runs),
        "sizes": variants_part(runs, "size"),
    }


def brought(wished: Wish) -> dict[str, Any]:
    """The components that are not those of the box."""
    names = [option.name for option in wished.game.options if isinstance(option, Components)]
    return {name: wished.options[name] for name in names if wished.options[name] is not None}


def told_of_components(value: Any) -> dict[str, Any]:
    """Components by their fingerprint, and whole where they are few."""
    text = json.dumps(value, sort_keys=True, ensure_ascii=False)
    told = {"fingerprint": hashlib.sha256(text.encode()).hexdigest()[:16], "entries": len(value)}
    return told | {"value": value} if len(value) <= MOST_TOLD else told


def rows(setting: Setting, tally: Tally, kind: int) -> Any:
    return tally.sums[setting.places[kind] : setting.places[kind + 1]]


def first_name(wished: Wish) -> str:
    match = Match(wished.game, len(wished.players), wished.options, game_key(wished.seed, 0))
    return "seat 1 wins" if len(match.to_act()) > 1 else "who begins wins"


def length(setting: Setting, tally: Tally) -> dict[str, Any]:
    found = {}
    for name, row, histogram in (
        ("choices", counting.LENGTH, tally.lengths),
        (setting.parts.turns, counting.TURNS, tally.turns),
    ):
        mean = ratio(rows(setting, tally, row)[0]).plain()
        found[name] = {**mean, "quantiles": quantiles(histogram), "histogram": bins(histogram)}
    return found


def lead(setting: Setting, tally: Tally) -> dict[str, Any]:
    """Who leads when, what that is worth, and which events give the lead for good."""
    deciders = zip(setting.parts.events, rows(setting, tally, counting.DECIDERS), strict=True)
    decided = int(tally.moments.sum())
    return {
        "standing": setting.parts.standing,
        "changes": ratio(rows(setting, tally, counting.LEADS)[0]).plain() if tells_standing(setting.game) else None,
        "leader_wins": [share(row, counting.POINT).plain() for row in rows(setting, tally, counting.LEADING)],
        "settled": [round(explained(row, tally.games), 6) for row in rows(setting, tally, counting.SETTLING)],
        "moments": [int(count) for count in tally.moments],
        "deciders": [
            {"name": name, "games": int(row[1]), "share": round(int(row[1]) / max(decided, 1), 6), **share(row).plain()}
            for name, row in deciders
        ],
    }


def drama(setting: Setting, tally: Tally) -> dict[str, Any] | None:
    """How often, how late and how long the winner was behind, and how many games are decided by when."""
    decided = int(tally.moments.sum())
    if setting.game.reward_sum is None or not tells_standing(setting.game) or not decided:
        return None
    behind = [share(row).plain() for row in rows(setting, tally, counting.BEHIND)]
    leading = [share(row, counting.POINT).plain() for row in rows(setting, tally, counting.LEADING)]
    half, late = counting.CHECKS // 2 - 1, counting.CHECKS * 3 // 4
    rising = np.cumsum(tally.moments)
    return {
        "decisive": proportion(decided, tally.games).plain(),
        "leader_at_half": leading[half],
        "behind": behind,
        "behind_at_half": behind[half],
        "behind_late": behind[late],
        "trailing": ratio(rows(setting, tally, counting.TRAILING)[0]).plain(),
        "settled": [proportion(int(count), decided).plain() for count in rising[:-2]],
        "half_settled": min(1.0, round((int(np.searchsorted(rising, decided / 2)) + 1) / counting.CHECKS, 6)),
    }


def branching(setting: Setting, tally: Tally) -> dict[str, Any]:
    """Among how many choices one chooses, how often there is but one, and how that changes in a game."""
    return {
        "choices": ratio(rows(setting, tally, counting.CHOICES)[0]).plain(),
        "forced": share(rows(setting, tally, counting.FORCED)[0]).plain(),
        "course": [ratio(row).plain() for row in rows(setting, tally, counting.BRANCHES)],
    }


def skill_part(runs: Runs) -> dict[str, Any]:
    """The ladder of the game's own bots; of levels nothing, unless somebody lets them meet."""
    met = {setting: tally for (setting, _), tally in zip(runs.work, runs.tallies, strict=True) if setting.rivals}
    told = [told_of(rung, setting, met[setting]) for rung, setting in runs.rungs if setting in met]
    return {"seats": len(runs.rungs[0][1].players) if runs.rungs else 0, "rungs": told, "levels": []}


def named(names: Sequence[str], found: Any) -> list[dict[str, Any]]:
    return [{"name": name, **share(row).plain()} for name, row in zip(names, found, strict=True)]


def grouped(groups: Groups, found: Any) -> list[dict[str, Any]]:
    told, begin = [], 0
    for title, names in groups.items():
        told.append({"title": title, "rows": named(names, found[begin : begin + len(names)])})
        begin += len(names)
    return told


def power(setting: Setting, tally: Tally) -> list[dict[str, Any]]:
    """What those got who had a thing, marked where that is more or less than with the other things of its group.

    Who wins often does much, so the mean of a group may be above a fair share; in a cooperative game it is the result.
    """
    found = rows(setting, tally, counting.THINGS)
    groups, begin = [], 0
    for title, names in setting.parts.power.items():
        part = found[begin : begin + len(names)]
        begin += len(names)
        estimates = [(name, share(row, counting.POINT)) for name, row in zip(names, part, strict=True)]
        groups.append((title, _usual(setting, tally, part), estimates))
    marks = iter(significant([chance_of(one, usual) for _, usual, estimates in groups for _, one in estimates]))
    return [
        {
            "title": title,
            "expected": round(usual, 6),
            "rows": [
                {"name": name, "per_game": round(one.count / tally.games, 6), **one.plain(), "significant": next(marks)}
                for name, one in estimates
            ],
        }
        for title, usual, estimates in groups
    ]


def _usual(setting: Setting, tally: Tally, group: Any) -> float:
    if setting.game.reward_sum is None:
        return share(rows(setting, tally, counting.RESULT)[0], counting.POINT).mean
    uses, won = int(group[:, 0].sum()), int(group[:, 1].sum())
    return won / max(uses, 1) / counting.POINT


def events(setting: Setting, tally: Tally, games: int) -> dict[str, Any]:
    """How often each rule fires; a game without counters of its own has its choices named one by one."""
    if setting.parts.events:
        found = zip(setting.parts.events, rows(setting, tally, counting.EVENTS), strict=True)
        return {"games": tally.games, "rows": [{"name": name, **ratio(row).plain()} for name, row in found]}
    counts = [_choices_by_kind(setting, number) for number in range(games)]
    kinds = sorted({kind for count in counts for kind in count})
    return {
        "games": games,
        "rows": [{"name": kind, **ratio(_summed([count[kind] for count in counts])).plain()} for kind in kinds],
    }


def _choices_by_kind(setting: Setting, number: int) -> Counter[str]:
    played = recorded(setting, number)
    again = Match(setting.game, played.seats, setting.options, played.key)
    kinds: Counter[str] = Counter()
    for seat, action in played.actions:
        kinds[again.describe(seat, action).code] += 1
        again.act(seat, action)
    return kinds


def _summed(counts: Sequence[int]) -> list[int]:
    total, squares = sum(counts), sum(count * count for count in counts)
    return [len(counts), total, len(counts), squares, total]


def switches_part(runs: Runs) -> dict[str, Any]:
    part = variants_part(runs, "switch")
    part["same_games"] = same_games(runs.reference.games)
    part["ladders"] = [ladder.title for ladder in ladders(runs.wish.game)]
    return part


def pairs_part(runs: Runs) -> dict[str, Any]:
    """Two options turned together, and by how much that is more than what each does by itself."""
    part = variants_part(runs, "pair")
    alone = {
        (trial.variant.group, trial.variant.name): runs.estimates(trial)
        for trial in runs.trials
        if trial.variant.kind == "switch"
    }
    usual, gaps = runs.estimates(runs.reference), []
    for trial in runs.trials:
        if trial.variant.kind == "pair":
            sides = zip(trial.variant.group.split(BESIDE), trial.variant.name.split(BESIDE), strict=True)
            one, other = (alone.get(side, []) for side in sides)
            gaps.append([together(*four) for four in zip(runs.estimates(trial), usual, one, other, strict=False)])
    marks = iter(significant([chance_of(gap) for row in gaps for gap in row]))
    for row, found in zip(part["rows"], gaps, strict=True):
        row["together"] = [gap.plain() | {"significant": next(marks)} for gap in found]
    return part


def variants_part(runs: Runs, kind: str) -> dict[str, Any]:
    chosen = [trial for trial in runs.trials if trial.variant.kind == kind]
    reference = runs.estimates(runs.reference)
    found = [(trial.variant, runs.estimates(trial), runs.is_same(trial)) for trial in chosen]
    names = measures(runs.wish.game, first_name(runs.wish), runs.base.parts.turns)
    return {
        "players": usual_player(runs.wish.game),
        "games": chosen[0].games if chosen else 0,
        "measures": dict(list(names.items())[: len(found[0][1]) if found else None]),
        "reference": {
            "name": str(len(runs.wish.players)) if kind == "size" else "as it is",
            "options": {name: runs.wish.options[name] for name in runs.wish.options if not _is_long(runs, name)},
            "cells": [estimate.plain() for estimate in reference],
        },
        "rows": compare(found, reference),
    }


def abstaining_part(runs: Runs) -> dict[str, Any]:
    """What is lost by leaving a thing alone: of all deals, and of those in which it had to be given up."""
    found = [(*work, tally) for work, tally in zip(runs.work, runs.tallies, strict=True) if work[0].abstaining]
    if not found:
        return {"players": [], "games": 0, "groups": []}
    ((setting, games, tally),) = found
    lost = [ratio(row, counting.POINT) for row in rows(setting, tally, counting.LOST)]
    wanted = [ratio(row, counting.POINT) for row in rows(setting, tally, counting.WANTED)]
    lost = [replace(one, count=other.count) for one, other in zip(lost, wanted, strict=True)]
    told = zip(lost, wanted, significant(list(map(chance_of, lost))), strict=True)
    return {
        "players": list(setting.players),
        "games": games,
        "groups": [
            {"title": title, "rows": [_given_up(name, games, *next(told)) for name in names]}
            for title, names in setting.parts.abstentions.items()
        ],
    }


def _given_up(name: str, games: int, lost: Estimate, there: Estimate, mark: bool) -> dict[str, Any]:
    given_up = proportion(there.count, games).plain()
    return {"name": name, **lost.plain(), "significant": mark, "given_up": given_up, "where_given_up": there.plain()}


def _is_long(runs: Runs, name: str) -> bool:
    return not isinstance(runs.wish.options[name], (str, int))
