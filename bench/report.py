"""Writes measurements into bench/results.md, one section each, and says on which machine they were taken."""

import os
import platform
import re
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

RESULTS = Path(__file__).with_name("results.md")
HEAD = """# Measurements

Every section is written by the program it names, in one run on one machine. Figures are the best of several
runs with the spread (slowest to fastest); the machines are shared, so expect noise of this order.
"""


def machine() -> str:
    known = Path("/proc/cpuinfo")
    names = re.findall(r"model name\s*:\s*(.+)", known.read_text()) if known.exists() else []
    cpu = names[0] if names else platform.processor()
    versions = ", ".join(f"{package} {version(package)}" for package in ("numba", "numpy"))
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    return f"{cpu}, {os.cpu_count()} cores, Python {platform.python_version()}, {versions}, {today}"


def write(title: str, program: str, body: str) -> None:
    """Put a section into the results, in the place of an earlier one of the same title."""
    text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else HEAD
    section = f"## {title}\n\n`python -m {program}` on {machine()}\n\n{body.strip()}\n"
    pattern = re.compile(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", re.DOTALL | re.MULTILINE)
    known = pattern.search(text)
    text = pattern.sub(lambda _: section + "\n", text) if known else f"{text.rstrip()}\n\n{section}"
    RESULTS.write_text(text.rstrip() + "\n", encoding="utf-8")
    print(section)


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])
