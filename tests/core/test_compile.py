"""The engine: what is compiled is kept, found again, dropped when it is too much; CUDA runs the same rules."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from snowedin.core import moves, protocol, saying
from snowedin.core.compile import COMPILED, INTERPRETED, Engine, engine, engine_for
from snowedin.core.compile import cache as compiling
from snowedin.core.game import Refusal
from snowedin.games import GAMES

ONE_GAME = """
import sys, warnings
from snowedin.core.chance import Chance
from snowedin.core.compile import engine
from snowedin.core.match import Match
from snowedin.core.records import blank
from snowedin.games import GAMES
match = Match(GAMES["ice_queen"], 2, key=b"k" * 16)
match.engine.play_out(match.state, blank(Chance))
print(sum(match.engine.play_out.stats.cache_hits.values()), match.state.tobytes().hex()[:200])
"""


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_a_second_start_loads_instead_of_compiling(tmp_path: Path) -> None:
    hits, first = run(ONE_GAME, SNOWEDIN_CACHE=str(tmp_path)).split()
    assert hits == "0"
    hits, second = run(ONE_GAME, SNOWEDIN_CACHE=str(tmp_path)).split()
    assert hits == "1"
    assert first == second


def test_the_cache_is_another_one_for_other_sources_or_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SNOWEDIN_CACHE", str(tmp_path))
    game = GAMES["ice_queen"]
    folders = {compiling.cache_folder(game, {}), compiling.cache_folder(game, {"some.module": {"TABLE": [1, 2]}})}
    monkeypatch.setattr(compiling, "sources_hash", lambda game: b"edited")
    folders.add(compiling.cache_folder(game, {}))
    assert len(folders) == 3


def test_data_that_is_compiled_in_is_part_of_the_sources(tmp_path: Path) -> None:
    def hashed(**files: str) -> bytes:
        for name, text in files.items():
            file = tmp_path / paths[name]
            file.parent.mkdir(exist_ok=True)
            file.write_text(text)
        return compiling._hash_of(tmp_path)

    paths = {"rules": "rules.py", "data": "words.z", "words": "text/en.ftl", "python": "__pycache__/rules.pyc"}
    first = hashed(rules="a", data="b", words="c")
    assert hashed(data="other") != first
    assert hashed(data="b") == first
    assert hashed(words="other", python="d") == first, "neither is compiled in"


def test_the_cache_drops_what_was_unused_longest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "CACHE_BYTES", 2_500)
    folders = [tmp_path / name for name in ("oldest", "old", "newer", "in use")]
    for age, folder in zip((4, 3, 2, 0), folders, strict=True):
        folder.mkdir()
        (folder / "code").write_bytes(b"x" * 1_000)
        os.utime(folder, (time.time() - age * 10_000,) * 2)
    compiling._prune(tmp_path, keep=folders[-1])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in use", "newer", "old"]


def test_a_folder_that_another_process_drops_meanwhile_is_nobodys_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    monkeypatch.setattr(Path, "iterdir", lambda self: iter([gone]))
    compiling._prune(tmp_path, keep=tmp_path / "kept")
    assert not gone.exists()


def test_engines_are_shared_and_leave_the_modules_plain() -> None:
    game = GAMES["ice_queen"]
    assert engine(game) is engine(game) is engine(game, COMPILED) is engine(game, target=COMPILED)
    assert engine_for(game, game.read_options({})) is engine(game)
    assert engine(game, INTERPRETED).deal is not game.rules.deal
    assert not hasattr(game.rules.deal, "signatures")
    assert hasattr(engine(game, COMPILED).deal, "signatures")


def test_an_unknown_back_end_is_refused() -> None:
    with pytest.raises(Refusal, match="interpreted, compiled, cuda"):
        Engine(GAMES["ice_queen"], "steam")


@pytest.mark.parametrize("line", ["import ACTIONS", "import ACTIONS as MOST"])
def test_a_module_that_takes_by_name_what_every_game_has_of_its_own_is_refused(line: str) -> None:
    """It would be the same in every game."""
    taking = ModuleType("snowedin.taking")
    exec(f"from snowedin.core.protocol {line}\ndef count(s):\n    return 1", vars(taking))
    with pytest.raises(Refusal, match=r"snowedin\.taking takes ACTIONS .*read it as protocol\.ACTIONS"):
        Engine(GAMES["ice_queen"], INTERPRETED).bind(taking)


def test_a_module_that_reads_it_from_the_protocol_has_the_games_own() -> None:
    reading = ModuleType("snowedin.reading")
    exec("from snowedin.core import protocol\ndef count(s):\n    return protocol.ACTIONS", vars(reading))
    reading.count.__module__ = reading.__name__
    for game in GAMES.values():
        assert engine(game, INTERPRETED).bind(reading).count(None) == game.state.ACTIONS


def test_an_engine_says_what_it_does_not_have() -> None:
    with pytest.raises(AttributeError, match="Ice Queen has no 'bake'"):
        _ = engine(GAMES["ice_queen"]).bake


def test_cuda_plays_the_same_game_in_the_simulator() -> None:
    """Numba's CUDA simulator runs the kernels without a GPU."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.cuda_game", "2", "interpreted", *GAMES],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines() == [f"{key}: the same" for key in GAMES]


def test_what_is_compiled_for_two_games_has_names_of_its_own() -> None:
    """Code that is read from disk is linked by names, in which a process only counts what it compiled itself."""
    engines = [engine(GAMES[key]) for key in ("ice_queen", "winter")]
    for name in ("say_move", "say_choices"):
        inner = {each._clone(saying).__dict__[name].py_func.__qualname__ for each in engines}
        entries = {getattr(each.bind(saying), name).py_func.__qualname__ for each in engines}
        assert len(inner) == len(entries) == 2


def test_others_wait_for_a_module_that_one_thread_is_binding(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a server comes back and many tables are read at once."""
    shared, translated = Engine(GAMES["ice_queen"], INTERPRETED), Engine._translated

    def slowly(self: Engine, *what: Any) -> Any:
        time.sleep(0.002)
        return translated(self, *what)

    monkeypatch.setattr(Engine, "_translated", slowly)
    with ThreadPoolExecutor(4) as threads:
        bound = list(threads.map(lambda _: shared.bind(moves).begin.__globals__["deal"], range(4)))
    assert protocol.deal not in bound
