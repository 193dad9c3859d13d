"""Drawings for the lab's pages: plain SVG that takes its colours from the page, light or dark."""

import html
import math
import textwrap
from collections.abc import Sequence
from typing import Any

WIDE = 720
FEW = 100  # below that many a band says nothing
ROW = 26
LEFT = 326
LETTER = 7  # the width of one in the small print
LETTERS = 46  # of a name beside its dot
RIGHT = 128


def svg(tall: float, label: str, inside: Sequence[str]) -> str:
    body = "\n".join(inside)
    return f'<svg viewBox="0 0 {WIDE} {tall:.0f}" role="img" aria-label="{html.escape(label)}">\n{body}\n</svg>'


def words(x: float, y: float, said: str, anchor: str = "start", look: str = "") -> str:
    marked = f' class="{look}"' if look else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{marked}>{html.escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, look: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{look}"/>'


def box(x: float, y: float, wide: float, tall: float, look: str, told: str = "") -> str:
    title = f"<title>{html.escape(told)}</title>" if told else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(wide, 0):.1f}" height="{max(tall, 0):.1f}" class="{look}">'
        f"{title}</rect>"
    )


def steps(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from `low` to `high`."""
    width = (high - low) / most
    power = 10.0 ** math.floor(math.log10(width)) if width > 0 else 1.0
    step = next(power * nice for nice in (1, 2, 5, 10) if power * nice >= width)
    return [mark * step for mark in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def shown(value: float, kind: str) -> str:
    """A number as people read it: a share in per cent, else with as many places as it needs."""
    if kind == "share":
        return f"{100 * value:.1f} %".replace("-", "−")
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def change(value: float, half: float, kind: str) -> str:
    """A difference with its sign, and half the width of its interval."""
    scale = 100 if kind == "share" else 1
    places = 1 if kind == "share" or scale * half >= 0.1 else 2
    text = f"{scale * value:+.{places}f}"
    told = "±0" if float(text) == 0 else text.replace("-", "−")
    return f"{told} ± {scale * half:.{places}f}" if half else told


def dots(entries: Sequence[dict[str, Any]], label: str, kind: str = "share", expected: float | None = None) -> str:
    """One dot with its interval on every line; `expected` is drawn as a line down through all of them.

    The kind is "share", "number", or "points" for differences of shares.
    """
    entries = [entry for entry in entries if entry["mean"] is not None]
    if not entries:
        return ""
    low, high = _range(entries, kind, expected)
    tall = ROW * len(entries) + 40

    def across(value: float) -> float:
        return LEFT + (min(max(value, low), high) - low) / (high - low) * (WIDE - LEFT - RIGHT)

    inside = []
    for mark in steps(low, high, 5):
        inside.append(line(across(mark), 8, across(mark), tall - 26, "grid"))
        tick = _tick(mark, kind)
        inside.append(words(across(mark), tall - 10, tick, "middle", "faint"))
    if expected is not None:
        inside.append(line(across(expected), 8, across(expected), tall - 26, "expected"))
    for place, entry in enumerate(entries):
        y = 22 + ROW * place
        look = "marked" if entry.get("significant") else "plain"
        inside += named(LEFT - 12, y + 4, entry["name"])
        inside.append(line(across(entry["low"]), y, across(entry["high"]), y, f"range {look}"))
        inside.append(f'<circle cx="{across(entry["mean"]):.1f}" cy="{y}" r="4" class="dot {look}"/>')
        inside.append(words(WIDE - RIGHT + 14, y + 4, _number(entry, kind), "start"))
    return svg(tall, label, inside)


def _tick(mark: float, kind: str) -> str:
    scaled = mark if kind == "number" else 100 * mark
    return f"{scaled:g}{' %' if kind == 'share' else ''}".replace("-", "−")


def _range(entries: Sequence[dict[str, Any]], kind: str, expected: float | None) -> tuple[float, float]:
    ends = [entry["low"] for entry in entries] + [entry["high"] for entry in entries]
    ends += [] if expected is None else [expected]
    low, high = min(ends), max(ends)
    room = 0.06 * (high - low) or 0.05 * (abs(high) or 1)
    low, high = low - room, high + room
    if min(ends) >= 0:
        low = max(low, 0.0)
    if kind == "share":
        high = min(high, 1.0)
    return low, high


def _number(entry: dict[str, Any], kind: str) -> str:
    half = (entry["high"] - entry["low"]) / 2
    if kind == "points":
        return change(entry["mean"], half, "share")
    scale = 100 if kind == "share" else 1
    unit = " %" if kind == "share" else ""
    value = scale * entry["mean"]
    if kind == "share" and value in (0, 100):
        most = scale * entry["high"]
        return f"none (< {most:.{1 if most < 10 else 2}g} %)" if value == 0 else f"all (> {scale * entry['low']:.4g} %)"
    if half == 0:
        return f"always {value:g}{unit}" if value else "never"
    places = max(2 if abs(value) < 10 and scale * half < 0.95 else 1, -math.floor(math.log10(scale * half)))
    return f"{value:.{places}f} ± {scale * half:.{places}f}{unit}"


def named(x: float, y: float, name: str) -> list[str]:
    """A name that ends at x, on two lines if it is long."""
    if len(name) <= LETTERS:
        return [words(x, y, name, "end")]
    first, *more = textwrap.wrap(name, LETTERS)
    return [words(x, y - 7, first, "end", "small"), words(x, y + 6, " ".join(more), "end", "small")]


def stacked(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], label: str) -> str:
    """A whole cut into named parts on every line; the parts are told in the order of their looks."""
    tall = ROW * len(rows) + 16
    inside = []
    for place, (name, parts) in enumerate(rows):
        y, x = 8 + ROW * place, float(LEFT)
        inside += named(LEFT - 12, y + 17, name)
        for number, (what, part) in enumerate(parts):
            wide = part * (WIDE - LEFT - 16)
            inside.append(box(x, y + 3, wide - 1, ROW - 6, f"part{number}", f"{what}: {shown(part, 'share')}"))
            if wide > 6 * LETTER:
                inside.append(words(x + wide / 2, y + 18, f"{100 * part:.0f} %", "middle", f"on{number}"))
            x += wide
    return svg(tall, label, inside)


def columns(rows: Sequence[tuple[str, float]], label: str, ticks: int = 8) -> str:
    """A histogram; heights are shares of the whole."""
    tall, bottom = 210, 176
    total = sum(height for _, height in rows) or 1
    peak = max(height for _, height in rows) or 1
    wide = (WIDE - 70) / len(rows)
    inside = []
    for mark in steps(0, peak / total, 3):
        y = bottom - mark * total / peak * 156
        inside += [line(54, y, WIDE - 16, y, "grid"), words(48, y + 4, f"{100 * mark:g} %", "end", "faint")]
    every = max(1, -(-len(rows) // ticks))
    last = len(rows) - 1
    for place, (name, height) in enumerate(rows):
        x = 54 + place * wide
        told = f"{name}: {100 * height / total:.1f} %"
        inside.append(box(x + 1, bottom - height / peak * 156, wide - 2, height / peak * 156, "bar", told))
        if place == last or (place % every == 0 and last - place > every / 2):
            middle = min(x + wide / 2, WIDE - 4 - LETTER * len(name) / 2)
            inside.append(words(middle, bottom + 18, name, "middle", "faint"))
    inside.append(line(54, bottom, WIDE - 16, bottom, "axis"))
    return svg(tall, label, inside)


def course(values: Sequence[dict[str, Any]], label: str, floor: float, kind: str = "share") -> str:
    """A curve over the course of a game with its band of confidence; `floor` is what knowing nothing gives.

    Shares go up to all of them, numbers as far as they go.
    """
    tall, bottom, top = 230, 190, 14
    known = [(place, value) for place, value in enumerate(values) if value["count"] >= FEW]
    if not known:
        return ""
    low = math.floor(10 * min([floor, *(value["low"] for _, value in known)])) / 10
    high: float = 1.0 if kind == "share" else max(1.0, 1.05 * max(value["high"] for _, value in known))

    def up(value: float) -> float:
        return float(bottom - (value - low) / (high - low) * (bottom - top))

    def at(place: float, value: float) -> str:
        x = 54 + (place + 1) / (len(values) + 1) * (WIDE - 74)
        return f"{x:.1f},{up(value):.1f}"

    inside = []
    for mark in steps(low, high, 5):
        inside += [line(54, up(mark), WIDE - 20, up(mark), "grid")]
        inside += [words(48, up(mark) + 4, _tick(mark, kind), "end", "faint")]
    for mark in (0, 25, 50, 75, 100):
        x = 54 + mark / 100 * (WIDE - 74)
        inside.append(words(x, bottom + 20, f"{mark} %", "end" if mark == 100 else "middle", "faint"))
    inside.append(line(54, up(floor), WIDE - 20, up(floor), "expected"))
    band = [at(place, value["high"]) for place, value in known]
    band += [at(place, value["low"]) for place, value in reversed(known)]
    inside.append(f'<polygon points="{" ".join(band)}" class="band"/>')
    inside.append(f'<polyline points="{" ".join(at(p, v["mean"]) for p, v in known)}" class="curve"/>')
    inside.append(line(54, bottom, WIDE - 20, bottom, "axis"))
    return svg(tall, label, inside)


def scatter(points: Sequence[dict[str, Any]], label: str, x_name: str, y_name: str) -> str:
    """Points with `x`, `y`, a `look` and what is told of them."""
    tall, bottom, top, left = 390, 340, 34, 64
    ranges = []
    for axis in ("x", "y"):
        values = [point[axis] for point in points]
        room = 0.06 * (max(values) - min(values)) or 0.05
        ranges.append((min(values) - room, max(values) + room))
    (x_low, x_high), (y_low, y_high) = ranges

    def across(value: float) -> float:
        return left + (WIDE - left - 20) * float((value - x_low) / (x_high - x_low))

    def up(value: float) -> float:
        return bottom - (bottom - top) * float((value - y_low) / (y_high - y_low))

    inside = []
    for mark in steps(x_low, x_high):
        inside += [line(across(mark), top, across(mark), bottom, "grid")]
        inside += [words(across(mark), bottom + 18, f"{mark:g}", "middle", "faint")]
    for mark in steps(y_low, y_high):
        inside += [line(left, up(mark), WIDE - 20, up(mark), "grid")]
        inside += [words(left - 8, up(mark) + 4, f"{mark:g}", "end", "faint")]
    for point in points:
        inside.append(
            f'<circle cx="{across(point["x"]):.1f}" cy="{up(point["y"]):.1f}" r="{point.get("size", 4)}" '
            f'class="dot {point["look"]}"><title>{html.escape(point["told"])}</title></circle>'
        )
        if point.get("name"):
            inside.append(words(across(point["x"]) + 9, up(point["y"]) + 4, point["name"]))
    inside.append(words((WIDE + left) / 2, tall - 8, x_name, "middle"))
    inside.append(words(left, 20, y_name))
    return svg(tall, label, inside)
