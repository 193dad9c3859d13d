"""Ratings from results: Bradley–Terry on the Elo scale, intervals by the Bayesian bootstrap, and a sequential test.

The unit of everything is a deal, played several times with the seats exchanged, so
that the luck of the cards falls on both sides alike.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

ELO = 400 / math.log(10)
NORMAL_95 = 1.959964
STUDENT_95 = (12.706, 4.303, 3.182, 2.776)  # of one to four degrees of freedom, where the expansion is not good enough
RULE_OF_THREE = 3.0  # where all n scores are alike, the true share of others may still be 3 / n
ROUNDS = 200  # of the fitting, at most; each brings the ratings nearer by 120 Elo until they are close
CLOSE = 1e-8  # steps of the fitting that change nothing any more
RESAMPLES = 1_000
VIRTUAL = 0.5  # a drawn half game between every two players, so that no rating is infinite
IMAGINED = (0.0, 0.0, 1.0, 1.0)  # deals of the sequential test
PRIOR = 0.5  # deals each way that a player brings along, shared among the rivals (Jeffreys, if there is one)
SPECK = 1e-9  # deals: a prior may be drawn too small to reckon with

Scores = Mapping[tuple[int, int], Sequence[float]]  # of each pair, the first one's mean points in every deal


@dataclass(frozen=True)
class Rating:
    elo: float
    low: float
    high: float


def mean_and_bounds(scores: ArrayLike) -> tuple[float, float, float]:
    """The mean of scores from 0 to 1, and between which bounds the truth lies (95 %); one score has no bounds.

    An interval of standard errors around the mean holds the truth too seldom where one side wins nearly always: a
    sample without one of its rare defeats takes itself for certain.  So the bounds are those of Agresti and Coull
    (1998), who imagine some wins and as many defeats, for a number of plain wins and defeats that would vary as much.
    """
    found = np.asarray(scores, float)
    count = len(found)
    if count < 2:
        return float(found[0]) if count else math.nan, math.nan, math.nan
    mean, variance = float(found.mean()), float(found.var(ddof=1))
    low, high = _room_for_others(float(found[0]) if variance == 0 else mean, count)
    if variance > 0:
        imagined = student(count - 1) ** 2
        plain = count * mean * (1 - mean) / variance
        centre = (plain * mean + imagined / 2) / (plain + imagined)
        half = math.sqrt(imagined * centre * (1 - centre) / (plain + imagined))
        low, high = min(low, centre - half), max(high, centre + half)
    return mean, max(low, 0.0), min(high, 1.0)


def _room_for_others(mean: float, count: int) -> tuple[float, float]:
    """However alike the scores are, the true share of others may be that of the rule of three."""
    rare = min(RULE_OF_THREE / count, 1.0)
    return mean * (1 - rare), mean + (1 - mean) * rare


def mean_and_half(scores: ArrayLike) -> tuple[float, float]:
    """The mean of scores from 0 to 1, and how far off at most the truth is to either side (95 %)."""
    mean, low, high = mean_and_bounds(scores)
    return mean, max(mean - low, high - mean)


def student(freedom: int) -> float:
    """How many standard errors to either side hold 95 % (Student's t; Abramowitz and Stegun 26.7.5)."""
    if freedom <= len(STUDENT_95):
        return STUDENT_95[freedom - 1]
    z = NORMAL_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def expected(elo: float) -> float:
    """The score of a player who is rated so much higher."""
    return 1 / (1 + 10 ** (-elo / 400))


def fit(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Ratings that explain a matrix of points won (row against column), their mean zero."""
    return most_likely(points + VIRTUAL / 2 * (1 - np.eye(len(points))))


def most_likely(won: NDArray[np.float64]) -> NDArray[np.float64]:
    """The ratings of one matrix or of many, where every two have won something from each other: Newton's method.

    The step is cut so that it cannot overshoot (Sun and Tran-Dinh 2019), and the last player's strength is pinned.
    """
    lost = np.swapaxes(won, -1, -2)
    strength = np.zeros(won.shape[:-1])
    for _ in range(ROUNDS):
        ahead = strength[..., :, None] - strength[..., None, :]
        wins, losses = 1 / (1 + np.exp(-ahead)), 1 / (1 + np.exp(ahead))
        gradient = (won * losses - lost * wins).sum(-1)
        weight = (won + lost) * wins * losses
        curvature = np.eye(won.shape[-1]) * weight.sum(-1)[..., None] - weight
        step = np.zeros_like(strength)
        step[..., :-1] = np.linalg.solve(curvature[..., :-1, :-1], gradient[..., :-1, None])[..., 0]
        width = np.ptp(step, axis=-1, keepdims=True)
        strength += step * np.log1p(width) / np.maximum(width, np.finfo(float).tiny)
        if width.max() < CLOSE:
            break
    rated: NDArray[np.float64] = ELO * (strength - strength.mean(-1, keepdims=True))
    return rated


def elo_between(scores: Sequence[float], games_each: int = 2) -> float:
    """By how much the first of two is rated higher, by their meeting alone."""
    first, second = fit(_points(2, {(0, 1): scores}, games_each))
    return float(first - second)


def rate(count: int, scores: Scores, games_each: int = 2, seed: int = 0) -> list[Rating]:
    """Ratings of all players with 95 % intervals, the deals weighed anew again and again; one deal has no interval."""
    found = fit(_points(count, scores, games_each))
    if max(map(len, scores.values())) < 2:
        return [Rating(float(elo), math.nan, math.nan) for elo in found]
    low, high = np.quantile(most_likely(_weighed_anew(count, scores, seed)), [0.025, 0.975], axis=0)
    return [Rating(float(found[i]), float(low[i]), float(high[i])) for i in range(count)]


def _weighed_anew(count: int, scores: Scores, seed: int) -> NDArray[np.float64]:
    """Points under many random weights of the deals: the Bayesian bootstrap (Rubin 1981) with a prior.

    All pairs play the same deals, so a deal has one weight for all of them: its luck is in every meeting.
    What never happened, as a loss of whoever won everything, has a weight by the prior.
    """
    chooser = np.random.default_rng(seed)
    size = max(map(len, scores.values()))
    played = {pair: np.asarray(deals) for pair, deals in scores.items()}
    points = chooser.gamma(PRIOR / (count - 1), size=(RESAMPLES, count, count)) + SPECK
    for drawn in points:
        weights = chooser.exponential(size=size)
        for (one, other), deals in played.items():
            drawn[one, other] += weights[: len(deals)] @ deals
            drawn[other, one] += weights[: len(deals)] @ (1 - deals)
    return points


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
    alpha: float = 0.05  # chance to accept a change that is worth no more than elo0
    beta: float = 0.05  # chance to refuse one that is worth elo1
    least: int = 8  # deals before anything is decided

    @property
    def bounds(self) -> tuple[float, float]:
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def likelihood(self, scores: Sequence[float]) -> float:
        """The logarithm of how much better elo1 explains the scores than elo0, each with the spread it takes for that.

        The imagined deals keep a streak at the beginning from looking like certainty.
        """
        seen = np.array([*scores, *IMAGINED])
        null, change = ((seen - expected(elo)) ** 2 for elo in (self.elo0, self.elo1))
        return len(scores) / 2 * math.log(float(null.sum() / change.sum()))

    def decision(self, scores: Sequence[float]) -> str:
        """`accept`, `refuse`, or nothing yet."""
        low, high = self.bounds
        found = self.likelihood(scores)
        if len(scores) < self.least:
            return ""
        return "accept" if found >= high else "refuse" if found <= low else ""
