"""Which games the tests run over: all of the box, or those named by `--game`, in the box or not yet."""

from importlib import import_module

import pytest

from snowedin.games import GAMES


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="run the conformance suite over this game's package only")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        named = metafunc.config.getoption("--game")
        games = [import_module(f"snowedin.games.{key}").GAME for key in named] if named else list(GAMES.values())
        metafunc.parametrize("game", games, ids=[game.key for game in games])
