"""A ladder by thinking time: Yeti with more and more simulations, each against the one below, as numbers and a picture.

In a cooperative game each plays with its own kind instead, and the picture shows what they make together.
"""

import html
import math
from collections.abc import Sequence
from itertools import accumulate, pairwise

from ..core.game import Refusal
from ..core.words import counted
from .arena import Result
from .levels import YETI
from .page import LEFT, WIDE, clocks_table, drawing, framed, meetings_table, stroke, words
from .ratings import elo_between, mean_and_bounds

TALL = 300
TOP = 30
EDGE = 30
ASIDE = 140  # for what is said beside the last


def rungs(text: str) -> list[str]:
    """The players of a ladder, from numbers of simulations with commas; raises `Refusal` if they do not rise."""
    parts = text.split(",")
    numbers = [int(part) for part in parts if part.strip().isdecimal()]
    if len(numbers) < max(2, len(parts)) or numbers[0] < 1 or sorted(set(numbers)) != numbers:
        raise Refusal(f"A ladder is written as rising numbers of simulations, as in 16,64,256; {text!r} is not.")
    return [f"{YETI}@{number}" for number in numbers]


def heights(result: Result) -> list[float]:
    """How far each stands above the lowest: in Elo, meeting by meeting, or what it makes with its own kind."""
    if result.is_cooperative:
        return [mean_and_bounds(result.scores(at, at))[0] for at, _ in result.meetings]
    climbed = [elo_between(result.scores(upper, lower)) for upper, lower in result.meetings]
    return list(accumulate(climbed, initial=0.0))


def page(result: Result) -> str:
    """The picture, and the numbers beside it."""
    title = f"{result.game.name}: strength by thinking time"
    games = sum(len(played.points) for deals in result.meetings.values() for played in deals)
    whom = "each with its own kind" if result.is_cooperative else "each against the one below"
    head = (
        f"<p>Yeti with more and more simulations, {whom}: {counted(games, 'game')}, {result.seats} seats, seed "
        f"<code>{html.escape(result.seed)}</code>. Intervals are of 95 %, with the deal as the unit.</p>"
    )
    return framed(title, [head, picture(result), meetings_table(result), clocks_table(result)])


def picture(result: Result) -> str:
    """Strength against simulations: every step to the right is as many times as many; bars are of 95 %."""
    found, bars = heights(result), spans(result)
    ends = [end for bar in bars for end in bar if math.isfinite(end)]
    low, high = min(found + ends), max(found + ends)
    rise = (TALL - 2 * TOP - EDGE) / max(high - low, 0.01)

    def level(height: float) -> float:
        """An end that nobody knows is at the edge."""
        return min(max(TALL - TOP - EDGE - (height - low) * rise, TOP), TALL - EDGE)

    simulations = [name.partition("@")[2] for name in result.players[: len(found)]]
    what = "share of what is possible" if result.is_cooperative else f"Elo above {simulations[0]} simulations"
    inside = [words(10, 18, f"{what}, 95 %"), words(10, TALL - 10, "simulations")]
    across = [LEFT + (WIDE - LEFT - ASIDE) * at / max(len(found) - 1, 1) for at in range(len(found))]
    spots = [(x, level(height)) for x, height in zip(across, found, strict=True)]
    for (x, _), number, bar in zip(spots, simulations, bars, strict=True):
        inside += [stroke(x, TOP, x, TALL - EDGE, "#9fb4c7", 0.5), words(x, TALL - 10, number, "middle")]
        inside += [stroke(x, level(bar[0]), x, level(bar[1]), "#9cc3e4", 5)]
    inside += [stroke(*one, *other, "#2b7bba", 2) for one, other in pairwise(spots)]
    inside += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#2b7bba"/>' for x, y in spots]
    for (x, y), said, bar in zip(spots, told(result, found, bars), bars, strict=True):
        inside += [words(x + 10, y + 16, said)]
        if bar[0] < bar[1] and math.isfinite(bar[0]) and math.isfinite(bar[1]):
            inside += [words(x + 10, y + 31, " to ".join(written(end, result.is_cooperative) for end in bar))]
    return drawing(TALL, f"{result.game.name}: strength by simulations", inside)


def told(result: Result, found: Sequence[float], bars: Sequence[tuple[float, float]]) -> list[str]:
    """How high each stands; who won everything may stand anywhere above the lower end."""
    return [
        f"at least {written(low, False)}"
        if math.isinf(high) and math.isfinite(low)
        else written(height, result.is_cooperative)
        for height, (low, high) in zip(found, bars, strict=True)
    ]


def written(height: float, is_share: bool) -> str:
    return f"{height:.1%}" if is_share else f"{round(height):+d}" if round(height) else "0"


def spans(result: Result) -> list[tuple[float, float]]:
    """Between which heights each stands (95 %), measured from the one below; the lowest stands where it stands."""
    if result.is_cooperative:
        return [bounds_of(result.scores(at, at)) for at, _ in result.meetings]
    bounds = [bounds_of(result.scores(upper, lower)) for upper, lower in result.meetings]
    steps = zip(heights(result), bounds, strict=False)
    return [(0.0, 0.0), *((below + elo_of(low), below + elo_of(high)) for below, (low, high) in steps)]


def bounds_of(scores: Sequence[float]) -> tuple[float, float]:
    """After one deal it may be anything."""
    _, low, high = mean_and_bounds(scores)
    return (0.0, 1.0) if math.isnan(low) else (low, high)


def elo_of(points: float) -> float:
    if not 0 < points < 1:
        return math.inf if points >= 1 else -math.inf
    return 400 * math.log10(points / (1 - points))
