"""`snowedin replay`: a saved match told from the beginning."""

from ..core.game import Refusal
from ..core.match import Match, load
from ..core.records import copy
from ..games import GAMES
from . import console


def tell(file: str, seat: int | None, step: bool) -> int:
    saved = load(file, GAMES)
    if seat is not None and not 1 <= seat <= saved.seats:
        raise Refusal(f"Seats are 1 to {saved.seats}; there is no seat {seat}.")
    viewer = None if seat is None else seat - 1
    match = Match(saved.game, saved.seats, saved.options, saved.key)
    match.names = saved.names
    words = match.words()
    out = console()
    out.print(f"[bold]{match.game.name}[/], {match.seats} players, {len(saved.actions)} actions")
    for number, (actor, action) in enumerate(saved.actions, 1):
        before = copy(match.state)
        match.act(actor, action)
        for phrase in match.game.view.narrate(before, actor, action, match.state, viewer):
            out.print(f"[dim]{number:>4}[/] {words.say(phrase)}")
        if step:
            out.print(match.game.table.draw(match.seen_by(viewer), words, viewer))
            try:
                out.input("[dim]Enter for the next action[/] ")
            except EOFError:
                return 0
    out.print(match.game.table.draw(match.seen_by(viewer), words, viewer))
    return 0
