"""The golden games come out as they are written down."""

from snowedin.core.game import Game

from .write import matches, told


def test_golden_games_are_told_as_before(game: Game) -> None:
    for path, match, bots in matches(game):
        written = path.read_text(encoding="utf-8")
        assert told(match, bots) == written, f"run `make golden` and read the diff of {path.name}"
