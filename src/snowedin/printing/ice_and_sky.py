"""The cards, targets and board of Ice and the Sky."""

from collections.abc import Mapping
from typing import Any

from ..core.words import Phrase, Words
from ..games.ice_and_sky.cards import BIOSPHERE, CH4, CO2, COLUMNS, ELEMENTS, GAS, GENERATIONS, KINDS, LINES, VALUES
from .art import Art
from .labels import Labels
from .sheets import INK, Lot, Piece, Sheets

WIDTH, HEIGHT = 48.0, 62.4  # as the page's drawing, 100 by 130
GASES = {CO2: ("co2", "CO2"), CH4: ("ch4", "CH4")}
INKS = {"air": (23, 79, 117), "earth": (77, 61, 23), "water": (15, 74, 73)}
ICE = 3  # 1.6


def lots(options: Mapping[str, Any], words: Words, art: Art, language: str) -> list[Lot]:
    labels = Labels(language)
    cards = [_card(number, words, labels) for number in range(1, 1 + GENERATIONS * KINDS)]
    starts = [
        _face(f"start {element}", element, int(value), None, labels.say("start"))
        for element, value in zip(ELEMENTS, str(options["start_values"]).split("-"), strict=True)
    ]
    goals = [_word(f"line {line}", words.say(Phrase(f"line-{line}")), labels.say("target")) for line in LINES]
    goals += [_word(f"sum {total}", str(total), labels.say("target")) for total in BIOSPHERE]
    return [Lot(WIDTH, HEIGHT, [*cards, *starts, *goals])]


def extras(sheets: Sheets, options: Mapping[str, Any], words: Words, labels: Labels) -> None:
    _board(sheets, words, labels)
    title = f"{labels.say('game-ice_and_sky')} – {labels.say('score')}"
    rows = [f"{labels.say('generation')} {number}" for number in range(1, GENERATIONS + 1)]
    sheets.score_sheet(title, [*rows, labels.say("ice"), labels.say("sum")], 5)


def _card(number: int, words: Words, labels: Labels) -> Piece:
    generation, kind = divmod(number - 1, KINDS)
    element, value = ELEMENTS[kind // VALUES], kind % VALUES
    return _face(f"{element} {value}", element, value, GASES.get(int(GAS[number])), "I" * (generation + 1))


def _face(name: str, element: str, value: int, gas: tuple[str, str] | None, corner: str) -> Piece:
    def draw(sheets: Sheets, x: float, y: float) -> None:
        unit = WIDTH / 100
        sheets.draw(f"{element} {value} {gas[0] if gas else 'none'}", x, y, WIDTH, HEIGHT)
        sheets.write_at(str(value), x + 10 * unit, y + 9 * unit, 24 * unit, 40, "Alegreya", "B", colour=INKS[element])
        if gas:
            place = (x + 56 * unit, y + 19 * unit, 32 * unit)
            sheets.write_at(gas[1], *place, 9, style="B", align="C", colour=(255, 255, 255))
        place = (x + 50 * unit, y + 114 * unit, 40 * unit)
        sheets.write_at(corner, *place, 8, style="B", align="R", colour=(255, 255, 255))

    return Piece(name, draw)


def _word(name: str, text: str, below: str) -> Piece:
    def draw(sheets: Sheets, x: float, y: float) -> None:
        sheets.card(x, y, WIDTH, HEIGHT, (138, 100, 32))
        sheets.write_fitting(text, x + 4, y + 22, WIDTH - 8, 34, family="Alegreya", style="B", align="C")
        sheets.write_at(below, x + 4, y + 44, WIDTH - 8, 9, align="C")

    return Piece(name, draw)


def _board(sheets: Sheets, words: Words, labels: Labels) -> None:
    """Nine cells for the cards, their lines named, and the Ice from which one takes away."""
    sheets.add_page()
    left, top = (sheets.w - 3 * (WIDTH + 4)) / 2 + 8, 26.0
    sheets.set_draw_color(*INK)
    sheets.set_line_width(0.5)
    for row, element in enumerate(ELEMENTS):
        for column in range(len(COLUMNS)):
            place = (left + column * (WIDTH + 4), top + row * (HEIGHT + 4), WIDTH + 2, HEIGHT + 2)
            sheets.rect(*place, round_corners=True, corner_radius=4)
        middle = top + row * (HEIGHT + 4) + HEIGHT / 2
        with sheets.rotation(90, left - 8, middle):
            name = words.say(Phrase(f"line-{element}"))
            sheets.write_at(name, left - 8 - 25, middle - 4, 50, 18, "Alegreya", "B", "C")
    for column, name in enumerate(COLUMNS):
        said = words.say(Phrase(f"line-{name}"))
        sheets.write_at(said, left + column * (WIDTH + 4), top - 10, WIDTH + 2, 18, "Alegreya", "B", "C")
    y = top + 3 * (HEIGHT + 4) + 4
    sheets.write_at(labels.say("ice"), left, y + 4, 30, 18, "Alegreya", "B")
    for step in range(ICE + 1):
        sheets.circle(left + 50 + step * 22, y + 8, 8, style="D")
        sheets.write_at(str(ICE - step), left + 40 + step * 22, y + 4.2, 20, 20, "Alegreya", "B", "C")
