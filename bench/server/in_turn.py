"""Servers side by side, each under load for a short while in its turn: `python -m bench.server.in_turn RACER …`.

A racer is `GAME` (ours), `GAME@FOLDER` (ours as another checkout has it) or `GAME@boardgame.io`.  All of them are up at
once, and the clients of all but one are stopped; so a machine whose speed changes from second to second changes it for
all alike, and their processor time for a move can be compared where runs one after the other could not be.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from .__main__ import HERE, free_port, install, on_core, processor_time, wait_for

SLICE, PAUSE = 0.4, 0.03  # seconds under load, and to come to rest
LONG = 3600  # seconds that clients would play if nobody ended it
PEER = "boardgame.io"


class Racer(NamedTuple):
    name: str
    server: int  # its process
    clients: subprocess.Popen[bytes]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("racers", nargs="+", metavar="RACER")
    arguments.add_argument("--tables", type=int, default=100, help="%(default)s")
    arguments.add_argument("--seconds", type=float, default=6, help="under load, each; %(default)s")
    arguments.add_argument("--warm", type=int, default=3000, help="moves before that; %(default)s")
    arguments.add_argument("--node", default="node", help="to run boardgame.io and the clients; %(default)s")
    arguments.add_argument("--python", default=sys.executable, help="to run ours; %(default)s")
    arguments.add_argument("--peer", type=Path, help="a folder in which boardgame.io is installed already")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="snowedin-bench-") as folder, ExitStack() as running:
        given.peer = given.peer or install(Path(folder))
        ports = [free_port() for _ in given.racers]
        named = list(zip(given.racers, ports, strict=True))
        servers = [serve(name, port, Path(folder), given, running) for name, port in named]
        clients = [play(name, port, given, running) for name, port in named]
        racers = [Racer(*each) for each in zip(given.racers, servers, clients, strict=True)]
        used = [processor_time(racer.server) for racer in racers]
        race(racers, given.seconds)
        for racer, before in zip(racers, used, strict=True):
            sys.stdout.write(f"{racer.name}: {told(racer, before)}\n")


def serve(name: str, port: int, folder: Path, given: argparse.Namespace, running: ExitStack) -> int:
    """A server that answers; its process."""
    game, _, where = name.partition("@")
    ours = [given.python, "-m", "bench.server.host", game, str(port), f"sqlite:///{folder}/{port}.sqlite"]
    theirs = [given.node, str(HERE / "boardgame.cjs"), str(port)]
    tree = Path(where).resolve() if where and where != PEER else HERE.parents[1]
    server = subprocess.Popen(
        on_core(0, theirs if where == PEER else ours),
        cwd=given.peer if where == PEER else tree,
        env={**os.environ, "NODE_ENV": "production", "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)])},
        stdout=subprocess.DEVNULL,
    )
    running.callback(end, server)
    wait_for(port)
    return server.pid


def play(name: str, port: int, given: argparse.Namespace, running: ExitStack) -> subprocess.Popen[bytes]:
    """Clients who have made their first moves, and are stopped."""
    game, _, where = name.partition("@")
    told = ["theirs" if where == PEER else "ours", game, *map(str, (port, given.tables, given.warm, LONG))]
    clients = subprocess.Popen(
        on_core(1, [given.node, str(HERE / "load.cjs"), *told]),
        cwd=given.peer,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    running.callback(end, clients)
    heard(clients)
    tell(clients)
    heard(clients)
    clients.send_signal(signal.SIGSTOP)
    return clients


def race(racers: list[Racer], seconds: float) -> None:
    for _ in range(round(seconds / SLICE)):
        for racer in racers:
            racer.clients.send_signal(signal.SIGCONT)
            time.sleep(SLICE)
            racer.clients.send_signal(signal.SIGSTOP)
            time.sleep(PAUSE)


def told(racer: Racer, before: float) -> str:
    """What the clients counted, for what the server took."""
    tell(racer.clients)
    racer.clients.send_signal(signal.SIGCONT)
    moves = heard(racer.clients)["moves"]
    used = processor_time(racer.server) - before
    return f"{1e6 * used / moves:.1f} µs of processor time a move, {moves / used:,.0f} moves per CPU second"


def tell(clients: subprocess.Popen[bytes]) -> None:
    """To go on to what comes next."""
    assert clients.stdin is not None
    clients.stdin.write(b"\n")
    clients.stdin.flush()


def heard(clients: subprocess.Popen[bytes]) -> Any:
    assert clients.stdout is not None
    return json.loads(clients.stdout.readline())


def end(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGCONT)
    process.kill()
    process.wait()


if __name__ == "__main__":
    main()
