"""Batches on a card, in Numba's CUDA simulator: the same games as on the CPU, lent by DLPack."""

import gc
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from snowedin.learn import dlpack
from snowedin.learn.dlpack import Lent

KEYS = ["ice_queen", "snowball_fight", "ice_and_sky", "winter", "cold_spell"]
COMPARE = """
import sys
import numpy as np
from snowedin.core.compile import INTERPRETED, needs_room
from snowedin.core.game import Refusal
from snowedin.games import GAMES
from snowedin.learn.batch import Batch
from snowedin.learn.card import CardBatch
for key in sys.argv[1:]:
    game = GAMES[key]
    here, there = Batch(game, 3, target=INTERPRETED), CardBatch(game, 3)
    for batch in (here, there):
        batch.reset("x")
        batch.random_steps(4)
        batch.step(batch.choose())
        if not needs_room(game):
            batch.step(batch.choose("greed"))
        batch.step(batch.choose())
    pairs = list(zip(here.shown, there.shown))
    shown = all(np.array_equal(a, b.numpy()) and np.array_equal(a, np.from_dlpack(b)) for a, b in pairs)
    fields = game.state.State.dtype.names
    states = all(np.array_equal(here.state(1)[name], there.state(1)[name]) for name in fields)
    there.step([0, 0, 0])
    print(key, shown, states, there.shown.illegal.numpy().all(), here.key(2) == there.key(2), there.finished)
try:
    there.step([1, 2])
except Refusal as refusal:
    print(refusal)
"""


def test_a_batch_on_a_card_plays_the_same_games() -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMPARE, *KEYS],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    *games, refused = done.stdout.splitlines()
    assert games == [f"{key} True True True True 0" for key in KEYS]
    assert refused == "A step takes one whole number for each of the 3 games, not int64 in the shape (2,)."


class Plain:
    """An array as the compiler's simulator has it: in the CPU's memory."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.shape, self.dtype = array.shape, array.dtype
        self.__array_interface__ = array.__array_interface__


@pytest.mark.parametrize("dtype", [np.float32, np.int32, np.int64, np.bool_, np.uint8])
def test_a_lent_array_is_read_where_it_is_and_given_back(dtype: type) -> None:
    waited = []
    array: NDArray[Any] = np.arange(12).reshape(3, 4).astype(dtype)
    before = len(dlpack._borrowed)
    taken = np.from_dlpack(Lent(Plain(array), lambda: waited.append(True)))
    assert np.array_equal(taken, array)
    assert taken.ctypes.data == array.ctypes.data
    assert waited
    assert len(dlpack._borrowed) == before + 1
    del taken
    gc.collect()
    assert len(dlpack._borrowed) == before


def test_a_capsule_that_nobody_opens_is_given_back() -> None:
    before = len(dlpack._borrowed)
    capsule = Lent(Plain(np.zeros(3)), lambda: None).__dlpack__()
    assert len(dlpack._borrowed) == before + 1
    del capsule
    gc.collect()
    assert len(dlpack._borrowed) == before
