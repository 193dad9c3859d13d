"""A thousand games of Snowball Fight at once: greed against chance, in NumPy arrays."""

import numpy as np

from snowedin.games import GAMES
from snowedin.learn.batch import Batch

batch = Batch(GAMES["snowball_fight"], 1_000)
shown = batch.reset(seed=1)
results = []
while batch.finished < 2_000:
    greedy, blind = batch.choose("greed").copy(), batch.choose()
    batch.step(np.where(shown.seat == 0, greedy, blind))  # `shown` is written in place
    results.extend(shown.reward[shown.done, 0])
print(f"Greed got {np.mean(results):.3f} of {len(results)} games; seat 0 sees {shown.observation.shape[1]} numbers.")
