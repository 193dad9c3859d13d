"""The lake in a terminal, without colour."""

from typing import Any

from rich.console import Console

from snowedin.core.words import Words
from snowedin.games.winter import GAME
from snowedin.games.winter.table import draw
from snowedin.games.winter.view import view

from .tables import freezing, thawing


def drawn(s: Any) -> list[str]:
    console = Console(width=100, no_color=True)
    with console.capture() as capture:
        console.print(draw(view(s, None), Words(GAME), None))
    return capture.get().splitlines()


def test_sections_show_card_colour_and_counters_under_their_columns() -> None:
    lines = drawn(thawing({(0, 0): "DLDL", (0, 2): "LDLD", (2, 1): "LLLD"}, light=[(0, 1)]))
    assert lines[1].split() == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert lines[4].rstrip() == " 3   ·   ·  1D  1L* 2L* 2D   ·   ·"
    assert lines[6].rstrip() == " 5   ·   ·   ·  3L  3L   ·   ·   ·"
    assert any("light counters" in line and "3,4" in line for line in lines)


def test_the_widest_lake_fits_a_hundred_columns_and_lists_its_cards() -> None:
    lines = drawn(freezing({(0, 2 * i): "DLDL" if i % 2 else "LDLD" for i in range(17)}))
    assert max(map(len, lines)) <= 100
    assert any(line.count("L") + line.count("D") == 34 for line in lines)
    assert "17: LD/LD at 3,35" in " ".join(" ".join(lines).split())
