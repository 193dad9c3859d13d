"""Golden games of every version take the course that they took, and are told as they are written down."""

from pathlib import Path

import msgspec
import pytest

from ..core.document import FORMAT, Document, read_document, sealed
from ..core.game import Game
from ..core.match import replay
from . import golden_games as games
from .golden import RulesChangedError, check_course, told


def test_golden_games_of_every_version_take_their_course(game: Game, golden_folder: Path) -> None:
    for version in range(1, game.version + 1):
        for number, golden in enumerate(games.read(golden_folder, game, version), 1):
            check_course(game, version, number, golden)


def test_a_saved_match_of_every_version_is_read_and_written_again(game: Game, golden_folder: Path) -> None:
    for version in range(1, game.version + 1):
        for golden in games.read(golden_folder, game, version)[games.TOLD :]:
            saved = Document(
                FORMAT, game.key, version, golden.options, golden.seats, golden.key, golden.actions, golden.names
            )
            match = replay(read_document(msgspec.json.encode(sealed(saved))), {game.key: game})
            written = match.document()
            assert (written.version, written.actions) == (game.version, golden.actions)
            assert replay(written, {game.key: game}).state.tobytes() == match.state.tobytes()


def test_golden_games_are_told_as_before(game: Game, golden_folder: Path) -> None:
    for number, golden in enumerate(games.read(golden_folder, game, game.version)[: games.TOLD], 1):
        path = games.text_of(golden_folder, game, number)
        assert told(game, golden) == path.read_text(encoding="utf-8"), (
            f"`snowedin test {game.key} --write-golden` writes {path.name} anew: read how it differs"
        )


def test_rules_that_changed_are_found_out_and_told_what_to_do(game: Game, golden_folder: Path) -> None:
    golden = games.read(golden_folder, game, game.version)[0]
    shortened = msgspec.structs.replace(golden, actions=golden.actions[:-1])
    with pytest.raises(RulesChangedError, match="raise `version` in the game's description"):
        check_course(game, game.version, 1, shortened)
