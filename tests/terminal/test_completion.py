"""Completion: bash itself is asked what it offers after the words of a line, with the script that is printed."""

import os
import pty
import select
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from snowedin.__main__ import main, parser
from snowedin.bots import levels
from snowedin.games import GAMES
from snowedin.terminal.completion import SHELLS, commands_of, script

# As readline does: the line is cut at spaces and at "=", and the function fills COMPREPLY.
ASK = """
source "$1"; shift
compopt() { :; }
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_snowedin
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def bash_script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("completion") / "snowedin.bash"
    file.write_text(script("bash", parser()), encoding="utf-8")
    return file


def offered(bash_script: Path, *words: str, cwd: Path | None = None) -> list[str]:
    """What bash offers after these words, of which the last is being typed."""
    bash = shutil.which("bash")
    assert bash, "the tests need bash"
    line = [bash, "--norc", "-c", ASK, "bash", str(bash_script), *words]
    return subprocess.run(line, capture_output=True, text=True, check=True, cwd=cwd).stdout.split()


def test_tab_in_a_terminal_completes_the_line(bash_script: Path) -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "PS1": "$ ", "TERM": "dumb"}
    line = [str(shutil.which("bash")), "--norc", "--noprofile", "-i"]
    with subprocess.Popen(line, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as bash:
        os.close(theirs)
        try:
            os.write(ours, f". {bash_script}; echo rea''dy\n".encode())
            heard(ours, "ready\r")
            os.write(ours, b"snowedin la\twint\t--pl\tgreed,ski\t")
            assert "snowedin lab winter --players greed,skier" in heard(ours, "skier")
        finally:
            bash.kill()
            os.close(ours)


def heard(terminal: int, wanted: str) -> str:
    """All that a terminal has shown when it shows what is wanted."""
    text, end = "", time.monotonic() + 30
    while wanted not in text and time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            text += os.read(terminal, 4096).decode(errors="replace")
    return text


def test_commands_are_completed(bash_script: Path) -> None:
    assert offered(bash_script, "snowedin", "si") == ["simulate"]
    everything = offered(bash_script, "snowedin", "")
    assert {"play", "lab", "arena", "serve", "completion"} <= set(everything)
    assert everything == [command.name for command in commands_of(parser())]


def test_games_are_completed_where_a_game_is_meant(bash_script: Path) -> None:
    assert offered(bash_script, "snowedin", "lab", "ice_") == ["ice_queen", "ice_and_sky"]
    assert set(offered(bash_script, "snowedin", "play", "")) == set(GAMES)
    assert offered(bash_script, "snowedin", "new", "ice_") == [], "a new game has a name of its own"


def test_flags_are_those_of_the_command(bash_script: Path) -> None:
    assert offered(bash_script, "snowedin", "arena", "winter", "--sp") == ["--sprt"]
    assert offered(bash_script, "snowedin", "play", "--sp") == []
    assert "--inherit" not in offered(bash_script, "snowedin", "serve", "--"), "what is hidden stays so"


def test_choices_and_shells_are_completed(bash_script: Path) -> None:
    assert offered(bash_script, "snowedin", "simulate", "winter", "--device", "cu") == ["cuda"]
    assert offered(bash_script, "snowedin", "simulate", "winter", "--device", "=", "cu") == ["cuda"]
    assert offered(bash_script, "snowedin", "completion", "") == list(SHELLS)


def test_bots_and_levels_are_completed_one_after_another(bash_script: Path) -> None:
    assert set(levels.NAMES) <= set(offered(bash_script, "snowedin", "arena", "winter", "--players", ""))
    assert offered(bash_script, "snowedin", "lab", "winter", "--players", "greed,ski") == ["greed,skier"]
    assert offered(bash_script, "snowedin", "lab", "winter", "--seats", "") == [], "of which there is a number"


def test_options_of_the_game_that_was_named_are_completed_with_their_values(bash_script: Path) -> None:
    line = ("snowedin", "lab", "winter", "--option")
    assert offered(bash_script, *line, "over") == ["overlap="]
    assert set(offered(bash_script, *line, "overlap", "=")) == {"yes", "no"}
    assert offered(bash_script, *line, "overlap", "=", "n") == ["no"]
    assert offered(bash_script, "snowedin", "lab", "ice_queen", "--option", "over") == []


def test_files_are_completed_where_a_file_is_meant(bash_script: Path, tmp_path: Path) -> None:
    (tmp_path / "evening.json").touch()
    assert offered(bash_script, "snowedin", "replay", "even", cwd=tmp_path) == ["evening.json"]
    assert offered(bash_script, "snowedin", "play", "--resume", "even", cwd=tmp_path) == ["evening.json"]


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_flag_is_in_every_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    text = capsys.readouterr().out
    for command in commands_of(parser()):
        assert command.name in text
        for argument in command.flagged:
            for flag in argument.flags:
                named = f"-l {flag[2:]}" if shell == "fish" else flag
                assert not flag.startswith("--") or named in text


def test_another_shell_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["completion", "fsh"])
    assert ended.value.code == 2
    assert "Did you mean fish?" in capsys.readouterr().err
