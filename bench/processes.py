"""How the moves of one house grow with its processes on one PostgreSQL: `python -m bench.processes`.

`snowedin serve --workers N` with clients as those of `bench.server`, in Python.  PostgreSQL is needed.  On a
machine with few cores, the database and the clients are paid by the same cores as the servers.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.clusters import cluster, new_database

from . import report
from .server.__main__ import free_port, processor_time, wait_for

LIFTED = ("--rate", "1000000", "--sockets", "0", "--late", "0", "--log", "error")  # limits, so that load can be made
COLD = "--cold"  # or every process would ready all games and bots while it is measured


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--workers", default="1,2,4", help="%(default)s")
    arguments.add_argument("--tables", type=int, default=100, help="%(default)s")
    arguments.add_argument("--seconds", type=float, default=5, help="%(default)s")
    arguments.add_argument("--warm", type=int, default=3000, help="moves before it; %(default)s")
    arguments.add_argument("--clients", type=int, default=2, help="processes of clients; %(default)s")
    arguments.add_argument("--game", default="ice_queen", help="%(default)s")
    arguments.add_argument("--dry", action="store_true", help="show what was found, and leave results.md alone")
    given = arguments.parse_args()
    lines = ["| processes | moves/s | moves per CPU second of all of them | p50 ms | p99 ms |", "|---|---|---|---|---|"]
    with cluster() as postgres:
        for number in given.workers.split(","):
            found = measure(new_database(postgres, f"processes{number}"), int(number), given)
            per_cpu, moves = found["moves"] / found["cpu"], found["moves"] / found["seconds"]
            lines.append(f"| {number} | {moves:,.0f} | {per_cpu:,.0f} | {found['p50']:.1f} | {found['p99']:.1f} |")
            sys.stderr.write(lines[-1] + "\n")
    shown = "\n".join(lines)
    if given.dry:
        sys.stdout.write(shown + "\n")
    else:
        report.write("Several processes on one PostgreSQL", "bench.processes", shown)


def measure(database: str, workers: int, given: argparse.Namespace) -> dict[str, Any]:
    port = free_port()
    served = ["--port", str(port), "--database", database, "--workers", str(workers), COLD, *LIFTED]
    process = subprocess.Popen([sys.executable, "-m", "snowedin", "serve", *served], stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        numbers = map(str, (port, given.tables, given.warm, given.seconds, given.clients))
        command = [sys.executable, "-m", "bench.server.load", given.game, *numbers]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as clients:
            assert clients.stdin is not None
            assert clients.stdout is not None
            clients.stdout.readline()
            clients.stdin.write(b"\n")
            clients.stdin.flush()
            clients.stdout.readline()
            used = of_all(process.pid)
            found: dict[str, Any] = json.loads(clients.stdout.readline())
            return found | {"cpu": of_all(process.pid) - used}
    finally:
        process.terminate()
        process.wait(30)


def of_all(parent: int) -> float:
    """Processor time of a process and of those that it started."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return sum(processor_time(one) for one in (parent, *map(int, children)))


if __name__ == "__main__":
    main()
