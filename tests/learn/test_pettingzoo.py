"""The PettingZoo environments, by PettingZoo's own tests and by what they promise."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test, state_test
from pettingzoo.utils import parallel_to_aec
from snowedin_leduc import GAME as LEDUC
from snowedin_liars_dice import GAME as LIARS_DICE

from snowedin.core.game import Game, Refusal
from snowedin.learn.pettingzoo import env, parallel_env

# PettingZoo gives resets an option that no game has; and it knows by name the environments of its own that observe
# dictionaries, and takes all others for slips.
DICTIONARIES = [
    pytest.mark.filterwarnings("ignore:.* has no option 'options', and nothing is done about it"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
]


class TestPettingZoo:
    """Its own tests."""

    pytestmark = DICTIONARIES

    def test_one_after_another(self, game: Game) -> None:
        api_test(env(game, game.seats.stop - 1, render_mode="ansi"), num_cycles=40)

    def test_all_at_once(self, game: Game) -> None:
        parallel_api_test(parallel_env(game, game.seats.stop - 1), num_cycles=200)

    def test_seeds(self, game: Game) -> None:
        seed_test(lambda: env(game), num_cycles=20)
        parallel_seed_test(lambda: parallel_env(game), num_cycles=20)

    def test_what_all_know_together(self, game: Game) -> None:
        state_test(env(game), parallel_env(game))

    @pytest.mark.parametrize("example", [LEDUC, LIARS_DICE], ids=lambda example: example.key)
    def test_games_of_other_packages(self, example: Game) -> None:
        api_test(env(example, render_mode="ansi"), num_cycles=60)
        parallel_api_test(parallel_env(example), num_cycles=60)
        seed_test(lambda: env(example), num_cycles=20)
        parallel_seed_test(lambda: parallel_env(example), num_cycles=20)
        state_test(env(example), parallel_env(example))

    def test_pettingzoo_turns_one_kind_into_the_other(self) -> None:
        api_test(parallel_to_aec(parallel_env("snowball_fight")), num_cycles=20)


def test_the_state_is_the_rows_of_all_agents(game: Game) -> None:
    for table in (env(game, game.seats.stop - 1), parallel_env(game, game.seats.stop - 1)):
        table.reset(seed=3)
        rows = [table._known(agent)["observation"] for agent in table.agents]
        assert np.array_equal(table.state(), np.concatenate(rows))
        assert table.state_space.contains(table.state())


def test_masks_are_told_in_the_infos_and_by_methods() -> None:
    one, all_ = env("snowball_fight"), parallel_env("snowball_fight")
    one.reset(seed=1)
    for _ in range(6):
        agent = one.agent_selection
        mask = one.observe(agent)["action_mask"]
        assert np.array_equal(one.action_masks(), mask)
        assert np.array_equal(one.infos[agent]["action_mask"], mask)
        assert one.action_masks().dtype == np.bool_
        one.step(last_legal(one.observe(agent)))
    seen, infos = all_.reset(seed=1)
    for agent, mask in all_.action_masks().items():
        assert np.array_equal(mask, seen[agent]["action_mask"])
        assert np.array_equal(mask, infos[agent]["action_mask"])


@pytest.mark.parametrize("door", [env, parallel_env])
def test_options_of_a_reset_are_for_one_game_and_unknown_ones_are_warned_of(door: Any) -> None:
    table = door("ice_queen", 3, {"hand_cap": 5})
    for options, cap in ((None, 5), ({"hand_cap": 3}, 3), (None, 5)):
        table.reset(seed=1, options=options)
        assert table._episode.match.options["hand_cap"] == cap
    with pytest.warns(UserWarning, match="Ice Queen has no option 'warmth'.*; it has under, dealer, hand_cap"):
        table.reset(options={"warmth": 3})
    with pytest.raises(Refusal, match="hand_cap"):
        table.reset(options={"hand_cap": -3})


def last_legal(seen: dict[str, Any]) -> int:
    return int(seen["action_mask"].nonzero()[0][-1])


def test_both_kinds_play_the_same_game(game: Game) -> None:
    """The same choices, whether asked one after another or all at once, come to the same end."""
    one, all_ = env(game), parallel_env(game)
    one.reset(seed=5)
    while not any(one.terminations.values()):
        one.step(last_legal(one.observe(one.agent_selection)))
    seen, _ = all_.reset(seed=5)
    rewards: dict[str, float] = {}
    while all_.agents:
        seen, rewards, *_ = all_.step({agent: last_legal(seen[agent]) for agent in all_.agents})
    assert one.rewards == rewards
    for agent in one.agents:
        assert one.observe(agent)["observation"].tobytes() == seen[agent]["observation"].tobytes()


def test_an_illegal_action_loses_at_once() -> None:
    table = parallel_env("ice_queen", seats=3)
    table.reset(seed=1)
    _, rewards, over, _, infos = table.step(dict.fromkeys(table.agents, 0))
    assert sorted(rewards.values()) == [-1, 0, 0]
    assert all(over.values())
    loser = min(rewards, key=lambda agent: rewards[agent])
    assert infos["player_0"]["forfeited_by"] == loser
    assert table.agents == []


def test_an_action_of_an_agent_that_is_not_to_act_loses_at_once() -> None:
    """Wherever it sits: at the next agent's seat too, to which the same action may be open a moment later."""
    for stray in range(3):
        table = parallel_env("ice_queen", seats=3)
        seen, _ = table.reset(seed=1)
        actions = {agent: last_legal(seen[agent]) for agent in table.agents}
        agent = f"player_{stray}"
        if actions[agent]:
            continue
        _, rewards, over, _, infos = table.step(actions | {agent: 1})
        assert rewards == dict.fromkeys(rewards, 0) | {agent: -1}
        assert all(over.values())
        assert infos[agent]["forfeited_by"] == agent


def test_the_table_is_drawn_as_text(game: Game) -> None:
    table = env(game, render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn is not None
    assert len(drawn.splitlines()) > 3
    assert "\x1b" not in drawn


@pytest.mark.parametrize("door", [env, parallel_env])
def test_a_game_that_is_not_there_is_refused_with_those_that_are(door: Any) -> None:
    with pytest.raises(Refusal, match="There is no game 'nope'; the box has ice_queen, snowball_fight, ") as refusal:
        door("nope")
    assert "Did you mean" not in str(refusal.value)
    with pytest.raises(Refusal, match=r"Did you mean winter\?"):
        door("wintre")
