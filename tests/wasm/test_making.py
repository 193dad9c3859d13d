"""Modules are made once for the same sources; what cannot be made is told in a sentence."""

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from snowedin.browser import modules
from snowedin.browser.description import description, layout_of
from snowedin.browser.doors import doors_of
from snowedin.core.compile import COMPILED, WASM, WHOLE, Door, Engine, engine
from snowedin.core.compile.cache import settings
from snowedin.core.game import Game, Refusal
from snowedin.games import GAMES

GAME = GAMES["ice_queen"]
WORD = b"\0asm"


def door_to(lines: str) -> Door:
    """A door to a function `asked(n)` of a module of the dialect."""
    module: Any = ModuleType("snowedin.trying")
    exec(f"import numpy as np\nfrom math import sin, sqrt\ndef asked(n):\n    {lines}", vars(module))
    module.asked.__module__ = module.__name__
    return Door(module, "asked", {"n": WHOLE})


@pytest.fixture(autouse=True)
def nothing_is_optimised_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings(), "OPT", type(settings().OPT)(0))


def test_a_small_function_becomes_a_module() -> None:
    assert Engine(GAME, WASM).wasm([door_to("return n * n + sqrt(n)")]).startswith(WORD)


def test_what_no_browser_has_is_refused_by_its_name() -> None:
    with pytest.raises(Refusal, match="asks for sin, which no browser has"):
        Engine(GAME, WASM).wasm([door_to("return sin(n * 1.0)")])


def test_only_its_own_back_end_makes_a_module() -> None:
    with pytest.raises(Refusal, match=f"the back end wasm; this one is {COMPILED}"):
        engine(GAME).wasm([])


def test_code_that_was_optimised_for_this_processor_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings(), "OPT", type(settings().OPT)(3))
    with pytest.raises(Refusal, match="set NUMBA_OPT=0"):
        Engine(GAME, WASM).wasm([door_to("return n")])


def test_the_command_says_so_too_and_exits_with_2(tmp_path: Path) -> None:
    """A package without code stands for one that is not there."""
    hidden = (
        "import sys; sys.modules['ziglang'] = None; from snowedin.__main__ import main; sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", hidden, "build-wasm", GAME.key, "--out", str(tmp_path)]
    done = subprocess.run(command, env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "snowedin[wasm]" in done.stderr
    assert not list(tmp_path.iterdir())


def test_what_is_up_to_date_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def note(game: Game, path: Path) -> None:
        made.append(game.key)
        path.write_bytes(WORD)

    monkeypatch.setattr(modules, "make", note)
    for _ in range(2):
        modules.build(GAME, tmp_path)
    assert made == [GAME.key]
    monkeypatch.setattr(modules, "made_of", lambda game: "of other sources")
    modules.build(GAME, tmp_path)
    assert made == [GAME.key] * 2
    assert modules.module_path(GAME, tmp_path).read_bytes() == WORD


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(Refusal, match="cannot be written into"):
        modules.build(GAME, tmp_path / "file")


def test_the_layout_is_that_of_the_record(game: Game) -> None:
    told = description(game, "")
    kind = game.state.State.dtype
    assert told.records["State"] == layout_of(kind)
    assert told.records["State"].size == kind.itemsize
    for name, slot in told.records["State"].fields.items():
        assert slot.at == kind.fields[name][1]
    assert {option.name for option in told.options} <= set(told.records["State"].fields)


def test_what_is_told_can_be_read_again(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(modules, "make", lambda game, path: path.write_bytes(WORD))
    assert modules.built(game, tmp_path) is None
    assert modules.build(game, tmp_path) == modules.built(game, tmp_path)


def test_every_door_has_a_name_of_its_own(game: Game) -> None:
    names = [door.name for door in doors_of(game)]
    assert len(names) == len(set(names))


def test_a_product_that_is_looked_at_for_overflow_can_be_linked() -> None:
    """New tables ask how large they are, in numbers of 128 bits."""
    lines = "t = np.zeros((n, n + 1)); t[n - 1, n] = 7.0; return t.sum()"
    assert Engine(GAME, WASM).wasm([door_to(f"{lines}")]).startswith(WORD)
