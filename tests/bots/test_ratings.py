"""Ratings on results whose truth is known."""

import numpy as np
import pytest

from snowedin.bots.ratings import Sprt, elo_of, expected, fit, mean_and_half, rate


def deals(score: float, count: int, seed: int) -> list[float]:
    """Paired deals between players of a known expected score."""
    chooser = np.random.default_rng(seed)
    return [float(points) for points in chooser.binomial(2, score, count) / 2]


def test_elo_and_expected_score_are_inverse() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert elo_of(expected(123)) == pytest.approx(123)


def test_ratings_of_a_chain_are_found() -> None:
    scores = {(0, 1): deals(expected(100), 3_000, 1), (1, 2): deals(expected(100), 3_000, 2)}
    rated = rate(3, scores)
    assert rated[0].elo - rated[2].elo == pytest.approx(200, abs=25)
    assert sum(rating.elo for rating in rated) == pytest.approx(0, abs=1e-6)
    for rating, truth in zip(rated, (100, 0, -100), strict=True):
        assert rating.low < truth < rating.high
        assert rating.high - rating.low < 40


def test_few_deals_give_wide_intervals() -> None:
    narrow, wide = (rate(2, {(0, 1): deals(0.6, count, 3)}) for count in (2_000, 20))
    assert wide[0].high - wide[0].low > 4 * (narrow[0].high - narrow[0].low)


def test_the_luck_of_a_deal_that_several_pairs_played_is_drawn_together() -> None:
    lucky = deals(0.5, 400, 4)
    unrelated = list(np.random.default_rng(5).permutation(lucky))
    even = deals(0.5, 400, 6)
    together, apart = (rate(3, {(0, 1): lucky, (0, 2): others, (1, 2): even})[0] for others in (lucky, unrelated))
    assert together.high - together.low > 1.25 * (apart.high - apart.low)


def test_who_wins_every_game_is_rated_high_but_not_infinitely() -> None:
    rated = fit(np.array([[0.0, 10.0], [0.0, 0.0]]))
    assert 300 < rated[0] - rated[1] < 2_000


def test_the_interval_covers_the_truth_as_often_as_it_says() -> None:
    covered = 0
    for seed in range(200):
        mean, half = mean_and_half(deals(0.6, 100, seed))
        covered += abs(mean - 0.6) <= half
    assert 180 <= covered <= 198


def test_scores_that_are_all_alike_do_not_make_sure() -> None:
    assert mean_and_half([1.0] * 12) == (1.0, 0.25)


def test_sprt_accepts_what_is_stronger_and_refuses_what_is_not() -> None:
    test = Sprt(0, 40)
    for seed in range(8):
        assert decided(test, deals(expected(80), 3_000, seed)) == "accept"
        assert decided(test, deals(expected(-30), 3_000, seed)) == "refuse"


def test_sprt_seldom_accepts_what_makes_no_difference() -> None:
    test = Sprt(0, 60)
    accepted = sum(decided(test, deals(0.5, 3_000, seed)) == "accept" for seed in range(100))
    assert accepted <= 12  # five are expected


def test_sprt_waits_for_a_few_deals() -> None:
    assert Sprt(0, 40).decision([1.0] * 4) == ""


def decided(test: Sprt, scores: list[float]) -> str:
    for count in range(test.least, len(scores) + 1):
        decision = test.decision(scores[:count])
        if decision:
            return decision
    return ""
