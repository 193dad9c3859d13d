"""Sections of the report's page: the skill ladder, drama, and how much there is to choose from."""

import html
from collections.abc import Sequence
from typing import Any

from .drawings import course, dots, shown, stacked

DECIDED = ("the better wins both", "the same seats win both", "the weaker wins both", "neither, by a draw")
KEYS = "".join(f'<span class="key part{place}"></span> {what} ' for place, what in enumerate(DECIDED))


def note(text: str) -> str:
    return f'<p class="note">{text}</p>'


def half(cell: dict[str, Any], kind: str) -> str:
    """Half the width of the interval, where there is one."""
    width = (cell["high"] - cell["low"]) / 2
    return f"± {shown(width, kind)}" if width else "always" if cell["count"] > 1 else ""


def fact(name: str, cell: dict[str, Any], kind: str) -> str:
    value = f"{shown(cell['mean'], kind)} <small>{half(cell, kind)}</small>"
    return f"<div><b>{value}</b><span>{html.escape(name)}</span></div>"


# Skill


def skill(report: dict[str, Any]) -> list[str]:
    part = report["skill"]
    if not part["rungs"] and not part["levels"]:
        return []
    parts = ["<h2>Skill and luck</h2>"]
    parts += _together(report) if report["cooperative"] else _against(report)
    return parts + _levels(report)


def _against(report: dict[str, Any]) -> list[str]:
    rungs = report["skill"]["rungs"]
    if not rungs:
        return []
    entries = [{"name": _title(rung), **rung["score"], "significant": rung["score"]["low"] > 0.5} for rung in rungs]
    rows = [(_title(rung), _decided(rung)) for rung in rungs]
    return [
        f"<p>The ladder of the game’s own bots at tables of {report['skill']['seats']}: each against the one below, "
        "and each against the top. Every deal is played twice with exchanged seats. Shown is what the first one wins; "
        "the dashed line is what equals would.</p>",
        dots(entries, "Who beats whom", "share", 0.5),
        "<h3>What decides: who plays, or the cards</h3>",
        "<p>Of the same deals: the better wins both games (skill), whoever has the better seat and cards wins both "
        "(luck), or the weaker wins both.</p>",
        stacked(rows, "What decides a deal"),
        f'<p class="note">{KEYS}</p>',
        rung_table(rungs),
    ]


def _title(rung: dict[str, Any]) -> str:
    return f"{rung['better']} against {rung['worse']}"


def _decided(rung: dict[str, Any]) -> list[tuple[str, float]]:
    parts = [rung[name]["mean"] for name in ("both", "seats", "neither")]
    return list(zip(DECIDED, [*parts, max(0.0, 1 - sum(parts))], strict=True))


def rung_table(rungs: Sequence[dict[str, Any]]) -> str:
    head = "<tr><th></th><th>wins</th><th>Elo</th><th>wins both</th><th>seats decide</th><th>loses both</th></tr>"
    rows = "".join(
        f"<tr><td>{html.escape(_title(rung))}</td>{_shares(rung['score'])}<td>{_elo(rung['elo'])}</td>"
        + "".join(_shares(rung[name]) for name in ("both", "seats", "neither"))
        + "</tr>"
        for rung in rungs
    )
    return f'<div class="wide" tabindex="0"><table>{head}{rows}</table></div>'


def _shares(cell: dict[str, Any]) -> str:
    return f"<td>{shown(cell['mean'], 'share')}<br><small>{half(cell, 'share')}</small></td>"


def _elo(found: dict[str, float | None]) -> str:
    if found["mean"] is None:
        return "beyond measure"
    ends = [found[name] for name in ("low", "high")]
    told = " to ".join("∞" if end is None else f"{end:.0f}".replace("-", "−") for end in ends)
    return f"{found['mean']:+.0f}<br><small>{told}</small>".replace("-", "−")


def _together(report: dict[str, Any]) -> list[str]:
    rungs = report["skill"]["rungs"]
    if not rungs:
        return []
    entries = [{"name": _title(rung), **rung["score"], "significant": rung["score"]["low"] > 0} for rung in rungs]
    rows = "".join(
        f"<tr><td>{html.escape(_title(rung))}</td>{_shares(rung['both'])}{_shares(rung['neither'])}"
        f"<td>{shown(rung['deal'], 'share')}</td></tr>"
        for rung in rungs
    )
    head = "<tr><th></th><th>reaches more</th><th>reaches less</th><th>settled by the deal</th></tr>"
    return [
        f"<p>Teams of {report['skill']['seats']} of one kind play the same deals. Shown is how much more of a perfect "
        "score the first team reaches, in percentage points. “Settled by the deal” is how much of the spread of the "
        "one team’s results is seen in the other’s: luck.</p>",
        dots(entries, "Which team reaches more", "points", 0.0),
        f'<div class="wide" tabindex="0"><table>{head}{rows}</table></div>',
    ]


def _levels(report: dict[str, Any]) -> list[str]:
    met = report["skill"]["levels"]
    if not met:
        return [note("The four levels, which stop to think, meet too if they are asked to: <code>--levels 20</code>.")]
    entries = [
        {**one["score"], "name": f"{_title(one)} ({one['seconds'][0]:.3g} and {one['seconds'][1]:.3g} s a choice)"}
        for one in met
        if one["score"]["low"] is not None
    ]
    what = "What a table of both reaches" if report["cooperative"] else "What the first one wins"
    return [
        "<h3>The four levels</h3>",
        f"<p>{what} in the arena, over {met[0]['deals']} deals with exchanged seats, and how long each thinks.</p>",
        dots(entries, "Levels", "share", None if report["cooperative"] else 0.5),
    ]


# Drama


def drama(report: dict[str, Any]) -> list[str]:
    part = report["drama"]
    if part is None:
        return []
    facts = [
        ("of the games have one winner", part["decisive"]),
        ("who leads at half time wins", part["leader_at_half"]),
        ("are won from behind at half time", part["behind_at_half"]),
        ("are won from behind after three quarters", part["behind_late"]),
        ("of a game the winner is behind somebody", part["trailing"]),
    ]
    told = "".join(fact(name, cell, "share") for name, cell in facts if cell["mean"] is not None)
    return [
        "<h2>Drama</h2>",
        f'<div class="facts">{told}</div>',
        f"<p>Half of the games are decided within the first {100 * part['half_settled']:.0f} % of their choices: from "
        "then on the winner leads for good. The first curve says how many games are decided by when; one that rises "
        "early leaves long endings that everybody knows.</p>",
        course(part["settled"], "How many games are decided by when", 0.0),
        "<h3>Comebacks</h3>",
        "<p>In how many games the winner is behind somebody else after so much of the game.</p>",
        course(part["behind"], "How often the winner is behind", 0.0),
    ]


# Choices


def branching(report: dict[str, Any]) -> list[str]:
    part = report["branching"]
    return [
        "<h2>How much there is to choose from</h2>",
        f"<p>{shown(part['choices']['mean'], 'number')} choices on average; "
        f"{shown(part['forced']['mean'], 'share')} of the time there is but one. Over the course of the game:</p>",
        course(part["course"], "Choices that there are", 0.0, "number"),
    ]
