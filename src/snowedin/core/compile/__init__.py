"""The only package that knows a compiler: a game's rules on one back end, the cache on disk, and the GPU."""

from .cache import cache_root, is_noted, note
from .engine import Engine, engine, engine_for
from .gpu import has_gpu, needs_room, to_gpu, wait_for_gpu
from .targets import COMPILED, CUDA, INTERPRETED, TARGETS

__all__ = [
    "COMPILED",
    "CUDA",
    "INTERPRETED",
    "TARGETS",
    "Engine",
    "cache_root",
    "engine",
    "engine_for",
    "has_gpu",
    "is_noted",
    "needs_room",
    "note",
    "to_gpu",
    "wait_for_gpu",
]
