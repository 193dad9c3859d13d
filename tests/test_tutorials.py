"""Whoever follows a tutorial word for word comes to its end: every command of it is run, and every change is made."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from snowedin.games import BOX

from .server.house import running
from .template.test_template import WITHOUT_PLUGINS

PAGES = sorted((Path(__file__).parents[1] / "docs" / "tutorials").glob("*.md"))
STEP = re.compile(r"(?ms)^```(sh|diff|python)\n(.*?)^```$")
GAME = "snow-race"
ANSWERS = "1\n" * 50  # of somebody who always takes the first choice


@pytest.mark.parametrize("tutorial", PAGES, ids=lambda tutorial: tutorial.stem)
def test_every_step_can_be_followed(tutorial: Path, tmp_path: Path) -> None:
    steps = STEP.findall(tutorial.read_text("utf-8"))
    assert len(steps) >= 5
    for kind, text in steps:
        if kind == "sh":
            for command in text.splitlines():
                follow(command, tmp_path)
        elif kind == "diff":
            change(tmp_path / GAME, text)
        else:
            run([sys.executable, "-W", "error", "-c", text], tmp_path)


def test_a_change_that_a_tutorial_asks_for_must_fit(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("one\ntwo\n")
    change(tmp_path, "--- a.py\n one\n-two\n+three\n")
    assert (tmp_path / "a.py").read_text() == "one\nthree\n"
    with pytest.raises(AssertionError):
        change(tmp_path, "--- a.py\n-two\n+four\n")


def follow(command: str, folder: Path) -> None:
    if command.startswith("snowedin serve "):
        serve(command.split()[2:], folder)
    else:
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        run(["sh", "-ec", command], folder, PATH=path, SNOWEDIN_STATE=str(folder / "state"))


def run(command: list[str], folder: Path, **environment: str) -> None:
    here = {"SNOWEDIN_GAMES": str(folder / GAME) if (folder / GAME).is_dir() else ""}
    done = subprocess.run(
        command,
        cwd=folder,
        env=WITHOUT_PLUGINS | here | environment,
        input=ANSWERS,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command[-1]}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"


def serve(arguments: list[str], folder: Path) -> None:
    """The server is asked for its games."""
    import httpx

    told = [str(folder / argument) if argument == GAME else argument for argument in arguments]
    with running(f"sqlite:///{folder / 'tables.sqlite'}", *told) as server:
        games = httpx.get(f"{server.url}/api/games").json()["games"]
    assert {game["key"] for game in games} == {*BOX, "snow_race"}


def change(folder: Path, text: str) -> None:
    """Lines that stay begin with a space, those that go with a minus, those that come with a plus."""
    name, *lines = text.splitlines()
    path = folder / name.removeprefix("--- ")
    old = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
    new = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
    before = path.read_text("utf-8")
    assert before.count(old) == 1, f"{name}: these lines are there {before.count(old)} times\n{old}"
    path.write_text(before.replace(old, new), encoding="utf-8")
