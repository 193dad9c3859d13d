"""An `Engine` is one game on one back end.

It clones the game's modules, and any module written against `core.protocol`, with every name bound
to that game.  The clones are compiled, the modules themselves stay plain Python.
"""

import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache, partial
from hashlib import blake2b
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from .. import choices, protocol
from ..chance import Chance
from ..game import Game, Refusal
from ..records import blanks
from . import gpu
from .cache import PACKAGE, Tables, cache_folder, digest_of, kept_in
from .doors import Door
from .lent import Lent, lent
from .targets import COMPILED, CUDA, INTERPRETED, TARGETS, WASM

# compiled for these once, Numba looks at no types when it is called
FOUR_NUMBERS, FIVE_NUMBERS, EIGHT_NUMBERS = (f"({', '.join(['int64'] * count)})" for count in (4, 5, 8))

T = TypeVar("T")


class Engine:
    """A game's rules on one back end: its protocol functions are attributes."""

    def __init__(self, game: Game, target: str = COMPILED, tables: Tables | None = None) -> None:
        if target not in TARGETS:
            raise Refusal(f"A back end is one of {', '.join(TARGETS)}; {target!r} is not.")
        self.game = game
        self.target = target
        self._tables = tables or {}
        self._clones: dict[str, ModuleType] = {}
        self._cloning = threading.RLock()  # what one thread has half bound is no use to another
        self._entries: dict[str, ModuleType] = {}
        self._kernels: dict[tuple[ModuleType, str], Any] = {}
        self._pinned: dict[tuple[ModuleType, str], Any] = {}
        self._made: dict[Any, Any] = {}
        self._lent = lent(game) if target == COMPILED else None
        self.is_compiled_here = target == COMPILED and self._lent is None
        self._folder = cache_folder(game, self._tables) if self.is_compiled_here else None
        self._translate = _translator(INTERPRETED if self._lent else target, self._folder, game)
        self._bind_protocol()
        self._clone(choices)

    def __getattr__(self, name: str) -> Any:
        for module in (protocol, choices):
            if not name.startswith("_") and name in vars(self._clones[module.__name__]):
                found = getattr(self.bind(module), name)
                setattr(self, name, found)
                return found
        raise AttributeError(f"{self.game.name} has no {name!r}")

    def bind(self, module: ModuleType) -> ModuleType:
        """The module with its functions on this back end, the protocol's names bound to this game."""
        clone = self._clone(module)
        if self.target != COMPILED:
            return clone
        if module.__name__ not in self._entries:
            self._entries[module.__name__] = _Borrowed(self._lent, clone) if self._lent else _Entries(self, clone)
        return self._entries[module.__name__]

    def take(self, part: str) -> None:
        """Bind what one of the game's modules answers, if it has that module, in the place of the defaults.

        Whoever asks for an extra takes it before they bind the module that asks.
        """
        module = self.game.module(part)
        if module is None:
            return
        own, bound = vars(self._clone(module)), self._clones[protocol.__name__]
        for name in protocol.ANSWERED_IN[part]:
            if name in own:
                setattr(bound, name, own[name])

    def kernel(self, module: ModuleType, name: str) -> Callable[..., None]:
        """A function of the module as a CUDA kernel: called as `kernel(threads, *arguments)`, on a `stream` if told.

        In every thread the function is given the thread's number, two states and one stream of
        chance of its own, then the arguments; arrays among them live on the GPU while it runs, and
        nobody waits for its end if all of them are there already.
        """
        if (module, name) not in self._kernels:
            from . import calls

            names = {
                "cuda": gpu.cuda(),
                "function": getattr(self.bind(module), name),
                "state": gpu.record_type(self.game.state.State),
                "stream": gpu.record_type(Chance),
            }
            self._kernels[module, name] = gpu.cuda().jit(_rebuilt(calls.in_thread, names))
        return lambda threads, *arguments, stream=0: gpu.launch(self._kernels[module, name], threads, arguments, stream)

    def wasm(self, doors: Sequence[Door]) -> bytes:
        """A WebAssembly module with these doors; only an engine on that back end makes one, and it runs elsewhere.

        The linker is needed for it (`has_linker`).  Raises `Refusal` if the code asks for what a browser does not have.
        """
        from . import wasm

        if self.target != WASM:
            raise Refusal(f"A module for browsers is made by the back end {WASM}; this one is {self.target}.")
        return wasm.module_of([(door, getattr(self._clone(door.module), door.name)) for door in doors])

    def pinned(self, module: ModuleType, name: str, states: Any, rows: Any) -> Callable[[int, int], Any]:
        """A function of the module whose first arguments, an array of states and one of rows, are fixed; two are left.

        Compiled code is told where the arrays lie: Numba takes several times as long to recognise an array as to call
        the function.  Whoever pins them keeps them.  There are as many states and columns every time.
        """
        if not self.is_compiled_here:
            return partial(getattr(self.bind(module), name), states, rows)
        if (module, name) not in self._pinned:
            entry = self._entry(self._by_address(module, name, states, rows))
            self._pinned[module, name] = entry.compile(FIVE_NUMBERS)
        return _at(self._pinned[module, name], states, rows)

    def rows_said(self, module: ModuleType, name: str, states: Any, rows: Any) -> Callable[[int, int], bytes]:
        """The same for a function that tells how many rows it wrote: the bytes of these are given.

        No other thread runs in between, so that all may share the rows.
        """
        if not self.is_compiled_here:
            say: Callable[..., int] = getattr(self.bind(module), name)
            return lambda a, b: bytes(rows[: say(states, rows, a, b)].tobytes())
        if (module, name) not in self._pinned:
            from . import calls

            called = self._translate(self._by_address(module, name, states, rows))
            names = {"by_address": called, "columns": rows.shape[1], "width": rows.dtype.itemsize}
            entry = self._entry(_rebuilt(calls.rows_said, vars(calls) | names, f"{name}_said"), is_alone=True)
            self._pinned[module, name] = entry.compile(FIVE_NUMBERS)
        return _at(self._pinned[module, name], states, rows)

    def _by_address(self, module: ModuleType, name: str, states: Any, rows: Any) -> FunctionType:
        from . import calls

        names = {
            "function": getattr(self._clone(module), name),
            "state": states.dtype,
            "states": len(states),
            "number": rows.dtype,
            "columns": rows.shape[1],
        }
        return _rebuilt(calls.by_address, vars(calls) | names, f"{name}_by_address")

    def shown(self, module: ModuleType, kind: Any, writer: Any, states: int) -> Callable[[int, int, int, int], bytes]:
        """The module's `show` of a kind of record, for writers laid out like this and arrays of so many states.

        It is called with the address of a writer, that of the states, which of them is meant, and the viewer, and gives
        the JSON.  No other thread runs in between, so that all may share the writer.  Only where rules are compiled.
        """
        from . import calls

        names = {
            "function": self._clone(module).show,
            "state": self.game.state.State.dtype,
            "states": states,
            "seen": kind.dtype,
            "writer": writer,
            "out": writer.fields["out"][1],
        }
        entry = self._entry(_rebuilt(calls.shown, vars(calls) | names), is_alone=True)
        shown: Callable[..., bytes] = entry.compile(FOUR_NUMBERS)
        return shown

    def noticed(
        self, module: ModuleType, kind: Any, writer: Any, rows: Sequence[int], states: int
    ) -> Callable[..., bytes]:
        """The module's `write_notice`, for a kind of what is seen, its writer, and so many rows and states.

        It is called with eight whole numbers: the addresses of the list that says where everything lies, of the states
        and of the form, the length of the answer, and what `write_notice` takes last.  Only where rules are compiled.
        """
        if (module, "write_notice") in self._pinned:
            return self._pinned[module, "write_notice"]  # type: ignore[no-any-return]
        from . import calls

        names = {
            **{name: value for name, value in vars(module).items() if name.isupper()},
            "function": self._clone(module).write_notice,
            "state": self.game.state.State.dtype,
            "states": states,
            "seen": kind.dtype,
            "writer": writer,
            "rows": tuple(rows),
            "columns": rows[1],
        }
        entry = self._entry(_rebuilt(calls.noticed, vars(calls) | names), is_alone=True)
        noticed: Callable[..., bytes] = entry.compile(EIGHT_NUMBERS)
        self._pinned[module, "write_notice"] = noticed
        return noticed

    def over_batch(self, module: ModuleType, name: str, numbers: int) -> Callable[..., None]:
        """A function of the module over the arrays of a batch, as `calls` has it: it takes so many whole numbers.

        The last of them is the address of a table that says where the arrays lie.  Whoever calls it keeps both.
        """
        if (module, name) not in self._pinned:
            from . import calls

            names = {
                "function": getattr(self._clone(module), name),
                "state": self.game.state.State.dtype,
                "stream": blanks(Chance, 1).dtype,
            }
            entry = self._entry(_rebuilt(getattr(calls, name), vars(calls) | names, f"{name}_over_batch"))
            self._pinned[module, name] = entry.compile(f"({', '.join(['int64'] * numbers)})")
        return self._pinned[module, name]  # type: ignore[no-any-return]

    def for_xla(self, module: ModuleType, name: str, version: int) -> Any:
        """A function of the module that makes a pure step of many games, as XLA calls it: a pointer of `ctypes`.

        `version` is that of XLA's interface.  What is compiled is kept by whoever asks.
        """
        from . import calls
        from .linking import foreign

        assert self._folder is not None
        names = {
            "function": getattr(self._clone(module), name),
            "state": self.game.state.State.dtype,
            "stream": blanks(Chance, 1).dtype,
            "version": version,
            "data": self._translate(_rebuilt(calls.data, vars(calls))),
            "side": self._translate(_rebuilt(calls.side, vars(calls))),
        }
        with kept_in(self._folder):
            return foreign(_own(_rebuilt(calls.called_by_xla, vars(calls) | names, f"{name}_for_xla"), self._folder))

    def entry(self, function: Any) -> Any:
        """A compiled function as Python calls it."""
        return self._entry(_rebuilt(function.py_func, function.py_func.__globals__))

    def _entry(self, function: FunctionType, is_alone: bool = False) -> Any:
        """With the interpreter's lock given up meanwhile, unless it is alone: then no other thread runs in Python."""
        from .linking import entry, entry_alone

        assert self._folder is not None
        own = _own(function, self._folder)
        with kept_in(self._folder):
            return entry_alone(own) if is_alone else entry(own)

    def once(self, make: "Callable[[Engine], T]") -> T:
        """What `make` makes of this engine; it is made once, and kept as long as the engine is."""
        if make not in self._made:
            self._made.setdefault(make, make(self))  # two threads may come at once
        return self._made[make]  # type: ignore[no-any-return]

    def _bind_protocol(self) -> None:
        game = self.game
        bound = self._clones[protocol.__name__] = ModuleType(protocol.__name__)
        vars(bound).update(vars(protocol), ACTIONS=game.state.ACTIONS)
        for name, function in _functions(protocol):
            setattr(bound, name, self._translate(_rebuilt(function, vars(bound))))
        for part in ("rules", "observe", "view"):
            self.take(part)
        if not (self.target == CUDA and gpu.needs_room(game)):
            self.take("bots")  # last: they may ask what is legal

    def _clone(self, module: ModuleType) -> ModuleType:
        with self._cloning:
            return self._clones.get(module.__name__) or self._cloned(module)

    def _cloned(self, module: ModuleType) -> ModuleType:
        name = module.__name__
        _check_constants(module)
        clone = self._clones[name] = ModuleType(name, module.__doc__)
        vars(clone).update(vars(module))
        vars(clone).update(self._tables.get(name, {}))
        if self.target == CUDA:
            vars(clone).update(gpu.large_tables(vars(clone)))
        for key, value in vars(module).items():
            if isinstance(value, ModuleType) and self._is_ours(value.__name__):
                setattr(clone, key, self._clone(value))
            elif isinstance(value, FunctionType) and value.__module__ == name:
                setattr(clone, key, self._translated(value, vars(clone)))
            elif isinstance(value, FunctionType) and self._is_ours(value.__module__):
                home = self._clone(sys.modules[value.__module__])
                setattr(clone, key, getattr(home, value.__name__))
        return clone

    def _is_ours(self, module: str) -> bool:
        """Is it of this package, or of the game's own where that lies elsewhere?"""
        return module == self.game.package or module.startswith((f"{PACKAGE}.", f"{self.game.package}."))

    def _translated(self, function: FunctionType, names: dict[str, Any]) -> Any:
        """Rules carry no annotations; what does is Python's own business and stays as it is."""
        return function if function.__annotations__ else self._translate(_rebuilt(function, names))


class _Entries(ModuleType):
    """A compiled module as Python sees it: each function becomes an entry when it is first asked for."""

    def __init__(self, engine: Engine, clone: ModuleType) -> None:
        super().__init__(clone.__name__, clone.__doc__)
        self._engine = engine
        self._clone = clone

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._clone, name)
        if hasattr(value, "py_func"):
            value = self._engine.entry(value)
        elif isinstance(value, ModuleType) and value.__name__ in self._engine._clones:
            value = self._engine.bind(value)
        setattr(self, name, value)
        return value


class _Borrowed(ModuleType):
    """A module of which some functions are lent; the others are as they stand."""

    def __init__(self, lent: Lent, clone: ModuleType) -> None:
        super().__init__(clone.__name__, clone.__doc__)
        self._lent = lent
        self._clone = clone

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._clone, name)
        if isinstance(value, FunctionType):
            value = self._lent.function(self.__name__, name) or self._lent.function(value.__module__, name) or value
        setattr(self, name, value)
        return value


def _at(function: Any, states: Any, rows: Any) -> Callable[[int, int], Any]:
    """A function by the addresses of these."""
    return partial(function, states.ctypes.data, rows.ctypes.data, len(rows))


def _check_constants(module: ModuleType) -> None:
    """Functions and modules are bound anew in a clone; a number that was taken by its name could not be."""
    own = [name for name, value in vars(protocol).items() if isinstance(value, protocol.Own)]
    for name in own:
        if any(value is vars(protocol)[name] for value in vars(module).values()):
            raise Refusal(
                f"{module.__name__} takes {name} from {protocol.__name__} by its name, but every game has one of its "
                f"own: import the module and read it as protocol.{name}."
            )


def _functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield name, value


def _rebuilt(function: Any, names: dict[str, Any], name: str = "") -> FunctionType:
    """The function over other names; compiled ones are kept on disk by their own name, which must be theirs alone."""
    rebuilt = FunctionType(function.__code__, names, name or function.__name__, function.__defaults__)
    rebuilt.__qualname__ = name or function.__qualname__
    rebuilt.__module__ = function.__module__
    rebuilt.__doc__ = function.__doc__
    return rebuilt


def _translator(target: str, folder: Path | None, game: Game) -> Callable[[FunctionType], Any]:
    if target == INTERPRETED:
        return lambda function: function
    if target == CUDA:
        return gpu.translator(game)
    from .linking import inner

    return inner if folder is None else lambda function: inner(_own(function, folder))


def _own(function: FunctionType, folder: Path) -> FunctionType:
    """The function under a name that no other engine's has.

    Code that was kept on disk is linked by its names, and these count only what one process compiled: of two games
    that were compiled by two processes, one would call what is the other's.
    """
    function.__qualname__ += f"_{blake2b(str(folder).encode(), digest_size=6).hexdigest()}"
    return function


def engine(game: Game, target: str = COMPILED) -> Engine:
    """The engine of a game with the components of its box."""
    return _engine(game, target)


@cache
def _engine(game: Game, target: str) -> Engine:
    """Both are told here: a cache takes what is left out for something else than the same thing told."""
    return Engine(game, target)


def engine_for(game: Game, options: Mapping[str, Any], target: str = COMPILED) -> Engine:
    """The engine for these options; only another dictionary or the like needs one of its own."""
    tables = game.tables(options)
    return _engine_with(game, target, _Tables(tables)) if tables else engine(game, target)


class _Tables:
    """Tables that are the same if their contents are."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.digest = digest_of(tables)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Tables) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


@lru_cache(maxsize=8)
def _engine_with(game: Game, target: str, tables: _Tables) -> Engine:
    return Engine(game, target, tables.tables)
