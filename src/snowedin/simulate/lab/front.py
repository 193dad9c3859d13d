"""What a rebalancing found, as a page: the decks that no other beats, the one recommended, and its changes."""

import html
from collections.abc import Mapping
from typing import Any

from .drawings import scatter, shown
from .page import document
from .sections import note
from .targets import GOALS, MEASURED

LABELS = {
    "skill": "skill: distance from the target (share of games)",
    "length": "length: distance from the target (relative)",
    "closeness": "lead changes: distance from the target (relative)",
    "evenness": "unevenness: what would have to move for all to be tried alike",
    "changes": "mean change of a number",
}
TITLES = {
    "skill": "the better player wins",
    "length": "length of a game",
    "closeness": "lead changes per game",
    "evenness": "unevenness",
    "changes": "mean change of a number",
}
VERDICTS = {
    "reached": "Reached",
    "nearer": "Not reached, but nearer than the original",
    "no nearer": "No nearer than the original",
    "farther": "Farther off than the original",
}
PAIRS = (("changes", "evenness"), ("skill", "closeness"), ("changes", "length"))


def front_page(found: dict[str, Any]) -> str:
    games = found["games"]
    parts = [
        f"<p>{found['generations']} generations; {found['players']['usual']} at all seats, but "
        f"{found['players']['skill']} for skill; seed <code>{html.escape(found['seed'])}</code>. "
        f"{len(found['changes'])} numbers changed.</p>",
        note(
            f"While it evolves, every deck plays {2 * games['bred']:,} more games in each generation it survives. "
            + (
                "It was interrupted, so nothing was checked with fresh keys, and luck flatters what is shown."
                if found["interrupted"]
                else f"All decks below were then checked with {2 * games['checked']:,} games of fresh keys, and the "
                f"original and the recommended one with {2 * games['final']:,}."
            )
            + " ± are 95 % confidence intervals."
        ),
        before_and_after(found),
        f"<p>{in_a_sentence(found)}</p>",
        "<h2>The front</h2>",
        "<p>Blue: decks that no other beats in all goals; orange: the recommended one, of those nearest to the "
        "targets; grey: what was tried on the way, with few games each. The smaller, the better, on every axis.</p>",
    ]
    parts += [front_drawing(found, *pair) for pair in PAIRS if set(pair) <= set(titles(found))]
    parts += ["<h2>What to change</h2>", change_table(found)]
    return document(f"{found['name']}: a deck rebalanced", parts)


def in_a_sentence(found: Mapping[str, Any]) -> str:
    """Which targets were reached, and which were not."""
    if not found["changes"]:
        none = "No deck was found that is nearer to these targets than the original; they may contradict each other."
        return " ".join([none, *_why(found)])
    verdicts: dict[str, list[str]] = {}
    for name in MEASURED:
        verdicts.setdefault(found["misses"][name]["verdict"], []).append(TITLES[name])
    told = [f"{said}: {', '.join(verdicts[verdict])}" for verdict, said in VERDICTS.items() if verdict in verdicts]
    return " ".join([". ".join(told) + ".", *_why(found)])


def _why(found: Mapping[str, Any]) -> list[str]:
    return [f"Why: {'; '.join(found['reasons'])}."] if found["reasons"] else []


def titles(found: Mapping[str, Any]) -> dict[str, str]:
    """What the goals are called in this game; what it does not measure is left out."""
    told = TITLES | {"length": f"{found['turns']} per game", "evenness": found["evenness"]}
    return {name: title for name, title in told.items() if title}


def before_and_after(found: dict[str, Any]) -> str:
    rows = []
    for name, title in titles(found).items():
        kind = "number" if name in ("length", "closeness", "changes") else "share"
        cells = [_value(found[which][name], kind) for which in ("original", "rebalanced")]
        target = shown(found["targets"][name], kind) if name in MEASURED else "small"
        miss = found["misses"].get(name)
        off = f"{shown(miss['off'], kind)}<br><small>{miss['verdict']}</small>" if miss else ""
        cells += [off, shown(miss["was_off"], kind) if miss else ""]
        rows.append(f"<tr><td>{title}</td><td>{target}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
    head = (
        "<tr><th></th><th>target</th><th>original</th><th>rebalanced</th><th>off by</th><th>original off by</th></tr>"
    )
    return f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'


def _value(value: Any, kind: str) -> str:
    if isinstance(value, dict):
        return f"{shown(value['mean'], kind)}<br><small>± {shown((value['high'] - value['low']) / 2, kind)}</small>"
    return shown(value, kind)


def front_drawing(found: dict[str, Any], across: str, up: str) -> str:
    x, y = GOALS.index(across), GOALS.index(up)
    points = [
        {"x": goals[x], "y": goals[y], "look": "old", "size": 2, "told": "on the way"} for goals in found["history"]
    ]
    for place, deck in enumerate(found["front"]):
        chosen = place == found["recommended"]
        goals = zip(GOALS, deck["goals"], strict=True)
        told = ", ".join(f"{name} {goal:.3f}" for name, goal in goals if name in titles(found))
        look = "marked" if chosen else "plain"
        point = {"x": deck["goals"][x], "y": deck["goals"][y], "look": look, "size": 7 if chosen else 5, "told": told}
        points.append(point)
    points.sort(key=lambda point: int(point["size"]))
    return scatter(points, f"{across} and {up}", LABELS[across], LABELS[up])


def change_table(found: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td>{html.escape(change['card'])}</td><td>{html.escape(change['category'].replace('_', ' '))}</td>"
        f"<td>{change['from']}</td><td>{change['to']}</td></tr>"
        for change in found["changes"]
    )
    return (
        f'<div class="wide"><table><tr><th>card</th><th>category</th><th>from</th><th>to</th></tr>{rows}</table></div>'
    )
