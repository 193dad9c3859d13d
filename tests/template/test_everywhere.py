"""A game of another package is at home everywhere: it passes what every game has to, and every door leads to it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from snowedin.template import Wishes, write

from .test_template import WITHOUT_PLUGINS

WISHES = Wishes("Snow Race", 2, 3)
HARDEST = Wishes("Snow Race", 2, 3, hidden=True, simultaneous=True, together=True)

DOORS = """
import gymnasium, numpy, pyspiel
from pettingzoo.test import api_test
from snowedin.games import GAMES
from snowedin.learn import openspiel
from snowedin.learn.batch import Batch
from snowedin.learn.gymnasium import IDS
from snowedin.learn.pettingzoo import TableEnv

assert "snowedin/SnowRace-v0" in IDS
env = gymnasium.make("snowedin/SnowRace-v0")
known, _ = env.reset(seed=1)
env.step(int(numpy.flatnonzero(known["action_mask"])[0]))
api_test(TableEnv("snow_race"), num_cycles=20)
state = pyspiel.load_game("snowedin_snow_race").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
assert sum(state.returns()) == 1.0
batch = Batch(GAMES["snow_race"], 64)
batch.reset(1)
print("all doors lead to it")
"""


def snowedin(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "snowedin", *arguments, "--game-path", str(folder)]
    return subprocess.run(command, cwd=folder, env=WITHOUT_PLUGINS, capture_output=True, text=True, check=False)


def suite(folder: Path, *arguments: str, only: str = "") -> subprocess.CompletedProcess[str]:
    options = "-p no:cacheprovider" + (f" -k {only}" if only else "")
    return snowedin("test", WISHES.key, *arguments, f"--pytest={options}", folder=folder)


def edit(folder: Path, module: str, old: str, new: str) -> None:
    path = folder / "src" / WISHES.package / f"{module}.py"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_game_of_another_package_passes_the_whole_suite(tmp_path: Path) -> None:
    write(HARDEST, tmp_path)
    done = suite(tmp_path)
    assert done.returncode == 0, done.stdout
    assert "33 passed" in done.stdout


def test_a_leak_is_found(tmp_path: Path) -> None:
    write(WISHES, tmp_path)
    edit(tmp_path, "view", "    if seat != viewer:\n        return s.hand[seat] & 0\n", "")
    done = suite(tmp_path, only="test_the_bytes_are_the_same_in_every_redeal")
    assert done.returncode == 1
    assert "looks differ" in done.stdout


def test_golden_games_find_out_a_rule_that_changed(tmp_path: Path) -> None:
    write(WISHES, tmp_path)
    golden = str(tmp_path / "golden")
    assert snowedin("test", WISHES.key, "--write-golden", golden, folder=tmp_path).returncode == 0
    assert suite(tmp_path, "--golden", golden, only="golden").returncode == 0
    edit(tmp_path, "rules", "s.chosen[seat] > s.chosen[best]", "s.chosen[seat] < s.chosen[best]")
    assert "takes another course" in suite(tmp_path, "--golden", golden, only="golden").stdout
    refused = snowedin("test", WISHES.key, "--write-golden", golden, folder=tmp_path)
    assert refused.returncode == 2
    assert "raise `version` in the game's description" in refused.stderr


def test_every_door_leads_to_it(tmp_path: Path) -> None:
    write(WISHES, tmp_path)
    environment = os.environ | {"SNOWEDIN_GAMES": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", DOORS], env=environment, capture_output=True, text=True, check=False)
    assert "all doors lead to it" in done.stdout, done.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", WISHES.key, "--games", "4", "--players", "chance,greed"], "chance – greed"),
        (["lab", WISHES.key, "--games", "200", "--out", "report.html"], "report.html"),
        (["simulate", WISHES.key, "--games", "50", "--bots", "greed,chance"], "Snow Race: 50 games"),
        (["puzzles"], "Snow Race"),
    ],
    ids=lambda case: case[0] if isinstance(case, list) else "",
)
def test_every_command_knows_it(tmp_path: Path, arguments: list[str], said: str) -> None:
    write(WISHES, tmp_path)
    done = snowedin(*arguments, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
