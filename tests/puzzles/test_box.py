"""The puzzles of the box: enough of every game, each replays, and its answer is the one best."""

from collections.abc import Iterator

import pytest

from snowedin import puzzles
from snowedin.core.game import Game, Refusal
from snowedin.games import GAMES
from snowedin.puzzles import Puzzle, making

FEWEST = 50
SAMPLE = 3  # of each game, solved anew in every run; all of them in the soak


def asked(game: Game) -> Iterator[Puzzle]:
    yield from puzzles.box(game.key).puzzles


def test_every_game_of_the_box_has_enough_of_them_by_its_rules(game: Game) -> None:
    box = puzzles.box(game.key)
    assert (box.game, box.version) == (game.key, game.version)
    assert len(box.puzzles) >= FEWEST
    assert len({(puzzle.key, len(puzzle.actions)) for puzzle in box.puzzles}) == len(box.puzzles)
    assert len({puzzle.level for puzzle in box.puzzles}) > 1, "some are easier than others"


def test_every_one_replays_and_takes_its_answer(game: Game) -> None:
    for number, puzzle in enumerate(asked(game), 1):
        found, match = puzzles.asked(game, number)
        assert found == puzzle
        assert puzzle.seat in match.to_act()
        assert len(match.legal(puzzle.seat)) > 1
        verdict = puzzles.attempt(match, puzzle, puzzle.answer)
        assert verdict == ("right", puzzle.best)


def test_every_other_first_choice_is_wrong_or_leads_elsewhere(game: Game) -> None:
    for number, puzzle in enumerate(asked(game), 1):
        _, match = puzzles.asked(game, number)
        for action in match.legal(puzzle.seat):
            if action != puzzle.answer[0]:
                assert puzzles.attempt(match.twin(), puzzle, [action]).status != "right"


def test_some_solved_anew_have_the_same_one_best_answer(game: Game) -> None:
    box = puzzles.box(game.key)
    for puzzle in box.puzzles[:: len(box.puzzles) // SAMPLE]:
        making.check(game, puzzle, box)


@pytest.mark.soak
def test_all_solved_anew_have_the_same_one_best_answer(game: Game) -> None:
    box = puzzles.box(game.key)
    for puzzle in box.puzzles:
        making.check(game, puzzle, box)


def test_a_wrong_answer_in_the_box_would_be_found(game: Game) -> None:
    box = puzzles.box(game.key)
    puzzle = box.puzzles[0]
    _, match = puzzles.asked(game, 1)
    other = next(action for action in match.legal(puzzle.seat) if action != puzzle.answer[0])
    forged = Puzzle(puzzle.key, puzzle.actions, puzzle.seat, [other], puzzle.best, puzzle.level, puzzle.worths)
    with pytest.raises(Refusal, match="another answer"):
        making.check(game, forged, box)


def test_there_is_no_puzzle_beyond_the_last() -> None:
    with pytest.raises(Refusal, match="there is no number 10000"):
        puzzles.asked(GAMES["winter"], 10_000)
