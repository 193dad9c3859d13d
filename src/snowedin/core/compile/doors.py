"""Doors: functions of the rules' dialect that are called from outside Python, each with what it is given.

Outside there are only numbers: what lies in memory is named by its address.  A whole number has 32 bits there, and
64 here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple


class Whole(NamedTuple):
    """A whole number."""


class One(NamedTuple):
    """A record, by its address."""

    kind: Any


class Row(NamedTuple):
    """Records or numbers side by side, by their address; without a fixed `length` it is told beside it."""

    kind: Any
    length: int | None = None


class Table(NamedTuple):
    """Rows of numbers, by their address; how many rows and columns there are is told beside it."""

    kind: Any


def dtype_of(kind: Any) -> Any:
    """How a record, or a number that stands in a row, is laid out."""
    return getattr(kind, "dtype", kind)


Given = Whole | One | Row | Table
WHOLE = Whole()


def has_linker() -> bool:
    """Is the extra `wasm` installed, without which no module can be made?"""
    return find_spec("ziglang") is not None


@dataclass(frozen=True)
class Door:
    """A function of a module by its name, what it is given, each by a name, and whether it answers by a number."""

    module: ModuleType
    name: str
    given: Mapping[str, Given]
    answers: bool = True

    def parameters(self) -> list[str]:
        """What a caller outside gives, all of it numbers."""
        return [told for name, given in self.given.items() for told in _told(name, given)]


def _told(name: str, given: Given) -> list[str]:
    match given:
        case Row(_, None):
            return [name, f"{name}_length"]
        case Table():
            return [name, f"{name}_rows", f"{name}_columns"]
        case _:
            return [name]
