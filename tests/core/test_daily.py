"""The deal of the day: the same for everybody who has the same rules, another one every day and in every game."""

from dataclasses import replace
from datetime import date

from snowedin.core import daily
from snowedin.core.game import Game
from snowedin.games import GAMES

DAY = date(2026, 11, 16)


def test_what_is_documented_is_what_is_dealt() -> None:
    """So that anybody can work it out: SHA-256 of `snowedin daily 2026-11-16 winter 1`."""
    game = replace(GAMES["winter"], version=1)
    assert daily.key_of(game, DAY).hex() == "4ac81776baa7f368d35d73d86178e6ef"


def test_every_day_game_and_version_has_its_own(game: Game) -> None:
    keys = {daily.key_of(one, day) for one in GAMES.values() for day in (DAY, date(2026, 11, 17))}
    assert len(keys) == 2 * len(GAMES)
    assert daily.key_of(replace(game, version=game.version + 1), DAY) != daily.key_of(game, DAY)
    assert daily.name_of(game, DAY) not in daily.key_of(game, DAY).hex()
    assert daily.seats_of(game) in game.seats
