"""The only package that knows a compiler: a game's rules on one back end, the cache on disk, GPU and WebAssembly."""

from .cache import cache_root, is_noted, note, sources_hash
from .doors import WHOLE, Door, Given, One, Row, Table, Whole, has_linker
from .engine import Engine, engine, engine_for
from .gpu import at_address, bytes_unread, has_gpu, needs_room, own_stream, room_on_gpu, stream_of, to_gpu, wait_for_gpu
from .lent import Lent, borrow, is_borrowed
from .targets import COMPILED, CUDA, INTERPRETED, TARGETS, WASM

__all__ = [
    "COMPILED",
    "CUDA",
    "INTERPRETED",
    "TARGETS",
    "WASM",
    "WHOLE",
    "Door",
    "Engine",
    "Given",
    "Lent",
    "One",
    "Row",
    "Table",
    "Whole",
    "at_address",
    "borrow",
    "bytes_unread",
    "cache_root",
    "engine",
    "engine_for",
    "has_gpu",
    "has_linker",
    "is_borrowed",
    "is_noted",
    "needs_room",
    "note",
    "own_stream",
    "room_on_gpu",
    "sources_hash",
    "stream_of",
    "to_gpu",
    "wait_for_gpu",
]
