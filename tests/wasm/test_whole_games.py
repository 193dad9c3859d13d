"""Whole games in WebAssembly, in Node, are those of the CPU: every state and all that is seen, byte for byte."""

import pytest

from snowedin.core.game import Game

from .modules import run
from .recording import Recorder, asked

FEW = 20
MANY = 10_000


def compare(game: Game, games: int) -> None:
    recorder = Recorder(game)
    told = run("in_node.ts", game, [asked(game, number) for number in range(games)])
    assert len(told) == games
    different = [number for number in range(games) if told[number] != recorder.record(number)]
    assert not different


def test_a_few_games_are_the_same(game: Game) -> None:
    compare(game, FEW)


@pytest.mark.soak
def test_ten_thousand_games_are_the_same(game: Game) -> None:
    compare(game, MANY)
