"""`snowedin analyse`: a saved match judged choice by choice, then luck and skill."""

import json
import math

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bots.analysis import Analysis, analyse, steps_of
from ..core.game import Refusal
from ..core.match import Match, load
from ..core.words import counted
from ..games import GAMES
from . import console
from .progress_bar import ProgressBar


def tell(file: str, seat: int | None, simulations: int, replays: int, as_json: bool) -> int:
    match = load(file, GAMES)
    if seat is not None and not 1 <= seat <= match.seats:
        raise Refusal(f"Seats are 1 to {match.seats}; there is no seat {seat}.")
    if not match.is_over:
        raise Refusal("The match is not over yet; what it teaches is told afterwards.")
    if simulations < 1:
        raise Refusal(f"A choice is thought about for at least 1 simulation, not {simulations}.")
    if replays < 1:
        raise Refusal(f"Luck is told from skill by at least 1 replay of the deal, not {replays}.")
    with ProgressBar("thinking", steps_of(match.game, len(match.actions), replays)) as bar:
        only = None if seat is None else seat - 1
        found = analyse(match, simulations, replays, only, progress=bar.advance)
    if as_json:
        print(json.dumps(found.plain()))  # noqa: T201
    else:
        show(console(markup=False), match, found)
    return 0


def show(out: Console, match: Match, found: Analysis) -> None:
    names = [match.names[seat] if seat < len(match.names) else f"Player {seat + 1}" for seat in range(match.seats)]
    size = f", {counted(len(match.actions), 'choice')}, {counted(found.simulations, 'simulation')} each"
    out.print(Text.assemble((match.game.name, "bold"), size))
    out.print(choices_table(match, found, names))
    out.print(luck_table(match, found, names))


def choices_table(match: Match, found: Analysis, names: list[str]) -> Table:
    """Words are looked up in the position in which the choice was made."""
    words = match.words()
    table = Table("", "who", "choice", "expected", "better", "loss")
    again = Match(match.game, match.seats, match.options, match.key)
    judged = {entry.number: entry for entry in found.choices}
    for number, (seat, action) in enumerate(match.actions, 1):
        entry = judged.get(number)
        if entry is not None and entry.choices > 1:
            better = entry.loss > 0
            table.add_row(
                str(number),
                names[seat],
                words.say(again.describe(seat, action)),
                "" if math.isnan(entry.value) else f"{entry.value:.0%}",
                words.say(again.describe(seat, entry.best)) if better else "",
                f"{entry.loss:.1%}" if better else "",
                style="bold" if entry.is_glaring else "",
            )
        again.act(seat, action)
    return table


def luck_table(match: Match, found: Analysis, names: list[str]) -> Table:
    head = ("player", "result", "fair", "equal bots, same deal", "luck", "skill", "given away")
    table = Table(*head, title="Luck and skill")
    for share in found.seats:
        table.add_row(
            names[share.seat],
            f"{share.result:.0%}",
            f"{share.fair:.0%}",
            f"{share.expected:.0%}" + ("" if math.isnan(share.confidence_95) else f" ± {share.confidence_95:.0%}"),
            f"{share.luck:+.0%}",
            f"{share.skill:+.0%}",
            f"{share.lost:.0%}",
        )
    return table
