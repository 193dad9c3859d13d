"""Ratings from results: Bradley–Terry on the Elo scale, intervals by the bootstrap, and a sequential test.

The unit of everything is a deal, played several times with the seats exchanged, so
that the luck of the cards falls on both sides alike.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

ELO = 400 / math.log(10)
NORMAL_95 = 1.96
RULE_OF_THREE = 3.0   # where all n scores are alike, the true share of others may still be 3 / n
ROUNDS = 200          # of the fitting, at most
CLOSE = 1e-9
RESAMPLES = 400
VIRTUAL = 0.5         # a drawn half game between every two players, so that no rating is infinite

Scores = Mapping[tuple[int, int], Sequence[float]]  # of each pair, the first one's mean points in every deal


@dataclass(frozen=True)
class Rating:
    elo: float
    low: float
    high: float


def mean_and_half(scores: Sequence[float]) -> tuple[float, float]:
    """The mean of scores from 0 to 1, and half the width of its 95 % confidence interval."""
    if len(scores) < 2:
        return scores[0] if scores else math.nan, math.nan
    if min(scores) == max(scores):
        return scores[0], min(RULE_OF_THREE / len(scores), 1.0)
    return float(np.mean(scores)), NORMAL_95 * float(np.std(scores, ddof=1)) / math.sqrt(len(scores))


def expected(elo: float) -> float:
    """The score of a player who is rated so much higher."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """The difference in rating that explains a score."""
    score = min(max(score, 1e-6), 1 - 1e-6)
    return 400 * math.log10(score / (1 - score))


def fit(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Ratings that explain a matrix of points won (row against column), their mean zero."""
    count = len(points)
    won = points + VIRTUAL / 2 * (1 - np.eye(count))
    games = won + won.T
    strength = np.ones(count)
    for _ in range(ROUNDS):
        pairs = games / (strength[:, None] + strength[None, :])
        updated = won.sum(axis=1) / pairs.sum(axis=1)
        updated /= np.exp(np.log(updated).mean())
        done = np.abs(np.log(updated / strength)).max() < CLOSE
        strength = updated
        if done:
            break
    rated: NDArray[np.float64] = ELO * np.log(strength)
    return rated


def rate(count: int, scores: Scores, games_each: int = 2, seed: int = 0) -> list[Rating]:
    """Ratings of all players with 95 % intervals, the deals drawn again and again."""
    chooser = np.random.default_rng(seed)
    found = fit(_points(count, scores, games_each))
    drawn = (_drawn_again(scores, chooser) for _ in range(RESAMPLES))
    again = np.array([fit(_points(count, chosen, games_each)) for chosen in drawn])
    low, high = np.quantile(again, [0.025, 0.975], axis=0)
    return [Rating(float(found[i]), float(low[i]), float(high[i])) for i in range(count)]


def _drawn_again(scores: Scores, chooser: np.random.Generator) -> Scores:
    """All pairs play the same deals, so a deal is drawn for all of them at once: its luck is in every meeting."""
    size = max(map(len, scores.values()))
    chosen = chooser.integers(0, size, size)
    return {pair: [deals[i] for i in chosen if i < len(deals)] for pair, deals in scores.items()}


def _points(count: int, scores: Scores, games_each: int) -> NDArray[np.float64]:
    points = np.zeros((count, count))
    for (one, other), deals in scores.items():
        points[one, other] += games_each * sum(deals)
        points[other, one] += games_each * (len(deals) - sum(deals))
    return points


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential test of "stronger by `elo1`" against "by no more than `elo0`", on paired deals."""

    elo0: float
    elo1: float
    alpha: float = 0.05   # chance to accept a change that is worth no more than elo0
    beta: float = 0.05    # chance to refuse one that is worth elo1
    least: int = 8        # deals before anything is decided

    @property
    def bounds(self) -> tuple[float, float]:
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def likelihood(self, scores: Sequence[float]) -> float:
        """The logarithm of how much better elo1 explains the scores than elo0."""
        if not scores:
            return 0.0
        null, change = expected(self.elo0), expected(self.elo1)
        mean = float(np.mean(scores))
        spread = (float(np.sum((np.asarray(scores) - mean) ** 2)) + 0.25) / (len(scores) + 1)
        return len(scores) * (change - null) * (2 * mean - null - change) / (2 * spread)

    def decision(self, scores: Sequence[float]) -> str:
        """`accept`, `refuse`, or nothing yet."""
        low, high = self.bounds
        found = self.likelihood(scores)
        if len(scores) < self.least:
            return ""
        return "accept" if found >= high else "refuse" if found <= low else ""
