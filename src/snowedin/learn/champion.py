"""`python -m snowedin.learn.champion GAME.npz [--which slow] [--warmth 1] [--out FILE]`: a trained network made whole.

Each number of a layer has a scale of its own, so that its largest weight is 127; what the network reads was whole from
the first lesson on.  A file of weights is made warmer or cooler.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.reflex import WEIGHTS, WholeNet, answer, read, written
from ..core.game import Refusal
from ..games import find_game
from .school import keeping

WHICH = ("last", "best", "slow")
LAYERS = (("layer 0", "bias 0"), ("layer 1", "bias 1"), ("action", "action bias"))


def made_whole(arrays: keeping.Arrays, which: str, warmth: float) -> WholeNet:
    """The net called `which` of what was learned; it chooses by lot the more freely the warmer it is."""
    net = keeping.group(arrays, which)
    if not net:
        raise Refusal(f"There is no network {which!r} in this file; a pupil has {', '.join(WHICH)}.")
    if len(net["layer 0"]) != len(arrays["reads"]):
        raise Refusal(
            "This network was told what a bot would do, and cannot play without that; train one without advice."
        )
    parts = [layer(net[name], net[bias], i == 0) for i, (name, bias) in enumerate(LAYERS)]
    sizes = [len(arrays["reads"]), *(len(fine) for _, fine in parts), round(warmth * answer.ONE)]
    plan = np.concatenate([sizes, arrays["reads"], arrays["acts"]]).astype(np.int32)
    weights = np.concatenate([whole.ravel() for whole, _ in parts])
    return WholeNet(plan, weights, np.concatenate([fine for _, fine in parts]))


def layer(weights: NDArray[Any], bias: NDArray[Any], is_first: bool) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    """Whole weights, and for each sum what is added to it and by what it is multiplied."""
    scale = np.maximum(np.abs(weights).max(axis=0), 1e-6) / 127
    one = answer.WHOLE if is_first else answer.ONE  # in what comes in
    added = np.rint(bias * one / scale)
    multiplier = np.rint(scale * answer.ONE / one * 2**answer.CUT)
    return np.rint(weights / scale).astype(np.int8), np.stack([added, multiplier], axis=1).astype(np.int64)


def warmed(net: WholeNet, warmth: float) -> WholeNet:
    """The same network, choosing more or less freely."""
    plan = net.plan.copy()
    plan[answer.WARMTH] = round(warmth * answer.ONE)
    return WholeNet(plan, net.weights, net.fine)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m snowedin.learn.champion", description=__doc__)
    parser.add_argument("file", type=Path, help="what was learned, or weights that are to choose more or less freely")
    parser.add_argument("--which", choices=WHICH, default="slow")
    parser.add_argument(
        "--warmth", type=float, default=1.0, help="1: as it learned to mix; 0: always what it likes best"
    )
    parser.add_argument("--out", type=Path, help="without it into the folder of the game")
    asked = parser.parse_args(argv)
    if asked.file.suffix == Path(WEIGHTS).suffix:
        out, net = asked.out or asked.file, warmed(read(asked.file.read_bytes(), str(asked.file)), asked.warmth)
    else:
        arrays = keeping.read(asked.file)
        out = asked.out or Path(str(files(find_game(str(arrays["game"])).package))) / WEIGHTS
        net = made_whole(arrays, asked.which, asked.warmth)
    out.write_bytes(written(net))
    print(f"{out}: {out.stat().st_size:,} bytes")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
