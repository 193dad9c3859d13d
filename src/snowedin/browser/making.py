"""Makes one module, in a process whose compiler optimises nothing: `python -m snowedin.browser.making GAME FILE`.

What Numba has optimised for this processor, its own functions too, lies otherwise in memory than in a browser.
"""

import os
import subprocess
import sys
from pathlib import Path

from ..core.compile import WASM, Engine, has_linker
from ..core.game import Game, Refusal
from ..games import GAMES
from .doors import doors_of

PLAIN = {"NUMBA_OPT": "0"}
REFUSED = 2
NO_LINKER = "Modules for browsers need the linker of the extra `wasm`: pip install 'snowedin[wasm]'."


def make(game: Game, path: Path) -> None:
    """Write the module of a game; raises `Refusal` if it cannot be made."""
    if not has_linker():
        raise Refusal(NO_LINKER)
    command = [sys.executable, "-m", __name__, game.key, str(path)]
    done = subprocess.run(command, env=os.environ | PLAIN, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode == REFUSED:
        raise Refusal(done.stderr.strip())
    if done.returncode:
        raise RuntimeError(f"The module of {game.name} could not be made:\n{done.stderr[-4000:]}")


def main(key: str, path: Path) -> int:
    game = GAMES[key]
    engine = Engine(game, WASM)
    for part in ("evaluate", "telling"):
        engine.take(part)
    try:
        path.write_bytes(engine.wasm(doors_of(game)))
    except Refusal as refusal:
        sys.stderr.write(f"{refusal}\n")
        return REFUSED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
