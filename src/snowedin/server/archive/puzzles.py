"""Puzzles over HTTP: the position as its seat sees it, and what an answer is worth.  The answer is told only then."""

import asyncio
from collections.abc import Sequence

import msgspec

from ... import puzzles
from ...core.game import Refusal
from ...core.match import Match
from ..live import setups
from ..live.tables import Tables
from ..shown.speech import Speech
from ..wire import matches, messages
from ..wire.refusals import denied_by


def shelf(tables: Tables) -> matches.Puzzles:
    boxes = [puzzles.box(key) for key in tables.games]
    shelves = [matches.PuzzleShelf(box.game, [puzzle.level for puzzle in box.puzzles]) for box in boxes]
    return matches.Puzzles([shelf for shelf in shelves if shelf.levels])


async def ask(tables: Tables, game: str, number: int) -> matches.PuzzleShown:
    return await try_out(tables, matches.TryPuzzle(game, number, []))


async def try_out(tables: Tables, wish: matches.TryPuzzle) -> matches.PuzzleShown:
    """The position after these choices, and what they are worth once they are an answer."""
    try:
        game = setups.find(tables.games, wish.game)
        await tables.thinkers.warm(game)
        return await asyncio.to_thread(_shown, tables, wish)
    except Refusal as refusal:
        raise denied_by(refusal) from refusal


def _shown(tables: Tables, wish: matches.TryPuzzle) -> matches.PuzzleShown:
    puzzle, match = puzzles.asked(tables.games[wish.game], wish.number)
    answered = match.twin()
    verdict = puzzles.attempt(match, puzzle, wish.tried) if wish.tried else puzzles.Verdict("open")
    status = "shown" if wish.give_up else verdict.status
    shown = matches.PuzzleShown(
        game=wish.game,
        number=wish.number,
        level=puzzle.level,
        seat=puzzle.seat,
        seats=match.seats,
        options=match.options,
        status=status,
        view=msgspec.Raw(match.told_to(puzzle.seat)),
        choices=choices(match, puzzle.seat) if status == "open" else [],
    )
    if status != "open":
        shown.worth, shown.best, shown.answer = verdict.worth, puzzle.best, told(answered, puzzle.seat, puzzle.answer)
    return shown


def choices(match: Match, seat: int) -> list[messages.Choice]:
    return [choice(match, seat, action) for action in match.legal(seat)]


def choice(match: Match, seat: int, action: int) -> messages.Choice:
    return messages.Choice(
        action, *Speech(match.game, match.options, names_at(match)).said(match.describe(seat, action))
    )


def names_at(match: Match) -> list[str]:
    return [f"Player {number}" for number in range(1, match.seats + 1)]


def told(match: Match, seat: int, answer: Sequence[int]) -> list[messages.Choice]:
    """The answer in words, choice by choice; the match goes on by it."""
    said = []
    for action in answer:
        said.append(choice(match, seat, action))
        match.act(seat, action)
    return said
