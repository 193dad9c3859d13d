"""The games that others have too are the same games: OpenSpiel plays along and agrees on every choice and result."""

from typing import Any

import pyspiel
import pytest
from bench.games import CONNECT_FOUR, LEDUC, TIC_TAC_TOE

from snowedin.core.chance import Chance
from snowedin.core.game import Game
from snowedin.core.match import Match
from snowedin.core.records import blank

BOARD: int = LEDUC.state.BOARD
MOST: int = LEDUC.state.MOST
PEERS = {"connect_four": CONNECT_FOUR, "tic_tac_toe": TIC_TAC_TOE, "leduc_poker": LEDUC}


def their_action(action: int) -> int:
    """Theirs are the same, counted from 0."""
    return action - 1


def deal_along(theirs: Any, ours: Any) -> None:
    """Give theirs the cards that ours has dealt: one to each seat, later the one that is turned up."""
    while theirs.is_chance_node():
        dealt = min(len(theirs.history()), BOARD)
        theirs.apply_action(int(ours.deck[dealt]))


@pytest.mark.parametrize("name", PEERS)
def test_choices_and_results_are_those_of_openspiel(name: str) -> None:
    game = PEERS[name]
    for number in range(200):
        play_along(game, pyspiel.load_game(name), number.to_bytes(16, "little"))


def play_along(game: Game, peer: Any, key: bytes) -> None:
    match = Match(game, 2, key=key)
    theirs = peer.new_initial_state()
    dice = blank(Chance)
    dice.key[0] = key[0]
    deal_along(theirs, match.state)
    while not match.is_over:
        seat = match.to_act()[0]
        assert theirs.current_player() == seat
        legal = match.legal(seat)
        assert [their_action(action) for action in legal] == list(theirs.legal_actions())
        action = match.engine.random_choice(match.state, seat, dice)
        match.act(seat, int(action))
        theirs.apply_action(their_action(int(action)))
        deal_along(theirs, match.state)
    assert theirs.is_terminal()
    assert [comparable(game, reward) for reward in match.rewards()] == pytest.approx(list(theirs.returns()))


def comparable(game: Game, reward: float) -> float:
    """Our games share out one; theirs give as much as they take, and Leduc counts chips."""
    return (2 * reward - 1) * (MOST if game is LEDUC else 1)
