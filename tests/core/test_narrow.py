"""What a GPU does in its own way comes out as the plain functions have it."""

import numpy as np

from snowedin.core import chance
from snowedin.core.compile import narrow
from snowedin.core.records import blanks
from snowedin.games import GAMES

NUMBERS = np.random.default_rng(1)


def test_a_quarter_round_in_32_bits_is_the_same() -> None:
    for _ in range(200):
        drawn = NUMBERS.integers(0, 1 << 32, 4, np.uint32)
        with np.errstate(over="ignore"):  # which is what it does on purpose
            narrow_ones = narrow.quarter(*drawn)
        assert [int(x) for x in narrow_ones] == [int(x) for x in chance.quarter(*drawn.astype(np.int64))]


def test_records_are_copied_in_words_of_either_size() -> None:
    for kind in (chance.Chance, GAMES["winter"].state.State):
        source = blanks(kind, 3)
        source.view(np.uint8)[:] = NUMBERS.integers(0, 2, source.nbytes, np.uint8)
        target = blanks(kind, 3)
        narrow.copy_record(source, 2, target, 1)
        assert target[1].tobytes() == source[2].tobytes()
        assert target[0].tobytes() == target[2].tobytes() == blanks(kind, 1).tobytes()
