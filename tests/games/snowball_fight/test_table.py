"""The table in a terminal."""

import pytest

from snowedin.games.snowball_fight.table import worth


@pytest.mark.parametrize(("points", "told"), [(0, "0 points"), (1, "1 point"), (2, "2 points")])
def test_points_are_counted_in_the_singular_and_the_plural(points: int, told: str) -> None:
    assert worth(points) == told
