"""The games in OpenSpiel, by its own simulations and bots and by what an information state promises."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from snowedin.core.game import Game
from snowedin.learn.openspiel import NAMES


def some_way_in(game: Any, choices: int, seed: int = 0) -> Any:
    """A state after some random choices."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    state.apply_action(random.randint(game.max_chance_outcomes()))
    for _ in range(choices):
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_plays_it_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_players_and_options_are_parameters() -> None:
    game = pyspiel.load_game("snowedin_ice_queen(players=4,hand_cap=3,deals=7)")
    assert (game.num_players(), game.max_chance_outcomes()) == (4, 7)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert not game.new_initial_state().is_terminal()


def test_a_seat_is_a_number_too_and_nought_leaves_it_open_or_switches_a_number_off() -> None:
    game = pyspiel.load_game("snowedin_ice_queen(players=3,dealer=2,hand_cap=0)")
    for deal in range(5):
        state = game.new_initial_state()
        state.apply_action(deal)
        assert state.current_player() == 2
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert pyspiel.load_game("snowedin_ice_queen(dealer=0)").num_players() == 2


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_the_same_to_its_player_and_another_world(name: str) -> None:
    game = pyspiel.load_game(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for seed in range(3):
        state = some_way_in(game, 8, seed)
        player = state.current_player()
        worlds = [state.resample_from_infostate(player, sampler) for _ in range(4)]
        for world in worlds:
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
        assert len({str(world) for world in [state, *worlds]}) == 5


def test_a_resampled_state_knows_nothing_of_the_true_history(game: Game) -> None:
    """Neither the deal nor what others chose in secret; it is saved and read as it is."""
    table = pyspiel.load_game(f"snowedin_{game.key}")
    state = some_way_in(table, 8)
    world = state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert world.full_history() == []
    assert str(table.deserialize_state(world.serialize())) == str(world)


def test_before_the_deal_there_is_nothing_to_resample() -> None:
    root = pyspiel.load_game("snowedin_winter").new_initial_state()
    world = root.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert world.is_chance_node()
    assert str(world) == str(root)


def test_an_information_state_remembers_more_than_an_observation_shows() -> None:
    """Calls of Ice Queen that come to the same leave a player with the same row, but with memories of their own."""
    state = some_way_in(pyspiel.load_game("snowedin_ice_queen"), 1)
    worlds = [state.child(action) for action in state.legal_actions()]
    player = state.current_player()
    shown = {tuple(world.observation_tensor(player)) for world in worlds}
    assert len({world.information_state_string(player) for world in worlds}) == len(worlds) > len(shown)


def test_an_information_state_changes_with_every_choice(game: Game) -> None:
    table = pyspiel.load_game(f"snowedin_{game.key}")
    one, other = some_way_in(table, 6, 1), some_way_in(table, 6, 1)
    assert one.information_state_string(0) == other.information_state_string(0)
    other.apply_action(other.legal_actions()[0])
    assert one.information_state_string(0) != other.information_state_string(0)


def test_an_information_state_tensor_is_not_claimed_for_a_row_without_memory(game: Game) -> None:
    table = pyspiel.load_game(f"snowedin_{game.key}")
    assert not table.get_type().provides_information_state_tensor
    with pytest.raises(ValueError, match="remember"):
        table.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)).set_from(some_way_in(table, 1), 0)


@pytest.mark.parametrize("recall", [False, True])
def test_an_observer_that_is_to_show_anything_else_than_one_player_knows_is_refused(recall: bool) -> None:
    table = pyspiel.load_game("snowedin_ice_queen")
    kinds = pyspiel.PrivateInfoType
    one, none, all_ = kinds.SINGLE_PLAYER, kinds.NONE, kinds.ALL_PLAYERS
    for public, private in ((True, none), (True, all_), (False, one), (False, none)):
        kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
        with pytest.raises(ValueError, match="all that one player knows"):
            table.make_py_observer(kind)
    assert table.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall))


def test_an_observer_names_its_parts(game: Game) -> None:
    table = pyspiel.load_game(f"snowedin_{game.key}")
    state = some_way_in(table, 4)
    seen = make_observation(table)
    seen.set_from(state, 0)
    assert list(seen.dict) == list(game.observe.PARTS)
    assert np.concatenate([part.ravel() for part in seen.dict.values()]).tolist() == state.observation_tensor(0)


def test_choices_are_told_in_words() -> None:
    state = some_way_in(pyspiel.load_game("snowedin_ice_queen"), 0)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert all(word.startswith("call ") for word in words)


@pytest.mark.parametrize("name", ["snowedin_snowball_fight", "snowedin_ice_and_sky"])
def test_bots_of_openspiel_play_it(name: str) -> None:
    game = pyspiel.load_game(name)
    random = np.random.RandomState(3)
    state = some_way_in(game, 2)
    bots = [
        ISMCTSBot(game, RandomRolloutEvaluator(1, random), 1.4, 6, random_state=random),
        MCTSBot(game, 1.4, 6, RandomRolloutEvaluator(1, random), random_state=random),
    ]
    for bot in bots * 2:
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
