"""The gate, with commands in the place of the real ones: what is run, in which order, and what makes it fail."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

GATE = Path(__file__).parents[1] / ".ci" / "run"
TOOLS = ("bash", "cat", "chmod", "cp", "dirname", "env", "sh", "timeout")
UNSAID = "The browser tests were NOT run"


class Machine:
    """A folder with the gate in it, and a PATH on which there is nothing but what was put there."""

    def __init__(self, root: Path) -> None:
        self.root, self.path, self.told = root, root / "bin", root / "told"
        self.path.mkdir()
        (root / ".ci").mkdir()
        shutil.copy(GATE, root / ".ci" / "run")
        for tool in TOOLS:
            found = shutil.which(tool)
            assert found
            (self.path / tool).symlink_to(found)
        self.has("make")
        self.has("id", "echo 0")

    def has(self, name: str, then: str = "") -> None:
        """A command that writes down how it was called, and then does this."""
        command = self.path / name
        command.write_text(f'#!/bin/sh\necho "{name} $*" >> "{self.told}"\n{then}\n', encoding="utf-8")
        command.chmod(0o755)

    def run(self) -> tuple[int, str, list[str]]:
        """The exit status, what was said, and what was made in which order."""
        command = [str(self.path / "bash"), str(self.root / ".ci" / "run")]
        done = subprocess.run(
            command,
            env={"PATH": str(self.path)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        calls = self.told.read_text(encoding="utf-8").splitlines()
        return done.returncode, done.stdout, [call.removeprefix("make ") for call in calls if call.startswith("make ")]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_with_chromium_everything_is_run(machine: Machine) -> None:
    machine.has("chromium")
    assert machine.run() == (0, "", ["check", "site", "test", "browser"])


@pytest.mark.parametrize("target", ["check", "site", "test", "browser"])
def test_what_fails_stops_the_gate(machine: Machine, target: str) -> None:
    machine.has("chromium")
    machine.has("make", f'[ "$1" != {target} ]')
    status, _, made = machine.run()
    assert status != 0
    assert made[-1] == target


def test_without_chromium_it_says_what_was_not_run(machine: Machine) -> None:
    status, said, made = machine.run()
    assert (status, made) == (0, ["check", "site", "test"])
    assert UNSAID in said


def test_chromium_is_fetched_where_that_is_allowed(machine: Machine) -> None:
    machine.has("apt-get", f'case "$*" in *install*) cp "{machine.path}/id" "{machine.path}/chromium";; esac')
    status, said, made = machine.run()
    assert (status, made) == (0, ["check", "site", "test", "browser"])
    assert "Fetching Chromium" in said
    assert UNSAID not in said


def test_packages_that_cannot_be_fetched_are_told(machine: Machine) -> None:
    machine.has("apt-get", "exit 100")
    status, said, made = machine.run()
    assert (status, made) == (0, ["check", "site", "test"])
    assert UNSAID in said


def test_nobody_is_asked_for_a_password(machine: Machine) -> None:
    machine.has("id", "echo 1000")
    machine.has("apt-get")
    machine.has("sudo", "exit 1")
    status, said, made = machine.run()
    assert (status, made) == (0, ["check", "site", "test"])
    assert UNSAID in said
    assert "apt-get" not in machine.told.read_text(encoding="utf-8")


def test_a_command_that_only_tells_where_to_get_chromium_is_none(machine: Machine) -> None:
    machine.has("chromium-browser", "exit 1")
    assert UNSAID in machine.run()[1]


def test_the_browser_tests_are_given_the_one_that_was_found(machine: Machine) -> None:
    machine.has("chromium-browser")
    machine.has("make", f'echo "make with $SNOWEDIN_CHROMIUM" >> "{machine.told}"')
    assert machine.run()[2][-1] == f"with {machine.path / 'chromium-browser'}"


def test_the_gate_can_be_run() -> None:
    assert os.access(GATE, os.X_OK)
