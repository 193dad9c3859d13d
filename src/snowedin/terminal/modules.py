"""`snowedin build-wasm`: the games as WebAssembly modules, and how large each is."""

import gzip
import time
from pathlib import Path

from ..browser import modules
from ..core.game import Game
from . import console


def build(games: list[Game], folder: Path) -> int:
    """One after another; a line for each."""
    out = console(markup=False)
    for game in games:
        began = time.perf_counter()
        with out.status(f"{game.name} …"):
            modules.build(game, folder)
        code = modules.module_path(game, folder).read_bytes()
        size = f"{len(code) / 1000:,.0f} kB, {len(gzip.compress(code)) / 1000:,.0f} kB packed"
        out.print(f"{game.name}: {size}, {time.perf_counter() - began:.0f} seconds")
    out.print(f"Written to {folder}")
    return 0
