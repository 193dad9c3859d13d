"""How much could be gained at Ice Queen by leaving the counter once: every call weighed in thousands of worlds.

    python -m bench.ice_queen_deviations [--deals 300] [--worlds 4096] [--minutes M] [--seed deviations]

From games of two counters one call is drawn by lot.  All calls are tried in a few worlds that the caller holds
possible, the best of them in many, and what then looks best is tried beside the counter's call in as many others, all
playing on as counters.  The gain there, times the calls of a game, is what a player wins who weighs every call so, as
far as that leads to no other games; what looked best before is told too, which flatters.
"""

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from snowedin.core.chance import Chance
from snowedin.core.compile import engine
from snowedin.core.match import Match, start
from snowedin.core.records import blanks
from snowedin.games.ice_queen import GAME, bots, state

from . import ice_queen_loop

FEW = 256  # worlds in which all calls are tried
BEST = 3  # calls that are tried in many, beside the counter's
CALLS = np.arange(state.CALL, state.ACTIONS)


@dataclass
class Weighed:
    """One call of a game: what the best other one gains over the counter's, and what it seemed to gain before."""

    calls: float  # of one seat in this game, as a mean
    gain: float
    seeming: float


class Scales:
    """Weighs calls by games played to the end."""

    def __init__(self, seed: str) -> None:
        self._loop = engine(GAME).bind(ice_queen_loop)
        self._states = blanks(GAME.state.State, 2)
        self._dice = blanks(Chance, 1)
        start(self._dice[0], seed.encode().ljust(16, b" ")[:16])

    def gains(self, position: Any, seat: int, calls: NDArray[Any], worlds: int) -> NDArray[np.float64]:
        """Worlds × calls."""
        gains = np.zeros((worlds, len(calls)))
        self._loop.weigh(position, seat, bots.COUNTER, calls, self._dice[0], self._states, gains)
        return gains

    def weighed(self, position: Any, seat: int, usual: int, worlds: int) -> tuple[float, float]:
        """What the best call gains over the `usual` one, in worlds that did not choose it, and in those that did."""
        first = self.gains(position, seat, CALLS, FEW).mean(axis=0)
        promising = CALLS[np.argsort(-first)[:BEST]]
        tried = np.array([usual, *(call for call in promising if call != usual)])
        seeming = self.gains(position, seat, tried, worlds).mean(axis=0)
        best = int(np.argmax(seeming))
        if best == 0:
            return 0.0, 0.0
        fresh = self.gains(position, seat, tried[[0, best]], worlds).mean(axis=0)
        return float(fresh[1] - fresh[0]), float(seeming[best] - seeming[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=4_096)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--seed", default="deviations")
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    scales, random = Scales(asked.seed), np.random.default_rng(list(asked.seed.encode()))
    found: list[Weighed] = []
    for _ in range(asked.deals):
        if time.monotonic() > end:
            break
        found.append(drawn(scales, random, asked.worlds))
    tell(found, asked.worlds)


def drawn(scales: Scales, random: np.random.Generator, worlds: int) -> Weighed:
    """One call by lot of one game between counters."""
    match = Match(GAME, 2, GAME.read_options({}), random.bytes(16))
    positions = []
    while not match.is_over:
        seat = match.to_act()[0]
        usual = int(bots.counter(match.state, seat))
        positions.append((match.state.copy(), seat, usual))
        match.act(seat, usual)
    position, seat, usual = positions[int(random.integers(len(positions)))]
    return Weighed(len(positions) / 2, *scales.weighed(position, seat, usual, worlds))


def tell(found: list[Weighed], worlds: int) -> None:
    for name, each in (("gain", [one.gain for one in found]), ("seeming", [one.seeming for one in found])):
        much = np.array(each) * [one.calls for one in found]
        half = 1.96 * much.std(ddof=1) / np.sqrt(len(much))
        print(f"{name}: {100 * much.mean():+.2f} ± {100 * half:.2f} points of a hundred a game")
    other = sum(one.gain != 0 or one.seeming != 0 for one in found)
    calls = np.mean([one.calls for one in found])
    print(f"{len(found)} calls, {worlds:,} worlds; another looked better at {other}; {calls:.1f} calls a seat and game")


if __name__ == "__main__":
    main()
