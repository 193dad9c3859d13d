"""Long runs: a thousand whole games of each kind end in the same bytes, interpreted and compiled."""

import pytest

from ..core.compile import INTERPRETED, engine
from ..core.game import Game
from .playing import dealt, dice

GAMES_PLAYED = 1_000


@pytest.mark.soak
def test_a_thousand_games_end_in_the_same_bytes(game: Game) -> None:
    plain, fast = engine(game, INTERPRETED), engine(game)
    for number in range(GAMES_PLAYED):
        ends = []
        for back_end in (plain, fast):
            s = dealt(game, back_end, number)
            back_end.play_out(s, dice(number))
            ends.append(s.tobytes())
        assert ends[0] == ends[1], f"game {number}"
