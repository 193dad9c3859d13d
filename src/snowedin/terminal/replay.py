"""`snowedin replay`: a saved match told from the beginning."""

from rich.text import Text

from ..core.game import Refusal
from ..core.match import Match, load
from ..core.words import counted
from ..games import GAMES
from . import console, typed


def tell(file: str, seat: int | None, step: bool) -> int:
    saved = load(file, GAMES)
    if seat is not None and not 1 <= seat <= saved.seats:
        raise Refusal(f"Seats are 1 to {saved.seats}; there is no seat {seat}.")
    viewer = None if seat is None else seat - 1
    match = Match(saved.game, saved.seats, saved.options, saved.key)
    match.names = saved.names
    words = match.words()
    out = console(markup=False)
    title = Text.assemble(
        (match.game.name, "bold"), f", {match.seats} players, {counted(len(saved.actions), 'action')}"
    )
    out.print(title)
    for number, (actor, action) in enumerate(saved.actions, 1):
        match.act(actor, action)
        for phrase in match.game.telling.narrate(match.before, actor, action, match.state, viewer):
            out.print(Text.assemble((f"{number:>4}", "dim"), f" {words.say(phrase)}"))
        if step:
            out.print(match.game.table.draw(match.seen_by(viewer), words, viewer))
            try:
                typed(out, Text("Enter for the next action ", style="dim"))
            except (EOFError, KeyboardInterrupt):
                out.print()
                return 0
    out.print(match.game.table.draw(match.seen_by(viewer), words, viewer))
    return 0
