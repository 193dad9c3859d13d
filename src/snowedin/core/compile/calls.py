# ruff: noqa: F821
"""How a function of the rules is called from outside: by the addresses of its arrays, and in a thread of a GPU.

The free names are bound by an `Engine`.
"""

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from .linking import pointer


def by_address(states_at, rows_at, rows, a, b):
    """Numba recognises whole numbers at once, arrays only after a while."""
    return function(
        carray(pointer(states_at), states, state),
        carray(pointer(rows_at), (rows, columns), number),
        a,
        b,
    )


def shown(sight_at, states_at, count, which, viewer):
    """What is seen lies at the beginning of a sight."""
    sights = carray(pointer(sight_at), 1, sight)
    record = carray(pointer(sight_at), seen_bytes, np.uint8)
    return function(carray(pointer(states_at), count, state), which, viewer, sights[0], record)


def in_thread(threads, arguments):
    """The body of every CUDA kernel."""
    thread = cuda.grid(1)
    if thread < threads:
        states = cuda.local.array(2, state)
        dice = cuda.local.array(1, stream)
        function(thread, states, dice, *arguments)
