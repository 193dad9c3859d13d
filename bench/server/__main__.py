"""The server beside boardgame.io 0.50.2, in the same run: `python -m bench.server`.

Both play Tick, a toy with one legal move, and Ice Queen; ours the other games too, with the same websocket clients
(Node and `ws`) in a process of their own, so that the server's processor time can be told apart; who has finished a
game asks for another over the same socket (`load.cjs`).  Ours writes every move to disk before it is shown;
boardgame.io keeps its matches in memory, and is faster on newer Nodes: `--node`.
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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from snowedin.games import GAMES

from .. import report
from .tick import GAME as TICK

HERE = Path(__file__).parent
OURS, PEER = "snowedin", "boardgame.io@0.50.2"
TICKS = os.sysconf("SC_CLK_TCK")
THEIRS_TOO = (TICK.key, "ice_queen")  # what boardgame.cjs has


class Measured(NamedTuple):
    moves: float  # a second
    per_cpu: float  # moves for each second of the server's processor time
    p50: float
    p99: float
    memory: float | None  # kilobytes for every table after the first


Rival = tuple[str, str]  # what it is called, and the Node that runs it; none is ours


class Load(NamedTuple):
    game: str
    tables: int

    def __str__(self) -> str:
        name = {TICK.key: TICK, **GAMES}[self.game].name
        return f"{name}, {self.tables:,} {'table' if self.tables == 1 else 'tables'}"


Found = dict[tuple[Load, str], list[Measured]]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", default=",".join([TICK.key, *GAMES]), help="%(default)s")
    arguments.add_argument("--tables", default="1,100,1000", help="of Tick; %(default)s")
    arguments.add_argument("--real", type=int, default=100, help="tables of every other game; %(default)s")
    arguments.add_argument("--pairs", type=int, default=3, help="how often both are measured, in turn; %(default)s")
    arguments.add_argument("--seconds", type=float, default=5, help="of a measurement; %(default)s")
    arguments.add_argument("--warm", type=int, default=10_000, help="moves before it; %(default)s")
    arguments.add_argument("--database", help="sqlite:///FILE or postgresql://…; a new SQLite file by default")
    arguments.add_argument("--node", action="append", metavar="PATH", help="to run boardgame.io, the last the clients")
    arguments.add_argument("--peer", type=Path, help="a folder in which boardgame.io is installed already")
    arguments.add_argument("--dry", action="store_true", help="show what was found, and leave results.md alone")
    given = arguments.parse_args()
    given.node = given.node or ["node"]
    rivals: list[Rival] = [(OURS, ""), *((f"boardgame.io, Node {node_version(node)}", node) for node in given.node)]
    found: Found = {}
    with tempfile.TemporaryDirectory(prefix="snowedin-bench-") as folder:
        peer = given.peer or install(Path(folder))
        for load in loads(given):
            racing = rivals if load.game in THEIRS_TOO else rivals[:1]
            for number in range(given.pairs):
                database = given.database or f"sqlite:///{folder}/{load.game}-{load.tables}-{number}.sqlite"
                for rival in racing if number % 2 else racing[::-1]:
                    measured = measure(rival, database, peer, load, given)
                    found.setdefault((load, rival[0]), []).append(measured)
                    sys.stderr.write(f"{load}: {rival[0]} {measured}\n")
    if given.dry:
        sys.stdout.write(shown(found) + "\n")
    else:
        text = f"boardgame.io is 0.50.2; the clients run on Node {node_version(given.node[-1])}."
        report.write("The server beside boardgame.io", "bench.server", f"{text}\n\n{shown(found)}")


def loads(given: argparse.Namespace) -> list[Load]:
    """What is played at how many tables."""
    played = given.games.split(",")
    toy = [Load(TICK.key, int(tables)) for tables in given.tables.split(",") if TICK.key in played]
    return toy + [Load(game, given.real) for game in played if game != TICK.key]


def install(folder: Path) -> Path:
    """The peer, fetched for this run only."""
    npm = shutil.which("npm")
    assert npm, "Node and npm are needed to measure boardgame.io."
    subprocess.run([npm, "init", "-y"], cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    command = [npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", PEER]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return folder


def node_version(node: str) -> str:
    return subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout.strip(" v\n")


def on_core(number: int, command: Sequence[str]) -> list[str]:
    """Servers have a core of their own, so that none pays for being moved about; the clients have another."""
    taskset = shutil.which("taskset")
    cores = sorted(os.sched_getaffinity(0)) if taskset else []
    return [taskset, "-c", str(cores[number]), *command] if taskset and len(cores) > 1 else [*command]


@contextmanager
def running(node: str, game: str, port: int, database: str, peer: Path) -> Iterator[int]:
    """The server, ready to answer; its process."""
    ours = [sys.executable, "-m", "bench.server.host", game, str(port), database]
    theirs = [node, str(HERE / "boardgame.cjs"), str(port)]
    process = subprocess.Popen(
        on_core(0, theirs if node else ours),
        cwd=peer if node else HERE.parents[1],
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.DEVNULL,
    )
    try:
        wait_for(port)
        yield process.pid
    finally:
        process.terminate()
        process.wait(30)


def measure(rival: Rival, database: str, peer: Path, load: Load, given: argparse.Namespace) -> Measured:
    port = free_port()
    numbers = [port, load.tables, given.warm, given.seconds]
    with running(rival[1], load.game, port, database, peer) as process:
        kind = "theirs" if rival[1] else "ours"
        clients = subprocess.Popen(
            on_core(1, [given.node[-1], str(HERE / "load.cjs"), kind, load.game, *map(str, numbers)]),
            cwd=peer,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        with clients:
            assert clients.stdin is not None
            assert clients.stdout is not None
            assert json.loads(clients.stdout.readline())["first"]
            before = memory(process)
            clients.stdin.write(b"\n")
            clients.stdin.flush()
            assert json.loads(clients.stdout.readline())["warm"]
            used, grown = processor_time(process), memory(process) - before
            result: dict[str, Any] = json.loads(clients.stdout.readline())
            used = processor_time(process) - used
    return Measured(
        moves=result["moves"] / result["seconds"],
        per_cpu=result["moves"] / used,
        p50=result["p50"],
        p99=result["p99"],
        memory=grown / (load.tables - 1) / 1024 if load.tables > 1 else None,
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    """Until it answers, whatever it answers."""
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


def shown(found: Found) -> str:
    head = ["played", "server", "moves per CPU second", "moves/s", "p50 ms", "p99 ms", "kB per table"]
    rows = [
        [
            str(load),
            name,
            spread([each.per_cpu for each in runs], "{:,.0f}", max),
            spread([each.moves for each in runs], "{:,.0f}", max),
            spread([each.p50 for each in runs], "{:.1f}", min),
            spread([each.p99 for each in runs], "{:.1f}", min),
            "–" if runs[0].memory is None else f"{median(each.memory or 0.0 for each in runs):,.0f}",
        ]
        for (load, name), runs in found.items()
    ]
    return report.table(head, rows) + "\n\n" + "\n".join(ratios(found))


def spread(values: Sequence[float], form: str, best: Any) -> str:
    low, high = form.format(min(values)), form.format(max(values))
    return f"{form.format(best(values))} ({low}–{high})" if low != high else low


def ratios(found: Found) -> list[str]:
    """Every pair was measured one after the other, so that both had the same neighbours on the machine."""
    lines = []
    for (load, name), runs in found.items():
        ours = found[load, OURS]
        if name == OURS:
            lines += beside_the_toy(load, found)
            continue
        times = [one.per_cpu / other.per_cpu for one, other in zip(ours, runs, strict=True)]
        best = max(run.per_cpu for run in ours) / max(run.per_cpu for run in runs)
        lines.append(
            f"{load}: **{best:.1f} ×** the moves per second of server CPU of {name}, best run against best run; pair by"
            f" pair {min(times):.1f} to {max(times):.1f} ×.\n"
        )
    return lines


def beside_the_toy(load: Load, found: Found) -> list[str]:
    """How much of the toy's moves a real game gets."""
    toy = found.get((Load(TICK.key, load.tables), OURS))
    if load.game == TICK.key or not toy:
        return []
    share = max(run.per_cpu for run in found[load, OURS]) / max(run.per_cpu for run in toy)
    return [f"{load}: {share:.0%} of the moves per second of server CPU of Tick, best run beside best run.\n"]


if __name__ == "__main__":
    main()
