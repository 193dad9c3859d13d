"""The arena's results as one HTML page with drawings, for reading without a network."""

import html
import math
from collections.abc import Sequence

from ..core.words import counted
from .arena import Result
from .ratings import Rating, mean_and_half

WIDE = 720
ROW = 34
LEFT = 130
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem;
  color: #12263a; background: #f7fafc; }
h1, h2 { font-weight: 600; } table { border-collapse: collapse; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #cfdbe6; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #cfdbe6; border-radius: 6px; }
svg text { font: 13px system-ui, sans-serif; fill: currentColor; }
@media (prefers-color-scheme: dark) { body { color: #e3edf5; background: #0f1b26; }
  svg { background: #152534; border-color: #33485a; } th, td { border-color: #33485a; } }
"""


def page(result: Result) -> str:
    title = f"{result.game.name}: arena"
    games = sum(len(played.points) for deals in result.meetings.values() for played in deals)
    parts = [
        f"<p>{counted(games, 'game')}, {result.seats} seats, seed <code>{html.escape(result.seed)}</code>, every deal "
        "played with the seats exchanged. Bars are 95 % confidence intervals, with the deal as the unit.</p>"
    ]
    if result.is_interrupted:
        parts.append("<p>It was interrupted: only the deals that were finished count.</p>")
    if result.is_rated:
        parts += ["<h2>Ratings</h2>", ratings_drawing(result)]
    together = "Cross-play: mean result together" if result.is_cooperative else "Who beats whom"
    parts += [f"<h2>{together}</h2>", matrix_drawing(result), meetings_table(result)]
    parts += ["<h2>Deal by deal</h2>", course_drawing(result), "<h2>Time to choose</h2>", clocks_table(result)]
    if result.sprt is not None:
        parts += ["<h2>Sequential test</h2>", sprt_text(result)]
    return framed(title, parts)


def framed(title: str, parts: Sequence[str]) -> str:
    """A whole page."""
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{html.escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{html.escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def drawing(tall: float, label: str, inside: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDE} {tall:.0f}" role="img" aria-label="{html.escape(label)}">\n'
        + "\n".join(inside)
        + "\n</svg>"
    )


def words(x: float, y: float, said: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{html.escape(said)}</text>'


def stroke(x1: float, y1: float, x2: float, y2: float, colour: str = "currentColor", width: float = 1) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'


def ratings_drawing(result: Result) -> str:
    ratings = result.ratings()
    low = min(end for rating in ratings for end in ends(rating)) - 20
    high = max(end for rating in ratings for end in ends(rating)) + 20

    def across(elo: float) -> float:
        return LEFT + (elo - low) / (high - low) * (WIDE - LEFT - 70)

    step = 10 ** math.floor(math.log10(high - low))
    inside = []
    for mark in range(math.ceil(low / step), math.floor(high / step) + 1):
        x = across(mark * step)
        inside += [stroke(x, 10, x, ROW * len(ratings) + 14, "#9fb4c7", 0.5)]
        inside += [words(x, ROW * len(ratings) + 28, f"{mark * step:+.0f}", "middle")]
    for i in sorted(range(len(ratings)), key=lambda i: -ratings[i].elo):
        rating = ratings[i]
        y = 16 + ROW * (sorted(range(len(ratings)), key=lambda j: -ratings[j].elo).index(i)) + 12
        inside += [words(10, y + 4, result.players[i])]
        left, right = map(across, ends(rating))
        inside += [stroke(left, y, right, y, "#2b7bba", 3)]
        inside += [f'<circle cx="{across(rating.elo):.1f}" cy="{y:.1f}" r="5" fill="#2b7bba"/>']
        inside += [words(WIDE - 60, y + 4, f"{rating.elo:+.0f}")]
    return drawing(ROW * len(ratings) + 40, "Elo ratings with confidence intervals", inside)


def ends(rating: Rating) -> tuple[float, float]:
    """Where the bar of a rating ends; after one deal there is no bar."""
    return (rating.elo, rating.elo) if math.isnan(rating.low) else (rating.low, rating.high)


def matrix_drawing(result: Result) -> str:
    count = len(result.players)
    side = min(90.0, (WIDE - LEFT) / max(count, 1))
    inside = []
    for column, name in enumerate(result.players):
        inside += [words(LEFT + side * (column + 0.5), 20, name, "middle")]
    for row, name in enumerate(result.players):
        inside += [words(10, 34 + side * (row + 0.55), name)]
        for column in range(count):
            mean, half = mean_and_half(result.scores(row, column))
            if math.isnan(mean):
                continue
            x, y = LEFT + side * column, 34 + side * row
            tint = round(mean * 200)
            inside += [
                f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{side - 2:.1f}" height="{side - 2:.1f}" rx="4" '
                f'fill="hsl({tint}, 60%, 78%)"/>',
                f'<text x="{x + side / 2:.1f}" y="{y + side / 2:.1f}" text-anchor="middle" style="fill:#12263a">'
                f"{mean:.1%}</text>",
                f'<text x="{x + side / 2:.1f}" y="{y + side / 2 + 16:.1f}" text-anchor="middle" style="fill:#12263a">'
                f"{spread(half)}</text>",
            ]
    return drawing(44 + side * count, "Mean points of the row against the column", inside)


def course_drawing(result: Result) -> str:
    """The running mean of every meeting."""
    tall = 240
    inside = [stroke(LEFT, tall / 2, WIDE - 10, tall / 2, "#9fb4c7", 0.5)]
    for mark in (0.0, 0.25, 0.5, 0.75, 1.0):
        inside += [words(LEFT - 8, tall - 20 - mark * (tall - 40) + 4, f"{mark:.0%}", "end")]
    for number, (one, other) in enumerate(result.meetings):
        scores = result.scores(one, other)
        colour = f"hsl({number * 67 % 360}, 65%, 45%)"
        total = 0.0
        dots = []
        for deal, score in enumerate(scores, 1):
            total += score
            x = LEFT + (WIDE - LEFT - 150) * deal / len(scores)
            dots.append(f"{x:.1f},{tall - 20 - total / deal * (tall - 40):.1f}")
        inside += [f'<polyline points="{" ".join(dots)}" fill="none" stroke="{colour}" stroke-width="1.5"/>']
        label = f"{result.players[one]} – {result.players[other]}"
        inside += [words(WIDE - 140, tall - 16 - total / max(len(scores), 1) * (tall - 40), label)]
    return drawing(tall, "Running mean of the points, deal by deal", inside)


def meetings_table(result: Result) -> str:
    rows = []
    for one, other in result.meetings:
        mean, half = mean_and_half(result.scores(one, other))
        pair = html.escape(f"{result.players[one]} – {result.players[other]}")
        deals = len(result.meetings[one, other])
        rows.append(f"<tr><td>{pair}</td><td>{deals}</td><td>{mean:.1%}</td><td>{spread(half)}</td></tr>")
    return f"<table><tr><th>players</th><th>deals</th><th>points</th><th>95 %</th></tr>{''.join(rows)}</table>"


def clocks_table(result: Result) -> str:
    rows = [
        f"<tr><td>{html.escape(name)}</td><td>{clock.choices:,}</td>"
        f"<td>{1000 * clock.seconds / max(clock.choices, 1):.2f} ms</td><td>{1000 * clock.longest:.1f} ms</td></tr>"
        for name, clock in zip(result.players, result.clocks(), strict=True)
    ]
    return f"<table><tr><th>player</th><th>choices</th><th>mean</th><th>longest</th></tr>{''.join(rows)}</table>"


def sprt_text(result: Result) -> str:
    assert result.sprt is not None
    low, high = result.sprt.bounds
    found = result.sprt.likelihood(result.scores(0, 1))
    decision = {"accept": "accepted", "refuse": "refused"}.get(result.decision, "not decided")
    return (
        f"<p>Is {html.escape(result.players[0])} stronger by {result.sprt.elo1:g} Elo, not by {result.sprt.elo0:g}? "
        f"Log-likelihood ratio {found:.2f}, bounds {low:.2f} and {high:.2f}: <strong>{decision}</strong>.</p>"
    )


def spread(half: float) -> str:
    """One deal says nothing about how far the next may be off."""
    return "" if math.isnan(half) else f"±{half:.1%}"
