"""The identity card of a game: who it is, how many play, which options it has, where its parts are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple

from .records import blank


class Fault(NamedTuple):
    """One thing that is wrong with components that somebody brought, and where.

    With `reason` and `args` whoever does not read English can say it otherwise.
    """

    sentence: str
    row: int | None = None
    column: str = ""
    unit: str = "row"
    reason: str = ""
    args: Mapping[str, int | str] = MappingProxyType({})

    def __str__(self) -> str:
        if self.row is None:
            return self.sentence
        column = f", column {self.column}" if self.column else ""
        return f"{self.unit} {self.row}{column}: {self.sentence}"


def fault(
    reason: str, sentence: str, row: int | None = None, column: str = "", unit: str = "row", **args: int | str
) -> Fault:
    """A fault whose sentence has its arguments in braces."""
    return Fault(sentence.format(**args), row, column, unit, reason, args)


class Refusal(Exception):  # noqa: N818
    """What was asked for cannot be done; the message is a sentence for people, with the faults below it.

    `reason` and its numbers tell clients the cause, where people can meet it there.
    """

    def __init__(self, sentence: str = "", faults: Sequence[Fault] = (), reason: str = "", **numbers: int) -> None:
        super().__init__("\n".join([sentence, *(f"- {fault}" for fault in faults)]))
        self.faults = tuple(faults)
        self.reason = reason
        self.numbers = numbers


@dataclass(frozen=True)
class Choice:
    """An option with a few named values; the first is the default, and the state holds its place."""

    name: str
    values: tuple[str, ...]
    help: str

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, value: Any) -> str:
        if value not in self.values:
            raise Refusal(f"Option {self.name} is one of {', '.join(self.values)}; {value!r} is not.")
        return str(value)

    def store(self, s: Any, value: str) -> None:
        s[self.name] = self.values.index(value)


@dataclass(frozen=True)
class Count:
    """An option that is a whole number."""

    name: str
    default: int
    low: int
    high: int
    help: str

    def read(self, value: Any) -> int:
        try:
            count = int(value)
        except (TypeError, ValueError):
            count = self.low - 1
        if isinstance(value, (bool, float)) or not self.low <= count <= self.high:
            raise Refusal(f"Option {self.name} is a whole number from {self.low} to {self.high}; {value!r} is not.")
        return count

    def store(self, s: Any, value: int) -> None:
        s[self.name] = value


@dataclass(frozen=True)
class Components:
    """An option that brings other components: `None` is the box, anything else is read and checked by the game.

    `read` takes plain data as it stands in a match document, `parse` a file's name and text; both may raise Refusal.
    """

    name: str
    help: str
    read: Callable[[Any], Any]
    parse: Callable[[str, str], Any]
    store: Callable[[Any, Any], None]
    tables: Callable[[Any], dict[str, dict[str, Any]]] = lambda value: {}
    default: None = None

    def load(self, path: str) -> Any:
        try:
            text = Path(path).read_text(encoding="utf-8-sig")
        except OSError as error:
            raise Refusal(f"The file {path} cannot be read: {error.strerror}.") from error
        except UnicodeDecodeError as error:
            raise Refusal(f"The file {path} is not a text in UTF-8: {error.reason} at byte {error.start}.") from error
        return self.parse(Path(path).name, text)


Option = Choice | Count | Components


@dataclass(frozen=True)
class Game:
    key: str
    name: str
    pitch: str
    seats: range
    minutes: int
    credits: str
    package: str
    options: tuple[Option, ...] = ()
    version: int = 1  # of the rules: a match document is replayed by the version it was played with
    reward_sum: float | None = 1.0  # over all seats; None: the game is cooperative, and all get the same
    longest: int = 100_000  # no game has more actions
    as_told_now: Callable[[int, Mapping[str, Any]], Mapping[str, Any] | None] = field(
        default=lambda version, options: None
    )  # the options of an earlier version's match, if only they are told otherwise now; None: the rules were others
    vocabulary: Callable[[Mapping[str, Any]], dict[str, str]] = field(default=lambda options: {})
    check: Callable[[int, Mapping[str, Any]], None] = field(default=lambda seats, options: None)  # may refuse a table

    def __reduce__(self) -> tuple[Any, ...]:
        return _card, (self.package,)

    @cached_property
    def rules(self) -> ModuleType:
        return self._part("rules")

    @cached_property
    def state(self) -> ModuleType:
        return self._part("state")

    @cached_property
    def view(self) -> ModuleType:
        return self._part("view")

    @cached_property
    def observe(self) -> ModuleType:
        return self._part("observe")

    @cached_property
    def bots(self) -> ModuleType:
        return self._part("bots")

    @cached_property
    def table(self) -> ModuleType:
        return self._part("table")

    def _part(self, name: str) -> ModuleType:
        return import_module(f"{self.package}.{name}")

    def own(self, name: str) -> ModuleType | None:
        """A part that not every game has, such as `evaluate`, `endgame` or `lab`."""
        return _found(f"{self.package}.{name}")

    def check_seats(self, seats: int, options: Mapping[str, Any]) -> int:
        if seats not in self.seats:
            raise Refusal(f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}.")
        self.check(seats, options)
        return seats

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value, the given ones checked."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise Refusal(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}.")
        return {
            name: option.default if given.get(name) is None else option.read(given[name])
            for name, option in known.items()
        }

    def options_of(self, version: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """What `read_options` is to read of a match of this version, or of an earlier one with the same rules."""
        told = options if version == self.version else self.as_told_now(version, options)
        if told is None:
            raise Refusal(f"It was played with version {version} of the rules; this program has {self.version}.")
        return told

    def components(self, name: str) -> Components:
        """The option of this name, which brings components."""
        for option in self.options:
            if isinstance(option, Components) and option.name == name:
                return option
        known = [option.name for option in self.options if isinstance(option, Components)]
        raise Refusal(f"{self.name} takes no file for {name!r}; it takes {', '.join(known) or 'none'}.")

    def blank(self, options: Mapping[str, Any]) -> Any:
        """A state with nothing in it but the options."""
        s = blank(self.state.State)
        for option in self.options:
            option.store(s, options[option.name])
        return s

    def tables(self, options: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """Data that the options put in the place of the rules' own, as module name and names in it."""
        tables: dict[str, dict[str, Any]] = {}
        for option in self.options:
            if isinstance(option, Components):
                tables.update(option.tables(options[option.name]))
        return tables


@cache
def _found(name: str) -> ModuleType | None:
    return import_module(name) if find_spec(name) else None


def _card(package: str) -> Any:
    return import_module(package).GAME
