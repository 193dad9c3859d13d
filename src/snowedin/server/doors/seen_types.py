"""What each game shows as TypeScript types: `python -m snowedin.server.doors.seen_types web/src/games` writes them."""

import sys
from pathlib import Path

import msgspec

from ...core.game import Game
from ...games import BOX
from .typescript import declared

HEAD = "// Made from src/snowedin/games/{key}/view.py by `python -m snowedin.server.doors.seen_types`; do not edit.\n"
FILE = "seen.ts"


def types(game: Game) -> str:
    """The game's `Seen` and all that it is made of."""
    _, schemas = msgspec.json.schema_components([game.view.Seen.struct], ref_template="#/{name}")
    return HEAD.format(key=game.key) + "".join(f"\n{declared(name, schemas[name])}" for name in sorted(schemas))


def main(folder: Path) -> None:
    for game in BOX.values():
        (folder / game.key / FILE).write_text(types(game), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
