"""How much JavaScript a first table costs, counted from the build's own manifest."""

import gzip
import json
from pathlib import Path

from snowedin.core.game import Game

from .conftest import STATIC

BUDGET = 110_000  # bytes, packed
ART = 40_000  # of one game: its board, its pictures and their colours


def closure(manifest: dict[str, dict[str, list[str]]], names: list[str]) -> set[str]:
    """The chunks and all that they import at once."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += manifest[name].get("imports", [])
    return found


def test_a_first_table_is_light(game: Game) -> None:
    folder = STATIC.parent
    manifest = json.loads((folder / ".vite/manifest.json").read_text(encoding="utf-8"))
    texts = [name for name in manifest if name.split("?")[0].endswith("text/en.ftl")]
    texts = [name for name in texts if game.key in name or "games/" not in name]
    names = ["index.html", "src/home/Home.svelte", "src/table/Table.svelte", f"src/games/{game.key}/index.ts", *texts]
    files = {Path(manifest[name]["file"]) for name in closure(manifest, names)}
    packed = sum(len(gzip.compress((folder / file).read_bytes())) for file in files if file.suffix == ".js")
    assert packed <= BUDGET


def test_the_art_of_a_game_is_light(game: Game) -> None:
    folder = STATIC.parent
    manifest = json.loads((folder / ".vite/manifest.json").read_text(encoding="utf-8"))
    own = manifest[f"src/games/{game.key}/index.ts"]
    packed = [len(gzip.compress((folder / file).read_bytes())) for file in (own["file"], *own["css"])]
    assert sum(packed) <= ART
