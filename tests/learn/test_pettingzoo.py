"""The PettingZoo environments, by PettingZoo's own tests and by what they promise."""

from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from snowedin.core.game import Game, Refusal
from snowedin.learn.pettingzoo import env, parallel_env

# PettingZoo knows by name the environments of its own that observe dictionaries, and takes all others for slips.
DICTIONARIES = [
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
    assert infos["player_0"] == {"forfeited_by": loser}
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
        assert infos[agent] == {"forfeited_by": agent}


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
