"""Our bots in OpenSpiel, and OpenSpiel's bots at our tables."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from snowedin.bots.guests import bot_called
from snowedin.core.game import Refusal
from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.learn.openspiel import NAMES, SIMULTANEOUS
from snowedin.learn.openspiel_bots import HouseBot, guest

ICE_QUEEN = GAMES["ice_queen"]


def test_our_bots_play_in_openspiels_own_evaluation() -> None:
    game = pyspiel.load_game(NAMES[0])
    won = 0.0
    for seed in range(12):
        bots = [HouseBot(game, 0, "greed", "a"), HouseBot(game, 1, "chance", "b")]
        won += pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)[0]
    assert won > 6


def test_a_level_thinks_in_openspiel_and_chooses_as_at_our_table() -> None:
    game = pyspiel.load_game(NAMES[1])
    state = game.new_initial_state()
    state.apply_action(4)
    level = HouseBot(game, state.current_player(), "snowflake", "seed")
    match = game.dealt(4)
    chosen = level.step(state)
    assert chosen == bot_called(GAMES["snowball_fight"], "snowflake", "seed").choose(match, state.current_player())
    level.restart()
    assert level.step(state) == chosen
    with pytest.raises(Refusal, match="has no bot 'nobody'"):
        HouseBot(game, 0, "nobody")


def test_our_bots_are_asked_at_once() -> None:
    game = pyspiel.load_game(SIMULTANEOUS[0])
    bots = [HouseBot(game, player, "greed", str(player)) for player in range(2)]
    assert sum(pyspiel.evaluate_bots(game.new_initial_state(), bots, 1)) == pytest.approx(1)


@pytest.mark.parametrize("name", ["uniform_random", "ismcts"])
def test_bots_of_openspiel_sit_at_our_tables(name: str) -> None:
    visitor = bot_called(ICE_QUEEN, f"snowedin.learn.openspiel_bots:{name}", "seed")
    match = Match(ICE_QUEEN, 3, {"hand_cap": 4}, bytes(16))
    while not match.is_over:
        (seat,) = match.to_act()
        match.act(seat, visitor.choose(match, seat))
    assert sum(match.rewards()) == pytest.approx(1)


class Curious:
    """Notes what it is given."""

    def __init__(self) -> None:
        self.states: list[Any] = []

    def step(self, state: Any) -> int:
        self.states.append(state)
        return int(state.legal_actions()[0])


def test_a_guest_is_given_what_its_seat_knows_and_nothing_else() -> None:
    """Its state is of this table, looks to the seat as the true one does, and is another world without a history."""
    curious = Curious()
    visitor = guest(lambda game, player, seed: curious)(ICE_QUEEN, "seed")
    match = Match(ICE_QUEEN, 3, {"hand_cap": 4}, bytes(16))
    (seat,) = match.to_act()
    met: Any = bot_called(ICE_QUEEN, "tests.learn.test_openspiel_bots:anybody", "seed")
    met._player = visitor
    assert met.choose(match, seat) in match.legal(seat)
    (state,) = curious.states
    row = np.zeros(ICE_QUEEN.observe.SIZE, np.float32)
    match.observe(seat, row)
    assert state.current_player() == seat
    assert state.num_players() == 3
    assert np.array_equal(state.observation_tensor(seat), row)
    assert state.history() == []
    assert state.play.match.state.tobytes() != match.state.tobytes()


def anybody(game: Any, seed: str | None) -> Any:
    """A player for `bot_called`."""
    return Curious()
