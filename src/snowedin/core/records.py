"""Records: the fixed-size shape in which every game keeps its state.

A record is declared as a class of fields and used as a value.  The same bytes are
read by Python, by Numba and by CUDA, which is why it holds nothing but numbers
and rows of numbers.
"""

from operator import itemgetter
from typing import Any, NamedTuple

import numpy as np


class Field(NamedTuple):
    """One named slot of a record: its NumPy format, its shape, and its layout where it is a record itself."""

    format: Any
    shape: tuple[int, ...]
    layout: Any = None


def flag() -> Any:
    """True or false; Numba takes no rows of these, a row of small numbers does as well."""
    return Field("?", ())


def small(*shape: int) -> Any:
    """A whole number from -128 to 127."""
    return Field("i1", shape)


def short(*shape: int) -> Any:
    """A whole number from -32,768 to 32,767."""
    return Field("i2", shape)


def number(*shape: int) -> Any:
    """A whole number of any ordinary size."""
    return Field("i4", shape)


def bits(*shape: int) -> Any:
    """A set of up to 63 things, one bit each; see `core.bits`."""
    return Field("i8", shape)


def board(*shape: int) -> Any:
    """Sixty-four cells side by side, one bit each, without a sign."""
    return Field("u8", shape)


def real(*shape: int) -> Any:
    """A number with a fraction, which the rules never need; what thinks about them does."""
    return Field("f8", shape)


def word(*shape: int) -> Any:
    """Thirty-two bits without a sign."""
    return Field("u4", shape)


def rows(kind: Any, *shape: int) -> Any:
    """Another record inside this one, or several side by side."""
    return Field(kind.dtype, shape, kind.layout)


def record(cls: Any) -> Any:
    """Make a class of fields the NumPy scalar that has them as attributes; its `dtype` lays them out for all back ends.

    `np.record` looks every attribute up in Python, which takes much longer.
    """
    fields = {name: slot for name, slot in vars(cls).items() if isinstance(slot, Field)}
    for name in fields:
        if hasattr(np.void, name):  # interpreted rules would get NumPy's own attribute
            raise TypeError(f"A field cannot be called {name!r}: NumPy's records have something of that name.")
    names = {"__module__": cls.__module__, "__qualname__": cls.__qualname__, "__doc__": cls.__doc__, "__slots__": ()}
    kind: Any = type(cls.__name__, (np.void,), names | {name: _attribute(name) for name in fields})
    # NumPy forgets the alignment of what is a scalar of our own, so offsets are found with plain structures
    plain = [(name, slot.layout or slot.format, slot.shape) for name, slot in fields.items()]
    kind.layout = np.dtype(plain, align=True)
    shape: Any = {
        "names": list(fields),
        "formats": [(slot.format, slot.shape) for slot in fields.values()],
        "offsets": [kind.layout.fields[name][1] for name in fields],
        "itemsize": kind.layout.itemsize,
        "aligned": True,  # as CUDA requires
    }
    kind.dtype = np.dtype((kind, np.dtype(shape)))
    return kind


def _attribute(name: str) -> property:
    def put(s: Any, value: Any) -> None:
        s[name] = value

    return property(itemgetter(name), put)


def blank(kind: Any) -> Any:
    """One record of zeros."""
    return blanks(kind, 1)[0]


def blanks(kind: Any, count: int) -> Any:
    """`count` records of zeros in an array."""
    return np.zeros(count, kind.dtype)


def copy(s: Any) -> Any:
    """Another record with the same bytes."""
    array = np.zeros(1, s.dtype)
    put(s, array)
    return array[0]


def of_bytes(kind: Any, data: bytes) -> Any:
    """A record with the bytes of another one, as its `tobytes` gave them."""
    array = blanks(kind, 1)
    array.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
    return array[0]


def put(s: Any, array: Any) -> None:
    """Write a record into an array of one, byte by byte; NumPy's own copy leaves garbage between the fields."""
    array.view(np.uint8)[:] = np.frombuffer(s.tobytes(), np.uint8)
