"""What XLA hands over when it calls a function of ours that is written in Python, by its `xla/ffi/api/c_api.h`.

The function is given the buffers and the stream, and begins work there.  What it raises becomes an error of XLA, for
nothing may be raised through a caller that is not Python.
"""

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

MAJOR, MINOR = 0, 1  # of the interface: what we read of it has not moved since

# Words of eight bytes.
CALL, EXTENSION, API, CONTEXT, STAGE = 15, 1, 2, 3, 4  # XLA_FFI_CallFrame, up to its rets
TAKEN, GIVEN, SIZE_BEFORE = 9, 14, 2  # where args and rets are listed, and how far before it says how many there are
BUFFER, DATA, RANK, DIMS = 6, 3, 4, 5  # XLA_FFI_Buffer
ANSWER, METADATA = 4, 3  # XLA_FFI_Metadata_Extension
TOLD, VERSION, TRAITS = 6, 3, 4  # XLA_FFI_Metadata
FUNCTIONS, MAKE_ERROR, GET_STREAM = 11, 6, 10  # XLA_FFI_Api, as far as we ask it

EXECUTE = 3  # the stage in which there is something to do
INTERNAL = 13  # the kind of an error
REPLAYED = 1  # the trait of a function that always begins the same work, so that a CUDA graph may repeat it

Pointer = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)


class Buffer(NamedTuple):
    """Memory of XLA's: where it lies, and how long it is in each direction."""

    address: int
    shape: tuple[int, ...]


Work = Callable[[Sequence[Buffer], Sequence[Buffer], int], None]  # what is read, what is written, and the stream


def called_by_xla(work: Work, has_stream: bool, traits: int = 0) -> Any:
    """A pointer of `ctypes` by which XLA has the `work` done; whoever registers it keeps it.

    On a CPU there is no stream, and 0 is given in its place.
    """

    def called(frame_at: int) -> int | None:
        frame = _words(frame_at, CALL)
        if frame[EXTENSION]:
            _introduce(frame[EXTENSION], traits)
            return None
        if frame[STAGE] & 0xFFFFFFFF != EXECUTE:
            return None
        try:
            work(_buffers(frame, TAKEN), _buffers(frame, GIVEN), _stream(frame) if has_stream else 0)
        except Exception as error:  # noqa: BLE001  whatever it is, XLA has to be told
            return _error(frame, f"{type(error).__name__}: {error}")
        return None

    return Pointer(called)


def _introduce(extension_at: int, traits: int) -> None:
    """Before it first calls, XLA asks for which version of its interface the function was made."""
    metadata = _words(_words(extension_at, ANSWER)[METADATA], TOLD)
    metadata[VERSION] = MAJOR | MINOR << 32
    metadata[TRAITS] = traits | metadata[TRAITS] >> 32 << 32


def _buffers(frame: Any, listed: int) -> list[Buffer]:
    return [_buffer(at) for at in _words(frame[listed], frame[listed - SIZE_BEFORE])]


def _buffer(at: int) -> Buffer:
    words = _words(at, BUFFER)
    return Buffer(words[DATA], tuple(_words(words[DIMS], words[RANK])))


def _stream(frame: Any) -> int:
    """Raises `RuntimeError` if XLA has none."""
    asked = _words_of(4, 0, frame[CONTEXT], 0)
    error = Pointer(_words(frame[API], FUNCTIONS)[GET_STREAM])(ctypes.addressof(asked))
    if error:
        raise RuntimeError("XLA has no stream for this call.")
    return int(asked[3])


def _error(frame: Any, message: str) -> int | None:
    """XLA copies the message."""
    text = ctypes.create_string_buffer(message.encode())
    asked = _words_of(4, 0, ctypes.addressof(text), INTERNAL)
    made: int | None = Pointer(_words(frame[API], FUNCTIONS)[MAKE_ERROR])(ctypes.addressof(asked))
    return made


def _words(at: int, count: int) -> Any:
    return (ctypes.c_int64 * count).from_address(at) if count else ()


def _words_of(count: int, *rest: int) -> Any:
    """A structure of XLA's: its size in bytes first."""
    return (ctypes.c_int64 * count)(8 * count, *rest)
