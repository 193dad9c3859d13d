"""Means with 95 % confidence intervals out of summed whole numbers, and which differences are more than luck."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...bots.ratings import NORMAL_95

LEVEL = 0.05
FEW = 100  # below that many observations an interval is only a hint
DIGITS = 6


@dataclass(frozen=True)
class Estimate:
    """A mean, how far chance may have moved it, and how much was observed."""

    mean: float
    error: float  # the standard error of the mean
    low: float
    high: float
    count: int

    def plain(self) -> dict[str, Any]:
        return {
            "mean": rounded(self.mean),
            "low": rounded(self.low),
            "high": rounded(self.high),
            "count": self.count,
        }


NOTHING = Estimate(math.nan, math.nan, math.nan, math.nan, 0)


def rounded(value: float) -> float | None:
    return None if math.isnan(value) else round(value, DIGITS) + 0.0  # never −0


def ratio(row: Any, scale: int = 1) -> Estimate:
    """How much `b` came with each `a`; the games are the units, so what hangs together within one is no trouble."""
    a, b, aa, bb, ab = (int(value) for value in row)
    if a == 0:
        return NOTHING
    mean = b / a
    spread = bb - 2 * mean * ab + mean * mean * aa
    error = math.sqrt(max(spread, 0.0)) / a / scale
    mean /= scale
    return Estimate(mean, error, mean - NORMAL_95 * error, mean + NORMAL_95 * error, a)


def share(row: Any, scale: int = 1) -> Estimate:
    """A mean between 0 and 1; where all or none succeeded, chance still leaves room (Wilson's interval)."""
    found = ratio(row, scale)
    if found.count == 0:
        return found
    if found.mean in (0.0, 1.0):
        return proportion(round(found.mean * found.count), found.count)
    return Estimate(found.mean, found.error, max(found.low, 0.0), min(found.high, 1.0), found.count)


def proportion(successes: int, tries: int) -> Estimate:
    """Wilson's interval, and an error that does not vanish when all or none succeeded."""
    square = NORMAL_95**2
    mean = successes / tries
    centre = (mean + square / (2 * tries)) / (1 + square / tries)
    half = NORMAL_95 / (1 + square / tries) * math.sqrt(mean * (1 - mean) / tries + square / (4 * tries**2))
    softened = (successes + 2) / (tries + 4)
    error = math.sqrt(softened * (1 - softened) / (tries + 4))
    return Estimate(mean, error, min(mean, centre - half), max(mean, centre + half), tries)


def explained(row: Any, games: int) -> float:
    """The share of the spread of `b` that goes along with `a` (the square of their correlation)."""
    a, b, aa, bb, ab = (int(value) for value in row)
    spread_a, spread_b = games * aa - a * a, games * bb - b * b
    if spread_a <= 0 or spread_b <= 0:
        return 0.0
    return (games * ab - a * b) ** 2 / (spread_a * spread_b)


def mean_of(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates."""
    mean = sum(each.mean for each in estimates) / len(estimates)
    error = math.sqrt(sum(each.error**2 for each in estimates)) / len(estimates)
    count = sum(each.count for each in estimates)
    return Estimate(mean, error, mean - NORMAL_95 * error, mean + NORMAL_95 * error, count)


def difference(one: Estimate, other: Estimate) -> Estimate:
    error = math.hypot(one.error, other.error)
    mean = one.mean - other.mean
    return Estimate(mean, error, mean - NORMAL_95 * error, mean + NORMAL_95 * error, min(one.count, other.count))


def together(both: Estimate, neither: Estimate, one: Estimate, other: Estimate) -> Estimate:
    """By how much two changes at once do more than the sum of what each does by itself."""
    four = (both, neither, one, other)
    error = math.sqrt(sum(each.error**2 for each in four))
    mean = both.mean + neither.mean - one.mean - other.mean
    count = min(each.count for each in four)
    return Estimate(mean, error, mean - NORMAL_95 * error, mean + NORMAL_95 * error, count)


def chance_of(found: Estimate, expected: float = 0.0) -> float:
    """How often chance alone would bring the mean this far from what was expected (two-sided normal test)."""
    distance = abs(found.mean - expected)
    if math.isnan(distance) or found.count < FEW or distance < 1e-12:
        return 1.0
    return math.erfc(distance / found.error / math.sqrt(2)) if found.error > 0 else 0.0


def significant(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Holm's step-down: the chance that any mark in the whole family is false is at most the level."""
    marks = [False] * len(chances)
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda place: chances[place])):
        if chances[place] > level / (len(chances) - rank):
            break
        marks[place] = True
    return marks


def quantiles(histogram: Any) -> dict[str, int]:
    """Of whole numbers given as how many there are of each."""
    shares = {"least": 0.0, "5%": 0.05, "25%": 0.25, "median": 0.5, "75%": 0.75, "95%": 0.95, "most": 1.0}
    rising = np.cumsum(histogram)
    total = int(rising[-1])
    return {name: int(np.searchsorted(rising, max(1, math.ceil(part * total)))) for name, part in shares.items()}


def bins(histogram: Any, most: int = 32) -> list[list[int]]:
    """The histogram in at most so many equal steps: first number, last number, how many games; a long tail in one."""
    found = np.flatnonzero(histogram)
    low, high = int(found[0]), int(found[-1])
    knee = quantiles(np.where(np.arange(len(histogram)) <= high, histogram, 0))
    top = min(high, max(low, 3 * knee["95%"] - 2 * knee["median"]))
    step = -(-(top - low + 1) // most)
    edges = list(range(low, top + 1, step))
    rows = [[edge, min(edge + step - 1, top), int(histogram[edge : min(edge + step, top + 1)].sum())] for edge in edges]
    if high > top:
        rows.append([top + 1, high, int(histogram[top + 1 : high + 1].sum())])
    return rows
