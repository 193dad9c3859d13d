"""Rows and records of numbers where there is no NumPy: as much of it as the code above the rules uses.

The bytes are the same; single numbers are Python's own, so nothing overflows.  Rules that are interpreted would need
those limits: they come from the modules instead.
"""

import math
import operator
import struct
from collections.abc import Callable, Iterator
from typing import Any

from .rooms import Room, new_room


class number:  # noqa: N801
    """A kind of number: called, it makes one of Python's."""

    code = ""
    of: Any = int

    def __new__(cls, value: Any = 0) -> Any:
        return cls.of(value)


def _kind(name: str, code: str, of: Any = int) -> Any:
    return type(name, (number,), {"code": code, "of": of})


bool_ = _kind("bool_", "?", bool)
int8, int16, int32, int64 = _kind("int8", "i1"), _kind("int16", "i2"), _kind("int32", "i4"), _kind("int64", "i8")
uint8, uint16, uint32, uint64 = (
    _kind("uint8", "u1"),
    _kind("uint16", "u2"),
    _kind("uint32", "u4"),
    _kind("uint64", "u8"),
)
float32, float64 = _kind("float32", "f4", float), _kind("float64", "f8", float)
intp = int64
PACKED = dict(zip(("?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f4", "f8"), "?bhiqBHIQfd", strict=True))
BY_PYTHON = {bool: "?", int: "i8", float: "f8"}


class void:  # noqa: N801
    """A record: a view of the bytes where it lies."""

    __slots__ = ("_at", "_room")
    dtype: Any

    def __init__(self, room: Room, at: int) -> None:
        self._room = room
        self._at = at

    def __getitem__(self, name: str) -> Any:
        kind, offset = self.dtype.fields[name]
        return kind.read(self._room, self._at + offset)

    def __setitem__(self, name: str, value: Any) -> None:
        kind, offset = self.dtype.fields[name]
        kind.write(self._room, self._at + offset, value)

    def tobytes(self) -> bytes:
        return self._room.read(self._at, self.dtype.itemsize)


class dtype:  # noqa: N801
    """How a number, a record, or a row of either lies in memory."""

    def __init__(self, given: Any, align: bool = False) -> None:
        self.names: tuple[str, ...] | None = None
        self.fields: Any = None
        self.shape: tuple[int, ...] = ()
        self.base: dtype = self
        self.type: Any = None
        self.str = ""
        if isinstance(given, dtype):
            vars(self).update(vars(given))
            self.base = self if given.base is given else given.base
        elif isinstance(given, list):
            self._lay_out([(name, _slot(kind, shape[0] if shape else ())) for name, kind, *shape in given], align)
        elif isinstance(given, dict):
            self._take(given)
        elif isinstance(given, tuple):
            self._combine(*given)
        else:
            self._number(_code(given))

    __class_getitem__ = classmethod(lambda cls, _: cls)

    def _number(self, code: str) -> None:
        self._pack = struct.Struct(f"<{PACKED[code]}")
        self.itemsize = self.alignment = self._pack.size
        self.code = PACKED[code]
        self.str = f"<{code}" if self.itemsize > 1 else f"|{'b1' if code == '?' else code}"
        self.kind = "b" if code == "?" else code[0]

    def _combine(self, first: Any, second: Any) -> None:
        """A kind of record with its layout, or a row of something."""
        if isinstance(first, type) and issubclass(first, void):
            vars(self).update(vars(dtype(second)))
            self.base, self.type = self, first
            return
        row = _slot(first, second)
        vars(self).update(vars(row))
        self.base = row.base

    def _lay_out(self, slots: list[tuple[str, "dtype"]], align: bool) -> None:
        at, widest, fields = 0, 1, {}
        for name, slot in slots:
            step = slot.base.alignment if align else 1
            at = -(-at // step) * step
            fields[name] = slot, at
            at += slot.itemsize
            widest = max(widest, step)
        self._record(fields, -(-at // widest) * widest, widest)

    def _take(self, given: Any) -> None:
        slots = [dtype(form) for form in given["formats"]]
        widest = max((slot.base.alignment for slot in slots), default=1)
        fields = dict(zip(given["names"], zip(slots, given["offsets"], strict=True), strict=True))
        self._record(fields, given["itemsize"], widest)

    def _record(self, fields: Any, size: int, alignment: int) -> None:
        self.names, self.fields, self.itemsize, self.alignment = tuple(fields), fields, size, alignment
        self.code, self.kind = "", "V"
        self.type = type("record", (void,), {"__slots__": (), "dtype": self})

    def read(self, room: Room, at: int) -> Any:
        if self.shape:
            return ndarray(room, at, self.shape, self.base)
        if self.names is not None:
            return self.type(room, at)
        return self._pack.unpack(room.read(at, self.itemsize))[0]

    def write(self, room: Room, at: int, value: Any) -> None:
        if self.shape:
            ndarray(room, at, self.shape, self.base)[...] = value
        elif self.names is not None:
            room.write(at, value.tobytes())
        else:
            room.write(at, self.packed(value))

    def packed(self, value: Any) -> bytes:
        if self.code in "fd":
            return self._pack.pack(float(value))
        return self._pack.pack(bool(value) if self.code == "?" else int(value))


def _slot(kind: Any, shape: Any) -> dtype:
    """So many of a kind side by side."""
    base = dtype(kind) if not isinstance(kind, dtype) else kind
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    if not shape:
        return base
    row = object.__new__(dtype)
    vars(row).update(vars(base))
    row.base, row.shape = base.base, shape + base.shape
    row.itemsize = base.itemsize * math.prod(shape)
    return row


def _code(given: Any) -> str:
    if isinstance(given, type) and issubclass(given, number):
        return given.code
    if given in BY_PYTHON:
        return BY_PYTHON[given]
    code = str(given).lstrip("<|=")
    return "?" if code in ("b1", "bool") else code


class _Address:
    """NumPy tells addresses so; nobody here can use one."""

    data = 0


class ndarray:  # noqa: N801
    """An array: a view of bytes, by its shape and how far apart its entries lie."""

    __slots__ = ("__weakref__", "_at", "_room", "_strides", "dtype", "shape")
    ctypes = _Address

    def __init__(
        self, room: Room, at: int, shape: tuple[int, ...], kind: dtype, strides: tuple[int, ...] | None = None
    ) -> None:
        self._room, self._at, self.shape, self.dtype = room, at, shape, kind
        self._strides = strides if strides is not None else _steps(shape, kind.itemsize)

    __class_getitem__ = classmethod(lambda cls, _: cls)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        if len(self.shape) == 1 and self.dtype.names is None:
            return iter(self.tolist())
        return (self[i] for i in range(len(self)))

    def __buffer__(self, flags: int) -> memoryview:
        seen: Any = memoryview(self._room.whole())[self._at : self._at + self.nbytes]
        shape = (self.nbytes // self.dtype.itemsize,) if len(self.shape) == 1 else self.shape
        told: memoryview = seen.cast(self.dtype.code, shape)
        return told

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            kind, offset = self.dtype.fields[key]
            strides = self._strides + _steps(kind.shape, kind.base.itemsize)
            return ndarray(self._room, self._at + offset, self.shape + kind.shape, kind.base, strides)
        if isinstance(key, (list, ndarray)):
            return _chosen(self, key)
        at, shape, strides = self._found(key)
        if not shape and key is not Ellipsis:
            return self.dtype.read(self._room, at)
        return ndarray(self._room, at, shape, self.dtype, strides)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, str):
            self[key][...] = value
            return
        at, shape, strides = self._found(key)
        if not shape:
            self.dtype.write(self._room, at, value)
        else:
            ndarray(self._room, at, shape, self.dtype, strides)._fill(value)

    def _found(self, key: Any) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        keys = key if isinstance(key, tuple) else (key,)
        if Ellipsis in keys:
            keys = tuple(one for one in keys if one is not Ellipsis)
        at, shape, strides = self._at, [], []
        for place, one in enumerate(keys):
            length, stride = self.shape[place], self._strides[place]
            if isinstance(one, slice):
                first, last, step = one.indices(length)
                at += first * stride
                shape.append(len(range(first, last, step)))
                strides.append(step * stride)
            else:
                index = operator.index(one)
                if not -length <= index < length:
                    raise IndexError(f"There are {length} entries; {index} is none of them.")
                at += index % length * stride
        rest = len(keys)
        return at, (*shape, *self.shape[rest:]), (*strides, *self._strides[rest:])

    def _fill(self, value: Any) -> None:
        given = value if isinstance(value, (list, tuple, ndarray, range)) else None
        if given is None:
            one = value.tobytes() if isinstance(value, void) else self.dtype.packed(value)
            self._put(one * self.size)
        elif isinstance(value, ndarray) and value.dtype.str == self.dtype.str and value.shape == self.shape:
            self._put(value.tobytes())
        elif len(self.shape) > 1 and len(given) == len(self):
            for i, row in enumerate(given):
                self[i] = row
        elif len(self.shape) > 1:
            for i in range(len(self)):
                self[i] = given
        else:
            self._put(b"".join(map(self.dtype.packed, given)))

    def _put(self, data: bytes) -> None:
        """All bytes, one entry behind the other."""
        if len(data) != self.nbytes:
            raise ValueError(f"{self.nbytes} bytes were expected, not {len(data)}.")
        if self._is_whole():
            self._room.write(self._at, data)
            return
        size = self.dtype.itemsize
        for place, at in enumerate(self._places()):
            self._room.write(at, data[place * size : (place + 1) * size])

    def _is_whole(self) -> bool:
        return self._strides == _steps(self.shape, self.dtype.itemsize)

    def _places(self) -> Iterator[int]:
        def below(at: int, level: int) -> Iterator[int]:
            if level == len(self.shape):
                yield at
                return
            for i in range(self.shape[level]):
                yield from below(at + i * self._strides[level], level + 1)

        return below(self._at, 0)

    def tobytes(self) -> bytes:
        if self._is_whole():
            return self._room.read(self._at, self.nbytes)
        return b"".join(self._room.read(at, self.dtype.itemsize) for at in self._places())

    def tolist(self) -> Any:
        if len(self.shape) > 1:
            return [row.tolist() for row in (self[i] for i in range(len(self)))]
        if self.dtype.names is not None:
            return [self[i] for i in range(len(self))]
        whole: Any = memoryview(self.tobytes())
        flat = whole.cast(self.dtype.code).tolist()
        return flat if self.shape else flat[0]

    def copy(self) -> "ndarray":
        other = zeros(self.shape, self.dtype)
        other._put(self.tobytes())
        return other

    def view(self, kind: Any) -> "ndarray":
        told = dtype(kind)
        return ndarray(self._room, self._at, (self.nbytes // told.itemsize,), told)

    def reshape(self, *shape: Any) -> "ndarray":
        wanted = tuple(shape[0]) if isinstance(shape[0], tuple) else shape
        if -1 in wanted:
            known = -math.prod(wanted)
            wanted = tuple(self.size // known if length == -1 else length for length in wanted)
        return ndarray(self._room, self._at, wanted, self.dtype)

    def astype(self, kind: Any) -> "ndarray":
        return array(self.tolist(), kind)

    def _flat(self) -> list[Any]:
        if len(self.shape) < 2:
            return [self.tolist()] if not self.shape else self.tolist()
        return [one for row in self for one in row._flat()]

    def sum(self) -> Any:
        return sum(self._flat())

    def max(self, axis: int | None = None) -> Any:
        if axis is None:
            return max(self._flat())
        return array([max(column) for column in zip(*self.tolist(), strict=True)], self.dtype)

    def min(self) -> Any:
        return min(self._flat())

    def any(self) -> bool:
        return any(self._flat())

    def all(self) -> bool:
        return all(self._flat())

    def fill(self, value: Any) -> None:
        self._fill(value)

    def item(self) -> Any:
        return self._flat()[0]


def _steps(shape: tuple[int, ...], size: int) -> tuple[int, ...]:
    steps = []
    for length in reversed(shape):
        steps.append(size)
        size *= length
    return tuple(reversed(steps))


def _chosen(given: ndarray, keys: Any) -> ndarray:
    wanted = keys.tolist() if isinstance(keys, ndarray) else keys
    if wanted and isinstance(wanted[0], bool):
        wanted = [i for i, is_wanted in enumerate(wanted) if is_wanted]
    return array([given[i] for i in wanted], given.dtype)


def _each(given: Any, length: int) -> Any:
    return given._flat() if isinstance(given, ndarray) else [given] * length


def _by(work: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """Work on two arrays of a shape, or on one and a number, entry by entry."""

    def worked(first: Any, second: Any) -> Any:
        shaped = first if isinstance(first, ndarray) else second
        if isinstance(second, (list, tuple)):
            second = array(second)
        if not isinstance(shaped, ndarray):
            return work(first, second)
        pairs = zip(_each(first, shaped.size), _each(second, shaped.size), strict=True)
        return array([work(one, other) for one, other in pairs]).reshape(shaped.shape)

    return worked


def _lend_signs() -> None:
    for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "and_", "or_", "xor", "lshift", "rshift"):
        work = _by(getattr(operator, name))
        plain = name.rstrip("_")
        setattr(ndarray, f"__{plain}__", work)
        setattr(ndarray, f"__r{plain}__", lambda self, other, work=work: work(other, self))
    for name in ("eq", "ne", "lt", "le", "gt", "ge"):
        setattr(ndarray, f"__{name}__", _by(getattr(operator, name)))
    ndarray.__hash__ = object.__hash__  # type: ignore[method-assign]


_lend_signs()


def zeros(shape: Any, dtype: Any = float64) -> ndarray:
    kind = _as_dtype(dtype)
    wanted = (shape,) if isinstance(shape, int) else tuple(shape)
    wanted, kind = wanted + kind.shape, kind.base
    return ndarray(new_room(math.prod(wanted) * kind.itemsize), 0, wanted, kind)


def _as_dtype(given: Any) -> dtype:
    return given if isinstance(given, dtype) else dtype(given)


def array(given: Any, dtype: Any = None) -> ndarray:
    if isinstance(given, ndarray):
        return given.copy() if dtype is None else given.astype(dtype)
    rows = _plain(given)
    made = zeros(_shape(rows), dtype if dtype is not None else _found_kind(rows))
    if made.size:
        made[...] = rows
    return made


def _plain(given: Any) -> Any:
    if isinstance(given, ndarray):
        return given.tolist()
    if isinstance(given, (list, tuple, range)):
        return [_plain(one) for one in given]
    return given


def _shape(rows: Any) -> tuple[int, ...]:
    if not isinstance(rows, list):
        return ()
    return (len(rows), *(_shape(rows[0]) if rows else ()))


def _found_kind(rows: Any) -> Any:
    while isinstance(rows, list):
        if rows and not isinstance(rows[0], list):
            kinds = {type(one) for one in rows}
            return float64 if float in kinds else int64 if int in kinds else bool_
        rows = rows[0] if rows else 0.0
    return BY_PYTHON.get(type(rows), "f8")
