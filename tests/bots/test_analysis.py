"""A finished match judged: mistakes are found, and luck and skill add up to the result."""

import json
from pathlib import Path

import pytest
from bench.games import CONNECT_FOUR

from snowedin.__main__ import main
from snowedin.bots.analysis import analyse, expected_results, hint, steps_of
from snowedin.core.match import Match
from snowedin.games.ice_and_sky import GAME as ICE_AND_SKY
from snowedin.games.ice_queen import GAME as ICE_QUEEN

KEY = b"sixteen snowmen!"


@pytest.fixture(scope="module")
def missed() -> Match:
    """Seat 0 overlooks four in column 4, seat 1 does not stop it either, and then it is seen."""
    match = Match(CONNECT_FOUR, 2, key=KEY)
    for column in (4, 1, 4, 1, 4, 2, 7, 7, 4):
        match.act(match.to_act()[0], column)
    assert match.is_over
    return match


def test_a_missed_win_is_pointed_out(missed: Match) -> None:
    found = analyse(missed, simulations=600, replays=4)
    overlooked = found.choices[6]
    assert (overlooked.seat, overlooked.action, overlooked.best) == (0, 7, 4)
    assert overlooked.loss > 0.05
    assert found.choices[8].loss == 0
    assert found.choices[7].best == 4  # the other should have stopped it
    assert found.choices[7].is_glaring


def test_luck_and_skill_make_the_result(missed: Match) -> None:
    found = analyse(missed, simulations=20, replays=10)
    for share in found.seats:
        assert share.fair + share.luck + share.skill == pytest.approx(share.result)
    assert sum(share.expected for share in found.seats) == pytest.approx(1)
    json.dumps(found.plain(), allow_nan=False)


def test_equal_play_of_one_deal_is_not_always_the_same_game() -> None:
    expected = []
    for number in range(8):
        match = Match(ICE_QUEEN, 2, {"hand_cap": 100}, bytes(15) + bytes([number]))
        (first, _), (second, _) = expected_results(match, 20, "seed")
        assert first + second == pytest.approx(1)
        expected.append(first)
    assert any(0 < mean < 1 for mean in expected)
    assert max(expected) > 0.5 > min(expected)


def test_a_cooperative_match_is_judged_alike_every_time_and_the_bar_is_full_at_the_end() -> None:
    match = Match(ICE_AND_SKY, 2, key=KEY)
    while not match.is_over:
        seat = match.to_act()[0]
        match.act(seat, match.legal(seat)[0])
    steps: list[int] = []
    one = analyse(match, simulations=1, replays=6, progress=steps.append)
    assert sum(steps) == steps_of(match.game, len(match.actions), 6)
    assert analyse(match, simulations=1, replays=6).seats == one.seats
    assert one.seats[0].fair != one.seats[0].expected, "other deals"


def test_a_hint_tells_choices_in_words_and_a_line() -> None:
    match = Match(CONNECT_FOUR, 2, key=KEY)
    told = hint(match, 0, seconds=0.1, seed="seed")
    assert told["choices"][0]["label"][0] == "drop"
    assert len(told["choices"]) == 7
    assert told["line"]
    json.dumps(told, allow_nan=False)


def test_the_command_tells_and_prints_json(
    missed: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("snowedin.terminal.analysis.GAMES", {CONNECT_FOUR.key: CONNECT_FOUR})
    file = tmp_path / "match.json"
    missed.save(file)
    assert main(["analyse", str(file), "--simulations", "300", "--replays", "5"]) == 0
    told = capsys.readouterr().out
    assert "Luck and skill" in told
    assert "Column 4" in told
    assert main(["analyse", str(file), "--simulations", "30", "--replays", "5", "--json", "--seat", "1"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert [choice["number"] for choice in plain["choices"]] == [1, 3, 5, 7, 9]
    assert all(choice["seat"] == 0 and choice["loss"] >= 0 for choice in plain["choices"])


def test_a_match_that_is_not_over_is_not_told(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    Match(ICE_QUEEN, 2, key=KEY).save(file)
    assert main(["analyse", str(file)]) == 2
