"""The characters of Ice Queen, or of somebody's own deck."""

from collections.abc import Mapping
from typing import Any

from ..core.words import Phrase, Words
from ..games.ice_queen.cards import CATEGORIES, PRINTED
from ..games.ice_queen.decks import box
from .art import Art
from .labels import Labels
from .sheets import Lot, Piece, Sheets

WIDTH, HEIGHT = 63.0, 88.0
MIXTURES = 40  # portraits for decks that people bring
RIMS = {"ice": (44, 107, 150), "fire": (179, 90, 18)}
ROUNDS = 10


def lots(options: Mapping[str, Any], words: Words, art: Art, language: str) -> list[Lot]:
    own = options["deck"]
    labels = Labels(language)
    deck = enumerate(own or box(), 1)
    return [Lot(WIDTH, HEIGHT, [_piece(number, card, own is not None, words, labels) for number, card in deck])]


def extras(sheets: Sheets, options: Mapping[str, Any], words: Words, labels: Labels) -> None:
    title = f"{labels.say('game-ice_queen')} – {labels.say('score')}"
    sheets.score_sheet(title, [f"{labels.say('game')} {number}" for number in range(1, ROUNDS + 1)], 6)


def _piece(number: int, card: Mapping[str, Any], is_own: bool, words: Words, labels: Labels) -> Piece:
    element = str(card["element"]).lower()
    portrait = f"own {(number - 1) % MIXTURES + 1} {element}" if is_own else f"box {number}"
    name, flavour = words.say(Phrase(f"card-{number}")), words.say(Phrase(f"flavour-{number}"))

    def draw(sheets: Sheets, x: float, y: float) -> None:
        sheets.card(x, y, WIDTH, HEIGHT, RIMS[element])
        sheets.draw_across(portrait, x + 3, y + 3, WIDTH - 6, 36, 1, 0.0)
        sheets.write_fitting(name, x + 3, y + 40, WIDTH - 18, 13, family="Alegreya", style="B")
        said = labels.say(element)
        sheets.write_at(said, x + WIDTH - 17, y + 40.8, 14, 9, style="B", align="R", colour=RIMS[element])
        _numbers(sheets, x, y + 46.5, card, words)
        sheets.write_at(flavour, x + 3, y + 77, WIDTH - 6, 7 if len(flavour) < 100 else 5.6)

    return Piece(f"card {number}", draw)


def _numbers(sheets: Sheets, x: float, y: float, card: Mapping[str, Any], words: Words) -> None:
    """Twelve that are printed in two columns, and their sum below."""
    values = [card[name] for name in CATEGORIES[:PRINTED]]
    for number, (name, value) in enumerate(zip(CATEGORIES, [*values, sum(values)], strict=True)):
        column, row = (0, 6) if number == PRINTED else divmod(number, 6)
        left, top = x + 3 + column * 29, y + row * 4.3
        sheets.draw(f"sign {name}", left, top + 0.2, 3, 3)
        sheets.write_fitting(words.say(Phrase(f"category-{name.replace('_', '-')}")), left + 3.6, top + 0.2, 18.6, 7)
        sheets.write_at(str(value), left + 20, top, 8, 8.5, style="B", align="R")
