"""The server beside boardgame.io 0.50.2, in the same run: `python -m bench.server`.

Both play Tick with the same websocket clients (Node and `ws`), which are separate
processes, so that the server's own processor time can be told apart.  Ours writes every
move to disk before it is shown; boardgame.io keeps its matches in memory.
"""

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
PEER = "boardgame.io@0.50.2"
TICKS = os.sysconf("SC_CLK_TCK")


class Measured(NamedTuple):
    server: str
    tables: int
    moves: float  # a second
    per_cpu: float  # moves for each second of the server's processor time
    p50: float
    p99: float
    memory: float  # kilobytes a table


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tables", default="1,100,1000")
    arguments.add_argument("--seconds", type=float, default=5)
    arguments.add_argument("--database", help="sqlite:///FILE or postgresql://…; a new SQLite file by default")
    arguments.add_argument("--peer", type=Path, help="a folder in which boardgame.io is installed already")
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory(prefix="snowedin-bench-") as folder:
        peer = given.peer or install(Path(folder))
        found = []
        for tables in map(int, given.tables.split(",")):
            database = given.database or f"sqlite:///{folder}/tables-{tables}.sqlite"
            found.append(measure("snowedin", ours(database), "ours", peer, tables, given.seconds))
            found.append(measure(PEER, theirs(peer), "theirs", peer, tables, given.seconds))
    show(found)


def install(folder: Path) -> Path:
    """The peer, fetched for this run only."""
    npm = shutil.which("npm")
    assert npm, "Node and npm are needed to measure boardgame.io."
    subprocess.run([npm, "init", "-y"], cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    command = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", PEER]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return folder


def ours(database: str) -> tuple[list[str], Path | None]:
    return [sys.executable, "-m", "bench.server.host", "{port}", database], None


def theirs(folder: Path) -> tuple[list[str], Path | None]:
    return ["node", str(HERE / "boardgame.cjs"), "{port}"], folder


def measure(
    name: str, server: tuple[list[str], Path | None], kind: str, peer: Path, tables: int, seconds: float
) -> Measured:
    command, folder = server
    port = free_port()
    quiet = {"NODE_ENV": "production", **os.environ}
    process = subprocess.Popen(
        [part.replace("{port}", str(port)) for part in command], cwd=folder, env=quiet, stdout=subprocess.DEVNULL
    )
    try:
        wait_for(port)
        before = memory(process.pid)
        load = subprocess.Popen(
            ["node", str(HERE / "load.cjs"), kind, str(port), str(tables), str(seconds)],
            cwd=peer,
            stdout=subprocess.PIPE,
        )
        assert load.stdout is not None
        lines = iter(load.stdout)
        assert json.loads(next(lines))["ready"]
        assert json.loads(next(lines))["begin"]
        used = processor_time(process.pid)
        result: dict[str, Any] = json.loads(next(lines))
        used = processor_time(process.pid) - used
        load.wait(60)
        grown = memory(process.pid) - before
    finally:
        process.terminate()
        process.wait(30)
    rate = result["moves"] / result["seconds"]
    return Measured(name, tables, rate, result["moves"] / used, result["p50"], result["p99"], grown / tables / 1024)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    """Until it answers; the first request to ours also compiles the game."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/games", timeout=30).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not come up")


def processor_time(process: int) -> float:
    """Seconds of processor time in user and system mode, all threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: int) -> int:
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def show(found: list[Measured]) -> None:
    lines = [
        "| server | tables | moves/s | moves per CPU second | p50 ms | p99 ms | kB per table |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for row in found:
        lines.append(
            f"| {row.server} | {row.tables:,} | {row.moves:,.0f} | {row.per_cpu:,.0f} | {row.p50:.1f} | {row.p99:.1f} "
            f"| {row.memory:,.0f} |"
        )
    print("\n".join(lines))


if __name__ == "__main__":
    main()
