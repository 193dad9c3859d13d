"""What stands in a page for packages of which it needs little, so that nobody fetches and waits for the rest.

Nothing is ever installed there; the words have no dates in them; and attrs makes a few plain classes.
"""

import copy
import sys
import typing
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

TOLD = Path(__file__).parents[2] / "snowedin.dist-info" / "METADATA"


class EntryPoint:
    """There are none."""


def entry_points(*, group: str) -> tuple[EntryPoint, ...]:
    return ()


def version(package: str) -> str:
    """That of the box, which is asked for no other."""
    assert package == "snowedin", package
    lines = TOLD.read_text(encoding="utf-8").splitlines()
    return next(line.partition(": ")[2] for line in lines if line.startswith("Version"))


class Field(NamedTuple):
    """What attrs makes of `attr.ib`; what it may be is not checked."""

    default: Any = None
    factory: Callable[[], Any] | None = None
    init: bool = True
    validator: Any = None

    def first(self) -> Any:
        return self.factory() if self.factory else self.default


def with_fields(made: type) -> type:
    """What attrs makes of `attr.s`: a class that is given its fields in their order or by their names."""
    fields = {name: value for name, value in vars(made).items() if isinstance(value, Field)}
    given = [name for name, field in fields.items() if field.init]

    def begin(self: Any, *values: Any, **named: Any) -> None:
        for name, field in fields.items():
            setattr(self, name, field.first())
        for name, value in {**dict(zip(given, values, strict=False)), **named}.items():
            setattr(self, name, value)

    made.__init__ = begin  # type: ignore[misc]
    return made


def evolve(known: Any, **changes: Any) -> Any:
    """One like it but for the changes."""
    other = copy.copy(known)
    for name, value in changes.items():
        setattr(other, name, value)
    return other


def without_dates(*_: Any, **__: Any) -> str:
    raise NotImplementedError("The words of a house in a page have no dates in them.")


DATES = ("format_date", "format_time", "get_datetime_format", "get_timezone")
IN_PLACE: dict[str, dict[str, Any]] = {
    "importlib.metadata": {"EntryPoint": EntryPoint, "entry_points": entry_points, "version": version},
    "attr": {
        "s": with_fields,
        "ib": Field,
        "evolve": evolve,
        "validators": type("Unchecked", (), {"in_": staticmethod(lambda _: None)}),
    },
    "babel.dates": dict.fromkeys(DATES, without_dates),
    "pytz": {"UTC": None},
    "typing_extensions": vars(typing),
}


def install() -> None:
    """Stand in from now on; what has read the real ones keeps them."""
    for name, told in IN_PLACE.items():
        here = ModuleType(name)
        vars(here).update({key: value for key, value in told.items() if not key.startswith("__")})
        sys.modules[name] = here
