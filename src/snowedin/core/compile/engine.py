"""An engine is one game on one back end.

It clones the game's modules, and any module written against `core.protocol`, with every
name bound to that game; the clones are compiled, the modules themselves stay plain Python.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from types import FunctionType, ModuleType
from typing import Any

from .. import choices, protocol
from ..chance import Chance
from ..game import Game, Refusal
from . import gpu
from .cache import PACKAGE, Tables, cache_folder, digest_of, numba_cache

INTERPRETED, COMPILED, CUDA = "interpreted", "compiled", "cuda"
TARGETS = (INTERPRETED, COMPILED, CUDA)


class Engine:
    """A game's rules on one back end: its protocol functions are attributes."""

    def __init__(self, game: Game, target: str = COMPILED, tables: Tables | None = None) -> None:
        if target not in TARGETS:
            raise Refusal(f"A back end is one of {', '.join(TARGETS)}; {target!r} is not.")
        self.game = game
        self.target = target
        self._tables = tables or {}
        self._clones: dict[str, ModuleType] = {}
        self._kernels: dict[tuple[ModuleType, str], Any] = {}
        self._jit = _jit(target)
        self._folder = cache_folder(game, self._tables) if target == COMPILED else None
        self._bind_protocol()
        for name, value in (vars(self.bind(choices)) | vars(self._clones[protocol.__name__])).items():
            if not name.startswith("_"):
                setattr(self, name, value)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self.game.name} has no {name!r}")

    def bind(self, module: ModuleType) -> ModuleType:
        """The module with its functions on this back end, the protocol's names bound to this game."""
        with numba_cache(self._folder):
            return self._clone(module)

    def bind_over(self, defaults: ModuleType, own: ModuleType | None, names: Sequence[str]) -> None:
        """Bind a module of defaults, and in their place what the game's own module has by these names."""
        bound = self.bind(defaults)
        known = self.bind(own) if own is not None else None
        for name in names:
            if hasattr(known, name):
                setattr(bound, name, getattr(known, name))

    def kernel(self, module: ModuleType, name: str) -> Callable[..., None]:
        """A function of the module as a CUDA kernel: called as `kernel(threads, *arguments)`.

        In every thread the function is given the thread's number, two states and one stream of
        chance of its own, then the arguments; arrays among them live on the card while it runs, and
        nobody waits for its end if all of them are there already.
        """
        if (module, name) not in self._kernels:
            names = {
                "cuda": gpu.compiler(),
                "function": getattr(self.bind(module), name),
                "state": gpu.record_type(self.game.state.State),
                "stream": gpu.record_type(Chance),
            }
            self._kernels[module, name] = gpu.compiler().jit(_rebuilt(gpu.call_in_thread, names))
        return lambda threads, *arguments: gpu.launch(self._kernels[module, name], threads, arguments)

    def _bind_protocol(self) -> None:
        game = self.game
        bound = self._clones[protocol.__name__] = ModuleType(protocol.__name__)
        vars(bound).update(vars(protocol), ACTIONS=game.state.ACTIONS)
        with numba_cache(self._folder):
            for name, function in _functions(protocol):
                setattr(bound, name, self._jit(_rebuilt(function, vars(bound))))
            parts = [game.rules, game.observe, game.bots]  # bots last: they may ask what is legal
            for part in parts[: 2 if self.target == CUDA and gpu.needs_room(game) else 3]:
                self._override(bound, self._clone(part))

    def _override(self, bound: ModuleType, part: ModuleType) -> None:
        for name, _ in _functions(protocol):
            if name in vars(part):
                setattr(bound, name, vars(part)[name])

    def _clone(self, module: ModuleType) -> ModuleType:
        name = module.__name__
        if name in self._clones:
            return self._clones[name]
        clone = self._clones[name] = ModuleType(name, module.__doc__)
        vars(clone).update(vars(module))
        vars(clone).update(self._tables.get(name, {}))
        if self.target == CUDA:
            vars(clone).update(gpu.on_card(vars(clone)))
        for key, value in vars(module).items():
            if isinstance(value, ModuleType) and value.__name__.startswith(f"{PACKAGE}."):
                setattr(clone, key, self._clone(value))
            elif isinstance(value, FunctionType) and value.__module__ == name:
                setattr(clone, key, self._translated(value, vars(clone)))
            elif isinstance(value, FunctionType) and value.__module__.startswith(f"{PACKAGE}."):
                home = self._clone(sys.modules[value.__module__])
                setattr(clone, key, getattr(home, value.__name__))
        return clone

    def _translated(self, function: FunctionType, names: dict[str, Any]) -> Any:
        """Rules carry no annotations; what does is Python's own business and stays as it is."""
        return function if function.__annotations__ else self._jit(_rebuilt(function, names))


def _functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield name, value


def _rebuilt(function: Any, names: dict[str, Any]) -> FunctionType:
    rebuilt = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    rebuilt.__module__ = function.__module__
    rebuilt.__doc__ = function.__doc__
    return rebuilt


def _jit(target: str) -> Callable[[FunctionType], Any]:
    if target == INTERPRETED:
        return lambda function: function
    if target == CUDA:
        device: Callable[[FunctionType], Any] = gpu.compiler().jit(device=True)
        return device
    import numba

    compiled: Callable[[FunctionType], Any] = numba.njit(cache=True, nogil=True, error_model="numpy")
    return compiled


@cache
def engine(game: Game, target: str = COMPILED) -> Engine:
    """The engine of a game with the components of its box."""
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
