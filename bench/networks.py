"""Two networks of whole numbers over thousands of deals, each at both seats, all games at once.

    python -m bench.networks GAME FIRST SECOND [--deals 4000] [--seed networks]

FIRST and SECOND are files of weights, or reflex.  What they like is what the box computes; only their lots are drawn by
other dice, as in a school.
"""

import argparse

import jax
import numpy as np
from numpy.typing import NDArray

from snowedin.bots.ratings import mean_and_bounds
from snowedin.core.game import Game, Refusal
from snowedin.games import find_game
from snowedin.learn.batch import Batch
from snowedin.learn.school.rivals import Champion, found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=4_000)
    parser.add_argument("--seed", default="networks")
    asked = parser.parse_args()
    game = find_game(asked.game)
    pair = [network(game, asked.first), network(game, asked.second)]
    scores = np.mean([sat(game, pair, seat, asked.deals, asked.seed) for seat in (0, 1)], axis=0)
    mean, low, high = mean_and_bounds(scores.tolist())
    print(f"{asked.first} – {asked.second}: {mean:.1%} ({low:.1%} to {high:.1%}), {asked.deals:,} deals")


def network(game: Game, who: str) -> Champion:
    company = found(game, who)
    if not isinstance(company, Champion):
        raise Refusal(f"{who} is no network; take a file of weights, or reflex where the game has one.")
    return company


def sat(game: Game, pair: list[Champion], seat: int, deals: int, seed: str) -> NDArray[np.float64]:
    """What the first of the pair got at this seat in the first game of every place."""
    batch = Batch(game, deals, 2)
    shown = batch.reset(seed)
    scores = np.full(deals, np.nan)
    step = 0
    while np.isnan(scores).any():
        keys = jax.random.split(jax.random.fold_in(jax.random.key(seat), step))
        mine, theirs = (
            np.asarray(each.choose(shown.observation, shown.mask, key, is_turned=False))
            for each, key in zip(pair, keys, strict=True)
        )
        batch.step(np.where(shown.seat == seat, mine, theirs))
        fresh = shown.done & np.isnan(scores)
        scores[fresh] = shown.reward[fresh, seat]
        step += 1
    return scores


if __name__ == "__main__":
    main()
