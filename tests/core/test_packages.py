"""Games of other packages: found by their entry point or in a folder, told of in a sentence where they are broken."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

FOUR = Path(__file__).parents[2] / "examples" / "games" / "connect_four" / "snowedin_connect_four"
PROJECT = '[project]\nname = "snowedin-four"\nversion = "1.2"\n[project.entry-points."snowedin.games"]\n'


def package(folder: Path, key: str = "bench_connect_four", name: str = "snowedin_four") -> Path:
    """A project with Connect Four in it, under this key and name; its folder."""
    source = folder / "src" / name
    shutil.copytree(FOUR, source)
    described = (source / "__init__.py").read_text("utf-8").replace('key="connect_four"', f'key="{key}"')
    (source / "__init__.py").write_text(described, encoding="utf-8")
    (folder / "pyproject.toml").write_text(f'{PROJECT}{key} = "{name}:GAME"\n', encoding="utf-8")
    return folder


def installed(folder: Path, site: Path) -> Path:
    """The project as an installer leaves it; where."""
    (site / "snowedin_four-1.2.dist-info").mkdir(parents=True)
    (site / "snowedin_four-1.2.dist-info" / "METADATA").write_text("Name: snowedin-four\nVersion: 1.2\n")
    points = (folder / "pyproject.toml").read_text("utf-8").partition('games"]\n')[2].replace('"', "")
    (site / "snowedin_four-1.2.dist-info" / "entry_points.txt").write_text(f"[snowedin.games]\n{points}")
    (folder / "src" / "snowedin_four").rename(site / "snowedin_four")
    return site


def snowedin(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "snowedin", *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_installed_package_is_a_game_as_any_other(tmp_path: Path) -> None:
    site = installed(package(tmp_path / "four"), tmp_path / "site")
    done = snowedin("simulate", "bench_connect_four", "--games", "20", PYTHONPATH=str(site))
    assert done.stdout.startswith("Connect Four: 20 games")
    assert not done.stderr.strip()


def test_processes_that_are_started_know_the_game_in_a_folder(tmp_path: Path) -> None:
    """An arena plays in processes of its own."""
    folder = str(package(tmp_path))
    done = snowedin("arena", "bench_conn", "--games", "2", "--players", "chance,chance", "--game-path", folder)
    assert "chance – chance" in done.stdout, done.stderr


def test_a_folder_of_projects_is_named_once(tmp_path: Path) -> None:
    package(tmp_path / "one", "one", "four_one")
    package(tmp_path / "two", "two", "four_two")
    done = snowedin("games", "--game-path", str(tmp_path))
    assert "(one)" in done.stdout
    assert "(two)" in done.stdout
    assert not done.stderr


def test_a_folder_may_be_the_package_itself(tmp_path: Path) -> None:
    package(tmp_path)
    done = snowedin("games", "--game-path", str(tmp_path / "src" / "snowedin_four"))
    assert "Connect Four (bench_connect_four)" in done.stdout


def test_a_game_in_the_making_comes_before_the_installed_one(tmp_path: Path) -> None:
    site = installed(package(tmp_path / "four"), tmp_path / "site")
    made = package(tmp_path / "made", name="made_four")
    described = made / "src" / "made_four" / "__init__.py"
    described.write_text(described.read_text("utf-8").replace("Connect Four", "Drop Four"), encoding="utf-8")
    done = snowedin("games", "--game-path", str(made), PYTHONPATH=str(site))
    assert "Drop Four (bench_connect_four)" in done.stdout
    assert done.stderr.strip() == (
        f"The package snowedin-four 1.2 has a game 'bench_connect_four', as has the folder {made}, which is played."
    )


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = snowedin("games", "--game-path", str(tmp_path / "nowhere"))
    assert done.returncode == 2
    assert "there is no folder" in done.stderr


def no_game(source: Path) -> None:
    (source / "__init__.py").write_text("GAME = 5\n")


def no_rules(source: Path) -> None:
    (source / "rules.py").unlink()


def no_words(source: Path) -> None:
    (source / "text" / "en.ftl").unlink()


def no_package(source: Path) -> None:
    shutil.rmtree(source)


def wrong_syntax(source: Path) -> None:
    (source / "view.py").write_text("see = (\n")


def wrong_import(source: Path) -> None:
    (source / "bots.py").write_text("import numpy\n\nimport nothing_of_the_kind\n")


def another_key(source: Path) -> None:
    (source / "__init__.py").write_text((source / "__init__.py").read_text().replace("bench_connect_four", "winter"))


def strange_package(source: Path) -> None:
    (source / "__init__.py").write_text((source / "__init__.py").read_text().replace("__name__", "'elsewhere'"))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (no_game, "has no game: snowedin_four.GAME should be a snowedin.core.game.Game."),
        (no_rules, "ModuleNotFoundError: No module named 'snowedin_four.rules'"),
        (no_words, "has no words: snowedin_four should have a file text/en.ftl."),
        (no_package, "has no game: there is no"),
        (wrong_syntax, "snowedin_four.view fails with SyntaxError: '(' was never closed"),
        (wrong_import, "No module named 'nothing_of_the_kind'"),
        (another_key, "declares 'bench_connect_four', but the key in its description is 'winter'."),
        (strange_package, "write package=__name__."),
    ],
    ids=lambda case: getattr(case, "__name__", ""),
)
def test_a_broken_package_is_told_in_one_sentence_and_the_others_go_on(
    tmp_path: Path, spoil: Callable[[Path], None], said: str
) -> None:
    spoil(package(tmp_path) / "src" / "snowedin_four")
    done = snowedin("games", "--game-path", str(tmp_path))
    assert done.returncode == 0
    assert "Ice Queen (ice_queen)" in done.stdout
    assert "Connect Four" not in done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith(f"The folder {tmp_path}")
    assert said in done.stderr


def test_a_name_that_the_box_has_is_refused_in_one_sentence(tmp_path: Path) -> None:
    done = snowedin("games", "--game-path", str(package(tmp_path, key="winter")))
    assert "Winter (winter)" in done.stdout
    assert "Connect Four" not in done.stdout
    assert "has a game 'winter', as has the box, which is played." in done.stderr
