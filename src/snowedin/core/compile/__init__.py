"""The only package that knows a compiler: a game's rules on a back end, what was compiled on disk, and the GPU."""

from .cache import Tables, cache_root
from .engine import COMPILED, CUDA, INTERPRETED, TARGETS, Engine, engine, engine_for
from .gpu import has_card, needs_room, to_card, wait_for_card

__all__ = [
    "COMPILED",
    "CUDA",
    "INTERPRETED",
    "TARGETS",
    "Engine",
    "Tables",
    "cache_root",
    "engine",
    "engine_for",
    "has_card",
    "needs_room",
    "to_card",
    "wait_for_card",
]
