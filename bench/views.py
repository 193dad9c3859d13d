"""Views of a move, built by compiled rules, against those that Python built before.

    python -m bench.views --old CHECKOUT [GAME ...]

CHECKOUT is the folder of a state of this repository from before views were compiled, as `git worktree add` makes one.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from snowedin.games import GAMES

from . import report, viewer
from .meetings import ask_for_games
from .old_and_new import checkout

NEW = str(Path(__file__).resolve().parents[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    ask_for_games(parser, list(GAMES))
    parser.add_argument("--old", required=True, metavar="CHECKOUT", help="the folder of an older checkout")
    asked = parser.parse_args()
    old = checkout(asked.old)
    rows = [row(key, costs(old, key), costs(NEW, key)) for key in asked.games or GAMES]
    text = (
        f"What both players of a game for two see after a move, over {viewer.POSITIONS} positions of a game by chance, "
        f"in time of one processor: as `{Path(old).name}` built it in Python, still to be encoded, and as the compiled "
        f"rules write it now, as JSON. The best of {viewer.RUNS} runs each, with the spread."
    )
    head = ["game", "before, µs", "spread", "now, µs", "spread", "times"]
    report.write("Views of a move", "bench.views", f"{text}\n\n{report.table(head, rows)}")


def costs(root: str, key: str) -> list[float]:
    """Of every run, the best first, by a process that imports this checkout."""
    path = os.pathsep.join(filter(None, [str(Path(root) / "src"), os.environ.get("PYTHONPATH")]))
    command = [sys.executable, "-P", str(viewer.__file__), key]
    output = subprocess.run(command, env=os.environ | {"PYTHONPATH": path}, check=True, capture_output=True, text=True)
    where, *told = output.stdout.split()
    if where != root:
        raise ValueError(f"The views of {root} were wanted, but those of {where} came.")
    return sorted(map(float, told))


def row(key: str, old: list[float], new: list[float]) -> list[str]:
    return [
        GAMES[key].name,
        f"{old[0]:,.0f}",
        f"{old[0]:,.0f}–{old[-1]:,.0f}",
        f"{new[0]:.1f}",
        f"{new[0]:.1f}–{new[-1]:.1f}",
        f"{old[0] / new[0]:,.0f}",
    ]


if __name__ == "__main__":
    main()
