"""Making puzzles: bots play, the game's `puzzle.py` is shown what comes up, and the levels are let at what it finds.

The same seed makes the same puzzles.  What was found is written at once, so a making that was cut off goes on.
"""

import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec

from ..bots import Bot, levels
from ..bots.levels import Level
from ..core.game import Game, Refusal
from ..core.match import KEY_BYTES, Match
from ..core.protocol import PuzzleFinding
from ..core.riddle import Riddle
from . import Box, Puzzle, attempt, position, read

TRIES = 3  # of a level; it finds what it finds in most of them
THOUGHTS = 1_000  # simulations of the strongest, so that every machine measures the same
POSITIONS = 60  # of one game that are looked at
LONGEST = 3_000  # choices until a game is given up
FIRST = 1_500  # choices among which a position may be: what follows is long to replay


def make(game: Game, path: Path, wanted: int, seed: str, progress: Callable[[int], None]) -> Box:
    """Fill the box at a `path` up to so many puzzles."""
    made = begun(game, path, seed)
    most = wanted * questions_of(game).ALIKE
    progress(len(made.puzzles))
    while len(made.puzzles) < wanted:
        puzzle = look_through(game, f"{made.seed} {game.key} {made.games}")
        made.games += 1
        if puzzle is not None and not has_enough(made, puzzle.level, most):
            made.puzzles.append(puzzle)
            progress(1)
        write(made, path)
    return made


def has_enough(made: Box, level: str, most: float) -> bool:
    """A box with nothing but easy ones, or nothing but hard ones, is a dull one."""
    return sum(puzzle.level == level for puzzle in made.puzzles) >= most


def begun(game: Game, path: Path, seed: str) -> Box:
    """What was made so far by the same seed and rules, or an empty box."""
    own = questions_of(game)
    if path.is_file():
        found = read(path)
        if (found.version, found.seed, found.seats, found.options) == (game.version, seed, own.SEATS, own.OPTIONS):
            return found
    return Box(game.key, game.version, seed, own.SEATS, dict(own.OPTIONS))


def questions_of(game: Game) -> PuzzleFinding:
    if not game.puzzle.SEATS:
        raise Refusal(f"{game.name} has no puzzles: it has no module `puzzle`.")
    return game.puzzle


def write(made: Box, path: Path) -> None:
    """Whole or not at all, a puzzle a line."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in made.puzzles)
    head = msgspec.json.encode(msgspec.structs.replace(made, puzzles=[]))
    fresh = path.with_suffix(".new")
    fresh.write_bytes(head.removesuffix(b"[]}") + b"[\n" + lines + b"\n]}\n")
    fresh.replace(path)


def look_through(game: Game, seed: str) -> Puzzle | None:
    """One game from its beginning; the first riddle found in it, its positions taken in any order."""
    own = questions_of(game)
    played = play(game, own, seed)
    moments = [(number, seat) for number, (seat, _) in enumerate(played.actions[:FIRST])]
    random.Random(seed).shuffle(moments)
    for number, seat in moments[:POSITIONS]:
        here = played.at(number)
        riddle = own.find(here.engine, here.state, seat)
        if riddle is not None and is_asked_anything(here.twin(), seat, riddle.answer):
            return measured(here, seat, riddle, seed)
    return None


def is_asked_anything(match: Match, seat: int, answer: Sequence[int]) -> bool:
    """Is there more than one choice at some step of the answer?  The match goes on by it."""
    widest = 0
    for action in answer:
        widest = max(widest, len(match.legal(seat)))
        match.act(seat, action)
    return widest > 1


def play(game: Game, own: PuzzleFinding, seed: str) -> Match:
    key = hashlib.sha256(seed.encode()).digest()[:KEY_BYTES]
    match = Match(game, own.SEATS, own.OPTIONS, key)
    bots = [Bot(game, own.PLAYERS[seat % len(own.PLAYERS)], f"{seed} {seat}") for seat in range(match.seats)]
    while not match.is_over and len(match.actions) < LONGEST:
        for seat, action in [(seat, bots[seat].choose(match, seat)) for seat in match.to_act()]:
            match.act(seat, action)
    return match


def measured(match: Match, seat: int, riddle: Riddle, seed: str) -> Puzzle:
    worths = {action: round(worth, 4) for action, worth in riddle.worths.items()}
    best = worths.get(riddle.answer[0], riddle.best)
    asked = Puzzle(match.key.hex(), match.actions, seat, riddle.answer, best, "nobody", worths)
    for level in contestants(match.game):
        found = sum(is_found(match, asked, level, f"{seed} {number}") for number in range(TRIES))
        if 2 * found > TRIES:
            return msgspec.structs.replace(asked, level=level.name)
    return asked


def contestants(game: Game) -> Iterator[Level]:
    """The four levels; the one that thinks by the clock is given a number of thoughts instead."""
    for level in levels.levels(game):
        yield level if level.seconds is None else replace(level, seconds=None, simulations=THOUGHTS)


def is_found(match: Match, puzzle: Puzzle, level: Level, seed: str) -> bool:
    bot = Bot(match.game, level, seed)
    tried: list[int] = []
    while True:
        here = match.twin()
        verdict = attempt(here, puzzle, tried)
        if verdict.status != "open":
            return verdict.status == "right"
        tried.append(bot.choose(here, puzzle.seat))


def check(game: Game, puzzle: Puzzle, made: Box) -> None:
    """Solve a puzzle of a box anew; raises `Refusal` if its answer is not the one best."""
    match = position(game, puzzle, made.seats, made.options)
    riddle = questions_of(game).find(match.engine, match.state, puzzle.seat)
    if riddle is None or riddle.answer != puzzle.answer:
        raise Refusal(f"A puzzle of {game.name} has another answer than {puzzle.answer}: {riddle}.")
