"""What is in the box: games, options, bots."""

from rich.table import Table

from ..bots import levels, names
from ..core.game import Choice, Components, Count, Game, Option, Seat
from ..games import GAMES
from . import console


def show() -> int:
    out = console()
    for game in GAMES.values():
        out.print(f"[bold]{game.name}[/] ({game.key}), {players(game)}, about {game.minutes} minutes")
        out.print(f"  {game.pitch}")
        out.print(f"  bots: {', '.join(names(game))}")
        table = Table(box=None, show_header=False, padding=(0, 2))
        for level in levels.levels(game):
            table.add_row(f"  {level.name}", "", level.about)
        for option in game.options:
            table.add_row(f"  {option.name}", values(option), option.help)
        out.print(table)
        out.print(f"  [dim]{game.credits}[/]\n")
    return 0


def players(game: Game) -> str:
    low, high = game.seats.start, game.seats.stop - 1
    return f"{low} players" if low == high else f"{low}–{high} players"


def values(option: Option) -> str:
    match option:
        case Choice():
            return " or ".join(option.values)
        case Count():
            return f"{option.default} ({option.low}–{option.high}{f' or {option.off}' if option.off else ''})"
        case Seat():
            return f"{option.default} or a seat"
        case Components():
            return "the box or a file"
