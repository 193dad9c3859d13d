"""Golden games of every version take the course that they took, and are told as they are written down."""

import msgspec
import pytest

from snowedin.core.document import FORMAT, Document, read_document, sealed
from snowedin.core.game import Game
from snowedin.core.match import replay
from snowedin.games.winter import GAME as WINTER

from . import games
from .games import Golden
from .write import RulesChangedError, check_course, told


def test_golden_games_of_every_version_take_their_course(game: Game) -> None:
    for version in range(1, game.version + 1):
        for number, golden in enumerate(games.read(game, version), 1):
            check_course(game, version, number, golden)


def test_a_saved_match_of_every_version_is_read_and_written_again(game: Game) -> None:
    for version in range(1, game.version + 1):
        for golden in games.read(game, version)[games.TOLD :]:
            saved = Document(
                FORMAT, game.key, version, golden.options, golden.seats, golden.key, golden.actions, golden.names
            )
            match = replay(read_document(msgspec.json.encode(sealed(saved))), {game.key: game})
            written = match.document()
            assert (written.version, written.actions) == (game.version, golden.actions)
            assert replay(written, {game.key: game}).state.tobytes() == match.state.tobytes()


def test_golden_games_are_told_as_before(game: Game) -> None:
    for number, golden in enumerate(games.read(game, game.version)[: games.TOLD], 1):
        path = games.text_of(game, number)
        assert told(game, golden) == path.read_text(encoding="utf-8"), (
            f"run `make golden`, read the diff of {path.name}"
        )


def test_rules_that_changed_are_found_out_and_told_what_to_do(game: Game) -> None:
    golden = games.read(game, game.version)[0]
    shortened = msgspec.structs.replace(golden, actions=golden.actions[:-1])
    with pytest.raises(RulesChangedError, match="raise `version` in the game's description"):
        check_course(game, game.version, 1, shortened)


def test_a_rule_that_did_change_would_have_been_found_out() -> None:
    """Winter's turning in place: its games of version 1 are others by the rules of version 2."""
    games_before = games.read(WINTER, 1)
    turning = [golden for golden in games_before if golden.options["turn_in_place"] == "yes"]
    assert any(is_another(golden, 2) for golden in turning)
    assert not any(is_another(golden, 1) for golden in games_before)


def is_another(golden: Golden, version: int) -> bool:
    try:
        check_course(WINTER, version, 0, golden)
    except RulesChangedError:
        return True
    return False
