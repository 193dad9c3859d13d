"""Anybody's player at a table: it is given redeals, what it answers is checked, and a file of weights is one too."""

from pathlib import Path
from typing import Any

import pytest

from snowedin.bots import arena, number_of
from snowedin.bots.guests import bot_called
from snowedin.bots.redeals import Blindfolded
from snowedin.bots.reflex import written
from snowedin.core.game import Game, Refusal
from snowedin.core.match import KEY_BYTES, Match
from snowedin.games import GAMES
from snowedin.learn.champion import made_whole

from .test_reflex import learned

HERE = f"{__name__}:First"


class First:
    """Always the first legal action."""

    def __init__(self, game: Game, seed: str | None) -> None:
        self.game = game

    def choose(self, match: Match, seat: int) -> int:
        assert isinstance(match, Blindfolded)
        assert match.key == bytes(KEY_BYTES)
        return match.legal(seat)[0]


class Cheat(First):
    def choose(self, match: Match, seat: int) -> Any:
        return "all of it"


def test_a_guest_plays_in_the_arena() -> None:
    result = arena.compete(GAMES["ice_queen"], [HERE, "chance"], 3)
    assert result.players == [HERE, "chance"]
    assert len(result.meetings[0, 1]) == 3


def test_a_file_of_weights_plays_in_the_arena(tmp_path: Path) -> None:
    game, file = GAMES["ice_queen"], tmp_path / "mine.weights"
    file.write_bytes(written(made_whole(learned(game), "last", 1.0)))
    result = arena.compete(game, [str(file), "chance"], 2)
    assert len(result.meetings[0, 1]) == 2


def test_what_a_guest_answers_is_checked() -> None:
    match = Match(GAMES["ice_queen"], 2, {}, b"k" * KEY_BYTES)
    guest = bot_called(match.game, f"{__name__}:Cheat", "seed")
    with pytest.raises(Refusal, match="chose 'all of it' at seat"):
        guest.choose(match, match.to_act()[0])


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("no_such_package.bots:Bot", "cannot be imported"),
        (f"{__name__}:Nobody", "has no 'Nobody'"),
        ("nowhere.weights", "cannot be read"),
    ],
)
def test_who_cannot_be_found_is_refused(who: str, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        arena.compete(GAMES["ice_queen"], [who, "chance"], 1)


def test_no_guest_is_known_by_name_to_the_game() -> None:
    """What servers look bots up by: nobody can make them import anything."""
    with pytest.raises(Refusal, match="has no bot"):
        number_of(GAMES["ice_queen"], HERE)
