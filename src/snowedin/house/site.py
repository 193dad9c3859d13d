"""Lays out the files of a site without a server, for the page's build to take along: `python -m snowedin.house.site`.

Beside the page's own there are the games' modules, Python, and the box above its rules.  See `make site`.
"""

import argparse
import asyncio
import hashlib
import json
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from ..browser import modules
from ..core.game import Refusal
from ..games import BOX
from ..server.store import open_store
from .door import House, own
from .packing import pack

PYODIDE = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
TO_ALL = ("/api/games", "/api/puzzles")
TO_NOBODY = ("/api/me", "/api/tables", "/api/people")
WHEEL = "msgspec-*-pyemscripten_*_wasm32.whl"
NO_MODULE = "The module of {name} is not there or is older than its rules: run `snowedin build-wasm` first."
NO_PYTHON = "{folder} has no {name}; `make site` fetches it."


def lay_out(web: Path, wheels: Path, out: Path) -> None:
    """Write all files into a folder; raises `Refusal` where one is missing."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(web / "public", out)
    _copy_modules(out / "engine")
    home = web / "node_modules" / "pyodide"
    version = _version(home)
    python = out / "python" / version
    python.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copy(_there(home, name), python / name)
    house = out / "house"
    house.mkdir()
    shutil.copy(_there(wheels, WHEEL), house / "msgspec.whl")
    shutil.copy(Path(__file__).with_name("bound_modules.py"), house / "first.py")
    box = pack()
    (house / "box.zip").write_bytes(box)
    told = {"python": version, "lock": _lock(home), "made": hashlib.sha256(box).hexdigest()[:16], **foretold()}
    (house / "house.json").write_text(json.dumps(told), encoding="utf-8")


def foretold() -> dict[str, dict[str, str]]:
    """What a house answers before anybody has done anything in it: always, and to whoever comes for the first time."""
    return {"to_all": asyncio.run(_answers(TO_ALL)), "to_nobody": asyncio.run(_answers(TO_NOBODY))}


async def _answers(addresses: Iterable[str]) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(open_store(f"sqlite:///{Path(folder, 'house.db')}"), own())
        await house.open()
        told = {f"GET {address}": await house.ask("GET", address, "", "") for address in addresses}
        await house.close()
    return {asked: reply for asked, (_, reply, _) in told.items()}


def _copy_modules(folder: Path) -> None:
    folder.mkdir()
    for game in BOX.values():
        told = modules.built(game, modules.FOLDER)
        if told is None or told.made != modules.made_of(game):
            raise Refusal(NO_MODULE.format(name=game.name))
        for path in (modules.module_path(game, modules.FOLDER), modules.description_path(game, modules.FOLDER)):
            shutil.copy(path, folder / path.name)


def _there(folder: Path, name: str) -> Path:
    found = sorted(folder.glob(name))
    if not found:
        raise Refusal(NO_PYTHON.format(folder=folder, name=name))
    return found[-1]


def _lock(home: Path) -> object:
    """Pyodide asks which packages it may load: none, for all that is needed is brought."""
    told = json.loads(_there(home, "pyodide-lock.json").read_text(encoding="utf-8"))
    return {"info": told["info"], "packages": {}}


def _version(home: Path) -> str:
    told = json.loads(_there(home, "package.json").read_text(encoding="utf-8"))
    return str(told["version"])


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    for name in ("web", "wheels", "out"):
        parser.add_argument(name, type=Path)
    given = parser.parse_args()
    try:
        lay_out(given.web, given.wheels, given.out)
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
