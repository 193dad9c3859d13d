"""What is mistyped on the command line is told with what was probably meant, and the games are told to programs too."""

import json

import pytest

from snowedin import __main__ as command
from snowedin.games import GAMES


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["simulte", "winter"], "Did you mean simulate?"),
        (["simulate", "winter", "--gams", "5"], "Did you mean --games?"),
        (["simulate", "winter", "--divice=cpu"], "Did you mean --device?"),
        (["simulate", "winter", "--device", "cdua"], "Did you mean cuda?"),
        (["play", "wintre"], "Did you mean winter?"),
    ],
    ids=lambda case: " ".join(case) if isinstance(case, list) else "",
)
def test_what_was_meant_is_named(capsys: pytest.CaptureFixture[str], typed: list[str], meant: str) -> None:
    assert status(typed) == 2
    assert meant in capsys.readouterr().err


def test_nothing_is_named_that_is_not_near(capsys: pytest.CaptureFixture[str]) -> None:
    assert status(["simulate", "winter", "--zzz"]) == 2
    assert "Did you mean" not in capsys.readouterr().err


def status(typed: list[str]) -> int:
    try:
        return command.main(typed)
    except SystemExit as ended:
        return int(str(ended.code))


def test_the_games_are_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["games", "--json"]) == 0
    told = {game["key"]: game for game in json.loads(capsys.readouterr().out)}
    assert list(told) == list(GAMES)
    assert told["ice_and_sky"]["cooperative"]
    assert told["winter"]["languages"] == ["en", "fr", "de", "es", "nl"]
    assert {option["name"] for option in told["ice_queen"]["options"]} >= {"under", "dealer", "deck"}
