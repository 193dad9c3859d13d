"""Simulations: repeatable, the same on both back ends, honest about what they found."""

import json

import numpy as np
import pytest

from snowedin.__main__ import main
from snowedin.bots import Bot
from snowedin.core.compile import INTERPRETED, needs_room
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.games.ice_queen.decks import NUMBERS
from snowedin.simulate.cpu import game_key, simulate


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(game: Game) -> None:
    bots = ["chance"] * game.seats.start
    one, two = (simulate(game, 4_100, bots, "a", threads=threads) for threads in (1, 2))
    assert np.array_equal(one.rewards, two.rewards)
    assert np.array_equal(one.lengths, two.lengths)
    other = simulate(game, 4_100, bots, "b")
    assert not np.array_equal(one.lengths, other.lengths)


def test_bots_play_alike_interpreted_and_compiled(game: Game) -> None:
    names = game.bots.NAMES[:1] if needs_room(game) else game.bots.NAMES  # a solver takes too long interpreted
    bots = [names[seat % len(names)] for seat in range(game.seats.start)]
    plain = simulate(game, 2, bots, "c", target=INTERPRETED, threads=1)
    fast = simulate(game, 2, bots, "c")
    assert np.array_equal(plain.rewards, fast.rewards)
    assert np.array_equal(plain.lengths, fast.lengths)


def test_two_hundred_games_of_bots_end_alike_on_both_back_ends() -> None:
    """Ice Queen with 2 to 6 seats: rewards, lengths, and so every choice on the way."""
    for seats in range(2, 7):
        bots = ["greed"] * (seats - 1) + ["counter"]
        plain = simulate(GAMES["ice_queen"], 40, bots, str(seats), target=INTERPRETED, threads=1)
        fast = simulate(GAMES["ice_queen"], 40, bots, str(seats))
        assert np.array_equal(plain.rewards, fast.rewards)
        assert np.array_equal(plain.lengths, fast.lengths)


def test_a_simulated_game_can_be_played_again_as_a_match(game: Game) -> None:
    simulated = simulate(game, 3, ["chance"] * game.seats.start, "d")
    from snowedin.core.chance import Chance
    from snowedin.core.match import start
    from snowedin.core.records import blank

    for number in range(3):
        match = Match(game, game.seats.start, key=game_key("d", number))
        rolls = blank(Chance)
        start(rolls, game_key("d", number), 1)
        while not match.is_over:
            for seat in range(match.seats):
                if match.engine.is_to_act(match.state, seat):
                    match.act(seat, match.engine.random_choice(match.state, seat, rolls))
        assert len(match.actions) == simulated.lengths[number]
        assert match.rewards() == simulated.rewards[number].tolist()


@pytest.mark.parametrize(("better", "worse"), [("counter", "greed"), ("greed", "chance")])
def test_ice_queen_bots_are_each_better_than_the_one_below(better: str, worse: str) -> None:
    """20,000 games at two seats, half of them with the seats swapped."""
    game = GAMES["ice_queen"]
    _, first, _ = simulate(game, 10_000, [better, worse], "e").mean_rewards()[0]
    _, second, _ = simulate(game, 10_000, [worse, better], "e").mean_rewards()[1]
    assert (first + second) / 2 > 0.5, "even at the bad end of the interval"


def test_a_bot_at_a_table_plays_a_whole_match(game: Game) -> None:
    match = Match(game, game.seats.start, key=b"k" * 16)
    bots = [Bot(game, game.bots.NAMES[-1], f"seed {seat}") for seat in range(match.seats)]
    while not match.is_over:
        for seat in match.to_act():
            match.act(seat, bots[seat].choose(match, seat))
    assert sum(match.rewards()) >= 0


def test_the_json_report_says_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "ice_queen", "--games", "500", "--bots", "greed,chance", "--seed", "f", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 500
    assert [seat["bot"] for seat in report["seats"]] == ["greed", "chance"]
    assert sum(seat["reward"] for seat in report["seats"]) == pytest.approx(1, abs=1e-4)
    assert report["moves_per_second"] > 0
    assert report["length"]["least"] <= report["length"]["median"] <= report["length"]["most"]


def test_the_report_for_people_has_a_table_and_a_distribution(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "ice_queen", "--games", "300"]) == 0
    out = capsys.readouterr().out
    assert "games/s" in out
    assert "95 % confidence" in out
    assert "█" in out


def test_bots_that_won_every_game_may_still_lose_one(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "ice_queen", "--bots", "counter,chance", "--games", "6"]
    assert main([*arguments, "--json"]) == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    assert [(seat["reward"], seat["confidence_95"]) for seat in seats] == [(1.0, [0.5, 1.0]), (0.0, [0.0, 0.5])]
    assert main(arguments) == 0
    assert "50.00% – 100.00%" in capsys.readouterr().out


def test_one_game_has_no_interval_and_json_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "ice_queen", "--games", "1"]
    assert main([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))
    assert told["seats"][0]["confidence_95"] is None
    assert main(arguments) == 0
    assert "nan" not in capsys.readouterr().out


def test_games_without_a_cap_that_go_in_circles_are_broken_off() -> None:  # Ice Queen 4.4
    """Two proud players with these four cards take the same cards from each other for ever, if they get them so."""
    numbers = [
        [2, 1, 9, 10, 1, 9, 1, 9, 3, 0, 6, 9],
        [1, 1, 9, 3, 10, 10, 5, 3, 6, 4, 4, 0],
        [5, 7, 8, 10, 4, 10, 7, 0, 9, 4, 0, 9],
        [1, 3, 1, 7, 7, 8, 0, 5, 3, 6, 2, 0],
    ]
    deck = [{"name": str(row), "element": "ice", **dict(zip(NUMBERS, row, strict=True))} for row in numbers]
    game = GAMES["ice_queen"]
    result = simulate(game, 24, ["pride", "pride"], options={"deck": deck, "under": "fixed", "hand_cap": "none"})
    assert result.lengths.max() == game.longest
    assert np.median(result.lengths) < 50
    assert (result.rewards.sum(axis=1) == 1).all()
