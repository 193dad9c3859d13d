"""Means, intervals and marks out of summed whole numbers."""

import math
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from snowedin.simulate.lab.measures import (
    Estimate,
    bins,
    chance_of,
    difference,
    explained,
    proportion,
    quantiles,
    ratio,
    share,
    significant,
)


def summed(pairs: list[tuple[int, int]]) -> list[int]:
    return [
        sum(a for a, _ in pairs),
        sum(b for _, b in pairs),
        sum(a * a for a, _ in pairs),
        sum(b * b for _, b in pairs),
        sum(a * b for a, b in pairs),
    ]


def test_a_mean_has_the_usual_interval() -> None:
    found = ratio(summed([(1, 2), (1, 4), (1, 6), (1, 8)]))
    assert found.mean == 5
    assert found.error == pytest.approx(math.sqrt(5 / 4))  # the spread of the four, over their number
    assert (found.low, found.high) == pytest.approx((5 - 1.959964 * found.error, 5 + 1.959964 * found.error))


def test_what_both_sides_of_a_game_share_is_no_luck() -> None:
    """Both players used it in every game and one of them won: exactly a half, whatever the number of games."""
    found = share(summed([(2, 1)] * 50))
    assert (found.mean, found.error) == (0.5, 0.0)


def test_the_interval_of_a_ratio_holds_the_truth_nineteen_times_in_twenty() -> None:
    random = Random(5)
    held = 0
    for _ in range(400):
        pairs = []
        for _ in range(200):
            uses = random.randrange(3)
            pairs.append((uses, sum(random.random() < 0.3 for _ in range(uses))))
        found = ratio(summed(pairs))
        held += found.low <= 0.3 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_nothing_out_of_a_hundred_is_not_never() -> None:
    found = share(summed([(1, 0)] * 100))
    assert found.mean == found.low == 0
    assert found.high == pytest.approx(0.037, abs=0.001)  # Wilson
    assert found.error > 0
    assert proportion(100, 100).low == pytest.approx(0.963, abs=0.001)


def test_nothing_seen_is_nothing_known() -> None:
    assert math.isnan(ratio([0] * 5).mean)
    assert ratio([0] * 5).plain() == {"mean": None, "low": None, "high": None, "count": 0}


def test_marks_are_given_step_by_step() -> None:
    """Holm: 0.01 against 0.05/4, 0.015 against 0.05/3, then 0.03 fails against 0.05/2 and stops the rest."""
    assert significant([0.03, 0.01, 0.04, 0.015]) == [False, True, False, True]
    assert significant([]) == []
    assert significant([0.04]) == [True]


def test_a_difference_of_two_errors_is_luck_one_time_in_twenty() -> None:
    gap = difference(Estimate(0.5, 0.03, 0, 0, 900), Estimate(0.4, 0.04, 0, 0, 800))
    assert gap.error == pytest.approx(0.05)
    assert chance_of(gap) == pytest.approx(0.0455, abs=0.0001)
    assert chance_of(Estimate(0.9, 0.01, 0, 0, 20), 0.5) == 1.0  # too few to mark
    assert chance_of(Estimate(36.0, 0.0, 0, 0, 900), 36.0) == 1.0
    assert chance_of(Estimate(36.0, 0.0, 0, 0, 900), 24.0) == 0.0


def test_what_goes_along_is_explained() -> None:
    assert explained(summed([(1, 2), (2, 4), (3, 6)]), 3) == pytest.approx(1)
    assert explained(summed([(1, 2), (2, 4), (3, 2)]), 3) == pytest.approx(0)
    assert explained(summed([(1, 2), (1, 3)]), 2) == 0


def test_histograms_are_told_in_steps_that_lose_nobody() -> None:
    lengths = np.zeros(1001, np.int64)
    lengths[10:60] = 2
    lengths[900] = 1
    assert quantiles(lengths) == {"least": 10, "5%": 12, "25%": 22, "median": 35, "75%": 47, "95%": 57, "most": 900}
    rows = bins(lengths)
    assert sum(count for _, _, count in rows) == 101
    assert rows[0][0] == 10
    assert rows[-1][1:] == [900, 1]
    assert all(before[1] + 1 == after[0] for before, after in pairwise(rows))
