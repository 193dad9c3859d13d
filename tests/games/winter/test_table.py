"""The lake in a terminal, without colour."""

import random
import re
from typing import Any

import pytest
from rich.console import Console

from snowedin.core.compile import engine
from snowedin.core.match import Match
from snowedin.core.records import copy
from snowedin.core.views import Views
from snowedin.core.words import Words
from snowedin.games.winter import GAME
from snowedin.games.winter.table import draw

from .tables import freezing, thawing


def drawn(s: Any, width: int = 100) -> list[str]:
    console, views = Console(width=width, no_color=True), engine(GAME).once(Views)
    with console.capture() as capture:
        console.print(draw(views.read(views.json_of(s, None)), Words(GAME), None))
    return capture.get().splitlines()


def test_sections_show_card_colour_and_counters_under_their_columns() -> None:
    lines = drawn(thawing({(0, 0): "DLDL", (0, 2): "LDLD", (2, 1): "LLLD"}, light=[(0, 1)]))
    assert lines[1].split() == ["1", "2", "3", "4", "5", "6", "7", "8"]
    assert lines[4].rstrip() == " 3   ·   ·  1D  1L* 2L* 2D   ·   ·"
    assert lines[6].rstrip() == " 5   ·   ·   ·  3L  3L   ·   ·   ·"
    assert any("light counters" in line and "3,4" in line for line in lines)


@pytest.mark.parametrize("width", [60, 80, 100, 200])
@pytest.mark.parametrize("cards", range(1, 13))
def test_no_ice_is_cut_off_by_a_narrow_window(width: int, cards: int) -> None:
    lines = drawn(freezing({(0, 2 * i): "DLDL" if i % 2 else "LDLD" for i in range(cards)}), width)
    [third] = [line for line in lines if line.startswith(" 3 ")]
    assert third.count("L") + third.count("D") == 2 * cards
    has_room = 3 + 4 * (2 * cards + 4) <= width
    assert any(f"{cards}: " in line for line in lines) == (not has_room)


def test_a_window_too_narrow_for_the_lake_says_so_and_lists_the_cards() -> None:
    lines = drawn(freezing({(0, 2 * i): "DLDL" if i % 2 else "LDLD" for i in range(17)}), 60)
    assert "The window is too narrow for the lake, which needs 79 characters." in " ".join(" ".join(lines).split())
    assert "17: LD/LD at 3,35" in " ".join(" ".join(lines).split())


def test_the_widest_lake_fits_a_hundred_columns_and_lists_its_cards() -> None:
    lines = drawn(freezing({(0, 2 * i): "DLDL" if i % 2 else "LDLD" for i in range(17)}))
    assert max(map(len, lines)) <= 100
    assert any(line.count("L") + line.count("D") == 34 for line in lines)
    assert "17: LD/LD at 3,35" in " ".join(" ".join(lines).split())


@pytest.mark.parametrize("deal", range(6))
def test_what_is_told_of_a_card_is_where_the_board_shows_it(deal: int) -> None:
    """Also where it was laid above or left of all others, so that rows and columns are counted from it now."""
    dice = random.Random(deal)
    match, told, moved = Match(GAME, 2, key=bytes([deal] * 16)), 0, 0
    words = match.words()
    while not match.is_over and len(match.actions) < 300:
        seat = match.to_act()[0]
        before, action = copy(match.state), dice.choice(match.legal(seat))
        match.act(seat, action)
        for phrase in GAME.telling.narrate(before, seat, action, match.state, None):
            found = re.search(r"lays card (\d+) .* at row (\d+), column (\d+)", words.say(phrase))
            if not found or int(found[1]) not in {card.card for card in match.seen_by(None).cards}:
                continue
            card, row, column = map(int, found.groups())
            line = drawn(match.state, 200)[1 + row]  # the stage and the column numbers come first
            assert line[3 + 4 * (column - 1) :].startswith(f"{card:>2}")
            told += 1
            moved += (before.corner_row, before.corner_col) != (match.state.corner_row, match.state.corner_col)
    assert told > 10
    assert moved
