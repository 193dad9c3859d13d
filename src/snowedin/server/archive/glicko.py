"""Glicko-2 (Glickman 2013): how strong somebody is, how sure that is, and how steady they are.

Every match is a rating period of its own; the time since the last one counts in parts of a period.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

CENTRE = 1500.0
SCALE = 173.7178  # points of a rating in one unit of the model
WIDEST = 350.0  # the deviation of somebody nobody has seen play
TAU = 0.5  # how fast the volatility itself may change
CLOSE = 1e-6
NORMAL_95 = 1.959964


class Rating(NamedTuple):
    rating: float = CENTRE
    deviation: float = WIDEST
    volatility: float = 0.06

    @property
    def bounds(self) -> tuple[float, float]:
        """Between which the truth lies, 95 times in 100."""
        half = NORMAL_95 * self.deviation
        return self.rating - half, self.rating + half


Played = Sequence[tuple[Rating, float]]  # against whom, and what came of it: 0, 1, or a half


def aged(own: Rating, periods: float) -> Rating:
    """The same after so many periods without a match: less sure."""
    drift = own.volatility * SCALE * math.sqrt(periods)
    return own._replace(deviation=min(WIDEST, math.hypot(own.deviation, drift)))


def after(own: Rating, played: Played, periods: float = 1.0) -> Rating:
    """The rating after a period in which all this was played; it is so many periods since the last one."""
    if not played:
        return aged(own, periods)
    weights = [weight(other) for other, _ in played]
    hopes = [hope(own, other) for other, _ in played]
    variance = 1 / sum(g * g * e * (1 - e) for g, e in zip(weights, hopes, strict=True))
    surprise = sum(g * (score - e) for g, e, (_, score) in zip(weights, hopes, played, strict=True))
    volatility = steadied(own, variance, variance * surprise)
    before = aged(own._replace(volatility=volatility), periods).deviation / SCALE
    deviation = 1 / math.sqrt(1 / before**2 + 1 / variance)
    return Rating(own.rating + SCALE * deviation**2 * surprise, SCALE * deviation, volatility)


def weight(other: Rating) -> float:
    """How much a result against somebody tells: the less, the less is known of them."""
    return 1 / math.sqrt(1 + 3 * (other.deviation / SCALE / math.pi) ** 2)


def hope(own: Rating, other: Rating) -> float:
    """What one may expect to get against somebody."""
    return 1 / (1 + math.exp(-weight(other) * (own.rating - other.rating) / SCALE))


def steadied(own: Rating, variance: float, gain: float) -> float:
    """The new volatility: the root of Glickman's step 5, found by the Illinois method."""
    spread, start = (own.deviation / SCALE) ** 2 + variance, math.log(own.volatility**2)

    def slope(x: float) -> float:
        size = math.exp(x)
        whole = spread + size
        return size * (gain**2 - whole) / (2 * whole**2) - (x - start) / TAU**2

    low = start
    if gain**2 > spread:
        high = math.log(gain**2 - spread)
    else:
        high = start - TAU
        while slope(high) < 0:
            high -= TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        found = slope(between)
        if found * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, found
    return math.exp(low / 2)
