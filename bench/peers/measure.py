"""Moves a second of many players, who take turns so that a busy moment of the machine falls on all alike."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from rich.progress import track

from . import Player

ROUNDS = 5
SECONDS = 0.3  # of one measurement

Name = TypeVar("Name")


@dataclass(frozen=True)
class Speed:
    """Moves a second: the slowest and the fastest round."""

    least: float
    best: float


def measured(players: Mapping[Name, Player], clock: Callable[[], float] = time.process_time) -> dict[Name, Speed]:
    moves = {name: enough(player, clock) for name, player in track(players.items(), "Warming up")}
    rounds = [
        {name: timed(player, moves[name], clock) for name, player in players.items()}
        for _ in track(range(ROUNDS), "Measuring")
    ]
    return {name: Speed(min(each[name] for each in rounds), max(each[name] for each in rounds)) for name in players}


def enough(player: Player, clock: Callable[[], float]) -> int:
    """As many moves as take about the time of a measurement."""
    player(1)
    moves = 1_000
    while (speed := timed(player, moves, clock)) * SECONDS > 4 * moves:
        moves *= 4
    return max(1, int(speed * SECONDS))


def timed(player: Player, moves: int, clock: Callable[[], float]) -> float:
    began = clock()
    played = player(moves)
    return played / max(clock() - began, 1e-6)
