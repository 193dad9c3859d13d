"""Batches on a GPU, in Numba's CUDA simulator: the same games as on the CPU, lent by DLPack."""

import gc
import os
import subprocess
import sys
from typing import Any, Literal

import numpy as np
import pytest
from numpy.typing import NDArray

from snowedin.core.compile import INTERPRETED
from snowedin.games import GAMES
from snowedin.learn import dlpack
from snowedin.learn.dlpack import Lent

REFUSE = """
from snowedin.core.game import Refusal
from snowedin.games import GAMES
from snowedin.learn.gpu import GpuBatch
batch = GpuBatch(GAMES["ice_queen"], 3, observation=False, mask=False)
print(batch.random_steps(2).observation.shape)
try:
    batch.step([1, 2])
except Refusal as refusal:
    print(refusal)
"""


def in_simulator(*arguments: str) -> list[str]:
    """What Python says to this."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_a_batch_on_a_gpu_plays_the_same_games() -> None:
    said = in_simulator("-m", "tests.learn.gpu_batch", "3", "4", INTERPRETED, *GAMES)
    assert said == [f"{key}: the same, 0 games over" for key in GAMES]


def test_actions_on_a_gpu_are_one_whole_number_a_game() -> None:
    said = "A step takes one whole number for each of the 3 games, not int64 in the shape (2,)."
    assert in_simulator("-c", REFUSE) == ["(3, 0)", said]


class Plain:
    """An array as the compiler's simulator has it: in the CPU's memory."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.shape, self.dtype, self.strides = array.shape, array.dtype, array.strides
        self.__array_interface__ = array.__array_interface__


@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("dtype", [np.float32, np.int32, np.int64, np.bool_, np.uint8])
def test_a_lent_array_is_read_where_it_is_and_given_back(dtype: type, order: Literal["C", "F"]) -> None:
    waited = []
    array: NDArray[Any] = np.arange(12).reshape(3, 4).astype(dtype, order)
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
