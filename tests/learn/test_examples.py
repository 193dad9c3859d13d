"""Every example runs, and is short."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))
SHORTENED = {"teach_itself": ["1"]}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path, tmp_path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 40
    done = subprocess.run(
        [sys.executable, "-W", "error", str(path), *SHORTENED.get(path.stem, [])],
        cwd=tmp_path,
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize(
    ("door", "package", "name"),
    [
        ("pettingzoo", "pettingzoo", "PettingZoo"),
        ("gymnasium", "gymnasium", "Gymnasium"),
        ("openspiel", "pyspiel", "OpenSpiel"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(door: str, package: str, name: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import snowedin.learn.{door}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"ImportError: {name} is not installed here; it comes with the extra `learn` of snowedin" in done.stderr
