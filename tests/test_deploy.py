"""What `deploy/` says is understood by those it is said to, as far as they are on this machine."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from snowedin.__main__ import parser

DEPLOY = Path(__file__).parents[1] / "deploy"
COMPOSED = sorted(DEPLOY.glob("compose*.yaml"))
UNITS = sorted((DEPLOY / "systemd").glob("*"))


def composed(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_the_server_understands_what_its_container_is_told(file: Path) -> None:
    command = composed(file)["services"]["server"]["command"]
    filled = [re.sub(r"\$\{\w+:-(\w+)\}", r"\1", part).replace("${SITE}", "play.example.org") for part in command]
    arguments = parser().parse_args(filled)
    assert arguments.name == ["play.example.org"]
    assert arguments.proxy
    assert arguments.metrics == "off"


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_containers_may_do_little(file: Path) -> None:
    services = composed(file)["services"]
    for name in ("server", "proxy"):
        assert services[name]["read_only"] is True
        assert services[name]["cap_drop"] == ["ALL"]
    for service in services.values():
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["restart"] == "unless-stopped"
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"], "only HTTPS is open"


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_the_proxy_that_is_believed_is_the_one_in_front(file: Path) -> None:
    found = composed(file)
    [proxy] = [part for part in found["services"]["server"]["command"] if part.startswith("--proxy=")]
    assert proxy == f"--proxy={found['networks']['front']['ipam']['config'][0]['subnet']}"


def test_the_container_file_builds_from_what_there_is_and_not_as_root() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        for name in line.split()[:-1]:
            assert (DEPLOY.parent / name).exists(), name
    assert re.search(r"^USER 10001", text, re.MULTILINE)
    assert "HEALTHCHECK" in text


def test_the_server_understands_what_its_unit_says() -> None:
    text = (DEPLOY / "systemd" / "snowedin.service").read_text(encoding="utf-8")
    [line] = re.findall(r"^ExecStart=\S+ (.*)$", text, re.MULTILINE)
    words = shlex.split(line.replace("$SNOWEDIN_ARGUMENTS", "--name play.example.org"))
    assert parser().parse_args(words).proxy == ["127.0.0.1"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_understands_the_units() -> None:
    """But for the program, which is not installed where a test runs."""
    done = subprocess.run(["systemd-analyze", "verify", *UNITS], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "/opt/snowedin" not in line and "deploy" in line]
    assert complaints == []


def test_the_script_is_one() -> None:
    subprocess.run(["sh", "-n", DEPLOY / "up"], check=True)
