"""Two reports side by side: what was asked for differently, and which numbers differ by more than luck."""

import html
import json
import math
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ...bots.ratings import NORMAL_95
from ...core.game import Refusal
from .drawings import change, shown
from .measures import Estimate, chance_of, difference, significant
from .page import document
from .sections import note

ASKED = ("version", "program", "players", "games", "seed", "options", "components")  # all that numbers depend on
BOX = "the box"
DRAMA = {
    "decisive": "games with one winner",
    "leader_at_half": "who leads at half time wins",
    "behind_at_half": "won from behind at half time",
    "behind_late": "won from behind after three quarters",
    "trailing": "of a game the winner is behind",
}

Report = Mapping[str, Any]


def read_report(file: str) -> Report:
    """A report that the lab wrote."""
    try:
        found = json.loads(Path(file).expanduser().read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Refusal(f"The report {file} cannot be read: {error}.") from error
    if not isinstance(found, dict) or "switches" not in found or "length" not in found:
        raise Refusal(f"{file} is no report of the lab: it is the JSON file that `snowedin lab GAME` writes.")
    return found


def compared(one: Report, other: Report) -> dict[str, Any]:
    """The second report less the first, number by number."""
    if one["game"] != other["game"]:
        raise Refusal(f"Reports of one game can be compared; these are of {one['name']} and {other['name']}.")
    before, after = dict(numbers(one)), dict(numbers(other))
    shared = [key for key in before if key in after]
    gaps = [difference(_estimate(after[key][1]), _estimate(before[key][1])) for key in shared]
    marks = significant([chance_of(gap) for gap in gaps])
    return {
        "game": one["game"],
        "name": one["name"],
        "asked": list(_asked(one, other)),
        "same_seed": one["seed"] == other["seed"],
        "rows": [
            {
                "part": key[0], "name": key[1], "kind": before[key][0],
                "one": before[key][1], "other": after[key][1], "difference": gap.plain(), "significant": mark,
            }
            for key, gap, mark in zip(shared, gaps, marks, strict=True)
        ],
        "only_in_one": [" ".join(key) for key in before if key not in after],
        "only_in_other": [" ".join(key) for key in after if key not in before],
    }  # fmt: skip


def _asked(one: Report, other: Report) -> Iterator[dict[str, Any]]:
    for name in ASKED:
        mine, theirs = one.get(name), other.get(name)  # an older report may lack one
        if isinstance(mine, Mapping) and isinstance(theirs, Mapping):
            for key in dict.fromkeys((*mine, *theirs)):
                if mine.get(key) != theirs.get(key):
                    yield {"what": key, "one": _told(mine.get(key)), "other": _told(theirs.get(key))}
        elif mine != theirs:
            yield {"what": name, "one": _told(mine), "other": _told(theirs)}


def _told(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{value['entries']} entries ({value['fingerprint']})"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return BOX if value is None else str(value)


def _estimate(cell: Mapping[str, Any]) -> Estimate:
    if cell["mean"] is None:
        return Estimate(math.nan, math.nan, math.nan, math.nan, 0)
    error = (cell["high"] - cell["low"]) / 2 / NORMAL_95
    return Estimate(cell["mean"], error, cell["low"], cell["high"], cell["count"])


def numbers(report: Report) -> Iterator[tuple[tuple[str, str], tuple[str, Mapping[str, Any]]]]:
    """Every number of a report that has an interval: where it stands and what it is called, how to show it, and it."""
    yield from _whole(report)
    for name, length in report["length"].items():
        yield ("Length", f"{name} per game"), ("number", length)
    if "branching" in report:
        yield ("Choices", "choices there are"), ("number", report["branching"]["choices"])
        yield ("Choices", "there is but one"), ("share", report["branching"]["forced"])
    for rung in report.get("skill", {}).get("rungs", ()):
        yield ("Skill", f"{rung['better']} against {rung['worse']}"), ("share", rung["score"])
        yield ("Luck: the same seats win both", f"{rung['better']} against {rung['worse']}"), ("share", rung["seats"])
    for name, title in DRAMA.items() if report.get("drama") else ():
        yield ("Drama", title), ("share", report["drama"][name])
    for ending in report["endings"]:
        yield ("How it ends", ending["name"]), ("share", ending)
    for event in report["events"]["rows"]:
        yield ("How often each rule fires", event["name"]), ("number", event)
    for part in ("power", "trials"):
        for group in report[part]:
            for row in group["rows"]:
                yield (group["title"], row["name"]), ("share", row)


def _whole(report: Report) -> Iterator[tuple[tuple[str, str], tuple[str, Mapping[str, Any]]]]:
    if report["cooperative"]:
        yield ("The game", "of a perfect score"), ("share", report["result"])
        return
    yield ("The game", report["first"]), ("share", report["order"][0])
    yield ("The game", "shared or drawn"), ("share", report["shared"])
    if report["lead"]["changes"] is not None:
        yield ("The game", "lead changes per game"), ("number", report["lead"]["changes"])


# The page


def comparison_page(found: Report) -> str:
    parts = [introduction(found), asked_table(found)]
    for part in dict.fromkeys(row["part"] for row in found["rows"]):
        rows = [row for row in found["rows"] if row["part"] == part]
        parts += [f"<h2>{html.escape(part)}</h2>", rows_table(rows)]
    for key, where in (("only_in_one", "first"), ("only_in_other", "second")):
        if found[key]:
            parts.append(note(f"Only in the {where} report: {html.escape(', '.join(found[key]))}."))
    return document(f"{found['name']}: two reports side by side", parts)


def introduction(found: Report) -> str:
    return f"<p>{html.escape(in_a_sentence(found))}</p>" + note(
        "Differences are the second report less the first, of shares in percentage points, with 95 % intervals. Orange "
        "is more than luck: Holm’s method keeps the chance of even one false mark on this page at 5 %."
        + (" Both have the same seed, so the intervals are rather too wide than too narrow." * found["same_seed"])
    )


def in_a_sentence(found: Report) -> str:
    marked = sum(row["significant"] for row in found["rows"])
    about = f"{marked} of {len(found['rows'])} numbers differ by more than luck."
    if not found["asked"]:
        return f"Both reports were asked for alike. {about}"
    return f"The reports differ in {', '.join(one['what'] for one in found['asked'])}. {about}"


def asked_table(found: Report) -> str:
    if not found["asked"]:
        return ""
    rows = "".join(
        "<tr>" + "".join(f"<td>{html.escape(one[key])}</td>" for key in ("what", "one", "other")) + "</tr>"
        for one in found["asked"]
    )
    return f'<div class="wide" tabindex="0"><table><tr><th></th><th>first</th><th>second</th></tr>{rows}</table></div>'


def rows_table(rows: list[Report]) -> str:
    told = "".join(f"<tr><td>{html.escape(row['name'])}</td>{_cells(row)}</tr>" for row in rows)
    head = "<tr><th></th><th>first</th><th>second</th><th>difference</th></tr>"
    return f'<div class="wide" tabindex="0"><table>{head}{told}</table></div>'


def _cells(row: Report) -> str:
    values = [row[side]["mean"] for side in ("one", "other")]
    cells = "".join(f"<td>{'–' if value is None else shown(value, row['kind'])}</td>" for value in values)
    return f"{cells}<td{' class=moved' if row['significant'] else ''}>{gap(row)}</td>"


def gap(row: Report) -> str:
    """A difference as people read it."""
    found = row["difference"]
    return "–" if found["mean"] is None else change(found["mean"], (found["high"] - found["low"]) / 2, row["kind"])
