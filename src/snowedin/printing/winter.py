"""The cards of ice and the counters of Winter."""

from collections.abc import Mapping
from typing import Any

from ..core.words import Words
from ..games.winter.cards import BOX
from ..games.winter.state import COUNTERS
from .art import Art
from .labels import Labels
from .sheets import Lot, Piece, Sheets

SIDE = 60.0
DISC = 24.0
DRAWINGS = 2  # of every look
ROUNDS = 10


def lots(options: Mapping[str, Any], words: Words, art: Art, language: str) -> list[Lot]:
    deck = list(options["deck"] or BOX)
    cards = [_card(look, deck[:number].count(look)) for number, look in enumerate(deck)]
    counters = [_counter(colour) for colour in ("light", "dark") for _ in range(COUNTERS)]
    return [Lot(SIDE, SIDE, cards), Lot(DISC, DISC, counters)]


def extras(sheets: Sheets, options: Mapping[str, Any], words: Words, labels: Labels) -> None:
    title = f"{labels.say('game-winter')} – {labels.say('score')}"
    sheets.score_sheet(title, [f"{labels.say('game')} {number}" for number in range(1, ROUNDS + 1)], 2)


def _card(look: str, copy: int) -> Piece:
    def draw(sheets: Sheets, x: float, y: float) -> None:
        with sheets.rect_clip(x, y, SIDE, SIDE):
            sheets.draw(f"{look} {copy % DRAWINGS}", x, y, SIDE, SIDE)

    return Piece(look, draw)


def _counter(colour: str) -> Piece:
    def draw(sheets: Sheets, x: float, y: float) -> None:
        with sheets.rect_clip(x, y, DISC, DISC):
            sheets.draw(colour, x + 0.5, y + 0.5, DISC - 1, DISC - 1)

    return Piece(colour, draw)
