"""The table of a measurement: every suite's speed with and without observations, and how many times it ours is."""

from collections.abc import Iterable, Sequence

from .. import report
from . import OURS, Entry, Player
from .measure import Speed

Name = tuple[str, str, bool]  # suite, game, and whether observed
Speeds = dict[Name, Speed]


def players(entries: Iterable[Entry]) -> dict[Name, Player]:
    found = {}
    for entry in entries:
        for observed, player in ((True, entry.observed), (False, entry.bare)):
            if player:
                found[entry.suite, entry.game, observed] = player
    return found


def table(entries: Sequence[Entry], games: Iterable[str], speeds: Speeds, unit: float) -> str:
    head = ["game", "suite", "observed", "spread", "ours is", "bare", "spread", "ours is"]
    rows = [
        [entry.game, entry.suite, *cells(entry, True, speeds, unit), *cells(entry, False, speeds, unit)]
        for game in games
        for entry in entries
        if entry.game == game
    ]
    return report.table(head, rows)


def cells(entry: Entry, observed: bool, speeds: Speeds, unit: float) -> list[str]:
    speed = speeds.get((entry.suite, entry.game, observed))
    if speed is None:
        return ["–", "–", "–"]
    least, best = speed.least / unit, speed.best / unit
    ratio = speeds[OURS, entry.game, observed].best / speed.best
    return [f"{best:.3g}", f"{least:.3g}–{best:.3g}", "" if entry.suite.startswith(OURS) else f"{ratio:.1f} ×"]
