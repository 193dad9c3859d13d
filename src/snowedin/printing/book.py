"""The rulebook on paper: the few kinds of Markdown that rulebooks are written in."""

import re

from ..core.game import Game
from ..core.rulebook import rulebook
from .sheets import INK, MARGIN, Sheets, with_known_signs

SIDE = MARGIN + 12  # a book has wider margins than a sheet of cards
SIZE = 10.5
LINE = 5.0
HEADINGS = {"#": (22, 11.0), "##": (14, 8.0), "###": (12, 7.0)}


def write_book(sheets: Sheets, game: Game, language: str) -> None:
    """From a new page on."""
    sheets.set_auto_page_break(True, MARGIN + 9)
    sheets.set_margins(SIDE, MARGIN + 9)
    sheets.add_page()
    text = re.sub(r"<!--.*?-->", "", rulebook(game, language).text, flags=re.DOTALL)
    for block in re.split(r"\n\s*\n", text.strip()):
        _write(sheets, block)
    sheets.set_auto_page_break(False)


def _write(sheets: Sheets, block: str) -> None:
    mark, _, rest = block.partition(" ")
    lines = block.split("\n")
    sheets.set_text_color(*INK)
    if mark in HEADINGS:
        title, _, more = rest.partition("\n")
        _heading(sheets, mark, title)
        if more.strip():
            _write(sheets, more.strip())
    elif lines[0].startswith("|"):
        _table(sheets, [line for line in lines if line.startswith("|") and not re.fullmatch(r"[|\s:-]+", line)])
        if after := [line for line in lines if not line.startswith("|")]:
            _paragraph(sheets, _joined("\n".join(after)))
    elif all(line.startswith("    ") for line in lines):
        _paragraph(sheets, " ".join(line.strip() for line in lines), indent=6)
    elif re.match(r"([-*]|\d+\.) ", block):
        for item in re.split(r"\n(?=(?:[-*]|\d+\.) )", block):
            _paragraph(sheets, "– " + _joined(re.sub(r"^([-*]|\d+\.) ", "", item)), indent=5, after=0.8)
        sheets.ln(1.5)
    else:
        _paragraph(sheets, _joined(block))


def _joined(text: str) -> str:
    return " ".join(line.strip() for line in text.split("\n"))


def _heading(sheets: Sheets, mark: str, title: str) -> None:
    size, line = HEADINGS[mark]
    if sheets.get_y() + 4 * line > sheets.h - MARGIN - 9:  # never alone at the foot of a page
        sheets.add_page()
    sheets.ln(2)
    sheets.set_font("Alegreya", "B", size)
    sheets.multi_cell(0, line, _plain(title), align="L", new_x="LMARGIN", new_y="NEXT")
    sheets.ln(1)


def _paragraph(sheets: Sheets, text: str, indent: float = 0, after: float = 2.2) -> None:
    sheets.set_font("AlegreyaSans", "", SIZE)
    sheets.set_x(SIDE + indent)
    width = sheets.w - 2 * SIDE - indent
    sheets.multi_cell(width, LINE, _bold_alone(text), align="L", markdown=True, new_x="LMARGIN", new_y="NEXT")
    sheets.ln(after)


def _table(sheets: Sheets, lines: list[str]) -> None:
    rows = [[_plain(cell.strip()) for cell in line.strip()[1:-1].split("|")] for line in lines]
    longest = [max(17, *(min(60, len(row[column])) for row in rows)) for column in range(len(rows[0]))]
    sheets.set_font("AlegreyaSans", "", SIZE - 1)
    sheets.set_fill_color(255)
    sheets.set_draw_color(*INK)
    sheets.set_line_width(0.2)
    with sheets.table(rows, col_widths=tuple(longest), line_height=LINE - 0.4, text_align="L", padding=0.6):
        pass
    sheets.ln(2.5)


def _bold_alone(text: str) -> str:
    """Bold words stay bold, in the way of the library's own Markdown; other marks go, for there are no other fonts."""
    kept = re.sub(r"\*\*(.+?)\*\*", "\0\\1\0", text)
    return _plain(kept).replace("\0", "**")


def _plain(text: str) -> str:
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"(?<![\w*])\*([^*]+)\*", r"\1", text).replace("**", "").replace("`", "")
    text = text.replace("→", "–>").replace("≤", "<=").replace("≥", ">=").replace("--", "–")
    return with_known_signs(text)
