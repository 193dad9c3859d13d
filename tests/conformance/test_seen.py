"""The leak test would notice a leak: in these games, a player and a spectator do not see the same."""

import pytest

from snowedin.conformance.test_seen import MOST, looks
from snowedin.core.compile import COMPILED
from snowedin.games import BOX


@pytest.mark.parametrize("key", [key for key in BOX if key != "winter"])  # where all see the same
def test_a_leak_would_be_noticed(key: str) -> None:
    pairs = looks(BOX[key], BOX[key].seats.start, 0, 4 * MOST, COMPILED)
    by_viewer = pairs[:, 0].reshape(4, MOST, -1)
    assert (by_viewer[0] != by_viewer[1]).any(), "a spectator and a player see the same"
