"""A real server, a real Chromium.  These tests run in a process of their own: `pytest tests/browser`."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from snowedin import server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CHROMIUM = os.environ.get("SNOWEDIN_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
STATIC = Path(str(server.__file__)).parent / "static" / "index.html"
KEPT = {"pace": "at-once", "drawer": "open"}  # nothing is played out, and the list of moves is in sight
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


def missing() -> str:
    """What must be there before these tests can run, and how to get it."""
    if importlib.util.find_spec("pytest_playwright") is None:
        return "pytest-playwright is not installed; `make browser` installs it."
    if not CHROMIUM:
        return (
            "These tests need Chromium: install it from your system's packages (on Debian and Ubuntu `apt-get install "
            "chromium`), or name one in SNOWEDIN_CHROMIUM."
        )
    if not STATIC.is_file():
        return "The web client is not built; `make browser` builds it, or `npm ci && npm run build` in web/."
    return ""


@pytest.fixture(scope="session", autouse=True)
def everything_is_there() -> None:
    """A browser test that cannot run has failed: were it skipped, nobody would miss it."""
    if reason := missing():
        pytest.fail(reason, pytrace=False)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": FLAGS, "headless": True}


@pytest.fixture(scope="session")
def browser_context_args(base_url: str) -> dict[str, Any]:
    return {
        "base_url": base_url,
        "viewport": {"width": 1280, "height": 860},
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "storage_state": remembered(base_url, **KEPT),
        "service_workers": "block",  # test_offline.py alone is about them
    }


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page that is touched, as high as a phone held upright."""
    with browser.new_context(**{**browser_context_args, **PHONE}) as context:
        yield context.new_page()


def remembered(origin: str, **settings: str) -> Any:
    """What a browser has kept of earlier visits."""
    kept = [{"name": name, "value": value} for name, value in settings.items()]
    return {"cookies": [], "origins": [{"origin": origin, "localStorage": kept}]}


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with started(tmp_path_factory.mktemp("server")) as address:
        yield address


@contextmanager
def started(folder: Path, port: int = 0, pace: float = 0) -> Iterator[str]:
    """The server as people start it, with bots that do not pause unless they are told to."""
    command = [sys.executable, "-m", "snowedin", "serve", "--port", str(port), "--pace", str(pace), "--rate", "1000"]
    command += ["--late", "0"]
    command += ["--log", "warning", "--database", f"sqlite:///{folder / 'tables.sqlite'}"]
    pipe = subprocess.PIPE
    with (folder / "log").open("w") as log, subprocess.Popen(command, stdout=pipe, stderr=log, text=True) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1].rstrip("/")
            wait_for(address)
            yield address
        finally:
            process.terminate()


def wait_for(address: str) -> None:
    until = time.monotonic() + 60
    while True:
        try:
            urllib.request.urlopen(f"{address}/healthz").close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)
        else:
            return
