# ruff: noqa: F821
"""How a function of the rules is called from outside: by the addresses of its arrays, and in a thread of a GPU.

The free names are bound by an `Engine`.
"""

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


def shown(sight_at, states_at, which, viewer):
    """A sight begins with the bytes of what is seen."""
    return function(
        carray(pointer(states_at), states, state),
        which,
        viewer,
        carray(pointer(sight_at), 1, seen)[0],
        carray(pointer(sight_at), 1, sight)[0],
    )


def in_thread(threads, arguments):
    """The body of every CUDA kernel."""
    thread = cuda.grid(1)
    if thread < threads:
        states = cuda.local.array(2, state)
        dice = cuda.local.array(1, stream)
        function(thread, states, dice, *arguments)
