"""A game's reflex, which answers at once, against Yeti with a fixed number of simulations.

    python -m bench.reflex GAME [--simulations N] [--deals D] [--who FILE.weights]

Every deal is played twice, the seats exchanged.  Yeti as players get it thinks by the clock, and longer than this.
"""

import argparse
from dataclasses import replace

from snowedin.bots import levels
from snowedin.bots.arena import Ground
from snowedin.bots.ratings import mean_and_bounds
from snowedin.games import find_game

SEED = "champion"
REFLEX, YETI = "reflex", "yeti"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--simulations", type=int, default=4_000)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--who", default=REFLEX, help="another than the network of the box")
    asked = parser.parse_args()
    game = find_game(asked.game)
    yeti = levels.level(game, YETI)
    assert yeti is not None
    bounded = replace(yeti, seconds=None, simulations=asked.simulations)
    ground = Ground(game, 2, game.read_options({}), SEED, made={"bounded": bounded})
    scores: list[float] = []
    for deal in range(asked.deals):
        scores.append(ground.play_deal((asked.who, "bounded"), deal).score)
        if len(scores) < 2:
            continue
        mean, low, high = mean_and_bounds(scores)
        print(f"{len(scores)} deals: {asked.who} {mean:.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
