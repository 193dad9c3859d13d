"""A ladder by thinking time: Yeti with more and more simulations, each against the one below, as numbers and a picture.

In a cooperative game each plays with its own kind instead, and the picture shows what they make together.
"""

import html
from itertools import accumulate, pairwise

from ..core.game import Refusal
from ..core.words import counted
from .arena import Result
from .levels import YETI
from .page import LEFT, WIDE, clocks_table, drawing, framed, meetings_table, stroke, words
from .ratings import elo_between, mean_and_bounds

TALL = 300
EDGE = 30


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
    told = (
        f"<p>Yeti with more and more simulations, {whom}: {counted(games, 'game')}, {result.seats} seats, seed "
        f"<code>{html.escape(result.seed)}</code>. Intervals are of 95 %, with the deal as the unit.</p>"
    )
    return framed(title, [told, picture(result), meetings_table(result), clocks_table(result)])


def picture(result: Result) -> str:
    """Strength against simulations: every step to the right is as many times as many."""
    found = heights(result)
    low, high = min(found), max(*found, min(found) + 0.01)
    inside = [words(LEFT, 18, "share of what is possible" if result.is_cooperative else "Elo above the lowest")]
    spots = []
    for at, height in enumerate(found):
        x = LEFT + (WIDE - LEFT - 60) * at / max(len(result.players) - 1, 1)
        y = TALL - EDGE - 20 - (height - low) / (high - low) * (TALL - 3 * EDGE - 20)
        spots.append((x, y))
        said = f"{height:.1%}" if result.is_cooperative else f"{height:+.0f}"
        inside += [stroke(x, EDGE, x, TALL - EDGE, "#9fb4c7", 0.5), words(x, y - 10, said, "middle")]
        inside += [words(x, TALL - 10, result.players[at].partition("@")[2], "middle")]
    inside += [stroke(*one, *other, "#2b7bba", 2) for one, other in pairwise(spots)]
    inside += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#2b7bba"/>' for x, y in spots]
    inside += [words(10, TALL - 10, "simulations")]
    return drawing(TALL, "Strength by simulations", inside)
