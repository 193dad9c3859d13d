"""No rule counts a place in a row from its end: a GPU does not look whether one is negative."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from snowedin.games import GAMES


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_no_rule_counts_from_the_end_of_a_row(key: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.counted_places", key],
        env=os.environ | {"SNOWEDIN_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout == f"{key}: no place is negative\n"
