"""The terminal as people use it: typed lines in, a game out, and nothing breaks it."""

import os
import random
import re
import shlex
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from snowedin.__main__ import main
from snowedin.core.match import Match, load
from snowedin.core.words import Phrase, Words
from snowedin.games import GAMES
from snowedin.games.ice_queen import cards
from snowedin.terminal.play import saved_seats
from snowedin.terminal.table import together
from snowedin.terminal.verify import sentence_in

KEYS = list(GAMES)


def typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str
) -> str:
    """Run a command with these lines typed in; what it printed."""
    waiting = iter(lines)

    def answer(*_: object) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    assert main(arguments) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_can_be_played_by_numbers(
    key: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["1"] * 30 + ["8", "1"] * GAMES[key].longest
    out = typed(capsys, monkeypatch, lines, "play", key, "--seed", "a", "--seats", seats(key))
    assert "Traceback" not in out
    assert "Winner" in out or "Shared" in out or "Together" in out


@pytest.mark.parametrize("key", KEYS)
def test_bad_input_changes_nothing_and_never_crashes(
    key: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    noise = random.Random(key)
    junk = ["", " ", "0", "9999", "-1", "1.5", "²", "save", "save /no/such/x", "undo", "\x00", "[bold", "[/]"]
    junk += ["a" * 5000, "9" * 5000, "save " + "b" * 5000, "save a\x00b", "save ~nobody-here/x"]
    junk += ["".join(chr(noise.randrange(32, 1000)) for _ in range(8)) + "!" for _ in range(30)]
    file = tmp_path / "match.json"
    lines = [*junk, f"save {file}", "quit"]
    out = typed(capsys, monkeypatch, lines, "play", key, "--seed", "b", "--seats", seats(key))
    assert "aaaa" not in out
    assert not [seat for seat, _ in load(file, GAMES).actions if seat == 0]


def seats(key: str) -> str:
    return ",".join(["you", *["chance"] * (GAMES[key].seats.start - 1)])


@pytest.mark.parametrize("key", KEYS)
def test_every_command_answers(
    key: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    lines = ["?", "hint", "moves", "look", "log", "rules", "2", "log", "1", "undo", *[f"save {file}"] * 2, "quit"]
    out = typed(capsys, monkeypatch, lines, "play", key, "--seed", "c", "--seats", seats(key))
    for expected in ("take back", "would:", "Saved", "You left the table"):
        assert expected in out
    saved = load(file, GAMES)
    assert saved.names[0] == "Player 1"
    assert "You left" in typed(capsys, monkeypatch, ["quit"], "play", "--resume", str(file))
    told = typed(capsys, monkeypatch, [], "replay", str(file), "--seat", "1")
    assert GAMES[key].name in told


def test_undo_takes_back_the_last_own_choice(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for lines, name in ((["1", "2", "undo"], "undone"), (["1"], "plain")):
        arguments = ("play", "ice_queen", "--seed", "d", "--seats", "you,chance")
        typed(capsys, monkeypatch, [*lines, f"save {tmp_path / name}", "quit"], *arguments)
    assert load(tmp_path / "undone", GAMES).document() == load(tmp_path / "plain", GAMES).document()


@pytest.mark.parametrize(("sitting", "left"), [("you:Ada,you:Bo", 2), ("you,chance", 0)])
def test_no_placement_is_taken_back_where_somebody_else_plays(  # Ice and the Sky 2.6
    sitting: str, left: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    lines = ["", "1", "", "1", "", "undo"] if left else ["1", "undo"]
    arguments = ("play", "ice_and_sky", "--seed", "b", "--seats", sitting)
    out = typed(capsys, monkeypatch, [*lines, f"save {file}", "quit"], *arguments)
    said = " ".join(out.split())
    assert ("cannot be taken back" in said, "Taken back." in said) == (left > 0, left == 0)
    assert len([seat for seat, _ in load(file, GAMES).actions if left or seat == 0]) == left


@pytest.mark.parametrize("seats", ["you,chance", "chance,you:Ada", "chance,chance,you,chance"])
def test_against_bots_alone_you_call_first_unless_you_chose_otherwise(  # Ice Queen 2.3
    seats: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def opened(seed: str, *more: str) -> Match:
        file = tmp_path / "match.json"
        arguments = ("play", "ice_queen", "--seats", seats, "--seed", seed, *more)
        typed(capsys, monkeypatch, [f"save {file}", "quit"], *arguments)
        return load(file, GAMES)

    you = next(seat for seat, who in enumerate(seats.split(",")) if who.startswith("you"))
    for seed in "abc":
        match = opened(seed)
        assert (match.to_act(), match.actions) == ([you], [])
    assert opened("a", "--option", f"dealer={you + 1}").state.dealer == you
    dealers = {int(opened(seed, "--option", "dealer=lot").state.dealer) for seed in "abcdefgh"}
    assert len(dealers) > 1


def test_people_among_themselves_draw_lots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    dealers = set()
    for seed in "abcdefgh":
        arguments = ("play", "ice_queen", "--seats", "you,you:Ada", "--seed", seed)
        typed(capsys, monkeypatch, ["", f"save {tmp_path / 'match'}", "quit"], *arguments)
        dealers.add(int(load(tmp_path / "match", GAMES).state.dealer))
    assert dealers == {0, 1}


def test_help_says_what_the_categories_of_ice_queen_mean(  # 1.3
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = typed(capsys, monkeypatch, ["?", "quit"], "play", "ice_queen", "--seats", "you,chance")
    words = Words(GAMES["ice_queen"])
    for name in cards.CATEGORIES:
        meaning = words.say(Phrase(f"meaning-{name.replace('_', '-')}"))
        assert meaning in " ".join(out.split())


def test_words_make_choices(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["call em", "c", "quit"]
    out = typed(capsys, monkeypatch, lines, "play", "ice_queen", "--seed", "e", "--seats", "you,you:Ada")
    assert "calls Empathy" in out or "could mean" in out


def test_several_people_share_a_screen_behind_a_curtain(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("play", "ice_queen", "--seats", "you:Ada,you:Bo", "--seed", "f")
    out = typed(capsys, monkeypatch, ["", "1", "", "undo", "quit"], *arguments)
    assert "Pass the screen to" in out


def test_the_chooser_offers_every_game(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    out = typed(capsys, monkeypatch, ["nonsense", "q"], "play")
    assert all(game.name in out for game in GAMES.values())
    assert "'nonsense' is not a number" in out
    assert typed(capsys, monkeypatch, [], "play").endswith("\n"), "what comes next begins a line"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "There is no game 'chess'"),
        (("play", "ice_queen", "--seats", "you"), "2 to 6 players"),
        (("play", "ice_queen", "--seats", "you,deep blue"), "no bot 'deep blue'"),
        (("play", "ice_queen", "--option", "under"), "NAME=VALUE"),
        (("play", "ice_queen", "--option", "under=x"), "one of shuffled, fixed"),
        (("play", "ice_queen", "--option", "deck=/no/such.csv"), "cannot be read"),
        (("play", "--resume", "/no/such.json"), "cannot be read"),
        (("replay", "/no/such.json"), "cannot be read"),
        (("simulate", "ice_queen", "--games", "0"), "at least one game"),
    ],
)
def test_mistakes_are_answered_with_a_sentence(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


@pytest.fixture
def saved(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A match of Winter that has just begun."""
    file = tmp_path / "match.json"
    typed(capsys, monkeypatch, [f"save {file}", "quit"], "play", "winter", "--seats", "you:Ada,chance")
    return file


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("ice_queen",), "is a match of Winter, not of Ice Queen"),
        (("--option", "end=strict"), "without --option and --seed"),
        (("--seed", ""), "without --option and --seed"),
        (("winter", "--seed", "a"), "without --option and --seed"),
        (("chess",), "There is no game 'chess'"),
    ],
)
def test_a_saved_match_is_not_resumed_as_another_one(
    saved: Path, arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("play", *arguments, "--resume", str(saved))) == 2
    assert sentence in capsys.readouterr().err


def test_the_game_of_a_saved_match_may_be_named(
    saved: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "You left" in typed(capsys, monkeypatch, ["quit"], "play", "winter", "--resume", str(saved))


@pytest.mark.parametrize("sitting", ["you:Yeti,you:Ada", "you:Bot,you:Greed", "you:You,you:Greed 1", "you,greed"])
def test_whoever_sits_at_a_table_sits_there_when_it_is_resumed(
    sitting: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Also a person with the name of a bot."""
    file = tmp_path / "match.json"
    typed(capsys, monkeypatch, ["", f"save {file}", "quit"], "play", "winter", "--seats", sitting)
    people = [seat for seat, who in enumerate(sitting.split(",")) if who.startswith("you")]
    assert [seat for seat, who in enumerate(saved_seats(load(file, GAMES))) if who.startswith("you:")] == people


def test_a_person_cannot_be_called_as_the_bot_of_that_seat(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (("winter",), ("--resume", str(saved))):
        assert main(("play", *arguments, "--seats", "you,you:Greed 2")) == 2
        assert "would take Greed 2 for the bot at that seat" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("seats", "names"),
    [("you,yeti", ["Ada", "Yeti 2"]), ("you:Bo,you", ["Bo", "Player 2"]), ("greed,you:Cy", ["Greed 1", "Cy"])],
)
def test_others_may_sit_down_at_a_saved_match(
    saved: Path, seats: str, names: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["", f"save {saved}", "quit"]
    typed(capsys, monkeypatch, lines, "play", "--resume", str(saved), "--seats", seats)
    assert load(saved, GAMES).names == names


@pytest.mark.parametrize("source", ["http://localhost/a b", "http://[", "http://localhost/\u00e9", "a\0b"])
def test_what_is_no_address_is_told_in_a_sentence(source: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("verify", source)) == 2
    assert "is neither a file nor an address" in capsys.readouterr().err


def test_a_port_that_speaks_something_else_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as port:

        def answer() -> None:
            caller = port.accept()[0]
            with caller:
                caller.recv(4096)
                caller.sendall(b"SSH-2.0-Snow\r\n")

        speaker = threading.Thread(target=answer)
        speaker.start()
        assert main(("verify", f"http://127.0.0.1:{port.getsockname()[1]}/")) == 2
        speaker.join()
    assert "does not answer as a web server does" in capsys.readouterr().err


NAME = "[/] [bold]Ada[/bold] :snowman:"


@pytest.mark.parametrize("key", KEYS)
def test_a_name_is_shown_as_it_was_given(
    key: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sitting = ",".join([f"you:{NAME}", *[f"you:{NAME}"] * (GAMES[key].seats.start - 1)])
    lines = ["", "hint", "moves", "1", "", "1", "log", f"save {tmp_path / 'match.json'}", "quit"]
    out = typed(capsys, monkeypatch, lines, "play", key, "--seed", "g", "--seats", sitting)
    assert f"{NAME}, your choice" in out
    assert f"Pass the screen to {NAME} and press" in out
    assert NAME in typed(capsys, monkeypatch, [], "replay", str(tmp_path / "match.json"))


def test_an_interruption_is_no_accident(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Control-C while a bot thinks leaves the table; while something else is done, it ends that."""
    file = tmp_path / "match.json"
    typed(capsys, monkeypatch, ["1", f"save {file}", "quit"], "play", "ice_queen", "--seats", "you,chance")

    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("snowedin.terminal.table.Bot.choose", interrupt)
    assert "\nYou left" in typed(capsys, monkeypatch, ["1", "1"], "play", "winter", "--seats", "chance,chance")
    monkeypatch.setattr("builtins.input", interrupt)
    assert main(("replay", str(file), "--step")) == 0
    assert main(("play",)) == 0
    monkeypatch.setattr("snowedin.terminal.simulation.run", interrupt)
    assert main(("simulate", "ice_queen")) == 130


@pytest.mark.parametrize("answer", [b"\xff\xfe\n", b"\xc3\n", b""])
@pytest.mark.parametrize("encoding", ["ascii:strict", "latin-1:strict", "utf-8:strict"])
def test_a_terminal_that_cannot_write_every_letter_is_enough(answer: bytes, encoding: str) -> None:
    command = [sys.executable, "-m", "snowedin", "play", "ice_queen", "--seed", "a", "--seats", "you,you"]
    done = subprocess.run(
        command,
        input=b"\n" + answer + b"quit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"You left the table." in done.stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_full_and_empty_look_different_where_only_plain_letters_can_be_written(encoding: str) -> None:
    command = [sys.executable, "-m", "snowedin", "play", "ice_queen", "--seed", "a", "--seats", "you,chance"]
    environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": encoding}
    done = subprocess.run(command, input=b"quit\n", capture_output=True, env=environment, check=True, timeout=120)
    told = done.stdout.decode(encoding)
    bars = re.findall(r"(\d+) +([^\w\s|]{5,10})(?=\s)", told)
    assert len(bars) > 5, told
    for value, bar in bars:
        assert bar.count("#") == int(value)
        assert "?" not in bar


def test_lines_may_come_from_a_pipe_before_the_game_is_chosen() -> None:
    command = [sys.executable, "-m", "snowedin", "play"]
    lines = b"2\nquit\n"  # Snowball Fight, which always asks both players first
    done = subprocess.run(command, input=lines, capture_output=True, check=False, timeout=300)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"You left the table." in done.stdout


def test_nobody_has_to_be_there_to_type() -> None:
    command = f"{shlex.quote(sys.executable)} -m snowedin play winter --seats you,you <&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You left the table." in done.stdout


def test_what_is_said_about_a_saved_file_can_be_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a winter evening.json"
    out = typed(capsys, monkeypatch, [f"save {file}", "quit"], "play", "winter", "--seats", "you,chance")
    [line] = [line for line in out.splitlines() if "--resume" in line]
    assert shlex.split(line)[-1] == str(file)


@pytest.mark.parametrize("answer", [b'{"code":"x","sentence":"Caf\xe9"}', b"Caf\xe9", b""])
def test_an_answer_that_is_no_text_is_told_as_well_as_it_can_be(answer: bytes) -> None:
    assert sentence_in(answer).count("\ufffd") == answer.count(b"\xe9")


def test_one_choice_is_not_told_as_many(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("snowedin.core.match.Match.legal", lambda self, seat: [1])
    out = typed(
        capsys, monkeypatch, ["", "7", "xyzzy", "quit"], "play", "ice_queen", "--seats", "you,you", "--seed", "h"
    )
    assert "There is one choice, number 1; 7 is none of them." in out
    assert "'xyzzy' is not the only choice there is: call Winter Scale." in out


def test_three_winners_are_told_with_commas() -> None:
    assert together(["Ada"]) == "Ada"
    assert together(["Ada", "Bo"]) == "Ada and Bo"
    assert together(["Ada", "Bo", "Cy"]) == "Ada, Bo and Cy"


def test_the_command_is_installed() -> None:
    done = subprocess.run([sys.executable, "-m", "snowedin", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("snowedin ")
