"""`snowedin play`: who sits where, and a table to play at."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from ..bots import Bot, names
from ..core.compile import engine_for
from ..core.game import Game, Refusal
from ..core.match import KEY_BYTES, Match, load
from ..games import GAMES
from . import console, heard
from .catalogue import players
from .table import Table

YOU = "you"
LONGEST = 40  # letters of an answer that are looked at


def choose_game() -> Game | None:
    """Ask which game; nothing if nobody answers."""
    out = console()
    games = list(GAMES.values())
    grid = Grid(box=None, show_header=False, padding=(0, 2))
    for number, game in enumerate(games, 1):
        grid.add_row(f"[bold]{number}[/]", f"[bold]{game.name}[/]", players(game), game.pitch)
    out.print("\n[bold]Snowed In[/]: what shall we play?\n")
    out.print(grid)
    while True:
        try:
            answer = heard(out, Text("\nNumber or name (q to leave): ")).strip().casefold()[:LONGEST]
        except (EOFError, KeyboardInterrupt):
            out.print()
            return None
        if answer in ("q", "quit"):
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        found = [game for game in games if answer and answer in game.name.casefold()]
        if len(found) == 1:
            return found[0]
        out.print(Text(f"{answer!r} is not a number from 1 to {len(games)} or the name of one game."))


def new(game: Game, options: Mapping[str, Any], seats: str | None, seed: str | None) -> int:
    sitting = seats.split(",") if seats else [YOU] + ["bot"] * (game.seats.start - 1)
    game.check_seats(len(sitting), options)
    people, bots = seat_everyone(game, sitting, seed)
    key = None if seed is None else hashlib.sha256(seed.encode()).digest()[:KEY_BYTES]
    _warm_up(game, options)
    match = Match(game, len(sitting), options, key)
    match.names = [people.get(seat) or f"{bots[seat].name.capitalize()} {seat + 1}" for seat in range(len(sitting))]
    return Table(match, set(people), bots).play()


def resume(file: str, seats: str | None) -> int:
    match = load(file, GAMES)
    sitting = seats.split(",") if seats else saved_seats(match)
    if len(sitting) != match.seats:
        raise Refusal(f"The match has {match.seats} seats; --seats names {len(sitting)}.")
    people, bots = seat_everyone(match.game, sitting, None)
    return Table(match, set(people), bots).play()


def saved_seats(match: Match) -> list[str]:
    """A bot's seat was saved under its name, as in `Greed 2`; every other name is a person's."""
    sitting = []
    for seat, name in enumerate(match.names or [YOU] + ["bot"] * (match.seats - 1)):
        bot = name.casefold().removesuffix(f" {seat + 1}")
        sitting.append(bot if bot in (*names(match.game), YOU, "bot") else f"{YOU}:{name}")
    return sitting


def seat_everyone(game: Game, sitting: Sequence[str], seed: str | None) -> tuple[dict[int, str], dict[int, Bot]]:
    """People by seat with their names, and bots by seat."""
    people: dict[int, str] = {}
    bots: dict[int, Bot] = {}
    for seat, who in enumerate(sitting):
        kind, _, name = who.strip().partition(":")
        if kind.casefold() == YOU:
            people[seat] = name or f"Player {seat + 1}"
        else:
            bots[seat] = Bot(game, who.strip(), None if seed is None else f"{seed} bot {seat}")
    return people, bots


def _warm_up(game: Game, options: Mapping[str, Any]) -> None:
    """The first game after an update is compiled; say so instead of standing still."""
    out = console()
    with out.status(f"Setting up {game.name} …"):
        engine = engine_for(game, options)
        s = game.blank(options)
        engine.deal(s, game.seats.start)
