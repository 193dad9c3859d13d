"""Batches that show what is known and what may be chosen, as they were and as they are, in one run on one core.

    python -m bench.observed --old CHECKOUT [GAME ...]

CHECKOUT is the folder of an older state of this repository.  Both are asked in turns, so that a busy moment of the
machine falls on both alike.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from snowedin.games import GAMES

from . import batches, report
from .batches import IN_ONE_LOOP, ONE_BY_ONE

ROUNDS = 5
HERE = Path(__file__).resolve().parents[1]
KINDS = ((True, IN_ONE_LOOP), (True, ONE_BY_ONE), (False, IN_ONE_LOOP))

Asked = tuple[str, bool, str]


class Checkout:
    """The batches of a checkout, in a process of their own."""

    def __init__(self, root: Path) -> None:
        if not (root / "src" / "snowedin" / "learn").is_dir():
            raise SystemExit(f"{root} is no checkout of this repository: it has no folder src/snowedin/learn.")
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(batches.__file__)],
            env=os.environ | {"PYTHONPATH": str(root / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def speed(self, asked: Asked) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        game, is_shown, way = asked
        self._process.stdin.write(json.dumps({"game": game, "is_shown": is_shown, "way": way}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit(f"The batches failed at {game}; their own words are above.")
        return float(json.loads(line))

    def close(self) -> None:
        """It ends when nobody can ask any more."""
        self._process.communicate()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all unless told")
    parser.add_argument("--old", required=True, metavar="CHECKOUT", help="the folder of an older checkout")
    asked = parser.parse_args()
    sides = [Checkout(Path(asked.old).expanduser().resolve()), Checkout(HERE)]
    rows = [row(key, sides) for key in asked.games or GAMES]
    for side in sides:
        side.close()
    text = (
        f"Million steps a second of processor time, {batches.GAMES_AT_ONCE:,} games on one thread, chosen by chance: "
        f"the best of {ROUNDS} rounds in turns, as it was in `{Path(asked.old).name}`, as it is, and how many times "
        "that is. "
        "In one loop, a game's steps follow each other (`random_steps`); one by one, all games make a step before any "
        "makes the next (`step(choose())`), and what is shown wanders through memory."
    )
    head = [
        "game",
        "shown, in one loop: was",
        "is",
        "times",
        "one by one: was",
        "is",
        "times",
        "bare: was",
        "is",
        "times",
    ]
    report.write("Batches that show", "bench.observed", f"{text}\n\n{report.table(head, rows)}")


def row(key: str, sides: list[Checkout]) -> list[str]:
    cells = [GAMES[key].name]
    for is_shown, way in KINDS:
        rounds = [[side.speed((key, is_shown, way)) for side in sides] for _ in range(ROUNDS)]
        was, now = (max(speeds) for speeds in zip(*rounds, strict=True))
        cells += [f"{was / 1e6:.2f}", f"{now / 1e6:.2f}", f"{now / was:.1f}"]
    return cells


if __name__ == "__main__":
    main()
