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
from typing import Any, NamedTuple

import numpy as np

from snowedin.bots.reflex import written
from snowedin.learn.champion import made_whole
from snowedin.learn.school import keeping

SLACK = 60.0  # seconds for the last tests and for packing, unless told
PACKING = 15.0  # of them
PARCEL = 15_000_000  # bytes of a file that is brought home
PARCELS = 5
TESTS = 6  # on the way: each keeps the lessons waiting
LOOK = 10.0  # seconds between two looks at the GPU
MPS = "nvidia-cuda-mps-control"

SNOWBALL, QUEEN, SKY, SPELL = "snowball_fight", "ice_queen", "ice_and_sky", "cold_spell"
WEIGHTS = ".weights"


class Wish(NamedTuple):
    """What a pupil is asked; `share` is its part of the time, the rest its responder's.

    A word that ends in `.weights` is the network of another pupil of this folder, or of the folder of champions.
    """

    game: str
    share: float
    words: list[str]
    on_cpu: bool = False  # whoever learns against one who thinks


BEATEN = ["--against", "avalanche"]
SELF = ["--begin", "reflex"]
HUNTED = [*SELF, "--hunt", "48"]
CALM = ["--change", "league=16", "rate=0.0004"]
TESTED = ["rate=0.0005", "magnet=0.1", "pull=0.05", "examiner=avalanche", "deals=1000", "tests=3"]
MIXED = ["--change", "alone=0.5", "past=0.5", "league=16", "every=8", *TESTED]
ALONE = ["--change", "alone=1.0", "past=0.0", *TESTED]
ADVISED = ["--against", "counter", "--seats", "2", "--change", "advice=counter", "primer=0"]
PATIENT = ["--change", "games=64", "steps=24", "rate=0.0003", "parts=4", "deals=30", "tests=1"]


def champion(seed: int, *words: str) -> Wish:
    """Begun as the champion of the box, with no time for a responder."""
    return Wish(SNOWBALL, 1.0, [*SELF, "--seed", str(seed), *words])


def responder(victim: str, seed: int, begin: str = "") -> Wish:
    return Wish(SNOWBALL, 1.0, ["--against", victim, "--begin", begin or victim, "--seed", str(seed)])


def student(victim: str, seed: int, *words: str) -> Wish:
    """Of one who thinks, on the processor's cores."""
    return Wish(SNOWBALL, 1.0, ["--against", victim, "--seed", str(seed), *(words or SELF), *PATIENT], on_cpu=True)


PLANS: dict[str, dict[str, Wish]] = {
    "first": {
        "avalanche-1": Wish(SNOWBALL, 1.0, [*BEATEN, "--begin", "reflex", "--seed", "1"]),
        "avalanche-2": Wish(SNOWBALL, 1.0, [*BEATEN, "--seed", "2"]),
        "hunted": Wish(SNOWBALL, 0.66, [*HUNTED, "--seed", "3", *CALM]),
        "undecided": Wish(SNOWBALL, 0.66, [*HUNTED, "--seed", "4", *CALM, "entropy=0.03", "magnet=0.1"]),
        "counter-1": Wish(QUEEN, 1.0, ["--against", "counter", "--seats", "2", "--seed", "1"]),
        "counter-2": Wish(QUEEN, 1.0, ["--against", "counter", "--seats", "2", "--seed", "2"]),
        "sky-1": Wish(SKY, 1.0, ["--seed", "1"]),
        "sky-2": Wish(SKY, 1.0, ["--seed", "2"]),
        "greed-1": Wish(SNOWBALL, 1.0, ["--against", "greed", "--begin", "reflex", "--seed", "1"]),
        "spell": Wish(SPELL, 1.0, ["--seed", "0"]),
    },
    "third": {
        "mild": Wish(SNOWBALL, 0.6, [*SELF, "--seed", "21", *MIXED, "entropy=0.06"]),
        "mixed": Wish(SNOWBALL, 0.6, [*SELF, "--seed", "22", *MIXED, "entropy=0.12"]),
        "free": Wish(SNOWBALL, 0.6, [*SELF, "--seed", "23", *MIXED, "entropy=0.25"]),
        "chased": Wish(SNOWBALL, 0.6, [*SELF, "--seed", "24", "--hunt", "24", *MIXED, "entropy=0.12"]),
        "warm": responder("warm.weights", 25, "reflex"),
    },
    "champions": {
        "entropy-4": champion(31, *MIXED, "entropy=0.04"),
        "entropy-6": champion(32, *MIXED, "entropy=0.06"),
        "entropy-10": champion(33, *MIXED, "entropy=0.10"),
        "cooled-10": champion(34, *MIXED, "entropy=0.10", "cooling=0.8"),
        "cooled-20": champion(35, *MIXED, "entropy=0.20", "cooling=0.9"),
        "alone-10": champion(36, *ALONE, "entropy=0.10", "cooling=0.8"),
        "hunted-6": champion(37, "--hunt", "24", *MIXED, "entropy=0.06", "cooling=0.5"),
        "fresh": Wish(SNOWBALL, 1.0, ["--seed", "38", *MIXED, "entropy=0.10", "cooling=0.8", "primer=0.06"]),
        "advised-1": Wish(QUEEN, 1.0, [*ADVISED, "rate=0.0003", "--seed", "1"]),
        "snowflake": student("snowflake", 1),
        "skier": student("skier", 1),
    },
    "responders": {
        "to-avalanche": responder("reflex", 41),
        **{
            f"to-{name}": responder(f"{name}{WEIGHTS}", 42 + i)
            for i, name in enumerate(
                ("entropy-4", "entropy-6", "entropy-10", "cooled-10", "cooled-20", "alone-10", "hunted-6", "fresh")
            )
        },
        "yeti": student("yeti@2000", 1),
    },
    "again": {
        "again-itself": responder("cooled-10.weights", 61),
        "again-avalanche": responder("cooled-10.weights", 62, "reflex"),
        "again-hunted": responder("cooled-10.weights", 63, "hunted-6.weights"),
        "again-longer": responder("cooled-10.weights", 64, "to-cooled-10.weights"),
        "advised-2": Wish(QUEEN, 1.0, [*ADVISED, "rate=0.0005", "entropy=0.02", "cooling=1.0", "--seed", "2"]),
        "skier-2": student("skier", 2, "--begin", "cooled-10.weights"),
        "yeti-2": student("yeti@1000", 2, "--begin", "cooled-10.weights"),
    },
    "try": {
        "avalanche-1": Wish(SNOWBALL, 1.0, [*BEATEN, "--begin", "reflex", "--seed", "1", "--change", "deals=20"]),
        "hunted": Wish(SNOWBALL, 0.5, ["--begin", "reflex", "--hunt", "2", "--change", "deals=20", "tests=2"]),
        "advised-1": Wish(QUEEN, 1.0, [*ADVISED, "rate=0.0003", "deals=20", "--seed", "1"]),
        "snowflake": Wish(SNOWBALL, 1.0, [*student("snowflake", 1).words, "games=8", "deals=4"], on_cpu=True),
    },
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("plan", choices=PLANS)
    parser.add_argument("--seconds", type=float, default=585.0, help="for everything")
    parser.add_argument("--work", type=Path, default=Path("build/pupils"), help="gone on with if it is there")
    parser.add_argument("--champions", type=Path, help="another folder of pupils whose networks are asked for")
    parser.add_argument("--out", type=Path, default=Path("build/brought-home"))
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
    name: str, wish: Wish, minutes: float, asked: argparse.Namespace, environment: dict[str, str]
) -> subprocess.Popen[bytes]:
    folder = asked.work / name
    folder.mkdir(parents=True, exist_ok=True)
    call = [sys.executable, "-m", "snowedin.learn.train", f"{wish.game}={minutes * wish.share:.3f}"]
    call += ["--out", str(folder), "--resume"]
    if wish.share < 1:
        call += ["--respond", f"{minutes * (1 - wish.share):.3f}"]
    call += [network_of(each, asked) if each.endswith(WEIGHTS) else each for each in wish.words]
    if wish.on_cpu:
        call, environment = ["nice", "-n", "5", *call], {**environment, "JAX_PLATFORMS": "cpu"}
    elif not asked.cpu:
        call += ["--gpu", "--tests", str(TESTS)]
    with (folder / "log.txt").open("ab") as log:
        return subprocess.Popen(call, stdout=log, stderr=subprocess.STDOUT, env=environment)


def network_of(word: str, asked: argparse.Namespace) -> str:
    """The file of weights of a pupil of this name, made whole if that was not done yet."""
    name = word.removesuffix(WEIGHTS)
    folders = [folder / name for folder in (asked.work, asked.champions) if folder is not None]
    folder = next((each for each in folders if any(each.glob(f"{SNOWBALL}.*"))), folders[0])
    weights = asked.work / name / f"{SNOWBALL}{WEIGHTS}"
    if not weights.exists():
        weights.parent.mkdir(parents=True, exist_ok=True)
        weights.write_bytes(written(made_whole(keeping.read(folder / f"{SNOWBALL}.npz"), "slow", warmth=1.0)))
    return str(weights)


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


def pack(plan: dict[str, Wish], asked: argparse.Namespace, busy: list[int]) -> None:
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
