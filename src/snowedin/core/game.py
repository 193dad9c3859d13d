"""The description of a game: who it is, how many play, which options it has, where its parts are."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple

from . import protocol
from .records import blank

MOST_FAULTS = 50  # that are told; whoever brought more than that brought something else
LONGEST_COLUMN = 60  # letters of a column's name


class Fault(NamedTuple):
    """One thing that is wrong with components that somebody brought, and where.

    `sentence` tells it; it is in a `row`, called by its `unit`, and a `column`, or in no place of its own.  With
    `reason` and `args` whoever does not read English can say it otherwise.
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
    """A fault for a `reason`, whose `sentence` has its arguments in braces; `row`, `column` and `unit` say where."""
    return Fault(sentence.format(**args), row, column[:LONGEST_COLUMN], unit, reason, args)


class Refusal(Exception):  # noqa: N818
    """What was asked for cannot be done; the message is a sentence for people, with the faults below it.

    `reason` and its numbers tell clients the cause, where people can meet it there.
    """

    def __init__(self, sentence: str = "", faults: Sequence[Fault] = (), reason: str = "", **numbers: int) -> None:
        if len(faults) > MOST_FAULTS:
            faults = [*faults[:MOST_FAULTS], fault("more", "and {count} more", count=len(faults) - MOST_FAULTS)]
        super().__init__("\n".join([sentence, *(f"- {one}" for one in faults)]))
        self.faults = tuple(faults)
        self.reason = reason
        self.numbers = numbers


MOST_SEATS = 100  # more than any table has


@dataclass(frozen=True)
class Choice:
    """An option with a few named `values`; the first is the default, and the state holds its place.

    It is set by its `name`; `help` says what it does.  `retired` values stand for rules of an earlier version: matches
    that were played by them have these, and nobody is offered them.
    """

    name: str
    values: tuple[str, ...]
    help: str
    retired: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        """What it is if nobody says otherwise."""
        return self.values[0]

    def read(self, value: Any) -> str:
        """The `value` if it is one of the values; raises `Refusal` if it is not."""
        if value not in self.values + self.retired:
            raise Refusal(f"Option {self.name} is one of {', '.join(self.values)}; {value!r} is not.")
        return str(value)

    def store(self, s: Any, value: str) -> None:
        """Write the `value` that was read into a state `s`."""
        s[self.name] = (self.values + self.retired).index(value)


@dataclass(frozen=True)
class Count:
    """An option that is a whole number from `low` to `high`, `default` unless told.

    It is set by its `name`; `help` says what it does.  Where it can be switched off, the word `off` says so, and the
    state holds 0.
    """

    name: str
    default: int
    low: int
    high: int
    help: str
    off: str = ""

    def read(self, value: Any) -> int | str:
        """The `value` as a whole number, or the word for off; raises `Refusal` if it is neither, or out of bounds."""
        if self.off and value == self.off:
            return self.off
        count = _whole(value, self.low - 1)
        if not self.low <= count <= self.high:
            otherwise = f", or {self.off}" if self.off else ""
            expected = f"a whole number from {self.low} to {self.high}{otherwise}"
            raise Refusal(f"Option {self.name} is {expected}; {value!r} is not.")
        return count

    def store(self, s: Any, value: int | str) -> None:
        """Write the `value` that was read into a state `s`."""
        s[self.name] = 0 if value == self.off else value


@dataclass(frozen=True)
class Seat:
    """An option that names a seat, counted from 1, or leaves it open by the word that is its `default`.

    It is set by its `name`; `help` says what it does.  The state counts seats from 0, and -1 is open.
    """

    name: str
    default: str  # the word for leaving it open
    help: str

    def read(self, value: Any) -> int | str:
        """The `value` as a seat, or the word for leaving it open; raises `Refusal` if it is neither."""
        if value == self.default:
            return self.default
        seat = _whole(value, 0)
        if not 1 <= seat <= MOST_SEATS:
            raise Refusal(f"Option {self.name} is {self.default} or a seat, counted from 1; {value!r} is not.")
        return seat

    def check(self, seats: int, value: int | str) -> None:
        """Raises `Refusal` if the `value` names a seat that a table of so many `seats` does not have."""
        if isinstance(value, int) and value > seats:
            sentence = f"Option {self.name} names seat {value}; this table has {seats}."
            raise Refusal(sentence, reason="seat_beyond", seat=value, seats=seats)

    def store(self, s: Any, value: int | str) -> None:
        """Write the `value` that was read into a state `s`."""
        s[self.name] = value - 1 if isinstance(value, int) else -1


def _whole(value: Any, otherwise: int) -> int:
    """A whole number, also as it is typed; what is none becomes the other."""
    try:
        return otherwise if isinstance(value, (bool, float)) else int(value)
    except (TypeError, ValueError):
        return otherwise


@dataclass(frozen=True)
class Components:
    """An option that brings other components: `None` is the box, anything else is read and checked by the game.

    The box is its `default`.  It is set by its `name`; `help` says what it does.  `read` takes plain data as it stands
    in a match document, `parse` a file's name and text; both may raise Refusal.  `store` writes into a state, `tables`
    gives the data that the rules use instead of their own.  `box` gives what is in the box as plain data, one entry for
    each row of a table, where people may edit it.
    """

    name: str
    help: str
    read: Callable[[Any], Any]
    parse: Callable[[str, str], Any]
    store: Callable[[Any, Any], None]
    tables: Callable[[Any], dict[str, dict[str, Any]]] = lambda value: {}
    default: None = None
    box: Callable[[], Sequence[Any]] | None = None

    def load(self, path: str) -> Any:
        """The components in a file at `path`; raises `Refusal` if it cannot be read, or with all its faults."""
        try:
            text = Path(path).read_text(encoding="utf-8-sig")
        except OSError as error:
            raise Refusal(f"The file {path} cannot be read: {error.strerror}.") from error
        except UnicodeDecodeError as error:
            raise Refusal(f"The file {path} is not a text in UTF-8: {error.reason} at byte {error.start}.") from error
        return self.parse(Path(path).name, text)


Option = Choice | Count | Seat | Components


@dataclass(frozen=True)
class Game:
    """The description of a game: all that others need to know of it.

    It has a `key` in code and files, a `name` and a `pitch` for people, how many `seats` there may be, about how many
    `minutes` it takes, `credits`, and the `package` where its rules are.  Its `options` can be set.  `vocabulary` gives
    the words that come with options (the names of brought cards), and `check` raises `Refusal` where a number of seats
    and options do not go together.  `alone` gives the options that are preset for one person among bots, `as_told_now`
    those by which the match of an earlier version goes on as it was played.
    """

    key: str
    name: str
    pitch: str
    seats: range
    minutes: int
    credits: str
    package: str
    options: tuple[Option, ...] = ()
    version: int = 1  # of the rules: a match is replayed by those that it was played by
    reward_sum: float | None = 1.0  # over all seats; None: the game is cooperative, and all get the same
    longest: int = 100_000  # no game has more actions
    as_told_now: Callable[[int, Mapping[str, Any]], Mapping[str, Any]] = field(
        default=lambda version, options: options
    )  # the options with which today's rules are those of an earlier version's match
    vocabulary: Callable[[Mapping[str, Any]], dict[str, str]] = field(default=lambda options: {})
    check: Callable[[int, Mapping[str, Any]], None] = field(default=lambda seats, options: None)  # may refuse a table
    # options that are preset where one person, at this of so many seats, plays against bots
    alone: Callable[[int, int], Mapping[str, Any]] = field(default=lambda seats, seat: {})

    def __hash__(self) -> int:
        """It stands in many tables as a key; to hash all that describes it would take longer than to find it."""
        return hash(self.package)

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_of, (self.package,)

    @cached_property
    def rules(self) -> ModuleType:
        """The module of its rules."""
        return import_module(f"{self.package}.rules")

    @cached_property
    def state(self) -> ModuleType:
        """The module of its `State` record and of the numbers of its actions."""
        return import_module(f"{self.package}.state")

    @cached_property
    def view(self) -> ModuleType:
        """The module with what a viewer may see."""
        return import_module(f"{self.package}.view")

    @cached_property
    def telling(self) -> protocol.Telling:
        """What choices are called, and what came of them."""
        return protocol.answers(protocol.Telling, self.module("telling"))

    @cached_property
    def observe(self) -> protocol.Observation:
        """What a seat knows as a row of `SIZE` numbers, with the names of its `PARTS`."""
        return protocol.answers(protocol.Observation, self.module("observe"))

    @cached_property
    def bots(self) -> protocol.OwnBots:
        """Its own bots; `NAMES` lists them, weakest first."""
        return protocol.answers(protocol.OwnBots, self.module("bots"))

    @cached_property
    def table(self) -> protocol.Drawing:
        """What draws its table as text."""
        return protocol.answers(protocol.Drawing, self.module("table"))

    @cached_property
    def evaluate(self) -> protocol.Evaluation:
        """What a search may know of it, beside what is compiled."""
        return protocol.answers(protocol.Evaluation, self.module("evaluate"))

    @cached_property
    def endgame(self) -> protocol.Endgame:
        """Its solver, if it has one."""
        return protocol.answers(protocol.Endgame, self.module("endgame"))

    @cached_property
    def lab(self) -> protocol.LabCounts:
        """What the lab counts of it, beside what is compiled."""
        return protocol.answers(protocol.LabCounts, self.module("lab"))

    @cached_property
    def tuning(self) -> protocol.Tuning:
        """Its numbers that the lab may evolve, if it has any."""
        return protocol.answers(protocol.Tuning, self.module("tuning"))

    @cached_property
    def puzzle(self) -> protocol.PuzzleFinding:
        """What finds puzzles in its games, if it has any."""
        return protocol.answers(protocol.PuzzleFinding, self.module("puzzle"))

    @cached_property
    def board(self) -> protocol.BoardLayout:
        """How its table is laid out on a page that has no scene for it."""
        return protocol.answers(protocol.BoardLayout, self.module("board"))

    def has_own(self, part: str, question: str) -> bool:
        """Does its module of this name (`part`) answer a compiled `question`, or leave that to the default?"""
        module = self.module(part)
        return module is not None and question in vars(module)

    def module(self, name: str) -> ModuleType | None:
        """One of its modules by `name`; `None` if it lacks one that it can be bound without."""
        full = f"{self.package}.{name}"
        return _found(full) if name in protocol.EXTRAS else import_module(full)

    def check_seats(self, seats: int, options: Mapping[str, Any]) -> int:
        """The number of `seats` if so many can play with these `options`; raises `Refusal` if not."""
        if seats not in self.seats:
            few, many = self.seats.start, self.seats.stop - 1
            raise Refusal(f"{self.name} is for {few if few == many else f'{few} to {many}'} players, not {seats}.")
        for option in self.options:
            if isinstance(option, Seat):
                option.check(seats, options[option.name])
        self.check(seats, options)
        return seats

    def preset(self, given: Mapping[str, Any], seats: int, people: Sequence[int]) -> dict[str, Any]:
        """The options `given` for so many `seats`, bots at all but those of `people`, with what the game adds."""
        added = self.alone(seats, people[0]) if len(people) == 1 else {}
        return {**added, **{name: value for name, value in given.items() if value is not None}}

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value: those of `given` by name, checked, and the defaults of the others.

        Raises `Refusal` if there is no such option, or if it cannot have this value.
        """
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise Refusal(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}.")
        return {
            name: option.default if given.get(name) is None else option.read(given[name])
            for name, option in known.items()
        }

    def options_of(self, version: int, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """The `options` of a match of some `version`, as `read_options` reads them today.

        Raises `Refusal` if this program does not know that version yet.
        """
        if not 1 <= version <= self.version:
            hint = " A newer one reads it." if version > self.version else ""
            raise Refusal(f"It was played with version {version} of the rules; this program has {self.version}.{hint}")
        return options if version == self.version else self.as_told_now(version, options)

    def components(self, name: str) -> Components:
        """The option of this `name`, which brings components; raises `Refusal` if there is none."""
        for option in self.options:
            if isinstance(option, Components) and option.name == name:
                return option
        known = [option.name for option in self.options if isinstance(option, Components)]
        raise Refusal(f"{self.name} takes no file for {name!r}; it takes {', '.join(known) or 'none'}.")

    def blank(self, options: Mapping[str, Any]) -> Any:
        """A state with nothing in it but the `options`, of which none may be left out."""
        s = blank(self.state.State)
        for option in self.options:
            option.store(s, options[option.name])
        return s

    def has_own_components(self, options: Mapping[str, Any]) -> bool:
        """Do these options bring components in the place of those in the box?"""
        return any(isinstance(one, Components) and options.get(one.name) is not None for one in self.options)

    def tables(self, options: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """Data that the `options` put in the place of the rules' own, as module name and names in it."""
        tables: dict[str, dict[str, Any]] = {}
        for option in self.options:
            if isinstance(option, Components):
                tables.update(option.tables(options[option.name]))
        return tables


@cache
def _found(name: str) -> ModuleType | None:
    return import_module(name) if find_spec(name) else None


def _game_of(package: str) -> Any:
    return import_module(package).GAME
