"""Golden games of every version take the course that they took, and are told as they are written down."""

import msgspec
import pytest

from snowedin.core.game import Game

from . import games
from .write import RulesChangedError, check_course, told


def test_golden_games_of_every_version_take_their_course(game: Game) -> None:
    for version in range(1, game.version + 1):
        for number, golden in enumerate(games.read(game, version), 1):
            check_course(game, version, number, golden)


def test_golden_games_are_told_as_before(game: Game) -> None:
    for number, golden in enumerate(games.read(game, game.version)[: games.TOLD], 1):
        path = games.text_of(game, number)
        assert told(game, golden) == path.read_text(encoding="utf-8"), (
            f"run `make golden`, read the diff of {path.name}"
        )


def test_rules_that_changed_are_found_out_and_told_what_to_do(game: Game) -> None:
    golden = games.read(game, game.version)[0]
    *rest, (seat, action) = golden.actions
    for changed in ([*rest, (seat, action + 1)], golden.actions[:-1]):
        other = msgspec.structs.replace(golden, actions=changed)
        with pytest.raises(RulesChangedError, match="raise `version` in the game's description"):
            check_course(game, game.version, 1, other)
