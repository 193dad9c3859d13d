"""Which games the tests run over: all of the box, or those named by `--game`, in the box or not yet."""

from importlib import import_module

import pytest

from snowedin.games import BOX


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="conformance of this game only: a key or a package")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        named = metafunc.config.getoption("--game")
        games = [import_module(package(key)).GAME for key in named] if named else list(BOX.values())
        metafunc.parametrize("game", games, ids=[game.key for game in games])


def package(name: str) -> str:
    """A game of the box by its key, any other by its package's full name."""
    return f"snowedin.games.{name}" if name in BOX else name
