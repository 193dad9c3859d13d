"""An arena that writes down its deals goes on where it was stopped, and ends as if it had not been."""

from pathlib import Path

import pytest

from snowedin.bots import arena
from snowedin.core.game import Refusal
from snowedin.games import GAMES

GAME, PLAYERS = GAMES["ice_queen"], ["greed", "chance", "pride"]


def points(result: arena.Result) -> dict[tuple[int, int], list[list[float]]]:
    return {pair: [deal.points for deal in deals] for pair, deals in result.meetings.items()}


def test_an_arena_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "deals.jsonl"
    at_once = arena.compete(GAME, PLAYERS, 6)
    arena.compete(GAME, PLAYERS, 4, notes=file)
    cut = file.read_text(encoding="utf-8")[:-9]  # stopped while it wrote a deal
    file.write_text(cut, encoding="utf-8")
    played = []
    play = arena.Ground.play_deal

    def counted(ground: arena.Ground, names: tuple[str, str], deal: int) -> arena.Played:
        played.append(deal)
        return play(ground, names, deal)

    monkeypatch.setattr(arena.Ground, "play_deal", counted)
    assert points(arena.compete(GAME, PLAYERS, 6, notes=file)) == points(at_once)
    assert sorted(played) == [3, *[4] * 3, *[5] * 3]


def test_the_notes_of_another_arena_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    arena.compete(GAME, PLAYERS, 1, notes=file)
    with pytest.raises(Refusal, match="of another arena"):
        arena.compete(GAME, PLAYERS, 1, seed="other", notes=file)
