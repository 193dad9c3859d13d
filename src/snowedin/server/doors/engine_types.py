"""A module as TypeScript types: `python -m snowedin.server.doors.engine_types web/src/engine/doors.ts` writes them."""

import sys
from pathlib import Path

import msgspec

from ...browser.description import Description
from ...browser.doors import doors_of
from ...core.compile import Door
from ...games import BOX
from .typescript import declared

HEAD = "// Made from src/snowedin/browser/ by `python -m snowedin.server.doors.engine_types`; do not edit.\n"


def types() -> str:
    """What a page is told of a module, and every door that one may have."""
    _, schemas = msgspec.json.schema_components([Description], ref_template="#/{name}")
    return HEAD + "".join(f"\n{declared(name, schemas[name])}" for name in sorted(schemas)) + f"\n{doors()}"


def doors() -> str:
    """Those that every module has, and those that some lack."""
    offered = [{door.name: door for door in doors_of(game)} for game in BOX.values()]
    every = {name: door for one in offered for name, door in one.items()}
    lines = [written(door, all(name in one for one in offered)) for name, door in every.items()]
    comment = "/** What can be asked of a module; records and rows are named by their addresses in its memory. */\n"
    return f"{comment}export interface Doors {{\n" + "".join(lines) + "}\n"


def written(door: Door, has_every: bool) -> str:
    given = ", ".join(f"{name}: number" for name in door.parameters())
    answer = "number" if door.answers else "void"
    return f"  {door.name}{'' if has_every else '?'}({given}): {answer};\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(types(), encoding="utf-8")
