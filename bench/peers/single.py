"""One game stepped from Python, as a `Match` and rule by rule, beside OpenSpiel."""

from .. import report
from . import OURS, openspiel, ours
from .measure import ROUNDS, Speed, measured

HEAD = ["game", "a match", "rule by rule", "OpenSpiel", "a match is so many times rule by rule"]
TEXT = (
    "Moves a second of processor time by random play of one game at a time from Python: best of {rounds} rounds and "
    "the slowest, in turns on one core. Rule by rule is how a match called the rules before it kept its state in an "
    "array."
)


def main() -> None:
    entries = [entry for suite in (ours, openspiel) for entry in suite.entries() if entry.suite != OURS]
    speeds = measured({(entry.game, entry.suite): entry.bare for entry in entries if entry.bare})
    rows = []
    for game in dict.fromkeys(entry.game for entry in entries):
        match, by_record = speeds[game, ours.SINGLE], speeds[game, ours.BY_RECORD]
        peer = speeds.get((game, "OpenSpiel"))
        rows.append([game, told(match), told(by_record), told(peer), f"{match.best / by_record.best:.0f} ×"])
    table = report.table(HEAD, rows)
    report.write("One game from Python", "bench.peers --single", f"{TEXT.format(rounds=ROUNDS)}\n\n{table}")


def told(speed: Speed | None) -> str:
    return "–" if speed is None else f"{speed.best:,.0f} ({speed.least:,.0f})"
