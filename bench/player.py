"""A level of whichever checkout is imported, with a number of simulations or as players get it, as one side of a match.

Imported, it plays here; run by its path with another checkout's `src` on PYTHONPATH, it plays that checkout's bots by
messages: a line of JSON in, a line of JSON out.  So it keeps to what old checkouts have as well.
"""

import json
import signal
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import snowedin
from snowedin.bots import Bot, levels
from snowedin.core.match import Match
from snowedin.games import GAMES

SEATS = 2
YETI = "yeti"
KEY = bytes(16)

Acts = Sequence[Sequence[int]]  # seat and action, one after another


class Side:
    """Bots at some seats of a match, which they follow by its actions."""

    def __init__(
        self,
        game: str,
        key: str,
        seats: Sequence[int],
        seed: str,
        simulations: int | None,
        target: str,
        level: str = YETI,
    ) -> None:
        played = GAMES[game]
        self._match = Match(played, SEATS, {}, bytes.fromhex(key), target)
        found = levels.level(played, level)
        assert found is not None, f"{played.name} has no level {level}"
        if simulations is not None and not found.bot:
            found = replace(found, simulations=simulations, seconds=None)
        self._bots = {seat: Bot(played, found, f"{seed} {seat}") for seat in seats}

    def choose(self, acts: Acts, legal: Sequence[Sequence[int]]) -> list[list[int]]:
        """After these acts the choices of those of its seats that are to act; what each may do shows the same rules."""
        for seat, action in acts:
            self._match.act(seat, action)
        found = [list(self._match.legal(seat)) for seat in range(SEATS)]
        if found != [list(actions) for actions in legal]:
            raise ValueError(f"The two checkouts do not play by the same rules: {found} are legal here, {legal} there.")
        return [[seat, int(bot.choose(self._match, seat))] for seat, bot in self._bots.items() if found[seat]]


def warm_up(game: str, simulations: int | None, target: str, level: str = YETI) -> None:
    """Compile what a side calls, by playing on a little."""
    match = Match(GAMES[game], SEATS, {}, KEY, target)
    side = Side(game, KEY.hex(), range(SEATS), "warm up", min(simulations or 2, 2), target, level)
    acts: Acts = []
    for _ in range(2):
        acts = side.choose(acts, [match.legal(seat) for seat in range(SEATS)])
        for seat, action in acts:
            match.act(seat, action)


def answer(message: dict[str, Any], sides: dict[str, Side]) -> Any:
    match message:
        case {"warm_up": asked}:
            return warm_up(**asked)
        case {"sit": asked}:
            sides["now"] = Side(**asked)
            return None
        case {"choose": asked}:
            return sides["now"].choose(**asked)
        case {"where": _}:
            return str(Path(str(snowedin.__file__)).resolve().parents[2])
    raise ValueError(f"A message warms up, sits down, chooses or asks where; {message} does not.")


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks says when it is over, by asking no more
    sides: dict[str, Side] = {}
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line), sides)), flush=True)


if __name__ == "__main__":
    main()
