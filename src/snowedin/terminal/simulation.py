"""`snowedin simulate`: a progress bar, then the numbers as a table or as JSON."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from ..core.compile import has_gpu
from ..core.crew import Interrupted
from ..core.game import Game, Refusal
from ..core.words import counted
from ..simulate import cpu, cuda
from ..simulate.cluster import cluster_at
from ..simulate.cpu import Result
from . import console
from .progress_bar import ProgressBar

BINS = 12
BAR = 40


def run(
    game: Game,
    games: int,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, Any],
    as_json: bool,
    device: str,
    cluster: str | None,
) -> int:
    try:
        with simulator(device, cluster, game, bots) as simulate, ProgressBar(game.name, games) as bar:
            result = simulate(game, games, bots, seed, options, progress=bar.advance)
    except Interrupted as interruption:
        result = interruption.done
    if as_json:
        print(json.dumps(result.summary(), indent=1, allow_nan=False))  # noqa: T201
    else:
        show(console(), result)
    if (played := len(result.lengths)) < games:
        raise KeyboardInterrupt(f"Interrupted: {played:,} of {games:,} games were finished, and are what is shown.")
    return 0


@contextmanager
def simulator(device: str, cluster: str | None, game: Game, bots: Sequence[str]) -> Iterator[Callable[..., Result]]:
    """What plays the games: the cores of this machine, its GPU, or a cluster; auto takes the GPU if it can."""
    if cluster is not None and device != "cpu":
        raise Refusal("A cluster plays on its cores: use --cluster with --device cpu.")
    if device == "cpu" or (device == "auto" and not (has_gpu() and cuda.has_room(game, bots))):
        with cluster_at(cluster) as pool:
            yield partial(cpu.simulate, pool=pool)
    elif has_gpu():
        yield cuda.simulate
    else:
        raise Refusal("There is no CUDA GPU here, or the extra `gpu` is missing (docs/learn.md); use --device cpu.")


def show(out: Console, result: Result) -> None:
    summary = result.summary()
    out.print(
        f"[bold]{result.game.name}[/]: {counted(summary['games'], 'game')}, {counted(summary['moves'], 'move')} in "
        f"{summary['seconds']:.2f} s: {summary['games_per_second']:,} games/s, {summary['moves_per_second']:,} moves/s"
    )
    table = Table("seat", "bot", "wins" if result.game.reward_sum else "reward", "95 % confidence")
    for seat, entry in enumerate(summary["seats"], 1):
        bounds = entry["confidence_95"]
        told = "–" if bounds is None else f"{bounds[0]:.2%} – {bounds[1]:.2%}"
        table.add_row(str(seat), entry["bot"], f"{entry['reward']:.2%}", told)
    out.print(table)
    length = summary["length"]
    out.print("moves per game: " + ", ".join(f"{name} {value}" for name, value in length.items()))
    counts, edges = np.histogram(result.lengths, bins=min(BINS, int(np.ptp(result.lengths)) + 1))
    for count, low, high in zip(counts, edges, edges[1:], strict=False):
        bar = "█" * round(BAR * count / counts.max())
        out.print(f"{low:>8.0f} – {high:<8.0f} {count / len(result.lengths):>6.1%} {bar}")
