"""Output that cannot be written, to a full disk or to nobody, ends every command with a sentence and a status."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from snowedin.bots import Bot
from snowedin.core.match import Match
from snowedin.games import GAMES

FULL = Path("/dev/full")
pytestmark = pytest.mark.skipif(not FULL.exists(), reason="This system has no device that is always full.")
QUICK = ["ice_queen", "--option", "hand_cap=1"]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    match = Match(GAMES["ice_queen"], 2, {"hand_cap": 1}, bytes(16))
    seat = match.to_act()[0]
    match.act(seat, Bot(match.game, "greed", "finished").choose(match, seat))
    file = tmp_path_factory.mktemp("finished") / "match.json"
    match.save(file)
    return str(file)


def run_into(
    stream: Path, arguments: list[str], folder: Path, buffered: str = ""
) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONUNBUFFERED": buffered, "SNOWEDIN_DATABASE": f"sqlite:///{folder}/tables.sqlite"}
    with stream.open("w") as out:
        return subprocess.run(
            [sys.executable, "-m", "snowedin", *arguments],
            stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.PIPE, text=True, check=False, timeout=300,
            env=environment, cwd=folder,
        )  # fmt: skip


@pytest.mark.parametrize(
    "arguments",
    [
        ["--version"],
        ["games"],
        ["play"],
        ["play", *QUICK],
        ["replay", "FILE"],
        ["analyse", "FILE", "--simulations", "1", "--replays", "1"],
        ["analyse", "FILE", "--simulations", "1", "--replays", "1", "--json"],
        ["simulate", *QUICK, "--games", "10"],
        ["simulate", *QUICK, "--games", "10", "--json"],
        ["arena", *QUICK, "--players", "greed,chance", "--games", "2"],
        ["arena", *QUICK, "--players", "greed,chance", "--games", "2", "--json", "-"],
        ["lab", *QUICK, "--games", "1"],
        ["serve", "--port", "0", "--cold"],
    ],
    ids=" ".join,
)
def test_a_full_disk_is_told_in_a_sentence(arguments: list[str], finished: str, tmp_path: Path) -> None:
    done = run_into(FULL, [finished if each == "FILE" else each for each in arguments], tmp_path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr
    assert done.stderr.strip().endswith("What was to be printed cannot be written: No space left on device.")


def test_a_full_disk_is_told_also_where_every_line_is_written_at_once(tmp_path: Path) -> None:
    done = run_into(FULL, ["games"], tmp_path, buffered="1")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)


def test_where_nothing_at_all_can_be_written_the_status_tells_it() -> None:
    with FULL.open("w") as out:
        command = [sys.executable, "-m", "snowedin", "games"]
        assert subprocess.run(command, stdout=out, stderr=out, check=False, timeout=60).returncode == 1
        assert subprocess.run([*command[:-1], "play", "chess"], stderr=out, check=False, timeout=60).returncode == 2
