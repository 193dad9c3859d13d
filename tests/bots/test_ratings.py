"""Ratings on results whose truth is known."""

import math
from collections.abc import Callable

import numpy as np
import pytest

from snowedin.bots.ratings import (
    ELO,
    VIRTUAL,
    Sprt,
    elo_between,
    expected,
    fit,
    mean_and_bounds,
    mean_and_half,
    rate,
    student,
)

Played = Callable[[float, int, int], list[float]]


def deals(score: float, count: int, seed: int) -> list[float]:
    """Paired deals between players of a known expected score."""
    chooser = np.random.default_rng(seed)
    return [float(points) for points in chooser.binomial(2, score, count) / 2]


def whole_deals(score: float, count: int, seed: int) -> list[float]:
    """The same where the cards decide: who wins a deal wins it both ways round."""
    return [float(won) for won in np.random.default_rng(seed).random(count) < score]


def test_elo_and_expected_score_are_inverse() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert elo_between([expected(123)] * 10_000) == pytest.approx(123, abs=0.1)


def test_a_lopsided_round_robin_is_fitted_to_the_end() -> None:
    won = np.triu(np.full((4, 4), 1_000.0), 1)  # each beats all below, always
    rated = fit(won)
    assert rated == pytest.approx(-rated[::-1]), "a mirrored ladder"
    assert rated == pytest.approx(-fit(won.T))
    points = won + VIRTUAL / 2 * (1 - np.eye(4))
    share = 1 / (1 + np.exp((rated[None, :] - rated[:, None]) / ELO))
    assert (points - (points + points.T) * share).sum(axis=1) == pytest.approx(np.zeros(4), abs=1e-8)


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


def test_who_won_everything_has_an_interval_too() -> None:
    first, second = rate(2, {(0, 1): [1.0] * 6})
    assert 0 < first.low < first.elo < first.high
    assert elo_between([1.0] * 6) == pytest.approx(first.elo - second.elo)


def test_one_deal_has_no_interval() -> None:
    assert all(math.isnan(rating.low) and math.isnan(rating.high) for rating in rate(2, {(0, 1): [1.0]}))


@pytest.mark.parametrize("played", [deals, whole_deals])
def test_the_rating_of_a_far_stronger_player_is_covered(played: Played) -> None:
    truth = ELO / 2 * math.log(0.97 / 0.03)
    rated = [rate(2, {(0, 1): played(0.97, 20, seed)})[0] for seed in range(100)]
    assert sum(rating.low <= truth <= rating.high for rating in rated) >= 90


@pytest.mark.parametrize("played", [deals, whole_deals])
@pytest.mark.parametrize(("score", "count"), [(0.6, 100), (0.98, 82), (0.6, 4), (0.9, 20), (0.98, 400)])
def test_the_interval_covers_the_truth_as_often_as_it_says(played: Played, score: float, count: int) -> None:
    found = [mean_and_bounds(played(score, count, seed)) for seed in range(400)]
    assert sum(low <= score <= high for _, low, high in found) >= 0.925 * len(found)


def test_of_wins_and_defeats_it_covers_any_share() -> None:
    """No luck about it: the chance of every number of wins in 400 games is known."""
    games = 400
    told = [mean_and_bounds([1.0] * won + [0.0] * (games - won)) for won in range(games + 1)]
    for share in np.linspace(0.005, 0.995, 199):
        chances = [math.comb(games, won) * share**won * (1 - share) ** (games - won) for won in range(games + 1)]
        covered = [chance for chance, (_, low, high) in zip(chances, told, strict=True) if low <= share <= high]
        assert 0.94 <= sum(covered) <= 0.99


def test_the_interval_is_not_wider_than_it_must_be() -> None:
    found = [mean_and_bounds(deals(0.6, 100, seed)) for seed in range(400)]
    assert sum(low <= 0.6 <= high for _, low, high in found) <= 0.975 * len(found)


def test_one_number_for_both_sides_reaches_the_bound_that_is_further_away() -> None:
    mean, low, high = mean_and_bounds([1.0] * 18 + [0.0] * 2)
    assert (mean, high - mean) < (0.9, mean - low)
    assert mean_and_half([1.0] * 18 + [0.0] * 2) == (mean, mean - low)


def test_scores_that_are_all_alike_do_not_make_sure() -> None:
    assert mean_and_half([1.0] * 12) == (1.0, 0.25)
    assert mean_and_bounds([0.5] * 12) == (0.5, 0.375, 0.625)


def test_a_record_that_was_spoilt_does_not_make_surer_than_a_perfect_one() -> None:
    perfect, half = mean_and_half([1.0] * 82)
    for spoilt, wide in (mean_and_half([1.0] * 81 + [0.5]), mean_and_half([1.0] * 81 + [0.0])):
        assert spoilt - wide <= perfect - half
    lost, wide = mean_and_half([0.0] * 81 + [0.5])
    assert lost + wide >= half


def test_few_scores_have_the_interval_of_student() -> None:
    known = {1: 12.706, 4: 2.776, 5: 2.571, 8: 2.306, 10: 2.228, 30: 2.042, 1_000_000: 1.96}
    for freedom, quantile in known.items():
        assert student(freedom) == pytest.approx(quantile, abs=0.004)


def test_sprt_accepts_what_is_stronger_and_refuses_what_is_not() -> None:
    test = Sprt(0, 40)
    for seed in range(8):
        assert decided(test, deals(expected(80), 3_000, seed)) == "accept"
        assert decided(test, deals(expected(-30), 3_000, seed)) == "refuse"


@pytest.mark.parametrize("played", [deals, whole_deals])
@pytest.mark.parametrize(("elo0", "elo1"), [(0, 100), (0, 200), (200, 300)])
def test_sprt_errs_as_seldom_as_it_says(played: Played, elo0: float, elo1: float) -> None:
    test = Sprt(elo0, elo1)
    accepted = [decided(test, played(expected(elo0), 600, seed)) for seed in range(400)].count("accept")
    refused = [decided(test, played(expected(elo1), 600, seed)) for seed in range(400)].count("refuse")
    assert max(accepted, refused) <= 28  # twenty are allowed, and by chance some more in one of many such tests


def test_sprt_waits_for_a_few_deals() -> None:
    assert Sprt(0, 40).decision([1.0] * 4) == ""


def decided(test: Sprt, scores: list[float]) -> str:
    for count in range(test.least, len(scores) + 1):
        decision = test.decision(scores[:count])
        if decision:
            return decision
    return ""
