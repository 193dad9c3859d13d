"""The only module that knows a compiler.

An `Engine` is one game on one back end.  It clones the game's modules, and any module
written against `core.protocol`, with every name bound to that game; the clones are
compiled, the modules themselves stay plain Python.  What was compiled is kept on disk
in a folder named after all sources below and all versions, so an edit starts a new one.
"""

import hashlib
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import platformdirs

from . import choices, protocol
from .chance import Chance
from .game import Game, Refusal

INTERPRETED, COMPILED, CUDA = "interpreted", "compiled", "cuda"
TARGETS = (INTERPRETED, COMPILED, CUDA)

PACKAGE = __name__.split(".")[0]
CACHE_BYTES = 400_000_000
BLOCK = 128  # threads of a CUDA block
CONSTANT = 16_384  # bytes of a table that is compiled into a CUDA kernel
NOT_COMPILED = {"text", "__pycache__"}

Tables = Mapping[str, Mapping[str, Any]]

_declaring = threading.RLock()  # the compiler has one folder at a time


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
        self._folder = _cache_folder(game, self._tables) if target == COMPILED else None
        self._bind_protocol()
        for name, value in (vars(self.bind(choices)) | vars(self._clones[protocol.__name__])).items():
            if not name.startswith("_"):
                setattr(self, name, value)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self.game.name} has no {name!r}")

    def bind(self, module: ModuleType) -> ModuleType:
        """The module with its functions on this back end, the protocol's names bound to this game."""
        with _numba_cache(self._folder):
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
                "cuda": _cuda(),
                "function": getattr(self.bind(module), name),
                "state": _record_type(self.game.state.State),
                "stream": _record_type(Chance),
            }
            self._kernels[module, name] = _cuda().jit(_rebuilt(_call_in_thread, names))
        return lambda threads, *arguments: _launch(self._kernels[module, name], threads, arguments)

    def _bind_protocol(self) -> None:
        game = self.game
        bound = self._clones[protocol.__name__] = ModuleType(protocol.__name__)
        vars(bound).update(vars(protocol), ACTIONS=game.state.ACTIONS)
        with _numba_cache(self._folder):
            for name, function in _functions(protocol):
                setattr(bound, name, self._jit(_rebuilt(function, vars(bound))))
            parts = [game.rules, game.observe, game.bots]  # bots last: they may ask what is legal
            for part in parts[: 2 if self.target == CUDA and needs_room(game) else 3]:
                self._override(bound, self._clone(part))

    def _override(self, bound: ModuleType, part: ModuleType) -> None:
        for name, _ in _functions(protocol):
            if name in vars(part):
                setattr(bound, name, vars(part)[name])

    def _clone(self, module: ModuleType) -> ModuleType:
        name = module.__name__
        if name in self._clones:
            return self._clones[name]
        _check_constants(module)
        clone = self._clones[name] = ModuleType(name, module.__doc__)
        vars(clone).update(vars(module))
        vars(clone).update(self._tables.get(name, {}))
        if self.target == CUDA:
            vars(clone).update(_on_card(vars(clone)))
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


def _rebuilt(function: Any, names: dict[str, Any]) -> FunctionType:
    rebuilt = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    rebuilt.__module__ = function.__module__
    rebuilt.__doc__ = function.__doc__
    return rebuilt


def _jit(target: str) -> Callable[[FunctionType], Any]:
    if target == INTERPRETED:
        return lambda function: function
    if target == CUDA:
        device: Callable[[FunctionType], Any] = _cuda().jit(device=True)
        return device
    compiled: Callable[[FunctionType], Any] = _numba().njit(cache=True, nogil=True, error_model="numpy")
    return compiled


def _numba() -> Any:
    import numba

    return numba


def _call_in_thread(threads, arguments):  # type: ignore[no-untyped-def]
    """The body of every kernel; its free names are bound by `Engine.kernel`."""
    thread = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821
    if thread < threads:
        states = cuda.local.array(2, state)  # type: ignore[name-defined]  # noqa: F821
        dice = cuda.local.array(1, stream)  # type: ignore[name-defined]  # noqa: F821
        function(thread, states, dice, *arguments)  # noqa: F821


def has_card() -> bool:
    """Is there a CUDA card, or Numba's simulator in its place?"""
    return _cuda_simulated() or bool(_cuda().is_available())


def _record_type(kind: Any) -> Any:
    """The dtype as the card's compiler takes it; the simulator takes NumPy's."""
    return kind.dtype if _cuda_simulated() else _numba().from_dtype(kind.dtype)


def needs_room(game: Game) -> bool:
    """Do the game's bots need more memory than a thread on a card has?"""
    return bool(getattr(game.bots, "NEEDS_ROOM", False))


def _on_card(names: Mapping[str, Any]) -> dict[str, Any]:
    """Large tables, copied to the card: what a kernel takes as constants must be small."""
    if _cuda_simulated():
        return {}
    large = {name: value for name, value in names.items() if isinstance(value, np.ndarray) and value.nbytes > CONSTANT}
    return {name: _cuda().to_device(value) for name, value in large.items()}


def _cuda_simulated() -> bool:
    return bool(_numba().config.ENABLE_CUDASIM)


def _launch(kernel: Any, threads: int, arguments: Sequence[Any]) -> None:
    """Run a kernel; NumPy's arrays are lent to the card and come back with what it wrote, others are there already."""
    lent = [to_card(each) if isinstance(each, np.ndarray) else each for each in arguments]
    kernel[-(-threads // BLOCK), BLOCK](threads, tuple(lent))
    for own, there in zip(arguments, lent, strict=True):
        if isinstance(own, np.ndarray):
            there.copy_to_host(own)


def to_card(array: Any) -> Any:
    """A copy of NumPy's array on the card; what another library has there is taken as it is."""
    if hasattr(array, "__cuda_array_interface__"):
        return _cuda().as_cuda_array(array)
    return _cuda().to_device(array)


def wait_for_card() -> None:
    """Until all that was begun on the card is done."""
    _cuda().synchronize()


def _cuda() -> Any:
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for the old name
        np.row_stack = np.vstack
    from numba import cuda

    _numba().config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a warm-up of one game is meant to be small
    return cuda


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
        self.digest = _digest(tables)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Tables) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


@lru_cache(maxsize=8)
def _engine_with(game: Game, target: str, tables: _Tables) -> Engine:
    return Engine(game, target, tables.tables)


def _digest(tables: Tables) -> bytes:
    digest = hashlib.sha256()
    for module, names in sorted(tables.items()):
        for name, value in sorted(names.items()):
            digest.update(f"{module}.{name}".encode())
            digest.update(np.ascontiguousarray(value).tobytes())
    return digest.digest()


def cache_root() -> Path:
    return Path(os.environ.get("SNOWEDIN_CACHE") or platformdirs.user_cache_dir(PACKAGE)) / "compiled"


def _cache_folder(game: Game, tables: Tables) -> Path:
    key = hashlib.sha256(_sources_hash(game) + game.key.encode() + _digest(tables))
    folder = cache_root() / key.hexdigest()[:24]
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    _prune(cache_root(), keep=folder)
    return folder


@cache
def _sources_hash(game: Game) -> bytes:
    """All sources below the game that are compiled with it, and the versions of whatever compiles them."""
    digest = hashlib.sha256()
    root = Path(__file__).parents[1]
    own = Path(str(game.rules.__file__)).parent
    for folder in (root / "core", root / "bots", root / "simulate", own):
        digest.update(_hash_of(folder))
    for package in ("numba", "llvmlite", "numpy"):
        digest.update(version(package).encode())
    digest.update(sys.version.encode())
    return digest.digest()


def _hash_of(folder: Path) -> bytes:
    """The sources in a folder and the data that they compile in; words for people are not."""
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        place = path.relative_to(folder)
        if not NOT_COMPILED & set(place.parts):
            digest.update(str(place).encode())
            digest.update(path.read_bytes())
    return digest.digest()


def _prune(root: Path, keep: Path) -> None:
    """Drop the folders longest unused until the rest fits, but none used within the hour."""
    try:
        _drop_oldest(root, keep)
    except FileNotFoundError:  # another process drops folders as well, and sees to the rest
        return


def _drop_oldest(root: Path, keep: Path) -> None:
    folders = sorted((path for path in root.iterdir() if path != keep), key=lambda path: path.stat().st_mtime)
    sizes = {path: sum(part.stat().st_size for part in path.rglob("*") if part.is_file()) for path in folders}
    total = sum(sizes.values())
    for folder in folders:
        if total <= CACHE_BYTES or folder.stat().st_mtime > time.time() - 3600:
            return
        shutil.rmtree(folder, ignore_errors=True)
        total -= sizes[folder]


@contextmanager
def _numba_cache(folder: Path | None) -> Iterator[None]:
    """Numba asks for its folder when a function is declared."""
    if folder is None:
        yield
        return
    config = _numba().config
    with _declaring:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before
