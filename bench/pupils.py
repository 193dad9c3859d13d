"""Many pupils side by side on one GPU, each in a process of its own, and what came of them in a few files.

    PYTHONPATH=src python -m bench.pupils first --seconds 585 --work FOLDER --out FOLDER

A plan is a list of calls of `snowedin.learn.train`; minutes are shares of the time, so that all end together.  What is
kept in the work folder is gone on with.  Into the other folder go `pupils.json`, logs, weights and networks.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import time
from pathlib import Path
from typing import Any

import numpy as np

SLACK = 60.0  # seconds for the last tests and for packing, unless told
PACKING = 15.0  # of them
PARCEL = 15_000_000  # bytes of a file that is brought home
PARCELS = 5
TESTS = 6  # on the way: each keeps the lessons waiting
LOOK = 10.0  # seconds between two looks at the GPU
MPS = "nvidia-cuda-mps-control"

# By name: the game, and what its pupil is asked; a trailing number is the share of the time, the rest its responder's.
SNOWBALL, QUEEN, SKY, SPELL = "snowball_fight", "ice_queen", "ice_and_sky", "cold_spell"
BEATEN = ["--against", "avalanche"]
HUNTED = ["--begin", "reflex", "--hunt", "48"]
SELF = ["--begin", "reflex"]
MIXED = [
    "--change",
    "alone=0.5",
    "past=0.5",
    "league=16",
    "every=8",
    "rate=0.0005",
    "magnet=0.1",
    "pull=0.05",
    "examiner=avalanche",
    "deals=1000",
    "tests=3",
]
CALM = ["--change", "league=16", "rate=0.0004"]
PLANS: dict[str, dict[str, tuple[str, float, list[str]]]] = {
    "first": {
        "avalanche-1": (SNOWBALL, 1.0, [*BEATEN, "--begin", "reflex", "--seed", "1"]),
        "avalanche-2": (SNOWBALL, 1.0, [*BEATEN, "--seed", "2"]),
        "hunted": (SNOWBALL, 0.66, [*HUNTED, "--seed", "3", *CALM]),
        "undecided": (SNOWBALL, 0.66, [*HUNTED, "--seed", "4", *CALM, "entropy=0.03", "magnet=0.1"]),
        "counter-1": (QUEEN, 1.0, ["--against", "counter", "--seats", "2", "--seed", "1"]),
        "counter-2": (QUEEN, 1.0, ["--against", "counter", "--seats", "2", "--seed", "2"]),
        "sky-1": (SKY, 1.0, ["--seed", "1"]),
        "sky-2": (SKY, 1.0, ["--seed", "2"]),
        "greed-1": (SNOWBALL, 1.0, ["--against", "greed", "--begin", "reflex", "--seed", "1"]),
        "spell": (SPELL, 1.0, ["--seed", "0"]),
    },
    "second": {
        "hunted-2": (SNOWBALL, 1.0, ["--against", "HUNTED", "--begin", "HUNTED", "--seed", "11"]),
        "undecided-2": (SNOWBALL, 1.0, ["--against", "UNDECIDED", "--begin", "UNDECIDED", "--seed", "12"]),
        "avalanche-3": (SNOWBALL, 1.0, [*BEATEN, "--begin", "reflex", "--seed", "3"]),
        "greed-2": (SNOWBALL, 1.0, ["--against", "greed", "--begin", "reflex", "--seed", "2"]),
        "chance-1": (SNOWBALL, 1.0, ["--against", "chance", "--begin", "reflex", "--seed", "1"]),
    },
    "third": {
        "mild": (SNOWBALL, 0.6, [*SELF, "--seed", "21", *MIXED, "entropy=0.06"]),
        "mixed": (SNOWBALL, 0.6, [*SELF, "--seed", "22", *MIXED, "entropy=0.12"]),
        "free": (SNOWBALL, 0.6, [*SELF, "--seed", "23", *MIXED, "entropy=0.25"]),
        "chased": (SNOWBALL, 0.6, [*SELF, "--seed", "24", "--hunt", "24", *MIXED, "entropy=0.12"]),
        "warm": (SNOWBALL, 1.0, ["--against", "WARM", "--begin", "reflex", "--seed", "25"]),
    },
    "try": {
        "avalanche-1": (SNOWBALL, 1.0, [*BEATEN, "--begin", "reflex", "--seed", "1", "--change", "deals=20"]),
        "hunted": (SNOWBALL, 0.5, ["--begin", "reflex", "--hunt", "2", "--change", "deals=20", "tests=2"]),
    },
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("plan", choices=PLANS)
    parser.add_argument("--seconds", type=float, default=585.0, help="for everything")
    parser.add_argument("--work", type=Path, default=Path("/tmp/pupils"))
    parser.add_argument("--out", type=Path, default=Path("pupils"))
    parser.add_argument("--slack", type=float, default=SLACK, help="of the seconds, for the last tests and packing")
    parser.add_argument("--only", nargs="*", help="of the plan")
    parser.add_argument("--cpu", action="store_true", help="to try a plan without a GPU")
    parser.add_argument("--in-turns", action="store_true", help="do not try to have the GPU shared at once")
    asked = parser.parse_args()
    end = time.monotonic() + asked.seconds
    plan = {name: wish for name, wish in PLANS[asked.plan].items() if not asked.only or name in asked.only}
    asked.out.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "JAX_COMPILATION_CACHE_DIR": str(asked.work / "xla"), **shared_gpu(asked)}
    minutes = (end - asked.slack - time.monotonic()) / 60
    running = {name: begun(name, wish, minutes, asked, environment) for name, wish in plan.items()}
    busy = watched(running, end - PACKING)
    pack(plan, asked, busy)
    if "CUDA_MPS_PIPE_DIRECTORY" in environment:
        end_sharing(environment)


def shared_gpu(asked: argparse.Namespace) -> dict[str, str]:
    """Processes on one GPU wait for each other's turns, unless a server lets them in at once: try to have one."""
    if asked.cpu or asked.in_turns or not shutil.which(MPS):
        return {}
    pipes = {f"CUDA_MPS_{name}_DIRECTORY": str(asked.work / f"mps-{name}".lower()) for name in ("PIPE", "LOG")}
    for folder in pipes.values():
        Path(folder).mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, **pipes}
    probe = [sys.executable, "-c", "import jax; print(jax.numpy.ones(9).sum(), jax.default_backend())"]
    quiet = {"env": environment | {"XLA_PYTHON_CLIENT_PREALLOCATE": "false"}, "capture_output": True, "text": True}
    try:
        silent = subprocess.DEVNULL  # the server stays, and whoever reads what it says would wait for its end
        subprocess.run(
            [MPS, "-d"], timeout=15, check=False, env=environment, stdin=silent, stdout=silent, stderr=silent
        )
        answer = subprocess.run(probe, timeout=40, check=False, **quiet)  # type: ignore[call-overload]
        if answer.returncode == 0 and answer.stdout.strip() == "9.0 gpu":
            tell("The GPU is shared at once.")
            return pipes
        tell(f"The GPU is shared in turns: {answer.stderr.strip()[-200:]}")
    except subprocess.TimeoutExpired as error:
        tell(f"The GPU is shared in turns: {error}")
    end_sharing(environment)
    return {}


def end_sharing(environment: dict[str, str]) -> None:
    silent = subprocess.DEVNULL
    try:
        subprocess.run([MPS], input=b"quit\n", timeout=5, check=False, env=environment, stdout=silent, stderr=silent)
    except subprocess.TimeoutExpired as error:
        tell(f"The server that shares the GPU stays: {error}")


def begun(
    name: str,
    wish: tuple[str, float, list[str]],
    minutes: float,
    asked: argparse.Namespace,
    environment: dict[str, str],
) -> subprocess.Popen[bytes]:
    game, share, wishes = wish
    folder = asked.work / name
    folder.mkdir(parents=True, exist_ok=True)
    champions = {
        each.upper(): str(asked.work / each / f"{SNOWBALL}.weights") for each in ("hunted", "undecided", "warm")
    }
    call = [
        sys.executable,
        "-m",
        "snowedin.learn.train",
        f"{game}={minutes * share:.3f}",
        "--out",
        str(folder),
        "--resume",
    ]
    if share < 1:
        call += ["--respond", f"{minutes * (1 - share):.3f}"]
    call += [champions.get(each, each) for each in wishes]
    call += [] if asked.cpu else ["--gpu", "--tests", str(TESTS)]
    with (folder / "log.txt").open("ab") as log:
        return subprocess.Popen(call, stdout=log, stderr=subprocess.STDOUT, env=environment)


def watched(running: dict[str, subprocess.Popen[bytes]], end: float) -> list[int]:
    """How busy the GPU was, in percent, until all are done or the time is over; who is not done then is stopped."""
    busy: list[int] = []
    while time.monotonic() < end and any(process.poll() is None for process in running.values()):
        time.sleep(min(LOOK, max(0.1, end - time.monotonic())))
        busy += looked()
    for name, process in running.items():
        if process.poll() is None:
            tell(f"{name} was stopped.")
            process.send_signal(signal.SIGINT)
    for process in running.values():
        try:
            process.wait(timeout=8)
        except subprocess.TimeoutExpired:
            process.kill()
    return busy


def looked() -> list[int]:
    if not shutil.which("nvidia-smi"):
        return []
    asked = ["nvidia-smi", "--query-gpu=utilization.gpu", "--format=csv,noheader,nounits"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    return [int(word) for word in told.stdout.split()[:1] if word.isdigit()]


def pack(plan: dict[str, tuple[str, float, list[str]]], asked: argparse.Namespace, busy: list[int]) -> None:
    """What is worth keeping, in as few files as may be."""
    files = sorted(
        path for name in plan for path in (asked.work / name).rglob("*.npz") if "unfinished" not in path.parts
    )
    results = {str(path.relative_to(asked.work)): result(path) for path in files}
    told = {"plan": asked.plan, "seconds": asked.seconds, "gpu busy, %": busy, "pupils": results}
    (asked.out / "pupils.json").write_text(json.dumps(told, indent=1), encoding="utf-8")
    with tarfile.open(asked.out / "logs.tar.gz", "w:gz") as tar:
        for log in sorted(path for name in plan for path in (asked.work / name).rglob("*.txt")):
            tar.add(log, str(log.relative_to(asked.work)))
    for number, parcel in enumerate(parcels(files)[:PARCELS]):
        with tarfile.open(asked.out / f"networks-{number}.tar", "w") as tar:
            for path in parcel:
                tar.add(path, str(path.relative_to(asked.work)))
    for name, each in results.items():
        tell(f"{name}: {each['steps']:,} steps in {each['seconds']:.0f} s, best {each['best']}, final {each['final']}")
    tell(f"GPU busy: {np.mean(busy) if busy else 0:.0f} %")


def result(path: Path) -> dict[str, Any]:
    with np.load(path, allow_pickle=False) as file:
        lessons, seed, final, bot = (
            file["lessons"].tolist(),
            int(file["seed"]),
            file["final"].tolist(),
            str(file["bot"]),
        )
    best = max(lessons, key=lambda lesson: lesson[2])
    return {
        "seed": seed,
        "against": bot,
        "steps": int(lessons[-1][0]),
        "seconds": lessons[-1][1],
        "best": [round(number, 4) for number in best[2:]],
        "final": [round(number, 4) for number in final],
        "lessons": lessons,
    }


def parcels(files: list[Path]) -> list[list[Path]]:
    """In order, each as full as it may be."""
    packed: list[list[Path]] = [[]]
    size = 0
    for path in files:
        if size and size + path.stat().st_size > PARCEL:
            packed.append([])
            size = 0
        packed[-1].append(path)
        size += path.stat().st_size
    return packed


def tell(sentence: str) -> None:
    print(sentence, flush=True)


if __name__ == "__main__":
    main()
