"""Making puzzles: the same seed makes the same ones, and a making that was cut off goes on where it was."""

from pathlib import Path

import pytest

from snowedin.games.ice_queen import GAME as ICE_QUEEN
from snowedin.puzzles import box, making


def silent(count: int) -> None:
    """Nobody watches."""


def test_the_box_is_what_its_seed_makes(tmp_path: Path) -> None:
    shipped = box("ice_queen")
    found = []
    for number in range(shipped.games):
        puzzle = making.look_through(ICE_QUEEN, f"{shipped.seed} ice_queen {number}")
        found += [puzzle] if puzzle else []
        if len(found) == 4:
            break
    assert found == shipped.puzzles[:4]


def test_a_making_that_was_cut_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    making.make(ICE_QUEEN, whole, 9, "seed", silent)
    with monkeypatch.context() as patch:
        patch.setattr(ICE_QUEEN.puzzle, "ALIKE", ICE_QUEEN.puzzle.ALIKE * 9 / 4)  # as many alike as in the whole
        making.make(ICE_QUEEN, parts, 4, "seed", silent)
    making.make(ICE_QUEEN, parts, 9, "seed", silent)
    assert parts.read_bytes() == whole.read_bytes()


def test_another_seed_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    making.make(ICE_QUEEN, path, 2, "one", silent)
    made = making.make(ICE_QUEEN, path, 2, "two", silent)
    assert made.seed == "two"
    assert len(made.puzzles) == 2
