"""The tables in windows of any width: nothing of what is shown in a wide one is cut off in a narrow one."""

import random
from collections import Counter

import pytest
from rich.console import Console, RenderableType

from snowedin.core.match import Match
from snowedin.games import GAMES

KEY = b"narrow windows.."
ALIKE = sorted(set(GAMES) - {"winter"})  # which numbers cards only where there is room: its own test_table.py
NARROW, ORDINARY, WIDE = 60, 80, 200


def drawn(table: RenderableType, width: int) -> str:
    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(table)
    return capture.get()


def signs(text: str) -> Counter[str]:
    """Letters and figures, wherever lines are broken."""
    return Counter(sign for sign in text if sign.isalnum())


@pytest.mark.parametrize("width", [NARROW, ORDINARY])
@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("key", ALIKE)
def test_a_narrow_window_shows_all_that_a_wide_one_does(key: str, seats: str, width: int) -> None:
    game = GAMES[key]
    dice = random.Random(game.key)
    match = Match(game, game.seats.start if seats == "fewest" else game.seats.stop - 1, key=KEY)
    for step in range(400):
        if match.is_over:
            break
        seat = dice.choice(match.to_act())
        if step % 10 == 0:
            seen = game.table.draw(match.seen_by(seat), match.words(), seat)
            assert signs(drawn(seen, width)) == signs(drawn(seen, WIDE))
        match.act(seat, dice.choice(match.legal(seat)))
    over = game.table.draw(match.seen_by(None), match.words(), None)
    assert signs(drawn(over, width)) == signs(drawn(over, WIDE))
