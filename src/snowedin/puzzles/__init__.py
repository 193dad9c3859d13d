"""Puzzles: positions of games that bots played, in which one answer alone is best, as the game's `puzzle.py` proves.

The box has some of every game, as data.  How hard one is, is measured: by the weakest level that finds the answer.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from ..bots import levels
from ..core.game import Game, Refusal
from ..core.match import Match

PACKAGE = __name__
HARDNESS = (*levels.NAMES, "nobody")  # who finds it, the weakest first


class Puzzle(msgspec.Struct, omit_defaults=True):
    """A position, whose turn it is there, and the one best answer; `worths` are those of the first choices."""

    key: str
    actions: list[tuple[int, int]]
    seat: int
    answer: list[int]
    best: float
    level: Literal["snowflake", "sledger", "skier", "yeti", "nobody"]
    worths: dict[int, float] = {}


class Box(msgspec.Struct):
    """The puzzles of one game, by the rules of one version; `games` were looked through to find them."""

    game: str
    version: int
    seed: str
    seats: int
    options: dict[str, Any]
    games: int = 0
    puzzles: list[Puzzle] = []


class Verdict(NamedTuple):
    """`open`: the answer is right so far, and goes on.  `worth` is that of what was tried, where it is known."""

    status: Literal["open", "right", "wrong"]
    worth: float | None = None


def path_of(game: str) -> Path:
    return Path(str(files(PACKAGE).joinpath("box", f"{game}.json")))


def read(path: Path) -> Box:
    return msgspec.json.decode(path.read_bytes(), type=Box)


@lru_cache(maxsize=16)
def box(game: str) -> Box:
    """The puzzles of a `game` by its key; an empty box if there are none."""
    path = path_of(game)
    return read(path) if path.is_file() else Box(game, 0, "", 0, {})


def position(game: Game, puzzle: Puzzle, seats: int, options: dict[str, Any]) -> Match:
    """The match as it stands where the question is asked; raises `Refusal` if the rules have no such position."""
    match = Match(game, seats, options, bytes.fromhex(puzzle.key))
    for seat, action in puzzle.actions:
        match.act(seat, action)
    return match


def asked(game: Game, number: int) -> tuple[Puzzle, Match]:
    """The puzzle of this `number`, counted from 1, and its position; raises `Refusal` if there is none."""
    found = box(game.key)
    if not 1 <= number <= len(found.puzzles):
        raise Refusal(f"{game.name} has {len(found.puzzles)} puzzles, counted from 1; there is no number {number}.")
    if found.version != game.version:
        raise Refusal(f"The puzzles of {game.name} are by the rules of version {found.version}, not {game.version}.")
    puzzle = found.puzzles[number - 1]
    return puzzle, position(game, puzzle, found.seats, found.options)


def attempt(match: Match, puzzle: Puzzle, tried: Sequence[int]) -> Verdict:
    """Try these choices of the puzzle's seat, in their order, in its position, which goes on by them.

    Raises `Refusal` if one of them is not allowed.
    """
    own = match.game.puzzle
    for action in tried:
        match.act(puzzle.seat, action)
    if own.has_own("is_answered"):
        if not own.is_answered(list(tried)):
            return Verdict("open")
        worth = own.worth_of(match.state, puzzle.seat)
        return Verdict("right" if worth == puzzle.best else "wrong", worth)
    if list(tried) != puzzle.answer[: len(tried)]:
        return Verdict("wrong", puzzle.worths.get(tried[0]) if len(tried) == 1 else None)
    return Verdict("right", puzzle.best) if len(tried) == len(puzzle.answer) else Verdict("open")
