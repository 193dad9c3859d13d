"""The letters and the flat pyramids of Cold Spell, or somebody's own letters."""

from collections.abc import Mapping
from typing import Any

from ..core.words import Words
from ..games.cold_spell.letters import ANY, OR, alpha, is_pair
from .art import Art
from .labels import Labels
from .sheets import Lot, Piece, Sheets

SIDE = 38.0
PYRAMID = (32.0, 40.0)
SIZES = (1, 2, 3)
EACH = 5  # 1.1
OUTLINES = 4
INKS = {"plain": (58, 36, 20), "either": (28, 64, 52), "pair": (56, 40, 89), "wild": (85, 52, 0)}


def lots(options: Mapping[str, Any], words: Words, art: Art, language: str) -> list[Lot]:
    kinds = [kind for kind in options["letters"] or alpha() for _ in range(kind["count"])]
    tiles = [_tile(number, kind["letters"], kind["points"]) for number, kind in enumerate(kinds)]
    return [Lot(SIDE, SIDE, tiles), Lot(*PYRAMID, [_pyramid(pips) for pips in SIZES for _ in range(EACH)])]


def extras(sheets: Sheets, options: Mapping[str, Any], words: Words, labels: Labels) -> None:
    title = f"{labels.say('game-cold_spell')} – {labels.say('score')}"
    rows = [f"{labels.say('word')} {number}" for number in range(1, 9)]
    sheets.score_sheet(title, [*rows, labels.say("bonus"), labels.say("sum")], 4)


def _kind(letters: str) -> str:
    if letters == ANY:
        return "wild"
    return "either" if OR in letters else "pair" if is_pair(letters) else "plain"


def _tile(number: int, letters: str, points: int) -> Piece:
    kind = _kind(letters)

    def draw(sheets: Sheets, x: float, y: float) -> None:
        sheets.draw(f"{kind} {number % OUTLINES}", x + 1, y + 0.5, SIDE - 2, SIDE - 1)
        if kind != "wild":
            size = 62.0 if len(letters) == 1 else 46.0 if len(letters) == 2 else 120 / len(letters)
            how = {"family": "Alegreya", "style": "B", "align": "C", "colour": INKS[kind]}
            sheets.write_fitting(letters, x + 3, y + SIDE / 2 - size * 0.235, SIDE - 6, size, **how)
        sheets.write_at(str(points), x + SIDE - 14, y + SIDE - 10, 10.5, 13, style="B", align="R", colour=INKS[kind])

    return Piece(letters, draw)


def _pyramid(pips: int) -> Piece:
    def draw(sheets: Sheets, x: float, y: float) -> None:
        with sheets.rect_clip(x, y, *PYRAMID):
            sheets.draw(f"pyramid {pips}", x, y, *PYRAMID)

    return Piece(f"pyramid {pips}", draw)
