"""Has the GPU's compiler translate games and networks, without a GPU: `python -m tests.core.gpu_compiler GAME …`.

Numba's simulator takes all that Python takes; the compiler does not, and only it says so.  It comes
with the extra `gpu` and the libraries of `numba-cuda[cu12]`.
"""

import re
import sys
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np

from snowedin.bots.reflex import champion
from snowedin.core.chance import Chance
from snowedin.core.compile import CUDA, engine, gpu
from snowedin.core.game import Game
from snowedin.core.records import blanks
from snowedin.games import GAMES
from snowedin.simulate import loop
from snowedin.simulate.cpu import seed_words
from tests.bots import answering

CAPABILITY = (9, 0)  # of an H100 or H200


def translated(game: Game) -> str:
    """The kernel that plays a share of the games, in the GPU's assembly language."""
    on_gpu = engine(game, CUDA)
    on_gpu.kernel(loop, "play_share")
    kernel = on_gpu._kernels[loop, "play_share"]
    seats, games = game.seats.start, 8
    results = np.zeros((games, seats)), np.zeros(games, np.int64)
    arguments = (blanks(game.state.State, 1), np.zeros(seats, np.int64), *seed_words("0"), 0, games, *results)
    return assembly(kernel, arguments)


def translated_champion(game: Game) -> str:
    """The kernel in which a game's network answers; nothing where it has none."""
    net = champion(game)
    if net is None:
        return ""
    on_gpu = engine(game, CUDA)
    on_gpu.kernel(answering, "answer_in_thread")
    known = (blanks(game.state.State, 1), np.zeros(1, np.int64), blanks(Chance, 1), net.plan, net.weights, net.fine)
    room = (np.zeros((1, game.observe.SIZE), np.float32), np.zeros((1, net.room), np.int64), np.zeros(1, np.int64))
    return assembly(on_gpu._kernels[answering, "answer_in_thread"], known + room)


def assembly(kernel: Any, arguments: tuple[Any, ...]) -> str:
    types: Any = numba
    with gpu.places_from_the_beginning():
        text, _ = gpu.cuda().compile_ptx(kernel.py_func, (types.int64, types.typeof(arguments)), cc=CAPABILITY)
    return str(text)


def do_without_gpu() -> None:
    def nothing(names: Any) -> dict[str, Any]:
        return {}

    dispatcher: Any = import_module("numba.cuda.dispatcher")
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    gpu.large_tables = nothing


if __name__ == "__main__":
    gpu.cuda()
    do_without_gpu()
    for key in sys.argv[1:]:
        translated_champion(GAMES[key])
        text = translated(GAMES[key])
        times = len(re.findall(r"^\.weak \.func .*6chance4draw\w+\([^;{]*\{", text, re.MULTILINE))
        print(f"{key}: {len(text):,} characters, the random generator {times} times", flush=True)  # noqa: T201
