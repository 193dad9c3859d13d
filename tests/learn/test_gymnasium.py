"""The Gymnasium environments, by Gymnasium's own checker and by what they promise."""

from typing import Any

import gymnasium
import pytest
from bench.games import CONNECT_FOUR
from gymnasium.utils.env_checker import check_env

from snowedin.bots import Bot
from snowedin.core.game import Game, Refusal
from snowedin.core.match import Match
from snowedin.learn.gymnasium import IDS, BotsEnv


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_checks_it(name: str) -> None:
    made = gymnasium.make(name, opponent="chance", render_mode="ansi")
    check_env(made.unwrapped)
    made.close()


def test_the_ids_are_the_names_of_the_games() -> None:
    assert IDS[0] == "snowedin/IceQueen-v0"
    assert "snowedin/IceAndSky-v0" in IDS


def play(table: BotsEnv, seed: int) -> tuple[float, int, list[bytes]]:
    seen, _ = table.reset(seed=seed)
    rows, over, reward = [seen["observation"].tobytes()], False, 0.0
    while not over:
        assert table.seat in table._episode.to_act()
        seen, reward, over, _, _ = table.step(int(seen["action_mask"].nonzero()[0][0]))
        rows.append(seen["observation"].tobytes())
    return reward, table.seat, rows


def test_a_seed_gives_the_same_game_against_a_bot(game: Game) -> None:
    first, second = (play(BotsEnv(game, "chance"), 3) for _ in range(2))
    assert first == second
    assert 0 <= first[0] <= 1


def test_the_agent_sits_where_it_wants_or_anywhere() -> None:
    assert {play(BotsEnv("ice_queen", seats=3), seed)[1] for seed in range(20)} == {0, 1, 2}
    assert {play(BotsEnv("ice_queen", seat=1), seed)[1] for seed in range(5)} == {1}
    with pytest.raises(Refusal, match="sits at 0 to 1, not at 2"):
        BotsEnv("ice_queen", seat=2)


def test_a_level_can_be_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set()

    def choose(bot: Bot, match: Match, seat: int, ask: Any = Bot.choose) -> int:
        asked.add((bot.name, seat))
        return int(ask(bot, match, seat))

    monkeypatch.setattr(Bot, "choose", choose)
    reward, seat, _ = play(BotsEnv(CONNECT_FOUR, "snowflake"), 1)
    assert reward in (0, 0.5, 1)
    assert asked == {("snowflake", 1 - seat)}


def test_an_unknown_opponent_is_refused() -> None:
    with pytest.raises(Refusal, match="has no bot 'nobody'"):
        BotsEnv("winter", "nobody")


@pytest.mark.parametrize("action", [0, 1])
def test_a_step_after_the_end_changes_nothing_and_earns_nothing(action: int) -> None:
    table = BotsEnv("ice_queen", "chance", seat=0)
    assert any(play(table, seed)[0] == 1.0 for seed in range(9))  # and at the game that was won we are
    seen = table._episode.known_to(0)["observation"].tobytes()
    after, reward, over, _, info = table.step(action)
    assert after["observation"].tobytes() == seen
    assert (reward, over, info["illegal"]) == (0.0, True, False)


def test_an_illegal_action_loses_at_once() -> None:
    table = BotsEnv("winter")
    table.reset(seed=1)
    _, reward, over, _, info = table.step(0)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]
