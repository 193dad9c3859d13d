"""`snowedin lab`: a progress bar, then a page and the numbers beside it, and in the terminal what matters most."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..core.crew import Interrupted
from ..core.game import Game, Refusal
from ..core.words import counted
from ..simulate.cluster import HeadLost, cluster_at
from ..simulate.lab import compare as comparison
from ..simulate.lab import games_table, skill
from ..simulate.lab.drawings import shown
from ..simulate.lab.front import front_page, in_a_sentence, titles
from ..simulate.lab.page import page
from ..simulate.lab.parts import Progress
from ..simulate.lab.rebalance import rebalance as search_decks
from ..simulate.lab.rebalance import total_games
from ..simulate.lab.report import Runs, report, wish
from ..simulate.lab.tally import Setting
from ..simulate.lab.targets import MEASURED
from . import console
from .files import at_home, check_writable, write, write_bytes
from .progress_bar import ProgressBar


def run(
    game: Game,
    players: str | None,
    seats: int | None,
    games: int | None,
    seed: str,
    options: Mapping[str, Any],
    out: str | None,
    cluster: str | None,
    levels: int | None = None,
    pair: Sequence[str] = (),
    table: str | None = None,
) -> int:
    wished = wish(game, players.split(",") if players else None, seats, games, seed, options, pair)
    html_file, json_file = files_for(out, f"{game.key}-lab")
    check_writable(html_file, json_file)
    if table is not None:
        games_table.check_ending(table)
        check_writable(table)
    loss: Exception | None = None
    try:
        met = 0 if levels is None else skill.level_games(game, levels)
        with cluster_at(cluster) as pool, ProgressBar(game.name, Runs(wished).total + met) as bar:
            found = report(wished, bar.advance, pool=pool)
            if levels is not None:
                found = with_levels(found, lambda: skill.meet(game, levels, seed, wished.options, bar.advance, pool))
    except Interrupted as interruption:
        found, loss = interruption.done, interruption.loss
    write(json_file, as_json(found))
    write(html_file, page(found))
    written = [html_file, json_file]
    if table is not None:
        with ProgressBar(f"{game.name}: games as rows", found["games"]) as bar:
            write_games(table, wished.base, found["games"], bar.advance)
        written.append(at_home(table))
    told = console(markup=False)
    show(told, found)
    told.print("\n".join(map(str, written)), soft_wrap=True)
    if found["interrupted"]:
        comparisons = sum(len(found[part]["rows"]) for part in ("switches", "pairs", "ablations", "sizes"))
        all_of_them = len(Runs(wished).trials)
        kept = (
            f"{found['games']:,} of {wished.games:,} games and {comparisons} of {all_of_them} comparisons "
            "were finished, and are what is shown."
        )
        raise HeadLost(f"{loss} {kept}") if loss else KeyboardInterrupt(f"Interrupted: {kept}")
    return 0


def write_games(file: str, setting: Setting, games: int, progress: Progress) -> None:
    if games_table.is_parquet(file):
        write_bytes(file, games_table.as_parquet(setting, games, progress))
    else:
        write(file, games_table.as_csv(setting, games, progress))


def compare(reports: Sequence[str], out: str | None) -> int:
    """Two reports side by side: what differs, and which differences are more than luck."""
    if len(reports) != 2:
        raise Refusal(
            f"Two reports are compared, as in `snowedin lab compare A.json B.json`; {len(reports)} were named."
        )
    found = comparison.compared(*map(comparison.read_report, reports))
    html_file, json_file = files_for(out, f"{found['game']}-compared")
    check_writable(html_file, json_file)
    write(json_file, as_json(found))
    write(html_file, comparison.comparison_page(found))
    told = console(markup=False)
    told.print(comparison.in_a_sentence(found))
    asked = Table("", "first", "second")
    for one in found["asked"]:
        asked.add_row(one["what"], one["one"], one["other"])
    moved = Table("more than luck", "first", "second", "difference")
    for row in found["rows"]:
        if row["significant"]:
            values = [shown(row[side]["mean"], row["kind"]) for side in ("one", "other")]
            moved.add_row(f"{row['part']}: {row['name']}", *values, comparison.gap(row))
    for table in (asked, moved):
        if table.row_count:
            told.print(table)
    told.print(f"{html_file}\n{json_file}", soft_wrap=True)
    return 0


def with_levels(found: dict[str, Any], meet: Callable[[], list[dict[str, Any]]]) -> dict[str, Any]:
    """The report with what came of the levels' games; after Ctrl-C, with those that were finished."""
    try:
        found["skill"]["levels"] = meet()
    except Interrupted as interruption:
        found["skill"]["levels"] = interruption.done
        found["interrupted"] = True
    return found


def rebalance(
    game: Game,
    games: int | None,
    seed: str,
    options: Mapping[str, Any],
    targets: str | None,
    out: str | None,
    cluster: str | None,
    notes: str | None = None,
) -> int:
    """Evolve a deck; the deck itself is written beside the page, as the game reads it."""
    html_file, json_file = files_for(out, f"{game.key}-rebalanced")
    check_writable(html_file, json_file)
    try:
        with cluster_at(cluster) as pool, ProgressBar(game.name, total_games(game, games)) as bar:
            kept = at_home(notes) if notes else None
            found = search_decks(game, options, seed, targets, games, progress=bar.advance, pool=pool, notes=kept)
    except Interrupted as interruption:
        found = interruption.done
    write(json_file, as_json(found))
    write(html_file, front_page(found))
    deck_file = html_file.with_suffix(found["file"])
    write(deck_file, found["components"])
    told = console(markup=False)
    show_changes(told, found)
    told.print(f"{html_file}\n{json_file}\n{deck_file}", soft_wrap=True)
    if found["interrupted"]:
        raise KeyboardInterrupt(
            f"Interrupted: {found['generations']} of {found['planned_generations']} generations were finished. What is "
            "shown was measured by the games of evolution alone, which flatter."
            + (" The same command goes on from there." if notes else " With --notes FOLDER it could be gone on with.")
        )
    return 0


def show_changes(out: Console, found: Mapping[str, Any]) -> None:
    measured = Table(found["name"], "target", "original", "rebalanced", "off by", "original off by")
    for name in MEASURED:
        kind = "share" if name == "skill" else "number"
        cells = _row([found["original"][name], found["rebalanced"][name]], [kind, kind])
        miss = found["misses"][name]
        off = f"{shown(miss['off'], kind)}, {miss['verdict']}"
        target, was_off = (shown(value, kind) for value in (found["targets"][name], miss["was_off"]))
        measured.add_row(titles(found)[name], target, *cells, off, was_off)
    out.print(measured)
    out.print(in_a_sentence(found))
    if not found["changes"]:
        return
    changes = Table("card", "category", "from", "to")
    for change in found["changes"]:
        changes.add_row(change["card"], change["category"], f"{change['from']}", f"{change['to']}")
    out.print(changes)


def as_json(found: Mapping[str, Any]) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def files_for(out: str | None, name: str) -> tuple[Path, Path]:
    """A page and the numbers beside it, in a folder or under the name of the page."""
    place = at_home(out or ".")
    html_file = place if place.suffix in (".html", ".htm") else place / f"{name}.html"
    return html_file, html_file.with_suffix(".json")


def show(out: Console, found: Mapping[str, Any]) -> None:
    out.print(
        Text.assemble((found["name"], "bold"), f": {counted(found['games'], 'game')} of {', '.join(found['players'])}")
    )
    part = found["switches"]
    table = Table("switch", *part["measures"])
    kinds = list(part["measures"].values())
    table.add_row("as it is", *_row(part["reference"]["cells"], kinds))
    for row in part["rows"]:
        name = f"{row['group']} = {row['name']}" + (" (same games)" if row["same"] else "")
        table.add_row(name, *_row(row["cells"], kinds))
    for row in found["pairs"]["rows"]:
        table.add_row(row["name"], *_row(row["cells"], kinds))
    out.print(table)
    if not found["cooperative"] and found["lead"]["changes"] is None:
        out.print("Lead changes are not measured: the game tells nobody's standing before the end.")
    out.print("± is half a 95 % confidence interval; * is a difference that is more than luck (Holm, 5 %).")


def _row(cells: Sequence[Mapping[str, Any]], kinds: Sequence[str]) -> list[str]:
    return [
        "–"
        if cell["mean"] is None
        else f"{shown(cell['mean'], kind)} ± {shown((cell['high'] - cell['low']) / 2, kind)}"
        + ("*" if cell.get("significant") else "")
        for cell, kind in zip(cells, kinds, strict=False)
    ]
