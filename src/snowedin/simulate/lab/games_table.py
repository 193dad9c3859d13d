"""Every game of a report as a row of a table, for one's own analysis: who got what, how it went, what was noted."""

import csv
import io
from collections.abc import Iterator
from typing import Any

import numpy as np

from ...core.game import Refusal
from ..cpu import game_key
from . import counting
from .parts import Groups, Progress, tells_standing
from .tally import Setting, each_game

Row = dict[str, Any]


def check_ending(file: str) -> None:
    if not file.lower().endswith(".csv"):
        raise Refusal(
            f"The games are written as CSV, in a file that ends in .csv; {file} does not. For Parquet, read that file "
            "with a program that writes it, such as pyarrow, pandas or DuckDB."
        )


def as_csv(setting: Setting, games: int, progress: Progress = lambda games: None) -> str:
    """The games from number 0 on, in their order."""
    out = io.StringIO()
    writer: csv.DictWriter[str] | None = None
    for row in rows_of(setting, games):
        if writer is None:
            writer = csv.DictWriter(out, list(row), lineterminator="\n")
            writer.writeheader()
        writer.writerow(row)
        progress(1)
    return out.getvalue()


def rows_of(setting: Setting, games: int) -> Iterator[Row]:
    for number, notes, sums in each_game(setting, games):
        yield {**_course(setting, number, notes, sums), **_noted(setting, notes)}


def _course(setting: Setting, number: int, notes: counting.Notes, sums: Any) -> Row:
    places, seats = setting.places, len(setting.players)
    first = int(notes.course[counting.FIRST])
    order = [int(sums[places[counting.ORDER] + (seat - first) % seats, 1]) for seat in range(seats)]
    endings = sums[places[counting.ENDINGS] : places[counting.ENDINGS + 1], 1]
    leads = tells_standing(setting.game) and setting.game.reward_sum is not None
    return {
        "game": number,
        "key": game_key(setting.seed, number).hex(),
        "first_seat": first + 1,
        "choices": int(notes.course[counting.DONE]),
        setting.parts.turns: int(sums[places[counting.TURNS], 1]),
        "ending": setting.parts.endings[int(np.argmax(endings))],
        **{f"reward_{seat + 1}": round(points / counting.POINT, 6) for seat, points in enumerate(order)},
        "lead_changes": int(notes.course[counting.CHANGES]) if leads else "",
        "lead_for_good_after": int(notes.course[counting.SINCE]) if leads else "",
        "winner_behind": int(sums[places[counting.TRAILING], 1]) if leads else "",
        "options_to_choose_from": int(sums[places[counting.CHOICES], 1]),
        "forced": int(sums[places[counting.FORCED], 1]),
    }


def _noted(setting: Setting, notes: counting.Notes) -> Row:
    parts = setting.parts
    row: Row = {f"event: {name}": int(notes.fired[place]) for place, name in enumerate(parts.events)}
    for place, name in enumerate(_names(parts.power)):
        for seat in range(len(setting.players)):
            row[f"seat {seat + 1}: {name}"] = int(notes.used[seat, place])
    for place, name in enumerate(_names(parts.trials)):
        row[f"tried: {name}"] = int(notes.tried[place])
        row[f"worked: {name}"] = int(notes.worked[place])
    return row


def _names(groups: Groups) -> Iterator[str]:
    return (f"{title}: {name}" for title, names in groups.items() for name in names)
