"""Ice and the Sky with strangers: every pair of networks at one table, beside each with its own kind and with Sledgers.

    python -m bench.ice_and_sky_strangers A.weights B.weights … [--deals N] [--seats 2 3 4] [--beside sledger]

The two alternate around the table, each deal is played both ways round.  `reflex` is the network of the box.
"""

import argparse
from itertools import combinations_with_replacement
from pathlib import Path

from snowedin.bots.arena import Ground
from snowedin.bots.guests import check_player
from snowedin.bots.ratings import mean_and_bounds
from snowedin.games import find_game

from . import report

GAME = find_game("ice_and_sky")
SEED = "strangers"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("players", nargs="+", metavar="WHO")
    parser.add_argument("--beside", default="sledger", help="who sits with each of them too")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--write", action="store_true", help="into bench/results.md")
    asked = parser.parse_args()
    everybody = [*asked.players, asked.beside]
    for player in everybody:
        check_player(GAME, player)
    rows = [row(seats, everybody, asked.deals) for seats in asked.seats]
    pairs = [f"{called(one)} and {called(other)}" for one, other in combinations_with_replacement(everybody, 2)]
    table = report.table(["seats", *pairs], rows)
    told = f"{asked.deals} deals for each pair; the share of what is possible, 95 %.\n\n{table}"
    if asked.write:
        report.write("Ice and the Sky: strangers", "bench.ice_and_sky_strangers", told)
    else:
        print(told)


def row(seats: int, everybody: list[str], deals: int) -> list[str]:
    """Of every pair, with itself first."""
    ground = Ground(GAME, seats, GAME.read_options({}), SEED)
    cells = []
    for pair in combinations_with_replacement(everybody, 2):
        mean, low, high = mean_and_bounds([ground.play_deal(pair, deal).score for deal in range(deals)])
        cells.append(f"{mean:.1%} ({low:.1%} to {high:.1%})")
        print(f"{seats} seats, {called(pair[0])} and {called(pair[1])}: {cells[-1]}", flush=True)
    return [str(seats), *cells]


def called(player: str) -> str:
    return Path(player).stem if player.endswith(".weights") else player


if __name__ == "__main__":
    main()
