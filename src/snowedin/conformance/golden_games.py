"""Golden games: whole games as they were once played, and the course that each took by the rules.

`<game>-v<version>.json` has those of one version of the rules.  What the rules allowed at every
step is part of a course, so that rules which were changed without a new version are found out.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ..bots import Bot
from ..core.game import Game
from ..core.match import Match
from .playing import dice, key, options_of, seats_of

TOLD = 2  # the first ones, which are played by bots and told as text
BY_CHANCE = 8
LONGEST = 1_000  # actions of a game by chance


class Golden(msgspec.Struct):
    """One game; `course` is a digest of everything that could be chosen in it, and of its rewards."""

    options: dict[str, Any]
    seats: int
    key: str
    names: list[str]
    actions: list[tuple[int, int]]
    course: str = ""


def file_of(folder: Path, game: Game, version: int) -> Path:
    return folder / f"{game.key}-v{version}.json"


def text_of(folder: Path, game: Game, number: int) -> Path:
    """How the game of this number is told today."""
    return folder / f"{game.key}-v{game.version}-{number}.txt"


def read(folder: Path, game: Game, version: int) -> list[Golden]:
    return msgspec.json.decode(file_of(folder, game, version).read_bytes(), type=list[Golden])


def write(folder: Path, game: Game, games: list[Golden]) -> None:
    lines = b",\n".join(msgspec.json.encode(golden) for golden in games)
    file_of(folder, game, game.version).write_bytes(b"[\n" + lines + b"\n]\n")


def begun(game: Game, version: int, golden: Golden) -> Match:
    match = Match(game, golden.seats, game.options_of(version, golden.options), bytes.fromhex(golden.key))
    match.names = golden.names
    return match


def course(match: Match, actions: list[tuple[int, int]]) -> str:
    """Play the actions; a digest of what each seat could choose at every step, and of what they got."""
    digest = hashlib.sha256()
    for seat, action in actions:
        digest.update(choices(match))
        match.act(seat, action)
    digest.update(choices(match) + repr([f"{reward:.6f}" for reward in match.rewards()]).encode())
    return digest.hexdigest()[:16]


def choices(match: Match) -> bytes:
    return repr([(seat, match.legal(seat)) for seat in match.to_act()]).encode()


def played(game: Game) -> list[Golden]:
    """New ones, of today's rules."""
    games = []
    for match in (*by_bots(game), *by_chance(game)):
        golden = Golden(match.options, match.seats, match.key.hex(), match.names, match.actions)
        golden.course = course(begun(game, game.version, golden), golden.actions)
        games.append(golden)
    return games


def by_bots(game: Game) -> Iterator[Match]:
    """A game of chance against the strongest bot with the fewest seats, and one of the strongest bots with the most."""
    for number, seats in enumerate((game.seats.start, game.seats.stop - 1)):
        match = Match(game, seats, key=bytes([number + 1]) * 16)
        names = ["chance", *["bot"] * (seats - 1)] if number == 0 else ["bot"] * seats
        bots = [Bot(game, name, f"golden {seat}") for seat, name in enumerate(names)]
        match.names = [f"{bot.name.capitalize()} {seat + 1}" for seat, bot in enumerate(bots)]
        while not match.is_over:
            seat = match.to_act()[0]
            match.act(seat, bots[seat].choose(match, seat))
        yield match


def by_chance(game: Game) -> Iterator[Match]:
    """With all options and numbers of seats in turn."""
    for number in range(BY_CHANCE):
        match = Match(game, seats_of(game, number), options_of(game, number), key(number))
        match.names = [f"Chance {seat + 1}" for seat in range(match.seats)]
        chooser = dice(number, 1)
        while not match.is_over and len(match.actions) < LONGEST:
            seat = match.to_act()[-1]
            match.act(seat, match.engine.random_choice(match.state, seat, chooser))
        yield match
