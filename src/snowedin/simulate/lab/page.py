"""A report as one HTML page that needs nothing else, light or dark; it is drawn from the report's plain data alone."""

import html
import json
from collections.abc import Sequence
from typing import Any

from ...core.words import counted
from .drawings import change, columns, course, dots, shown
from .sections import branching, drama, fact, half, note, skill

MOST_DOTS = 60
MOST_UNSORTED = 10
TOO_FEW = 30
STYLE = """
:root { color-scheme: light dark; --ink: #12263a; --ground: #f7fafc; --paper: #fff; --edge: #cfdbe6; --faint: #5b7188;
  --plain: #2b7bba; --marked: #b3470f; --band: #2b7bba33; --bar: #6aa7d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e3edf5; --ground: #0f1b26; --paper: #152534; --edge: #33485a;
  --faint: #9db2c5; --plain: #6fb6ee; --marked: #ff9a5c; --band: #6fb6ee33; --bar: #3f7fb0; } }
body { font: 16px/1.55 system-ui, sans-serif; margin: 2rem auto; max-width: 56rem; padding: 0 1rem;
  color: var(--ink); background: var(--ground); }
h1, h2, h3 { font-weight: 600; line-height: 1.25; } h2 { margin-top: 2.4rem; } h3 { margin: 1.6rem 0 .5rem; }
p { max-width: 44rem; } .note { color: var(--faint); font-size: .9rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .7rem; margin: 1.2rem 0; }
.facts div { background: var(--paper); border: 1px solid var(--edge); border-radius: 6px; padding: .6rem .8rem; }
.facts b { display: block; font-size: 1.35rem; font-weight: 600; }
.facts small { font-weight: 400; font-size: .85rem; color: var(--faint); white-space: nowrap; }
.facts span { color: var(--faint); font-size: .85rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .45rem; border-bottom: 1px solid var(--edge); text-align: right; white-space: nowrap; }
th { font-weight: 600; white-space: normal; vertical-align: bottom; } tr.reference td { background: var(--paper); }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 8rem; }
td.moved { color: var(--marked); font-weight: 600; } td small { color: var(--faint); font-weight: 400; }
svg { width: 100%; height: auto; background: var(--paper); border: 1px solid var(--edge); border-radius: 6px; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); } svg text.faint { fill: var(--faint); font-size: 12px; }
svg text.small { font-size: 12px; }
.grid { stroke: var(--edge); stroke-width: 1; } .axis { stroke: var(--faint); } .bar { fill: var(--bar); }
.expected { stroke: var(--faint); stroke-width: 1.5; stroke-dasharray: 5 4; } .range { stroke-width: 3; }
.range.plain { stroke: var(--plain); } .range.marked { stroke: var(--marked); } .dot.plain { fill: var(--plain); }
.dot.marked { fill: var(--marked); } .dot.old { fill: var(--faint); opacity: .45; } .band { fill: var(--band); }
.part0 { fill: var(--plain); background: var(--plain); } .part1 { fill: var(--edge); background: var(--edge); }
.part2 { fill: var(--marked); background: var(--marked); } .part3 { fill: var(--paper); background: var(--paper); }
svg text.on0, svg text.on2 { fill: var(--paper); } .key { display: inline-block; width: .9em; height: .9em;
  border: 1px solid var(--faint); vertical-align: -.1em; margin-inline: .6em .1em; }
.curve { fill: none; stroke: var(--plain); stroke-width: 2; } details { margin: .8rem 0; } summary { cursor: pointer; }
"""


def document(title: str, body: Sequence[str]) -> str:
    text = "\n".join(body)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{html.escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{html.escape(title)}</h1>\n{text}\n</body>\n</html>\n"
    )


def page(report: dict[str, Any]) -> str:
    parts = [introduction(report), facts(report)]
    parts += switches(report) + pairs(report)
    parts += seats(report) + skill(report) + lengths(report) + branching(report) + leads(report) + drama(report)
    parts += endings(report) + power(report) + without(report)
    return document(f"{report['name']}: what the rules do", parts)


def introduction(report: dict[str, Any]) -> str:
    options = ", ".join(f"{name} {value}" for name, value in report["options"].items())
    other = "".join(f", another {name} ({told['fingerprint']})" for name, told in report["components"].items())
    clock = "" if report["repeatable"] else " Somebody here thinks by the clock, so another run differs a little."
    if report["interrupted"]:
        clock += " It was interrupted: comparisons that were not finished are left out."
    return (
        f"<p>{counted(report['games'], 'game')}, {len(report['players'])} seats, played by "
        f"{html.escape(players(report['players']))}; seed <code>{html.escape(report['seed'])}</code>; "
        f"{html.escape(options + other) or 'no options'}; "
        f"rules of version {report['version']}, program {html.escape(report['program'])}.{clock}</p>"
        + note(
            "Bars and ± are 95 % confidence intervals with the game as the unit. Orange marks what is more than luck: "
            "within each family of comparisons (all switches, all cards, all things left out) Holm’s method keeps the "
            "chance of even one false mark at 5 %; what was seen, or given up, less than a hundred times is never "
            "marked. Bots are not people: what a bot cannot use looks weak here."
        )
    )


def players(names: Sequence[str]) -> str:
    return f"{names[0]} at every seat" if len(set(names)) == 1 else ", ".join(names)


def facts(report: dict[str, Any]) -> str:
    turns = list(report["length"])[-1]
    told = [(f"{turns} per game", report["length"][turns], "number")]
    if report["cooperative"]:
        told = [("of a perfect score", report["result"], "share"), *told]
    else:
        told = [(report["first"], report["order"][0], "share"), *told]
        told.append(("shared or drawn", report["shared"], "share"))
        if report["lead"]["changes"] is not None:
            told.append(("lead changes per game", report["lead"]["changes"], "number"))
    cells = zip(report["switches"]["measures"], report["switches"]["reference"]["cells"], strict=False)
    told += [(name, cell, "share") for name, cell in cells if name in report["switches"]["ladders"]]
    told = [(name, cell, kind) for name, cell, kind in told if cell["mean"] is not None]
    return f'<div class="facts">{"".join(fact(name, value, kind) for name, value, kind in told)}</div>'


def switches(report: dict[str, Any]) -> list[str]:
    part = report["switches"]
    if not part["rows"]:
        return []
    return [
        "<h2>Every ruling as a switch</h2>",
        "<p>Each option of the game turned by itself, all else as above. Small figures are the difference from "
        "the first line, of shares in percentage points.</p>",
        table(part, lambda row: f"{row['group']} = {row['name']}"),
        note(
            f"{part['games']:,} games of {part['players']} for every line, and a quarter of that each way round for "
            f"who beats whom. “Same games”: {part['same_games']} games with the same keys did not differ in anything "
            "that is counted here, so the option is one for people, or one that these bots never come near."
            + (
                " Against each other means: the result together of the one less that of the other."
                if report["cooperative"]
                else ""
            )
        ),
    ]


def pairs(report: dict[str, Any]) -> list[str]:
    part = report["pairs"]
    if not part["rows"]:
        return []
    beyond = {**part, "rows": [{**row, "cells": row["together"]} for row in part["rows"]]}
    return [
        f"<h2>Two options at once: {html.escape(part['rows'][0]['group'])}</h2>",
        "<p>Both options turned together. Small figures are the difference from the first line.</p>",
        table(part, lambda row: row["name"]),
        "<h3>What the two do only together</h3>",
        "<p>By how much that is more (or less) than the sum of what each does by itself: where nothing is marked, the "
        "options can be judged one by one.</p>",
        difference_table(beyond),
        note(f"{part['games']:,} games of {part['players']} for every line."),
    ]


def difference_table(part: dict[str, Any]) -> str:
    """Differences alone, each with its interval."""
    kinds = list(part["measures"].values())
    head = "".join(f"<th>{html.escape(name)}</th>" for name in part["measures"])
    rows = ""
    for row in part["rows"]:
        cells = "".join(_gap(cell, kind) for cell, kind in zip(row["cells"], kinds, strict=False))
        rows += f"<tr><td>{html.escape(row['name'])}</td>{cells}</tr>"
    return f'<div class="wide" tabindex="0"><table><tr><th></th>{head}</tr>{rows}</table></div>'


def _gap(cell: dict[str, Any], kind: str) -> str:
    if cell["mean"] is None:
        return "<td>–</td>"
    look = ' class="moved"' if cell["significant"] else ""
    return f"<td{look}>{change(cell['mean'], (cell['high'] - cell['low']) / 2, kind)}</td>"


def table(part: dict[str, Any], label: Any) -> str:
    kinds = list(part["measures"].values())
    head = "".join(f"<th>{html.escape(name)}</th>" for name in part["measures"])
    reference = part["reference"]
    rows = [
        f'<tr class="reference"><td>{html.escape(reference["name"])}</td>'
        + "".join(f"<td>{_cell(cell, kind)}</td>" for cell, kind in zip(reference["cells"], kinds, strict=False))
        + "</tr>"
    ]
    for row in part["rows"]:
        same = " <small>same games</small>" if row["same"] else ""
        cells = zip(row["cells"], kinds, strict=False)
        rows.append(
            f"<tr><td>{html.escape(label(row))}{same}</td>"
            + "".join(_moved(cell, kind) for cell, kind in cells)
            + "</tr>"
        )
    return f'<div class="wide" tabindex="0"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'


def _cell(cell: dict[str, Any], kind: str) -> str:
    if cell["mean"] is None:
        return "–"
    return f"{shown(cell['mean'], kind)}<br><small>{half(cell, kind)}</small>"


def _moved(cell: dict[str, Any], kind: str) -> str:
    if cell["mean"] is None:
        return "<td>–</td>"
    gap = cell["difference"]
    look = ' class="moved"' if cell["significant"] else ""
    told = change(gap["mean"], (gap["high"] - gap["low"]) / 2, kind)
    return f"<td{look}>{shown(cell['mean'], kind)}<br><small>{told}</small></td>"


def seats(report: dict[str, Any]) -> list[str]:
    parts = []
    if not report["cooperative"]:
        by_order = report["first"] == "who begins wins"
        names = [f"{place}. to act" if by_order else f"Seat {place}" for place in range(1, len(report["order"]) + 1)]
        entries = [{"name": name, **entry} for name, entry in zip(names, report["order"], strict=True)]
        about = "" if by_order else "Everybody begins at the same moment, so only the seats can be told apart. "
        parts += [
            "<h2>Who begins</h2>",
            f"<p>Win rate by the order of play; the dashed line is a fair share. {about}</p>",
            dots(entries, "Win rate by order of play", "share", report["fair"]),
        ]
    if report["sizes"]["rows"]:
        parts += ["<h3>By number of players</h3>", sizes_table(report)]
        parts.append(note(f"{report['sizes']['games']:,} games of {report['sizes']['players']} for each other size."))
    return parts


def sizes_table(report: dict[str, Any]) -> str:
    """Other sizes are other games, so they stand side by side without comparison."""
    part = report["sizes"]
    kinds = list(part["measures"].values())
    head = "".join(f"<th>{html.escape(name)}</th>" for name in part["measures"])
    rows = ""
    for row in sorted([part["reference"], *part["rows"]], key=lambda row: int(row["name"])):
        fair = "" if report["cooperative"] else f" <small>fair share {100 / int(row['name']):.1f} %</small>"
        cells = "".join(f"<td>{_cell(cell, kind)}</td>" for cell, kind in zip(row["cells"], kinds, strict=False))
        rows += f"<tr><td>{row['name']} players{fair}</td>{cells}</tr>"
    return f'<div class="wide" tabindex="0"><table><tr><th></th>{head}</tr>{rows}</table></div>'


def lengths(report: dict[str, Any]) -> list[str]:
    parts = ["<h2>Length</h2>"]
    different = {json.dumps(length): name for name, length in report["length"].items()}  # a choice may be a turn
    for name in different.values():
        length = report["length"][name]
        found = length["quantiles"]
        rows = [(str(low) if low == high else f"{low}–{high}", count) for low, high, count in length["histogram"]]
        parts.append(f"<h3>{name.capitalize()} per game</h3>")
        if found["least"] == found["most"]:
            parts.append(f"<p>Always {found['least']}.</p>")
            continue
        parts += [
            f"<p>{shown(length['mean'], 'number')} on average; half of all games have {found['25%']} to "
            f"{found['75%']}, nine of ten {found['5%']} to {found['95%']}; least {found['least']}, "
            f"most {found['most']}.</p>",
        ]
        parts.append(columns(rows, f"How many games have so many {name}"))
    return parts


def leads(report: dict[str, Any]) -> list[str]:
    lead = report["lead"]
    if report["cooperative"]:
        values = [{"mean": value, "low": value, "high": value, "count": report["games"]} for value in lead["settled"]]
        return [
            "<h2>How early the result is settled</h2>",
            f"<p>How much of the spread of the final result is already to be seen in “{lead['standing']}”, over the "
            "course of the game (square of the correlation).</p>",
            course(values, "Share of the final result that is settled", 0.0),
        ]
    fair = report["fair"]
    if lead["changes"] is None:
        about = "Lead changes are not measured: this game tells nobody’s standing before the end."
        return ["<h2>The lead</h2>", note(about)]
    moments = lead["moments"]
    rows = [(f"{100 * place // (len(moments) - 1)}", float(count)) for place, count in enumerate(moments)]
    late = sum(moments[-6:]) / max(sum(moments), 1)
    parts = [
        "<h2>The lead</h2>",
        f"<p>Standing is measured by {lead['standing']}. The lead changes hands "
        f"{shown(lead['changes']['mean'], 'number')} times in a game. The curve: whoever leads alone after so much of "
        "the game, how often do they win in the end?</p>",
        course(lead["leader_wins"], "How often the leader wins in the end", fair),
        "<h3>When the winner took the lead for good</h3>",
        f"<p>In per cent of the choices of the game; {100 * late:.0f} % of the games are decided in the last quarter. "
        "The last column is the very last choice.</p>",
        columns(rows, "When the winner took the lead for good", 11),
    ]
    deciders = sorted((entry for entry in lead["deciders"] if entry["games"]), key=lambda entry: -entry["share"])
    if deciders:
        parts += ["<h3>What gave the lead for good</h3>", decider_table(deciders)]
    return parts


def decider_table(deciders: Sequence[dict[str, Any]]) -> str:
    rows = "".join(
        f"<tr><td>{html.escape(entry['name'])}</td><td>{100 * entry['share']:.1f} %</td>"
        f"<td>{100 * entry['mean']:.2f} %</td></tr>"
        for entry in deciders
    )
    head = (
        "<tr><th>what happened then (several may at once)</th><th>of decided games</th><th>of all its times</th></tr>"
    )
    return f'<div class="wide" tabindex="0"><table>{head}{rows}</table></div>'


def endings(report: dict[str, Any]) -> list[str]:
    parts = []
    if len(report["endings"]) > 1:
        parts += ["<h2>How it ends</h2>", dots(report["endings"], "Endings")]
    if report["events"]["rows"]:
        found = sorted(report["events"]["rows"], key=lambda entry: -entry["mean"])
        sampled = report["events"]["games"] != report["games"]
        about = f" Kinds of choices, from {report['events']['games']} games." if sampled else ""
        parts += [
            "<h2>How often each rule fires</h2>",
            f"<p>Times per game; numbers are the rulebook’s.{about}</p>",
            dots(found, "Times per game", "number"),
        ]
    return parts


def power(report: dict[str, Any]) -> list[str]:
    if not report["power"] and not report["trials"]:
        return []
    what = "mean result" if report["cooperative"] else "win rate"
    who = "games in which it was so" if report["cooperative"] else "those who had or did it"
    usual = "mean of all games" if report["cooperative"] else "mean of all in the group"
    parts = [
        "<h2>What cards and choices are worth</h2>",
        f"<p>The {what} of {who}; the dashed line is the {usual}. What good players do more often "
        "looks strong here too: this shows what goes with winning, not always what causes it.</p>",
    ]
    for group in report["power"]:
        rows = [entry for entry in group["rows"] if entry["count"] >= TOO_FEW]
        rare = ", ".join(entry["name"] for entry in group["rows"] if entry["count"] < TOO_FEW)
        if len(rows) > MOST_UNSORTED:
            rows = sorted(rows, key=lambda entry: -entry["mean"])
        parts += [f"<h3>{html.escape(group['title'])}</h3>"]
        parts.append(dots(rows[:MOST_DOTS], group["title"], "share", group["expected"]))
        parts += [note(f"Less than {TOO_FEW} times: {html.escape(rare)}.")] if rare else []
    for group in report["trials"]:
        tries = sum(entry["count"] for entry in group["rows"]) or 1
        rows = sorted(group["rows"], key=lambda entry: -entry["count"])
        named = [
            {**entry, "name": f"{entry['name']} ({100 * entry['count'] / tries:.1f} % of all)"}
            for entry in rows
            if entry["count"]
        ]
        parts += [f"<h3>{html.escape(group['title'])}</h3>", dots(named[:MOST_DOTS], group["title"])]
        never = ", ".join(entry["name"] for entry in rows if not entry["count"])
        parts += [note(f"Never: {html.escape(never)}.")] if never else []
    return parts


def without(report: dict[str, Any]) -> list[str]:
    parts = left_out(report) + left_alone(report)
    return ["<h2>The game without it</h2>", *parts] if parts else []


def left_out(report: dict[str, Any]) -> list[str]:
    part = report["ablations"]
    if not part["rows"]:
        return []
    parts = [note(f"{part['games']:,} games of {part['players']} for every line.")]
    for group in dict.fromkeys(row["group"] for row in part["rows"]):
        rows = [row for row in part["rows"] if row["group"] == group]
        parts += [f"<h3>{html.escape(group)}</h3>", table({**part, "rows": rows}, lambda row: row["name"])]
    return parts


def left_alone(report: dict[str, Any]) -> list[str]:
    part = report["abstaining"]
    if not part["groups"]:
        return []
    who = "All players together leave" if report["cooperative"] else "One player, in turn from deal to deal, leaves"
    what = "the part of a perfect score" if report["cooperative"] else "the win rate"
    instead = "" if part["players"] == report["players"] else ", in the place of those who stop to think"
    parts = [
        f"<p>{who} one thing alone: whenever the choice would use it and the rules allow another, the best other one "
        "by the bot’s own judgement (any, if it has none) is made. The same deals are played with and without it. "
        f"Shown is what it is worth: {what} that is lost without it, in percentage points; left of the dashed line "
        "the bot plays better without. In brackets: in what share of the deals it had to be given up.</p>",
        note(
            f"{part['games']:,} deals, played by {html.escape(players(part['players']))}{instead}. A bot that leaves "
            "something alone does not plan for it: it goes on preparing what it will not do."
        ),
    ]
    for group in part["groups"]:
        rows = [
            {**row, "name": f"{row['name']} ({100 * row['given_up']['mean']:.0f} %)"}
            for row in sorted(group["rows"], key=lambda row: -row["mean"])
            if row["count"] >= TOO_FEW
        ]
        rare = ", ".join(row["name"] for row in group["rows"] if row["count"] < TOO_FEW)
        parts += [f"<h3>{html.escape(group['title'])}</h3>", dots(rows, group["title"], "points", 0.0)]
        parts += [note(f"Given up in fewer than {TOO_FEW} deals: {html.escape(rare)}.")] if rare else []
    return parts
