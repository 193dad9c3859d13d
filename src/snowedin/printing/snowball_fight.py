"""The eighteen cards of Snowball Fight, each with its two sides."""

from collections.abc import Mapping
from typing import Any

from ..core.words import Phrase, Words
from ..games.snowball_fight.cards import CARDS, LEVEL_NAMES, POINTS, SIDE, SIDE_NAMES
from .art import Art
from .labels import Labels
from .sheets import INK, Lot, Piece, Sheets

WIDTH, HEIGHT = 63.0, 88.0
RIM = 7.0  # with the level and the points
HALF = (HEIGHT - 4 - RIM) / 2
PART = 71 / 160  # the height of a picture by its width
COLOURS = {"basic": (203, 221, 231), "advanced": (242, 207, 116), "extreme": (222, 138, 120)}
ROUNDS = 10


def lots(options: Mapping[str, Any], words: Words, art: Art, language: str) -> list[Lot]:
    effects = art.texts(language)
    return [Lot(WIDTH, HEIGHT, [_piece(card, words, effects) for card in range(1, CARDS + 1)])]


def extras(sheets: Sheets, options: Mapping[str, Any], words: Words, labels: Labels) -> None:
    title = f"{labels.say('game-snowball_fight')} – {labels.say('score')}"
    sheets.score_sheet(title, [f"{labels.say('game')} {number}" for number in range(1, ROUNDS + 1)], 2)


def _piece(card: int, words: Words, effects: Mapping[str, str]) -> Piece:
    level = LEVEL_NAMES[POINTS[card]]
    sides = [SIDE_NAMES[SIDE[half][card]] for half in range(2)]

    def draw(sheets: Sheets, x: float, y: float) -> None:
        sheets.card(x, y, WIDTH, HEIGHT)
        sheets.set_fill_color(*COLOURS[level])
        sheets.rect(x + 3, y + 2.6, WIDTH - 6, RIM - 1.4, style="F")
        sheets.write_at(words.say(Phrase(f"level-{level}")), x + 4, y + 3.4, 40, 9, style="B")
        sheets.write_at(f"{POINTS[card]}", x + WIDTH - 14, y + 3.1, 10, 11, "Alegreya", "B", "R")
        for half, side in enumerate(sides):
            _side(sheets, x + 3, y + 2 + RIM + half * HALF, side, words, effects)
        sheets.write_at(f"{card}", x + WIDTH / 2 - 4, y + 3.8, 8, 7, align="C")

    return Piece(f"{level}: {' | '.join(sides)}", draw)


def _side(sheets: Sheets, x: float, y: float, side: str, words: Words, effects: Mapping[str, str]) -> None:
    wide, high = WIDTH - 6, 25.0
    sheets.draw_across(side, x, y, wide, high, PART, 0.01)
    sheets.set_draw_color(*INK)
    sheets.set_line_width(0.4)
    sheets.line(x, y, x + wide, y)
    sheets.line(x, y + high, x + wide, y + high)
    name = words.say(Phrase(f"side-{side}"))
    title = name[:1].upper() + name[1:]
    sheets.write_fitting(title, x, y + high + 0.6, wide, 12, family="Alegreya", style="B")
    sheets.write_at(effects[side], x, y + high + 5.8, wide, 8)
