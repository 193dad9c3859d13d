"""`snowedin test`: the tests that every game has to pass, on one game."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from ..core.game import Game, Refusal
from . import console

SUITE = "snowedin.conformance"


def run(game: Game, golden: str | None, options: Sequence[str]) -> int:
    """Run the suite, with more `options` for pytest and its exit status; raises `Refusal` if there is no pytest."""
    if find_spec("pytest") is None:
        raise Refusal("The tests of a game are run by pytest: pip install pytest.")
    import pytest

    named = ["--golden", golden] if golden else []
    return int(pytest.main(["-p", f"{SUITE}.plugin", "--pyargs", SUITE, "--game", game.key, *named, "-q", *options]))


def write_golden(game: Game, folder: str) -> int:
    """Golden games of the rules as they are, which `run` will hold the game to."""
    from ..conformance.golden import RulesChangedError, write

    try:
        write(Path(folder), game)
    except RulesChangedError as change:
        raise Refusal(str(change)) from change
    except OSError as error:
        raise Refusal(f"The folder {folder} cannot be written: {error.strerror}.") from error
    console(markup=False).print(f"Golden games of {game.name}, version {game.version}, are in {folder}; read them.")
    return 0
