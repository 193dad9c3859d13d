"""The number of lines of play from fixed deals stays what it was."""

import json

from . import perft


def test_the_lines_of_play_are_as_many_as_ever() -> None:
    assert perft.counts() == json.loads(perft.FILE.read_text(encoding="utf-8"))
