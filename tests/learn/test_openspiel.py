"""The games in OpenSpiel, by its own simulations and bots and by what an information state promises."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.observation import make_observation
from snowedin_leduc import GAME as LEDUC

from snowedin.core.game import Game
from snowedin.learn.openspiel import NAMES, SIMULTANEOUS, SMALL_NAMES, register


def some_way_in(game: Any, choices: int, seed: int = 0) -> Any:
    """A state after some random choices."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    state.apply_action(random.randint(game.max_chance_outcomes()))
    for _ in range(choices):
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", [*NAMES, *SIMULTANEOUS, *SMALL_NAMES])
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


def test_an_observer_that_is_to_show_what_nobody_can_is_refused() -> None:
    table = pyspiel.load_game("snowedin_ice_queen")
    kinds = pyspiel.PrivateInfoType
    one, none, all_ = kinds.SINGLE_PLAYER, kinds.NONE, kinds.ALL_PLAYERS
    refused = [(True, all_, False), (False, none, False), (True, all_, True), (True, none, True), (False, one, True)]
    for public, private, recall in refused:
        kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
        with pytest.raises(ValueError, match="show all that one player knows, or without memory"):
            table.make_py_observer(kind)


def test_what_lies_open_and_what_one_player_sees_beside_are_strings(game: Game) -> None:
    """What is open is the same to all; what one sees beside stays the same in worlds that it cannot tell apart."""
    table = pyspiel.load_game(f"snowedin_{game.key}")
    state = some_way_in(table, 6)
    player = state.current_player()
    world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    kinds = pyspiel.PrivateInfoType
    public = make_observation(table, pyspiel.IIGObservationType(private_info=kinds.NONE, perfect_recall=False))
    private = make_observation(table, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    assert public.string_from(state, 0) == public.string_from(state, 1) == public.string_from(world, 0)
    assert private.string_from(state, player) == private.string_from(world, player)
    assert (private.string_from(state, player) == "{}") == (game.key == "winter")  # where everything lies open
    assert public.tensor is None
    with pytest.raises(ValueError, match="as a string alone"):
        public.set_from(state, 0)


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


@pytest.mark.parametrize("name", [*NAMES[:1], *SIMULTANEOUS[:1], *SMALL_NAMES])
def test_games_and_states_are_pickled(name: str) -> None:
    game = pyspiel.load_game(name, {"deals": 3})
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    state = game.new_initial_state()
    state.apply_action(2)
    for _ in range(2):
        read, brought = pickle.loads(pickle.dumps(state)), again.deserialize_state(state.serialize())
        assert str(read) == str(brought) == str(state)
        assert read.information_state_string(0) == state.information_state_string(0)
        if state.is_simultaneous_node():
            state.apply_actions([state.legal_actions(seat)[0] for seat in range(2)])
        else:
            state.apply_action(state.legal_actions()[0])


def test_a_game_of_another_package_is_registered_and_pickled() -> None:
    game = pyspiel.load_game(register(LEDUC))
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("name", ["snowedin_ice_queen(hand_cap=2,deals=5)", *SMALL_NAMES])
def test_a_playthrough_is_generated(name: str) -> None:
    told = playthrough(name, None, seed=1)
    assert "IsTerminal() = True" in told
    assert "InformationStateString" in told
    assert "PublicObservationString" in told


def test_a_state_is_told_as_the_table_looks() -> None:
    state = some_way_in(pyspiel.load_game("snowedin_winter"), 2)
    first, *table = str(state).splitlines()
    assert first.startswith("Winter: ")
    assert f"to choose: player {state.current_player()}" in first
    assert len(table) > 3


@pytest.mark.parametrize("name", SIMULTANEOUS)
def test_those_who_choose_at_once_are_asked_together_and_come_to_the_same(name: str) -> None:
    table = pyspiel.load_game(name)
    state, match = table.new_initial_state(), table.dealt(3)
    random = np.random.RandomState(1)
    state.apply_action(3)
    met = 0
    while not state.is_terminal():
        chosen = {seat: int(random.choice(match.legal(seat))) for seat in match.to_act()}
        assert state.is_simultaneous_node() == (len(chosen) > 1)
        assert [state.legal_actions(seat) for seat in chosen] == [match.legal(seat) for seat in chosen]
        if state.is_simultaneous_node():
            met += 1
            state.apply_actions([chosen.get(seat, 0) for seat in range(table.num_players())])
        else:
            state.apply_action(*chosen.values())
        for seat, action in chosen.items():
            match.act(seat, action)
        assert state.play.match.state.tobytes() == match.state.tobytes()
    assert met > 0
    assert state.returns() == match.rewards()


@pytest.mark.parametrize("name", SMALL_NAMES)
def test_openspiel_solves_the_small_games(name: str) -> None:
    game = pyspiel.load_game(name, {"deals": 2})
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(12):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= after < before / 3


@pytest.mark.parametrize("name", SMALL_NAMES)
def test_an_information_state_tensor_of_a_small_game_tells_what_its_string_tells(name: str) -> None:
    """Two states have the same tensor if and only if they have the same string, for every player."""
    game = pyspiel.load_game(name, {"deals": 2})
    strings: dict[tuple[int, bytes], str] = {}
    tensors: dict[str, bytes] = {}
    for seed in range(40):
        state = some_way_in(game, 0, seed)
        random = np.random.RandomState(seed)
        while not state.is_terminal():
            for player in range(2):
                tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
                string = state.information_state_string(player)
                assert strings.setdefault((player, tensor), string) == string
                assert tensors.setdefault(string, tensor) == tensor
            state.apply_action(random.choice(state.legal_actions()))
    assert len(tensors) > 10
