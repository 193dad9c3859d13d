"""What a viewer may see, declared as a record: a class of fields, each with the type in which it is told.

The game's compiled `see` fills it.  From its layout alone come the JSON of the API, the types of clients, and the
objects that the terminal draws.  Where a number may lack, -1 is nothing.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from . import records
from .records import Field, record

T = TypeVar("T")


class Whole(NamedTuple):
    """A whole number."""

    may_lack: bool = False


class Flag(NamedTuple):
    """True or false."""


class Named(NamedTuple):
    """A number that stands for a name."""

    names: tuple[str | None, ...]
    may_lack: bool = False


class Letters(NamedTuple):
    """Signs in a row, each a number that stands for a letter."""

    alphabet: str
    may_lack: bool = False


class Members(NamedTuple):
    """A set of bits, told as the list of their numbers."""


class Part(NamedTuple):
    """A record inside."""

    kind: Any
    may_lack: bool = False


class Several(NamedTuple):
    """A list: how many, and room for the most there can be."""

    entry: Any
    may_lack: bool = False


class ByName(NamedTuple):
    """A row, told as the value of each name."""

    entry: Any
    names: tuple[str, ...]


Meaning = Whole | Flag | Named | Letters | Members | Part | Several | ByName


class Slot(NamedTuple):
    """A field of what is seen: how it lies in the record, and what it means."""

    field: Field
    meaning: Meaning


def flag() -> Any:
    """True or false; Numba takes no rows of truth values, so it lies there as a number."""
    return Slot(records.small(), Flag())


def small(*, may_lack: bool = False) -> Any:
    """A whole number from -128 to 127."""
    return Slot(records.small(), Whole(may_lack))


def short(*, may_lack: bool = False) -> Any:
    """A whole number from -32,768 to 32,767."""
    return Slot(records.short(), Whole(may_lack))


def number(*, may_lack: bool = False) -> Any:
    """A whole number of any ordinary size."""
    return Slot(records.number(), Whole(may_lack))


def named(names: Sequence[str | None], *, may_lack: bool = False) -> Any:
    """One of these names, by its place among them."""
    return Slot(records.short(), Named(tuple(names), may_lack))


def letters(most: int, alphabet: str, *, may_lack: bool = False) -> Any:
    """A text of up to so many letters: its `length`, -1 if it lacks, and `signs`, their places in the alphabet."""
    row = _record(length=records.short(), signs=records.small(most))
    return Slot(records.rows(row), Letters(alphabet, may_lack))


def members() -> Any:
    """A set of up to 63 things, one bit each, told as a list of their numbers."""
    return Slot(records.bits(), Members())


def part(kind: Any) -> Any:
    """Another record of what is seen."""
    return Slot(records.rows(kind), Part(kind))


def perhaps(kind: Any) -> Any:
    """Another record of what is seen, or nothing: `is_there`, and `it`."""
    return Slot(records.rows(_record(is_there=records.flag(), it=records.rows(kind))), Part(kind, may_lack=True))


def several(entry: Any, most: int, *, may_lack: bool = False) -> Any:
    """A list of up to so many fields or records: its `length`, -1 if it lacks, and the entries, `at` a place."""
    slot = entry if isinstance(entry, Slot) else part(entry)
    row = _record(length=records.short(), at=slot.field._replace(shape=(most,)))
    return Slot(records.rows(row), Several(slot.meaning, may_lack))


def by_name(entry: Any, names: Sequence[str]) -> Any:
    """As many fields as there are names, in a row, told as the value of each name."""
    return Slot(entry.field._replace(shape=(len(names),)), ByName(entry.meaning, tuple(names)))


def _record(**fields: Field) -> Any:
    return record(type("Row", (), fields))


def seen(cls: type[T]) -> type[T]:
    """Make a class of such fields a record; `struct` is what its JSON is read as."""
    slots = {name: slot for name, slot in vars(cls).items() if isinstance(slot, Slot)}
    untyped = [name for name in slots if name not in cls.__annotations__]
    if untyped:
        raise TypeError(f"What is seen is declared with its type; {cls.__name__} has none for {', '.join(untyped)}.")
    fields = {name: slot.field for name, slot in slots.items()}
    kind = record(type(cls.__name__, (), {"__module__": cls.__module__, "__doc__": cls.__doc__, **fields}))
    kind.meanings = {name: slot.meaning for name, slot in slots.items()}
    told = [(name, type_of(meaning)) for name, meaning in kind.meanings.items()]
    kind.struct = msgspec.defstruct(
        cls.__name__, told, module=cls.__module__, namespace={"__doc__": cls.__doc__}, forbid_unknown_fields=True
    )
    result: type[T] = kind
    return result


def type_of(meaning: Meaning) -> Any:
    """The type in which it is told."""
    told: Any
    match meaning:
        case Whole():
            told = int
        case Flag():
            return bool
        case Named(names):
            told = Literal[names]
        case Letters():
            told = str
        case Members():
            return list[int]
        case Part(kind):
            told = kind.struct
        case Several(entry):
            told = list[type_of(entry)]  # type: ignore[misc]
        case ByName(entry):
            return dict[str, type_of(entry)]  # type: ignore[misc]
    return told | None if meaning.may_lack else told


def plain(kind: Any, record: Any) -> dict[str, Any]:
    """What the record tells, as data for JSON, without the compiler."""
    return {name: _plain(meaning, record[name]) for name, meaning in kind.meanings.items()}


def _plain(meaning: Meaning, value: Any) -> Any:
    match meaning:
        case Whole(may_lack):
            return None if may_lack and value == -1 else int(value)
        case Flag():
            return bool(value)
        case Named(names, may_lack):
            return None if may_lack and value == -1 else names[int(value)]
        case Letters(alphabet, may_lack):
            if may_lack and value["length"] < 0:
                return None
            return "".join(alphabet[sign] for sign in value["signs"][: int(value["length"])])
        case Members():
            return [n for n in range(63) if int(value) >> n & 1]
        case Part(kind, may_lack):
            if may_lack:
                return plain(kind, value["it"]) if value["is_there"] else None
            return plain(kind, value)
        case Several(entry, may_lack):
            if may_lack and value["length"] < 0:
                return None
            return [_plain(entry, value["at"][i]) for i in range(int(value["length"]))]
        case ByName(entry, names):
            return {name: _plain(entry, value[i]) for i, name in enumerate(names)}
