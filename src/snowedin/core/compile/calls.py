# ruff: noqa: F821
"""How a function of the rules is called from outside: by the addresses of its arrays, by XLA, and in a thread of a GPU.

Numba recognises numbers at once and arrays after a while, and what it finds by an address it does not count.

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

BATCH = 18  # numbers that say where a batch lies


def by_address(states_at, rows_at, rows, a, b):
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


def noticed(notice_at, states_at, form_at, answer, seat, action, seq, at):
    """Where everything lies that a notice needs stands in a list of numbers; a form has its text behind its numbers."""
    notice = carray(pointer(notice_at), NOTICE, np.int64)
    form = carray(pointer(form_at), FORM, np.int64)
    slots = notice[SLOTS]
    length = function(
        carray(pointer(states_at), states, state),
        carray(pointer(notice[WRITER]), 1, seen)[0],
        carray(pointer(notice[WRITER]), 1, writer)[0],
        carray(pointer(notice[ROWS]), rows, np.int64),
        carray(pointer(notice[FOUND]), rows[0], np.int64),
        notice,
        carray(pointer(notice[KEYS]), (slots, columns), np.int64),
        carray(pointer(notice[PLACES]), (slots, 2), np.int64),
        carray(pointer(notice[TEXTS]), notice[TEXTS_ROOM], np.uint8),
        form,
        carray(pointer(form_at + FORM * 8), form[FORM - 1], np.uint8),
        carray(pointer(notice[ANSWER]), answer, np.uint8),
        carray(pointer(notice[OUT]), notice[OUT_ROOM], np.uint8),
        seat,
        action,
        seq,
        at,
    )
    return written(notice[OUT], length)


def step_games(first, last, count, blindly, places_at):
    """Steps of a batch: how many games, seats and columns it has, then the addresses of its arrays in their order."""
    places = carray(pointer(places_at), BATCH, np.int64)
    games, seats, columns, actions, listed = places[0], places[1], places[2], places[3], places[4]
    function(
        first,
        last,
        count,
        blindly != 0,
        carray(pointer(places[5]), games, np.int32),
        carray(pointer(places[6]), 3, np.int64),
        carray(pointer(places[7]), 1, state),
        carray(pointer(places[8]), games, state),
        carray(pointer(places[9]), games, stream),
        carray(pointer(places[10]), games, np.int64),
        carray(pointer(places[11]), games, np.int32),
        carray(pointer(places[12]), (games, seats), np.float32),
        carray(pointer(places[13]), games, np.bool_),
        carray(pointer(places[14]), games, np.bool_),
        carray(pointer(places[15]), (games, columns), np.float32),
        carray(pointer(places[16]), (games, actions), np.bool_),
        carray(pointer(places[17]), (games, listed), np.int32),
    )


def choose_listed(first, last, places_at):
    """Choices of a batch that lists them."""
    places = carray(pointer(places_at), BATCH, np.int64)
    games, listed = places[0], places[4]
    function(
        first,
        last,
        carray(pointer(places[17]), (games, listed), np.int32),
        carray(pointer(places[9]), games, stream),
        carray(pointer(places[5]), games, np.int32),
    )


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
        0,
        games,
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
        carray(data(given[3]), (games, 0), np.int32),
    )
    return pointer(np.int64(0))


def data(buffer_at):
    return pointer(carray(pointer(buffer_at), BUFFER, np.int64)[BUFFER_DATA])


def side(buffer_at, which):
    """How long a buffer is in one direction."""
    return carray(pointer(carray(pointer(buffer_at), BUFFER, np.int64)[BUFFER_DIMS]), 2, np.int64)[which]


def called(*arguments):
    """The body of a function that kernels call instead of having it written out."""
    stay_apart()
    return function(*arguments)


def in_thread(threads, arguments):
    """The body of every CUDA kernel."""
    thread = cuda.grid(1)
    if thread < threads:
        states = cuda.local.array(2, state)
        dice = cuda.local.array(1, stream)
        function(thread, states, dice, *arguments)
