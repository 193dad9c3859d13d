"""Matches that are left unfinished in a test are kept in a folder of its own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    folder = tmp_path / "state"
    monkeypatch.setenv("SNOWEDIN_STATE", str(folder))
    return folder
