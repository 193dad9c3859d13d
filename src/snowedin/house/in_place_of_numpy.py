"""What stands in NumPy's place where there is none: the arrays of this package, and what is done with them."""

import ast
import math
import sys
import zipfile
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

from .arrays import (
    _as_dtype,
    _by,
    _each,
    _plain,
    array,
    bool_,
    dtype,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    intp,
    ndarray,
    uint8,
    uint16,
    uint32,
    uint64,
    void,
    zeros,
)

__all__ = ["bool_", "dtype", "float32", "int8", "int16", "int32", "intp", "uint8", "uint16", "uint32", "uint64", "void"]

nan = math.nan
empty = zeros
asarray = ascontiguousarray = array


def full(shape: Any, value: Any, dtype: Any = None) -> ndarray:
    made = zeros(shape, dtype or type(value))
    made._fill(value)
    return made


def full_like(other: ndarray, value: Any) -> ndarray:
    return full(other.shape, value, other.dtype)


def zeros_like(other: ndarray) -> ndarray:
    return zeros(other.shape, other.dtype)


def ones(shape: Any, dtype: Any = float64) -> ndarray:
    return full(shape, 1, dtype)


def arange(*bounds: int) -> ndarray:
    return array(list(range(*bounds)), int64)


def frombuffer(data: Any, dtype: Any = float64, count: int = -1, offset: int = 0) -> ndarray:
    kind = _as_dtype(dtype)
    rest = bytes(data)[offset:] if count < 0 else bytes(data)[offset : offset + count * kind.itemsize]
    made = zeros(len(rest) // kind.itemsize, kind)
    made._put(rest)
    return made


class _Packed:
    """Arrays in a zip file, by their names, as NumPy writes them."""

    def __init__(self, file: Any) -> None:
        self._archive = zipfile.ZipFile(file)

    def __enter__(self) -> "_Packed":
        return self

    def __exit__(self, *_: object) -> None:
        self._archive.close()

    def __getitem__(self, name: str) -> ndarray:
        data = self._archive.read(f"{name}.npy")
        size = int.from_bytes(data[8:10], "little")
        told = ast.literal_eval(data[10 : 10 + size].decode())
        return frombuffer(data[10 + size :], told["descr"]).reshape(told["shape"])


def load(file: Any, allow_pickle: bool = False) -> _Packed:
    return _Packed(file)


def concatenate(given: Sequence[Any]) -> ndarray:
    kinds = [one.dtype for one in given if isinstance(one, ndarray)]
    return array([entry for one in given for entry in _plain(one)], kinds[0] if kinds else None)


def stack(given: Sequence[ndarray], axis: int = 0) -> ndarray:
    rows = [_plain(one) for one in given]
    return array([list(column) for column in zip(*rows, strict=True)] if axis == 1 else rows, given[0].dtype)


def cumsum(given: Any) -> ndarray:
    total, sums = 0, []
    for one in _plain(given):
        total += one
        sums.append(total)
    return array(sums)


def where(condition: ndarray, first: Any, second: Any) -> ndarray:
    length = condition.size
    told = zip(_each(condition, length), _each(first, length), _each(second, length), strict=True)
    return array([one if is_so else other for is_so, one, other in told])


def sort(given: ndarray) -> ndarray:
    return array(sorted(given.tolist()), given.dtype)


maximum, minimum = _by(max), _by(min)


def _of_each(work: Callable[[float], float]) -> Callable[[Any], Any]:
    def worked(given: Any) -> Any:
        if not isinstance(given, ndarray):
            return work(given)
        return array([work(one) for one in given._flat()]).reshape(given.shape)

    return worked


exp, sqrt, log, floor, ceil, isnan = map(
    _of_each, (math.exp, math.sqrt, math.log, lambda x: float(math.floor(x)), lambda x: float(math.ceil(x)), math.isnan)
)


def install() -> None:
    """Stand in for NumPy from now on; nothing of the box may have been imported before."""
    here, typing = ModuleType("numpy"), ModuleType("numpy.typing")
    vars(here).update((name, value) for name, value in globals().items() if not name.startswith("__"))
    typing.NDArray = typing.ArrayLike = ndarray  # type: ignore[attr-defined]
    sys.modules["numpy"], sys.modules["numpy.typing"] = here, typing
