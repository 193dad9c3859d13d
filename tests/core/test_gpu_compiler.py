"""The GPU's own compiler takes the rules and bots of every game."""

import subprocess
import sys

import pytest

from snowedin.games import GAMES


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_the_compiler_of_a_gpu_takes_the_game(key: str) -> None:
    pytest.importorskip("numba_cuda", reason="needs the extra gpu and numba-cuda[cu12]")
    command = [sys.executable, "-m", "tests.core.gpu_compiler", key]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr[-3000:]
    assert said.stdout.startswith(f"{key}: ")
    assert said.stdout.endswith("the random generator 1 times\n"), "long functions are called, not written out"
