"""Sheets of paper, in millimetres: pieces side by side with marks to cut along, and tables to write on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from fpdf import FPDF

from .art import Art

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 7.5  # most printers reach so far
POINT = 0.3528  # of a font
MARK = 4.0  # the length of a cut mark
GAP = 1.0  # between a mark and the piece
INK = (27, 40, 54)
PAPER_OF_CARDS = (255, 253, 247)
ROW = 9.0  # of a score sheet, to be written on by hand


def with_known_signs(text: str) -> str:
    """The fonts have no narrow space that does not break, and no small figures below the line."""
    return text.replace("\u202f", "\u00a0").replace("₂", "2").replace("₄", "4")


@dataclass(frozen=True)
class Piece:
    """One thing to cut out; `draw` is given the sheets and where its upper left corner lies."""

    name: str
    draw: Callable[["Sheets", float, float], None]


@dataclass(frozen=True)
class Lot:
    """Pieces of one size."""

    width: float
    height: float
    pieces: Sequence[Piece]


class Sheets(FPDF):
    """All sheets of one game."""

    def __init__(self, paper: str, title: str, art: Art) -> None:
        super().__init__(unit="mm", format=PAPERS[paper])
        self.art = art
        self.laid: list[str] = []  # names of the pieces, in the order in which they lie
        self._title = title
        self.set_title(title)
        self.set_creator("Snowed In")
        self.set_auto_page_break(False)
        self.set_margin(MARGIN)
        self.c_margin = 0.6
        for (family, style), file in art.fonts().items():
            self.add_font(family, style, file)

    def footer(self) -> None:
        """In the corner, where no cut mark stands."""
        self.write_at(f"{self._title} · {self.page_no()}", MARGIN + 6, self.h - 5.5, self.w - 2 * MARGIN, 5.5)

    # Pieces

    def lay(self, lot: Lot) -> None:
        """As many side by side as fit, page after page."""
        columns = int((self.w - 2 * MARGIN) / lot.width)
        rows = int((self.h - 2 * MARGIN) / lot.height)
        left, top = (self.w - columns * lot.width) / 2, (self.h - rows * lot.height) / 2
        for number, piece in enumerate(lot.pieces):
            place = number % (columns * rows)
            if place == 0:
                self.add_page()
                self._mark(left, top, lot, columns, rows)
            piece.draw(self, left + place % columns * lot.width, top + place // columns * lot.height)
            self.laid.append(piece.name)

    def _mark(self, left: float, top: float, lot: Lot, columns: int, rows: int) -> None:
        """Where to cut, in the margin, so that nothing is left of it on the pieces."""
        right, bottom = left + columns * lot.width, top + rows * lot.height
        self.set_draw_color(*INK)
        self.set_line_width(0.15)
        for column in range(columns + 1):
            x = left + column * lot.width
            self.line(x, top - GAP - MARK, x, top - GAP)
            self.line(x, bottom + GAP, x, bottom + GAP + MARK)
        for row in range(rows + 1):
            y = top + row * lot.height
            self.line(left - GAP - MARK, y, left - GAP, y)
            self.line(right + GAP, y, right + GAP + MARK, y)

    def card(self, x: float, y: float, width: float, height: float, rim: Sequence[int] = INK) -> None:
        """An empty card: its paper, and a rim that forgives a crooked cut."""
        self.set_fill_color(*PAPER_OF_CARDS)
        self.set_draw_color(*rim)
        self.set_line_width(0.6)
        self.rect(x + 1, y + 1, width - 2, height - 2, style="DF", round_corners=True, corner_radius=3)

    def draw(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """A drawing of the page's, as large as it fits in there."""
        self.image(self.art.drawing(name), x, y, width, height, keep_aspect_ratio=True)

    def draw_across(self, name: str, x: float, y: float, width: float, height: float, part: float, top: float) -> None:
        """A drawing as wide as this, of which a strip is seen: its own height is `part` of its width."""
        with self.rect_clip(x, y, width, height):
            self.image(self.art.drawing(name), x, y - top * width, width, part * width)

    # Words

    def write_at(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        size: float,
        family: str = "AlegreyaSans",
        style: str = "",
        align: Any = "L",
        colour: Sequence[int] = INK,
        leading: float = 1.15,
    ) -> None:
        """Write as many lines as it takes."""
        self.set_font(family, style, size)
        self.set_text_color(*colour)
        self.set_xy(x, y)
        self.multi_cell(width, size * leading * POINT, with_known_signs(text), align=align)

    def write_fitting(self, text: str, x: float, y: float, width: float, size: float, **how: Any) -> None:
        """On one line, smaller where it would not fit."""
        self.set_font(how.get("family", "AlegreyaSans"), how.get("style", ""), size)
        needed = self.get_string_width(text) + 2 * self.c_margin + 0.2
        self.write_at(text, x, y, width, size * min(1.0, width / needed), **how)

    # Score sheets

    def score_sheet(self, title: str, first: Sequence[str], players: int) -> None:
        """A table with a row for each of `first` and a column for each player, twice on a page where there is room."""
        self.add_page()
        y = MARGIN + 6
        while y + 16 + ROW * (len(first) + 1) < self.h - MARGIN:
            self.write_at(title, MARGIN + 5, y, self.w - 2 * MARGIN - 10, 20, "Alegreya", "B")
            y = self._grid(y + 12, first, players) + 12

    def _grid(self, y: float, first: Sequence[str], players: int) -> float:
        width = self.w - 2 * (MARGIN + 5)
        label = width * 0.34
        each = (width - label) / players
        self.set_draw_color(*INK)
        self.set_line_width(0.3)
        for number, text in enumerate(["", *first]):
            top = y + number * ROW
            self.rect(MARGIN + 5, top, label, ROW)
            self.write_fitting(text, MARGIN + 6, top + 2.6, label - 2, 11)
            for player in range(players):
                self.rect(MARGIN + 5 + label + player * each, top, each, ROW)
        return y + ROW * (len(first) + 1)
