"""The samples in README and docs run as they stand, each by itself, as a reader would paste it.

One that cannot run here says so in its first line, for readers too: `# Not run by the tests: …`.  The commands
that are shown are understood by the command line.
"""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from snowedin.__main__ import parser

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
FENCE = re.compile(r"(?ms)^```(\w*)\n(.*?)^```$")
LEFT_OUT = "# Not run by the tests: "


class Sample(NamedTuple):
    """A block of a page, and the line where it begins."""

    page: str
    line: int
    kind: str
    text: str


def samples() -> list[Sample]:
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in FENCE.finditer(text):
            line = text.count("\n", 0, block.start(2)) + 1
            found.append(Sample(page.relative_to(ROOT).as_posix(), line, block[1], block[2]))
    return found


def commands() -> list[str]:
    """What is shown of `snowedin`, without what is said about it; what may be left out is given."""
    lines = [line for sample in samples() if not sample.kind for line in sample.text.splitlines()]
    shown = [re.split(r" {2,}|\s+[#>]", line)[0] for line in lines if line.startswith("snowedin ")]
    return [re.sub(r"[\[\]]", "", command) for command in shown]


PYTHON = [sample for sample in samples() if sample.kind == "python"]
RUN = [sample for sample in PYTHON if not sample.text.startswith(LEFT_OUT)]


@pytest.mark.parametrize("sample", RUN, ids=lambda sample: f"{sample.page}:{sample.line}")
def test_a_sample_runs(sample: Sample, tmp_path: Path) -> None:
    script = tmp_path / "sample.py"
    script.write_text("\n" * (sample.line - 1) + sample.text, encoding="utf-8")  # an error tells the line of the page
    done = subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        cwd=tmp_path,
        env=os.environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{sample.page}\n{done.stderr}"


def test_most_samples_run_and_the_others_can_be_read() -> None:
    for sample in PYTHON:
        compile(sample.text, f"{sample.page}:{sample.line}", "exec")
    left_out = [sample for sample in PYTHON if sample not in RUN]
    assert [sample.page for sample in left_out] == ["docs/learn.md"]  # the one for a card
    assert len(RUN) >= 5


@pytest.mark.parametrize("command", commands())
def test_a_command_is_understood(command: str) -> None:
    assert parser().parse_args(shlex.split(command)[1:]).run
