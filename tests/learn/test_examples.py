"""Every example runs, and is short."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.py"))
SHORTENED = {"teach_itself": ["1"], "maskable_ppo": ["64"], "masked_ppo_loop": ["1"], "rllib_ppo": ["1"]}
NEEDED = {"maskable_ppo": "sb3_contrib", "masked_ppo_loop": "torch", "torchrl_rollout": "torchrl", "rllib_ppo": "torch"}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path, tmp_path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 40
    needed = NEEDED.get(path.stem)
    if needed:
        pytest.importorskip(needed, reason=f"this example needs {needed}, which `make test` does not install")
    warnings = [] if needed else ["-W", "error"]  # others warn of each other
    done = subprocess.run(
        [sys.executable, *warnings, str(path), *SHORTENED.get(path.stem, [])],
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
        ("vector", "gymnasium", "Gymnasium"),
        ("openspiel_bots", "pyspiel", "OpenSpiel"),
        ("jax", "jax", "JAX"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(door: str, package: str, name: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import snowedin.learn.{door}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    extra = "train" if door == "jax" else "learn"
    assert f"ImportError: {name} is not installed here; it comes with the extra `{extra}` of snowedin" in done.stderr
