"""What `snowedin new` writes is a whole game of the kind that was wished for, clean and tested."""

import itertools
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from snowedin import __main__ as command
from snowedin.core.game import Refusal
from snowedin.template import Wishes, fill_in, filled, write

KINDS = [
    Wishes("Snow Race", 2, 5, *kind) for kind in itertools.product((True, False), repeat=3)
]  # hidden, simultaneous, together


def title(wishes: Wishes) -> str:
    told = (
        "hidden" if wishes.hidden else "open",
        "at once" if wishes.simultaneous else "in turn",
        "together" if wishes.together else "against",
    )
    return ", ".join(told)


WITHOUT_PLUGINS = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # a new game needs none, and they load slowly
SOME_KINDS = [KINDS[0], KINDS[3], KINDS[-1]]


@pytest.mark.parametrize(
    "wishes", [pytest.param(kind, marks=[] if kind in SOME_KINDS else pytest.mark.soak) for kind in KINDS], ids=title
)
def test_a_new_game_passes_its_own_tests_and_is_clean(tmp_path: Path, wishes: Wishes) -> None:
    write(wishes, tmp_path)
    run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    rules = ["--isolated", "--line-length", "120", "--select", "E,F,W,B,UP,RET"]
    run(tmp_path, "-m", "ruff", "check", "--no-cache", *rules, "src", "tests")
    run(tmp_path, "-m", "ruff", "format", "--check", "--no-cache", "--isolated", "--line-length", "120", "src", "tests")


def run(folder: Path, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=WITHOUT_PLUGINS, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("wishes", KINDS, ids=title)
def test_every_rule_that_code_and_tests_name_is_in_the_rulebook(wishes: Wishes) -> None:
    texts = dict(filled(wishes))
    book = next(text for path, text in texts.items() if path.name == "en.md")
    numbers = set(re.findall(r"(?m)^(\d\.\d) ", book))
    code = "\n".join(text for path, text in texts.items() if path.suffix == ".py")
    named = {number for comment in re.findall(r"# ([\d., ]+)$", code, re.MULTILINE) for number in comment.split(", ")}
    assert len(named) > 5
    assert named <= numbers


HINTS_FIT = """
from snowedin_snow_race import GAME
from snowedin.core.words import Words
board = GAME.board.BOARD
assert {zone.at.split(".")[0] for zone in board.zones} <= set(GAME.view.Seen.meanings)
assert {way.source.zone for way in board.ways} <= {zone.name for zone in board.zones}
labels = [board.figure.label] if board.figure else []
assert all(Words(GAME).knows(code) for code in [*board.asks.values(), *labels])
"""


@pytest.mark.parametrize("wishes", [KINDS[0], KINDS[-1]], ids=title)
def test_the_hints_for_a_page_fit_view_and_words(tmp_path: Path, wishes: Wishes) -> None:
    write(wishes, tmp_path)
    run(tmp_path / "src", "-c", HINTS_FIT)


def test_nothing_is_left_to_be_filled_in() -> None:
    for wishes in KINDS:
        for path, text in filled(wishes):
            assert not re.search("<<[a-z]", text), path
            assert not re.search(r"(?m)^\s*%", text), path


def test_lines_are_there_only_if_they_are_wished_for() -> None:
    text = "a\n%if hidden\nb\n%if not together\nc\n%end\n%else\nd\n%end\n<<key>>\n"
    assert fill_in(text, Wishes("Snow Race", hidden=True, together=False)) == "a\nb\nc\nsnow_race\n"
    assert fill_in(text, Wishes("Snow Race", hidden=True, together=True)) == "a\nb\nsnow_race\n"
    assert fill_in(text, Wishes("Snow Race", hidden=False)) == "a\nd\nsnow_race\n"


@pytest.mark.parametrize("name", ["", "7up", "class", "Ünïcödë & more", "x" * 41, "../away", "a\nb"])
def test_a_name_that_cannot_be_one_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refusal, match="A game is called by letters"):
        write(Wishes(name), tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(Refusal, match="is not empty"):
        write(Wishes("Snow Race"), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_the_command_writes_a_game_that_plays_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command.main(["new", "snow race", "--players", "3", "--no-hidden"]) == 0
    assert "snowedin play snow_race --game-path snowedin-snow-race" in capsys.readouterr().out
    done = subprocess.run(
        [sys.executable, "-m", "snowedin", "play", "snow_race", "--game-path", "snowedin-snow-race", "--new"],
        input="1\n" * 5,
        env=os.environ | {"SNOWEDIN_STATE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "wins with" in done.stdout or "You win with" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["winter"], "There is a game 'winter' already: call yours otherwise."),
        (["race", "--players", "many"], "Players are told as 2-4, or as 3; 'many' is neither."),
        (["race", "--players", "1-20"], "A new game begins with 2 to 8 players; 1 to 20 can be had later."),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command.main(["new", *arguments]) == 2
    assert capsys.readouterr().err.strip() == said
    assert not list(tmp_path.iterdir())
