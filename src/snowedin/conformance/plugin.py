"""Which games the tests run over: those of the box, or those that are named, wherever they come from."""

from importlib import import_module
from pathlib import Path

import pytest

from ..core.game import Game, Refusal
from ..core.packages import name_folders


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("snowedin")
    group.addoption("--game", action="append", metavar="GAME", help="test this game: its key, or a package.like.this")
    group.addoption("--game-path", action="append", default=[], metavar="FOLDER", help="with a game in the making")
    group.addoption("--golden", metavar="FOLDER", help="with golden games (snowedin test --write-golden)")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "soak: long runs, which are asked for by `-m soak`")
    try:
        name_folders(config.getoption("--game-path"))
    except Refusal as refusal:
        raise pytest.UsageError(str(refusal)) from refusal


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        games = asked_for(metafunc.config)
        metafunc.parametrize("game", games, ids=[game.key for game in games])


def asked_for(config: pytest.Config) -> list[Game]:
    from ..games import BOX, GAMES, TROUBLES

    named, folders = config.getoption("--game"), config.getoption("--game-path")
    if TROUBLES and (named or folders):
        raise pytest.UsageError("\n".join(TROUBLES))
    if named:
        return [game_called(name) for name in named]
    return [game for key, game in GAMES.items() if key not in BOX] if folders else list(BOX.values())


def game_called(name: str) -> Game:
    """A game by its key, or by its package's full name."""
    from ..games import find_game

    if "." in name:
        found: Game = import_module(name).GAME
        return found
    try:
        return find_game(name)
    except Refusal as refusal:
        raise pytest.UsageError(str(refusal)) from refusal


@pytest.fixture
def golden_folder(request: pytest.FixtureRequest) -> Path:
    """Where the golden games lie."""
    named = request.config.getoption("--golden")
    if named is None:
        pytest.skip("no golden games were named with --golden FOLDER")
    return Path(request.config.invocation_params.dir, named)
