"""A match is kept after every choice, and whoever left it is offered to go on, however they left."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from snowedin.__main__ import main
from snowedin.core.match import Match, load
from snowedin.games import GAMES
from snowedin.terminal.unfinished import Kept

from .person import Terminal

PLAY = ("play", "ice_queen", "--seed", "a", "--seats", "you:Ada,chance")
OFFER = "Go on with it?"


def kept_in(state: Path) -> list[Path]:
    return sorted((state / "unfinished").glob("*.json"))


def typed(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str, person: bool = True) -> int:
    waiting = iter(lines)

    def answer(*_: object) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("snowedin.terminal.play.can_be_asked", lambda: person)
    return main(arguments)


@pytest.mark.parametrize("way", ["quit", "end of input", "interrupt", "closed window", "killed"])
def test_however_the_table_is_left_the_match_is_offered_again(way: str, state: Path) -> None:
    with Terminal(*PLAY) as first:
        first.wait_for("your choice")
        first.type("1")
        first.wait_for("your choice")
        if way == "quit":
            first.type("quit")
        elif way == "end of input":
            os.write(first.screen, b"\x04")
        elif way == "interrupt":
            first.process.send_signal(signal.SIGINT)
        elif way == "killed":
            first.process.kill()
        if way in ("quit", "end of input", "interrupt"):
            assert "The match is kept" in first.wait_for("go on with it.")
            assert first.process.wait(20) == 0
    [file] = kept_in(state)
    choices = len(load(file, GAMES).actions)
    assert choices > 0
    with Terminal("play") as again:
        assert f"after {choices} choice" in again.wait_for(OFFER)
        again.type("")
        table = again.wait_for("your choice")
        assert "Ada" in table
        assert "what shall we play" not in table
        again.type("1")
        again.wait_for("your choice")
        assert len(load(file, GAMES).actions) > choices


def test_a_match_that_is_played_elsewhere_is_not_offered(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert typed(monkeypatch, ["1"], *PLAY) == 0
    [file] = kept_in(state)
    playing = Kept(file)
    assert playing.hold()
    code = "from snowedin.terminal.unfinished import waiting; print(len(list(waiting(None, print))))"
    ask = [sys.executable, "-c", code]
    assert subprocess.run(ask, capture_output=True, text=True, check=True).stdout == "0\n"
    playing.release()
    assert subprocess.run(ask, capture_output=True, text=True, check=True).stdout == "1\n"


def test_what_is_played_to_its_end_is_not_kept(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert typed(monkeypatch, ["1"] * 500, *PLAY, "--option", "hand_cap=3") == 0
    assert kept_in(state) == []
    assert list(state.rglob("*.lock")) == []


def test_what_was_saved_as_it_is_or_never_begun_is_not_offered(
    state: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for lines in ([], ["quit"], ["1", "undo", "quit"], ["1", f"save {tmp_path / 'match.json'}", "quit"]):
        assert typed(monkeypatch, lines, *PLAY) == 0
        assert kept_in(state) == []
    assert typed(monkeypatch, ["1", f"save {tmp_path / 'match.json'}", "1", "quit"], *PLAY) == 0
    assert len(kept_in(state)) == 1


def test_the_offer_can_be_declined_or_forgotten(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, ["1"], *PLAY)
    capsys.readouterr()
    for answers in (["no", "q"], ["perhaps", "n", "q"], []):
        assert typed(monkeypatch, answers, "play") == 0
        assert "Ice Queen was left on " in capsys.readouterr().out
        assert len(kept_in(state)) == 1
    typed(monkeypatch, ["forget", "q"], "play")
    assert kept_in(state) == []


def test_only_who_may_be_meant_is_asked(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not a script, not somebody who plays another game, nor who says what they want."""
    typed(monkeypatch, ["1"], *PLAY)
    [file] = kept_in(state)
    capsys.readouterr()
    for person, arguments in (
        (False, ["play"]),
        (False, list(PLAY)),
        (True, ["play", "winter"]),
        (True, ["play", "ice_queen", "--new"]),
        (True, ["play", "--resume", str(file)]),
    ):
        typed(monkeypatch, [], *arguments, person=person)
        assert "was left" not in capsys.readouterr().out
    typed(monkeypatch, [], "play", "ice_queen")
    assert "was left" in capsys.readouterr().out


def test_a_spoiled_file_is_told_once_and_set_aside(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (state / "unfinished").mkdir(parents=True)
    (state / "unfinished" / "winter-1.json").write_text("{")
    for told in (True, False):
        assert typed(monkeypatch, ["q"], "play") == 0
        assert ("cannot be read any more" in capsys.readouterr().out) == told
    assert [file.suffix for file in (state / "unfinished").iterdir()] == [".unreadable"]


def test_where_nothing_can_be_kept_the_game_goes_on(
    state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state.write_text("a file, no folder")
    assert typed(monkeypatch, ["1"] * 500, *PLAY, "--option", "hand_cap=9") == 0
    out = capsys.readouterr().out
    assert out.count("cannot be kept by itself") == 1
    assert "Winner" in out or "Shared" in out


def test_two_matches_of_one_deal_are_kept_apart(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        typed(monkeypatch, ["1"], *PLAY, person=False)
    assert len(kept_in(state)) == 2
    assert len({load(file, GAMES).key for file in kept_in(state)}) == 1


def test_bots_alone_leave_nothing_behind(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    typed(monkeypatch, [], "play", "ice_queen", "--seats", "chance,chance")
    monkeypatch.setattr(Match, "act", interrupt)
    typed(monkeypatch, [], "play", "ice_queen", "--seats", "chance,chance")
    assert kept_in(state) == []


def test_while_a_bot_is_prepared_the_screen_says_so() -> None:
    with Terminal("play", "ice_queen", "--seed", "a", "--seats", "you,yeti") as table:
        table.wait_for("Setting up")
        table.wait_for("Waiting for Yeti")
        table.wait_for("your choice")
