"""The interval of a simulation holds the truth as often as it says, even where one side nearly always wins."""

import numpy as np
import pytest

from snowedin.games import GAMES
from snowedin.simulate.cpu import Result, simulate

RUNS, GAMES_EACH = 600, 400
SHORT = {"hand_cap": 30}  # hands: the worse bot still wins some games, and shares others


@pytest.mark.parametrize("bots", [["mood", "chance"], ["chance", "chance"]], ids="-".join)
def test_the_interval_of_a_simulation_covers_the_truth_as_often_as_it_says(bots: list[str]) -> None:
    """The seeds are always the same, so it passes always or never; 95 % of 600 runs are 570, give or take 5."""
    game = GAMES["ice_queen"]
    truth = simulate(game, 200_000, bots, "the truth", SHORT).rewards.mean(axis=0)
    played = simulate(game, RUNS * GAMES_EACH, bots, "many runs", SHORT)
    covered = 0
    for run in np.split(played.rewards, RUNS):
        told = Result(game, bots, "one run", SHORT, 1.0, run, np.ones(GAMES_EACH, np.int64)).summary()["seats"]
        low, high = told[1]["confidence_95"]
        covered += low <= truth[1] <= high
    assert 0.935 * RUNS <= covered <= 0.98 * RUNS
