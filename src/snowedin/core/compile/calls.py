# ruff: noqa: F821
"""How a function of the rules is called from outside: by the addresses of its arrays, by XLA, and in a thread of a GPU.

The free names are bound by an `Engine`.
"""

import numpy as np
from numba import carray  # type: ignore[attr-defined]

from .linking import pointer
from .written import written

# Words of eight bytes in what XLA hands over, by its `xla/ffi/api/c_api.h`.
FRAME, FRAME_EXTENSION, FRAME_TAKEN, FRAME_GIVEN = 15, 1, 9, 14  # XLA_FFI_CallFrame with its args and rets
BUFFER, BUFFER_DATA, BUFFER_DIMS = 6, 3, 5  # XLA_FFI_Buffer
EXTENSION, EXTENSION_METADATA = 4, 3  # XLA_FFI_Metadata_Extension
METADATA, METADATA_VERSION = 4, 3  # XLA_FFI_Metadata


def by_address(states_at, rows_at, rows, a, b):
    """Numba recognises whole numbers at once, arrays only after a while."""
    return function(
        carray(pointer(states_at), states, state),
        carray(pointer(rows_at), (rows, columns), number),
        a,
        b,
    )


def rows_said(states_at, rows_at, rows, a, b):
    """The bytes of the rows that were written."""
    return written(rows_at, by_address(states_at, rows_at, rows, a, b) * columns * width)


def shown(writer_at, states_at, which, viewer):
    """A writer begins with the bytes of what is seen."""
    length = function(
        carray(pointer(states_at), states, state),
        which,
        viewer,
        carray(pointer(writer_at), 1, seen)[0],
        carray(pointer(writer_at), 1, writer)[0],
    )
    return written(writer_at + out, length)


def called_by_xla(frame_at):
    """A pure step of many games as XLA calls a function: what it takes is left as it was, unless it is given back.

    Before it first calls, XLA asks for which version of its interface the function was made.
    """
    frame = carray(frame_at, FRAME, np.int64)
    if frame[FRAME_EXTENSION] != 0:
        extension = carray(pointer(frame[FRAME_EXTENSION]), EXTENSION, np.int64)
        metadata = carray(pointer(extension[EXTENSION_METADATA]), METADATA, np.int64)
        metadata[METADATA_VERSION] = version
        return pointer(np.int64(0))
    taken = carray(pointer(frame[FRAME_TAKEN]), 6, np.int64)
    given = carray(pointer(frame[FRAME_GIVEN]), 9, np.int64)
    games, seats = side(taken[2], 0), side(given[4], 1)
    function(
        carray(data(taken[0]), 3, np.int64),
        carray(data(taken[1]), 1, state),
        carray(data(taken[2]), games, state),
        carray(data(taken[3]), games, stream),
        carray(data(taken[4]), games, np.int64),
        carray(data(taken[5]), games, np.int32),
        carray(data(given[0]), games, state),
        carray(data(given[1]), games, stream),
        carray(data(given[2]), games, np.int64),
        carray(data(given[3]), games, np.int32),
        carray(data(given[4]), (games, seats), np.float32),
        carray(data(given[5]), games, np.bool_),
        carray(data(given[6]), games, np.bool_),
        carray(data(given[7]), (games, side(given[7], 1)), np.float32),
        carray(data(given[8]), (games, side(given[8], 1)), np.bool_),
    )
    return pointer(np.int64(0))


def data(buffer_at):
    return pointer(carray(pointer(buffer_at), BUFFER, np.int64)[BUFFER_DATA])


def side(buffer_at, which):
    """How long a buffer is in one direction."""
    return carray(pointer(carray(pointer(buffer_at), BUFFER, np.int64)[BUFFER_DIMS]), 2, np.int64)[which]


def in_thread(threads, arguments):
    """The body of every CUDA kernel."""
    thread = cuda.grid(1)
    if thread < threads:
        states = cuda.local.array(2, state)
        dice = cuda.local.array(1, stream)
        function(thread, states, dice, *arguments)
