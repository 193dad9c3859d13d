"""Modules that the site's build has bound into one file are found and read as if they lay in folders."""

import importlib
import io
import sys
import zipfile
from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from snowedin.house.bound_modules import BOX, install

from .laid import ROOT

SOURCES = {
    "shed/__init__.py": '"""A shed."""\n',
    "shed/tools.py": (
        '"""What lies in it."""\n'
        "from dataclasses import dataclass\n"
        "from . import words\n\n\n"
        "@dataclass\nclass Saw:\n    teeth: int\n\n\n"
        'def sharpen(saw):\n    """Only told."""\n\n\n'
        'class Rake:\n    """For leaves."""\n'
    ),
    "shed/words/__init__.py": "",
    "shed/words/en.ftl": "saw = a saw\n",
    "loft/hay.py": "from __future__ import annotations\nBALES = 3\n",
    "loft/cat.py": "raise ValueError('asleep')\n",
}


def compiling() -> ModuleType:
    spec = spec_from_file_location("compiling", ROOT / "web" / "building" / "compiling.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as made:
        for name, text in SOURCES.items():
            made.writestr(name, text)
    for name, content in compiling().box([archive.getvalue()], r"loft/dog"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    found = install(str(tmp_path / BOX), str(tmp_path))
    yield tmp_path
    found.close()


def test_modules_are_found_with_what_lies_beside_them(home: Path) -> None:
    tools = importlib.import_module("shed.tools")
    assert tools.Saw(7).teeth == 7
    assert Path(str(tools.__file__)).parent == home / "shed"
    assert files("shed.words").joinpath("en.ftl").read_text() == "saw = a saw\n"
    assert not list(home.rglob("*.py*"))


def test_what_is_told_to_programmers_is_left_out_and_nothing_else_is_written_in_its_place(home: Path) -> None:
    tools = importlib.import_module("shed.tools")
    assert tools.sharpen(None) is None
    assert (tools.__doc__, tools.sharpen.__doc__, tools.Rake.__doc__) == (None, None, None)
    assert "teeth" not in tools.Saw.__doc__  # as a dataclass tells it, at a price


def test_a_folder_without_a_module_of_its_own_is_a_package(home: Path) -> None:
    assert importlib.import_module("loft.hay").BALES == 3


def test_what_is_not_there_is_left_to_others(home: Path) -> None:
    assert find_spec("shed.spade") is None
    with pytest.raises(ModuleNotFoundError, match=r"shed\.spade"):
        importlib.import_module("shed.spade")


def test_what_a_module_raises_is_raised(home: Path) -> None:
    with pytest.raises(ValueError, match="asleep"):
        importlib.import_module("loft.cat")
