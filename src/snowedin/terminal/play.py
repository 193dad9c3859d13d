"""`snowedin play`: who sits where, and a table to play at."""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from ..bots import Bot, guests, levels, names
from ..core import daily
from ..core.game import Game, Refusal
from ..core.match import KEY_BYTES, Match, load
from ..core.words import counted
from ..games import GAMES
from . import can_be_asked, console, typed, waiting_for
from .catalogue import players
from .table import Table
from .unfinished import Kept, waiting

YOU = "you"
GO_ON, LATER, FORGET = ("y", "yes"), ("n", "no"), ("f", "forget", "forget it")
ANSWERS = GO_ON + LATER + FORGET
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
            answer = typed(out, Text("\nNumber or name (q to leave): ")).strip().casefold()[:LONGEST]
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


def today(game: Game) -> int:
    """The deal of the day, the same that every server deals today."""
    day = daily.today()
    console(markup=False).print(f"{game.name} of {day.isoformat()}: everybody has this deal today (the date is UTC's).")
    sitting = [YOU] + [levels.SKIER] * (daily.seats_of(game) - 1)
    return deal(game, {}, sitting, None, daily.key_of(game, day))


def new(game: Game, given: Mapping[str, Any], seats: str | None, seed: str | None) -> int:
    """A new table; what is not given is as the game has it."""
    sitting = seats.split(",") if seats else [YOU] + ["bot"] * (game.seats.start - 1)
    key = None if seed is None else hashlib.sha256(seed.encode()).digest()[:KEY_BYTES]
    return deal(game, given, sitting, seed, key)


def deal(game: Game, given: Mapping[str, Any], sitting: Sequence[str], seed: str | None, key: bytes | None) -> int:
    options = game.read_options(game.preset(given, len(sitting), [n for n, who in enumerate(sitting) if is_you(who)]))
    game.check_seats(len(sitting), options)
    people, bots = seat_everyone(game, sitting, seed)
    with waiting_for(console(), f"Setting up {game.name}"):
        match = Match(game, len(sitting), options, key)
    return sit_down(match, people, bots, Kept.fresh(game))


def offered(game: Game | None) -> Kept | None:
    """The last match of a game, or of any, that was left unfinished, if somebody wants to go on with it."""
    if not can_be_asked():
        return None
    out = console(markup=False)
    for kept in waiting(game, out.print):
        document = kept.document()
        known = GAMES[document.game].name if document.game in GAMES else document.game
        size = counted(len(document.actions), "choice")
        out.print(f"{known} was left {kept.when()}, after {size}: {', '.join(document.names)}.")
        answer = ""
        while answer not in ANSWERS:
            answer = (
                typed(out, Text("Go on with it? (yes, no, or forget it) [yes] ")).strip().casefold()[:LONGEST] or "y"
            )
        if answer in GO_ON:
            return kept
        if answer in LATER:
            return None
        kept.drop()
    return None


def go_on(kept: Kept) -> int:
    """With a match that was left unfinished."""
    match = _loaded(kept.file)
    people, bots = seat_everyone(match.game, saved_seats(match), None)
    return sit_down(match, people, bots, kept)


def resume(file: str, seats: str | None, game: Game | None) -> int:
    """Go on with a saved match; `game`, if it was named, is to be that of the match."""
    match = _loaded(file)
    if game is not None and match.game is not game:
        raise Refusal(f"{file} is a match of {match.game.name}, not of {game.name}; leave the game out.")
    saved = saved_seats(match)
    sitting = seats.split(",") if seats else saved
    if len(sitting) != match.seats:
        raise Refusal(f"The match has {match.seats} seats; --seats names {len(sitting)}.")
    people, bots = seat_everyone(match.game, [stays(*pair) for pair in zip(sitting, saved, strict=True)], None)
    return sit_down(match, people, bots, Kept.fresh(match.game))


def sit_down(match: Match, people: Mapping[int, str], bots: Mapping[int, Bot], kept: Kept) -> int:
    match.names = names_at(people, bots)
    return Table(match, set(people), dict(bots), kept).play()


def _loaded(file: str | Path) -> Match:
    with waiting_for(console(), "Setting up the table"):
        return load(file, GAMES)


def saved_seats(match: Match) -> list[str]:
    """A bot's seat was saved under its name, as in `Greed 2`; every other name is a person's."""
    if len(match.names) != match.seats:
        return [YOU] + ["bot"] * (match.seats - 1)
    return [bot_called(match.game, seat, name) or f"{YOU}:{name}" for seat, name in enumerate(match.names)]


def is_you(who: str) -> bool:
    return who.strip().partition(":")[0].casefold() == YOU


def stays(who: str, before: str) -> str:
    """A person without a name who sits down where a person sat has that one's."""
    return before if who.strip().casefold() == YOU and before.startswith(YOU) else who


def seat_everyone(game: Game, sitting: Sequence[str], seed: str | None) -> tuple[dict[int, str], dict[int, Bot]]:
    """People by seat with their names, and bots by seat."""
    people: dict[int, str] = {}
    bots: dict[int, Bot] = {}
    for seat, who in enumerate(sitting):
        if is_you(who):
            name = who.strip().partition(":")[2]
            if bot_called(game, seat, name):
                raise Refusal(f"A saved match would take {name} for the bot at that seat; choose another name.")
            people[seat] = name or f"Player {seat + 1}"
        else:
            bots[seat] = guests.bot_called(game, who.strip(), None if seed is None else f"{seed} bot {seat}")
    return people, bots


def names_at(people: Mapping[int, str], bots: Mapping[int, Bot]) -> list[str]:
    """Everybody's name, seat by seat."""
    named = {seat: name_of_bot(bot.name, seat) for seat, bot in bots.items()} | dict(people)
    return [named[seat] for seat in sorted(named)]


def name_of_bot(bot: str, seat: int) -> str:
    return f"{bot.capitalize()} {seat + 1}"


def bot_called(game: Game, seat: int, name: str) -> str | None:
    """The bot that has this name at this seat."""
    return next((bot for bot in names(game) if name_of_bot(bot, seat) == name), None)
