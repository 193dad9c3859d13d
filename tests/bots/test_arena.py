"""The arena: paired deals, the same again for the same seed, and pages that need no network."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from snowedin.__main__ import main
from snowedin.bots import levels
from snowedin.bots.arena import Ground, compete, deal_key, pairs_of
from snowedin.bots.page import page
from snowedin.bots.ratings import Sprt
from snowedin.core.compile import INTERPRETED
from snowedin.core.game import Game, Refusal
from snowedin.core.match import Match
from snowedin.games.ice_and_sky import GAME as ICE_AND_SKY
from snowedin.games.ice_queen import GAME as ICE_QUEEN
from snowedin.games.snowball_fight import GAME as SNOWBALL_FIGHT

CAP = {"hand_cap": 60}


def test_a_bot_against_itself_scores_exactly_half_of_every_deal() -> None:
    """The same deal with the seats exchanged: the luck of the cards falls on both alike."""
    result = compete(ICE_QUEEN, ["greed", "greed"], 12, options=CAP)
    assert [played.score for played in result.meetings[0, 1]] == [0.5] * 12
    assert any(played.points[0] != 0.5 for played in result.meetings[0, 1])


def test_players_made_of_one_level_share_every_deal_unless_they_differ_in_how_they_think() -> None:
    few = replace(levels.levels(SNOWBALL_FIGHT)[-1], simulations=30, seconds=None)
    made = {"one": few, "other": few, "hasty": replace(few, simulations=3)}
    ground = Ground(SNOWBALL_FIGHT, 2, SNOWBALL_FIGHT.read_options({"turn_cap": 10}), "made", made=made)
    assert [ground.play_deal(("one", "other"), deal).score for deal in range(6)] == [0.5] * 6
    assert [ground.play_deal(("one", "hasty"), deal).score for deal in range(6)] != [0.5] * 6


def test_deals_are_the_same_for_every_pair_and_differ_from_each_other() -> None:
    keys = {deal_key("seed", deal) for deal in range(50)} | {deal_key("other", 0)}
    assert len(keys) == 51
    first, again = (Match(ICE_QUEEN, 2, key=deal_key("seed", 3)) for _ in range(2))
    assert first.state.tobytes() == again.state.tobytes()


def test_the_same_seed_gives_the_same_result_on_any_number_of_threads() -> None:
    one, two = (
        compete(ICE_QUEEN, ["chance", "greed", "counter"], 6, options=CAP, threads=threads).summary()["meetings"]
        for threads in (1, 3)
    )
    assert one == two


def test_the_counter_is_rated_above_greed_and_greed_above_chance() -> None:
    result = compete(ICE_QUEEN, ["chance", "greed", "counter"], 60, options=CAP)
    chance, greed, counter = (rating.elo for rating in result.ratings())
    assert chance < greed < counter
    matrix = result.summary()["matrix"]
    assert matrix[0][1] == pytest.approx(1 - matrix[1][0])
    assert matrix[0][0] is None


def test_more_seats_are_shared_alternately_and_exchanged() -> None:
    result = compete(ICE_QUEEN, ["greed", "counter"], 4, seats=5, options=CAP)
    assert result.seats == 5
    assert all(len(played.points) == 2 for played in result.meetings[0, 1])


def test_the_cooperative_game_has_a_matrix_of_who_plays_well_with_whom() -> None:
    result = compete(ICE_AND_SKY, ["chance", "greed"], 4, target=INTERPRETED)
    assert set(result.meetings) == {(0, 0), (0, 1), (1, 1)}
    matrix = result.summary()["matrix"]
    assert matrix[0][1] == matrix[1][0]
    assert matrix[0][0] < matrix[1][1]
    assert "Ratings" not in page(result)


def test_a_sequential_test_stops_when_it_knows() -> None:
    result = compete(ICE_QUEEN, ["greed", "chance"], 500, options=CAP, sprt=Sprt(0, 50))
    assert result.decision == "accept"
    assert len(result.meetings[0, 1]) < 100
    assert result.summary()["sprt"]["decision"] == "accept"


def test_pairs() -> None:
    assert pairs_of(3, False) == [(0, 1), (0, 2), (1, 2)]
    assert pairs_of(2, True) == [(0, 0), (0, 1), (1, 1)]


def test_nonsense_is_refused() -> None:
    with pytest.raises(Refusal):
        compete(ICE_QUEEN, ["greed"], 5)
    with pytest.raises(Refusal):
        compete(ICE_QUEEN, ["greed", "nobody"], 5)
    with pytest.raises(Refusal):
        compete(ICE_QUEEN, ["chance", "greed", "counter"], 5, sprt=Sprt(0, 10))


def test_the_command_writes_numbers_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    numbers, drawn = tmp_path / "arena.json", tmp_path / "arena.html"
    arguments = ["arena", "ice_queen", "--players", "chance,greed", "--games", "8", "--option", "hand_cap=40"]
    assert main([*arguments, "--json", str(numbers), "--html", str(drawn)]) == 0
    assert "greed" in capsys.readouterr().out
    assert json.loads(numbers.read_text())["players"][1]["name"] == "greed"
    text = drawn.read_text()
    assert text.count("<svg") == 3
    assert "http" not in text
    assert "<script" not in text


def test_one_deal_has_no_interval_and_json_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "ice_queen", "--players", "chance,greed", "--games", "2", "--option", "hand_cap=40"]
    assert main([*arguments, "--json", "-"]) == 0
    told = json.loads(capsys.readouterr().out, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))
    assert told["meetings"][0]["confidence_95"] is None
    assert told["players"][0]["low"] is None
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    assert "nan" not in shown
    assert "…" not in shown
    assert main([*arguments, "--html", "-"]) == 0
    assert "nan" not in capsys.readouterr().out


def test_who_won_everything_is_rated_alike_in_both_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "ice_queen", "--players", "counter,chance", "--games", "12"]) == 0
    shown = capsys.readouterr().out
    assert "+338" in shown
    assert "-338" in shown
    assert "+676" in shown, "the difference of the two, by the meeting"
    assert "+338 … +338" not in shown


def test_the_four_levels_meet_where_nobody_is_named(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(_: Game, players: list[str], *__: object) -> int:
        asked.append(players)
        return 0

    monkeypatch.setattr("snowedin.terminal.arena.run", run)
    assert main(["arena", game.key]) == 0
    assert asked == [["snowflake", "sledger", "skier", "yeti"]]
