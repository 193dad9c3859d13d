"""The best answer to Ice Queen's counter: what is computed exactly is what games between counters come to."""

import numpy as np

from bench import ice_queen_deviations, ice_queen_small
from snowedin.core.match import Match
from snowedin.games.ice_queen import GAME, bots, decks
from snowedin.learn.batch import Batch

DECK = list(decks.box())[3:9]


def test_counters_on_a_small_deck_get_what_was_computed_for_them() -> None:
    """Of 20,000 games, each place dealt by lot; the best answer gets at least as much, and both seats together all."""
    book = ice_queen_small.Book(DECK)
    starts = [book.first(caller) for caller in (0, 1)]
    answers, last = book.answers(), book.at_the_cap()
    best, usual = (ice_queen_small.valued(answers, last, is_best)[starts] for is_best in (True, False))
    assert (best >= usual - 1e-12).all()
    assert usual.sum() == np.float64(1)
    batch = Batch(GAME, 20_000, 2, {"deck": DECK})
    shown = batch.reset("small")
    caller = shown.seat.copy()
    found = np.full(batch.games, np.nan)
    while np.isnan(found).any():
        batch.step(batch.choose("counter"))
        fresh = shown.done & np.isnan(found)
        found[fresh] = shown.reward[fresh, caller[fresh]]
    assert abs(found.mean() - usual[0]) < 5 * found.std() / np.sqrt(batch.games)


def test_a_call_that_throws_a_sure_win_away_is_seen() -> None:
    """The worst call of the first hand loses something beside the counter's, in the same worlds."""
    match = Match(GAME, 2, GAME.read_options({"deck": DECK}), bytes(16))
    seat = match.to_act()[0]
    scales = ice_queen_deviations.Scales("scales")
    gains = scales.gains(match.state, seat, ice_queen_deviations.CALLS, 400).mean(axis=0)
    usual = int(bots.counter(match.state, seat))
    assert gains.min() < gains[usual - int(ice_queen_deviations.CALLS[0])] - 0.1
