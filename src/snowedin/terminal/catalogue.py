"""What is in the box: games, options, bots."""

from typing import Any

import msgspec
from rich.table import Table

from ..bots import levels, names
from ..core.game import Choice, Components, Count, Game, Option, Seat
from ..core.words import spoken
from ..games import BOX, GAMES
from . import console


def show() -> int:
    out = console()
    for game in GAMES.values():
        out.print(f"[bold]{game.name}[/] ({game.key}), {players(game)}, about {game.minutes} minutes")
        out.print(f"  {game.pitch}")
        out.print(f"  bots: {', '.join(names(game))}")
        table = Table(box=None, show_header=False, padding=(0, 2))
        for level in (*levels.levels(game), *levels.above(game)):
            table.add_row(f"  {level.name}", "", level.about)
        for option in game.options:
            table.add_row(f"  {option.name}", values(option), option.help)
        out.print(table)
        if game.key not in BOX:
            out.print(f"  from {game.package}; speaks {', '.join(spoken(game))}", markup=False)
        out.print(f"  [dim]{game.credits}[/]\n")
    return 0


def print_json() -> int:
    """All that is shown, for programs."""
    told = [described(game) for game in GAMES.values()]
    print(msgspec.json.format(msgspec.json.encode(told)).decode())  # noqa: T201
    return 0


def described(game: Game) -> dict[str, Any]:
    return {
        "key": game.key,
        "name": game.name,
        "pitch": game.pitch,
        "version": game.version,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "cooperative": game.reward_sum is None,
        "package": game.package,
        "bots": list(game.bots.NAMES),
        "levels": {level.name: level.about for level in (*levels.levels(game), *levels.above(game))},
        "options": [
            {"name": option.name, "help": option.help, "default": option.default, "values": values(option)}
            for option in game.options
        ],
        "languages": spoken(game),
        "credits": game.credits,
    }


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
