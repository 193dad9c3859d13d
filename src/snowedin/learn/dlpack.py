"""Arrays on a GPU, lent to other libraries without a copy: by `__cuda_array_interface__` and by DLPack.

The compiler's own arrays speak only the first of the two; here is the second, a capsule around a
structure that the borrower gives back by calling its `deleter`.
"""

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

NAME = b"dltensor"
CPU, GPU = 1, 2
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}


class _Tensor(ctypes.Structure):
    """DLTensor, its device and its type laid out flat."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),  # in numbers, not in bytes
        ("byte_offset", ctypes.c_uint64),
    )


_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    """DLManagedTensor."""

    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _DELETER))


class Lent:
    """An `array` on the GPU; `wait` is called before anybody else reads it.

    What lies column by column is lent turned (`is_turned`) to those who take rows only: its sides are exchanged.
    """

    def __init__(self, array: Any, wait: Callable[[], None], is_turned: bool = False) -> None:
        self.array = array
        self._wait = wait
        self._way = -1 if is_turned else 1

    def turned(self) -> "Lent":
        """The same with its sides exchanged, to be borrowed by DLPack."""
        return Lent(self.array, self._wait, is_turned=self._way == 1)

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers it has in each direction."""
        return tuple(self.array.shape)[:: self._way]

    @property
    def strides(self) -> tuple[int, ...]:
        """How many bytes lie between neighbours in each direction."""
        return tuple(self.array.strides)[:: self._way]

    @property
    def dtype(self) -> np.dtype[Any]:
        """The kind of its numbers."""
        kind: np.dtype[Any] = np.dtype(self.array.dtype)
        return kind

    def numpy(self) -> NDArray[Any]:
        """A copy that NumPy has."""
        copied: NDArray[Any] = self.array.copy_to_host()
        return copied

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        self._wait()
        described: dict[str, Any] = self.array.__cuda_array_interface__
        return described

    def __dlpack_device__(self) -> tuple[int, int]:
        """Where it is; in the compiler's simulator that is the CPU."""
        return (GPU, 0) if hasattr(self.array, "__cuda_array_interface__") else (CPU, 0)

    def __dlpack__(self, **asked: Any) -> Any:
        """A capsule; since everything was waited for, any stream may read."""
        if asked.get("copy"):
            raise BufferError("This array is lent where it is; take a copy of what you borrowed.")
        self._wait()
        return _capsule(self)


_borrowed: dict[int, tuple[Any, ...]] = {}  # what must live until its deleter is called, by address


def _give_back(address: int) -> None:
    _borrowed.pop(address, None)


def _forget(capsule: int) -> None:
    """A capsule that nobody opened gives back by itself; who opens one changes its name."""
    if _is_valid(capsule, NAME):
        _give_back(_pointer_of(capsule, NAME))


_deleter = _DELETER(_give_back)
_destructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_forget)
_pointer, _text, _object = ctypes.c_void_p, ctypes.c_char_p, ctypes.py_object
# Prototypes of our own: what `ctypes.pythonapi` hands out is shared, and others say that it takes other types.
_new = ctypes.PYFUNCTYPE(_object, _pointer, _text, _pointer)(("PyCapsule_New", ctypes.pythonapi))
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, _pointer, _text)(("PyCapsule_IsValid", ctypes.pythonapi))
_pointer_of = ctypes.PYFUNCTYPE(_pointer, _pointer, _text)(("PyCapsule_GetPointer", ctypes.pythonapi))


def _capsule(lent: Lent) -> Any:
    kind, sides = lent.dtype, len(lent.shape)
    shape = (ctypes.c_int64 * sides)(*lent.shape)
    strides = (ctypes.c_int64 * sides)(*(stride // kind.itemsize for stride in lent.strides))
    place = lent.__dlpack_device__()
    tensor = _Tensor(_address(lent.array), *place, sides, KINDS[kind.kind], 8 * kind.itemsize, 1, shape, strides)
    managed = _Managed(tensor, None, _deleter)
    address = ctypes.addressof(managed)
    _borrowed[address] = managed, shape, strides, lent
    return _new(address, NAME, ctypes.cast(_destructor, ctypes.c_void_p))


def _address(array: Any) -> int:
    interface = getattr(array, "__cuda_array_interface__", None) or array.__array_interface__
    return int(interface["data"][0])
