"""Random play on a CUDA GPU, every game checked against the CPU: `python -m bench.gpu` on a machine that has one."""

import numpy as np

from snowedin.core.game import Game
from snowedin.games import GAMES
from snowedin.simulate import cpu, cuda

from . import report

RUNS = 5
GAMES_PLAYED = 4_000_000
CHECKED = 2_000


def main() -> None:
    rows = []
    for game in GAMES.values():
        rows.append(play(game))
        print(rows[-1])
    head = ["game", "seats", "moves/s", "spread", "games/s", "games", f"first {CHECKED:,} as on the CPU"]
    text = "Results are copied back to the host within the time; the word scoring of Cold Spell is included."
    report.write("Random play on a GPU", "bench.gpu", f"{text}\n\n{report.table(head, rows)}")


def play(game: Game) -> list[str]:
    bots = ["chance"] * game.seats.start
    results = [cuda.simulate(game, GAMES_PLAYED, bots, str(run)) for run in range(RUNS)]
    speeds = sorted(float(result.lengths.sum()) / result.seconds for result in results)
    here = cpu.simulate(game, CHECKED, bots, "0")
    there = results[0]
    pairs = ((here.rewards, there.rewards), (here.lengths, there.lengths))
    same = all(np.array_equal(one, other[:CHECKED]) for one, other in pairs)
    return [
        game.name,
        str(game.seats.start),
        f"{speeds[-1] / 1e9:.2f} billion",
        f"{speeds[0] / 1e9:.2f}–{speeds[-1] / 1e9:.2f}",
        f"{speeds[-1] / float(np.mean(there.lengths)):,.0f}",
        f"{GAMES_PLAYED:,}",
        "the same" if same else "DIFFERENT",
    ]


if __name__ == "__main__":
    main()
