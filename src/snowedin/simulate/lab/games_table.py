"""Every game of a report as a row of a table, for one's own analysis: who got what, how it went, what was noted."""

import csv
import io
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from ...core.game import Refusal
from ..cpu import game_key
from . import counting
from .parts import Groups, Progress, tells_standing
from .tally import Setting, each_game

CSV, PARQUET = ".csv", ".parquet"

Row = dict[str, Any]


def check_ending(file: str) -> None:
    """Raises `Refusal` for another format, and for Parquet where nobody can write it."""
    if Path(file).suffix.lower() not in (CSV, PARQUET):
        raise Refusal(f"The games are written as a table in a file that ends in {CSV} or {PARQUET}; {file} does not.")
    if is_parquet(file) and not find_spec("pyarrow"):
        raise Refusal(
            f"{file} is written by pyarrow, which is not installed: add the extra `parquet` of snowedin (docs/lab.md), "
            f"or name a file that ends in {CSV}."
        )


def is_parquet(file: str) -> bool:
    return Path(file).suffix.lower() == PARQUET


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


def as_parquet(setting: Setting, games: int, progress: Progress = lambda games: None) -> bytes:
    """The same rows in typed columns; where a game has nothing to tell, there is nothing in the column."""
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    rows = []
    for row in rows_of(setting, games):
        rows.append({name: None if value == "" else value for name, value in row.items()})
        progress(1)
    out = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(rows), out)
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
