"""Every switch of a game turned, everything left out that can be, and every size of table: what moves, and how far.

Each setting has keys of its own, so comparisons are between independent games; a few games with the same keys
tell whether a switch changes anything at all for bots.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ...core.game import Game, Refusal
from . import counting
from .measures import Estimate, chance_of, difference, mean_of, ratio, share, significant
from .parts import switches, tells_standing, usual_player, values_of
from .tally import Setting, Tally

Work = list[tuple[Setting, int]]


@dataclass(frozen=True)
class Variant:
    """A setting beside the usual one: which kind of change, of what, and to what."""

    kind: str  # "switch", "pair", "ablation" or "size"
    group: str
    name: str
    seats: int
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Ladder:
    """Two own bots, of which the first is meant to play better."""

    better: str
    worse: str

    @property
    def title(self) -> str:
        return f"{self.better} against {self.worse}"


def ladders(game: Game) -> list[Ladder]:
    own: tuple[str, ...] = game.bots.NAMES
    return [Ladder(better, worse) for worse, better in pairwise(own)]


TURNED = ("switch", "pair")  # kinds of variants whose options are turned
BESIDE = " × "  # between two options of a pair


def variants(game: Game, seats: int, options: Mapping[str, Any], pair: Sequence[str] = ()) -> list[Variant]:
    found = [
        Variant("switch", option.name, str(value), seats, {**options, option.name: value})
        for option in switches(game)
        for value in values_of(game, option)
        if value != options[option.name]
    ]
    found += paired(game, seats, options, pair) if pair else []
    for group, without in game.lab.ablations(options).items():
        found += [Variant("ablation", group, name, seats, {**options, **changed}) for name, changed in without]
    found += [Variant("size", "players", str(size), size, options) for size in game.seats if size != seats]
    return [variant for variant in found if _is_possible(game, variant)]


def paired(game: Game, seats: int, options: Mapping[str, Any], pair: Sequence[str]) -> list[Variant]:
    """Both options turned at once, in every way; each by itself is among the switches."""
    known = {option.name: option for option in switches(game)}
    if len(set(pair)) != 2 or not set(pair) <= set(known):
        named = ", ".join(known) or "none"
        raise Refusal(
            f"A pair is two different options with a comma between them, of {named}; {','.join(pair)} is not."
        )
    first, second = ([value for value in values_of(game, known[name]) if value != options[name]] for name in pair)
    return [
        Variant("pair", BESIDE.join(pair), f"{a}{BESIDE}{b}", seats, {**options, pair[0]: a, pair[1]: b})
        for a in first
        for b in second
    ]


def _is_possible(game: Game, variant: Variant) -> bool:
    try:
        game.check_seats(variant.seats, variant.options)
    except Refusal:
        return False
    return True


@dataclass(frozen=True)
class Trial:
    """How one variant is tried out: with usual players, up the ladders, and with the reference's own keys."""

    game: Game
    variant: Variant
    seed: str
    games: int

    def work(self) -> Work:
        found = [(self._setting([usual_player(self.game)] * self.variant.seats, ""), self.games)]
        if self.variant.kind in TURNED:
            found += [(setting, max(2, self.games // 4)) for setting in self._contests()]
            found.append((self.with_same_keys(), same_games(self.games)))
        return found

    def with_same_keys(self) -> Setting:
        players = (usual_player(self.game),) * self.variant.seats
        return Setting(self.game, players, self.variant.options, f"{self.seed} same")

    def _contests(self) -> Iterator[Setting]:
        for ladder in ladders(self.game):
            for turn in range(2):
                yield self._setting(seating(self.game, ladder, self.variant.seats, turn), f" {ladder.title} {turn}")

    def _setting(self, players: Sequence[str], what: str) -> Setting:
        named = f"{self.seed} {self.variant.kind} {self.variant.group}={self.variant.name}{what}"
        return Setting(self.game, tuple(players), self.variant.options, named)


def same_games(games: int) -> int:
    return max(1, min(200, games // 5))


def seating(game: Game, ladder: Ladder, seats: int, turn: int) -> list[str]:
    """The two alternate around the table, and then the other way round; together they would only help each other."""
    if game.reward_sum is None:
        return [ladder.better if turn == 0 else ladder.worse] * seats
    return [ladder.better if (seat + turn) % 2 == 0 else ladder.worse for seat in range(seats)]


# What is measured


def measures(game: Game, first: str, turns: str) -> dict[str, str]:
    """The names of what is compared, and how to show it."""
    if game.reward_sum is None:
        found = {"mean result": "share", f"{turns} per game": "number"}
    else:
        found = {first: "share", f"{turns} per game": "number", "shared or drawn": "share"}
        found |= {"lead changes": "number"} if tells_standing(game) else {}
    return found | {ladder.title: "share" for ladder in ladders(game)}


def played_estimates(game: Game, setting: Setting, tally: Tally) -> list[Estimate]:
    def row(place: int) -> Any:
        return tally.sums[setting.places[place]]

    length = ratio(row(counting.TURNS))
    if game.reward_sum is None:
        return [share(row(counting.RESULT), counting.POINT), length]
    first = share(row(counting.ORDER), counting.POINT)
    return [first, length, share(row(counting.SHARED)), *([ratio(row(counting.LEADS))] if tells_standing(game) else [])]


def ladder_estimates(game: Game, contests: Sequence[tuple[Setting, Tally]]) -> list[Estimate]:
    """Of every two runs that belong together: what the better ones get, or how much more they reach together."""
    found = []
    for (one, first), (other, second) in zip(contests[::2], contests[1::2], strict=True):
        if game.reward_sum is None:
            results = [share(tally.sums[one.places[counting.RESULT]], counting.POINT) for tally in (first, second)]
            found.append(difference(*results))
        else:
            found.append(mean_of([_share_of_even(one, first), _share_of_odd(other, second)]))
    return found


def _share_of_even(setting: Setting, tally: Tally) -> Estimate:
    return share(tally.sums[setting.places[counting.EVEN]], counting.POINT)


def _share_of_odd(setting: Setting, tally: Tally) -> Estimate:
    even = _share_of_even(setting, tally)
    return Estimate(1 - even.mean, even.error, 1 - even.high, 1 - even.low, even.count)


# What moved


def compare(
    rows: Sequence[tuple[Variant, list[Estimate], bool]], reference: Sequence[Estimate]
) -> list[dict[str, Any]]:
    """Every value beside the reference's, marked where the difference is more than luck in the whole family."""
    differences = [
        [difference(one, other) for one, other in zip(found, reference, strict=False)] for _, found, _ in rows
    ]
    marks = iter(significant([chance_of(each) for row in differences for each in row]))
    told = []
    for (variant, found, same), gaps in zip(rows, differences, strict=True):
        cells = [
            one.plain() | {"difference": gap.plain(), "significant": next(marks)}
            for one, gap in zip(found, gaps, strict=False)
        ]
        unmoved = same and not any(cell["significant"] for cell in cells)  # a rare change may show in more games only
        told.append({"group": variant.group, "name": variant.name, "same": unmoved, "cells": cells})
    return told
