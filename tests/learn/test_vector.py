"""Gymnasium's vector environment over a batch: as Gymnasium's own vector of single ones, and the games of a batch."""

from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from snowedin.core.compile import COMPILED, INTERPRETED
from snowedin.core.game import Game, Refusal
from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.learn.batch import Batch
from snowedin.learn.bots_batch import BotsBatch
from snowedin.learn.gymnasium import IDS, BotsEnv
from snowedin.learn.thinkers_batch import ThinkersBatch
from snowedin.learn.vector import BotsVectorEnv

SAME, NEXT, NEVER = AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED


def first_legal(masks: Any) -> Any:
    return np.asarray(masks).argmax(axis=1)


def test_the_games_are_those_of_a_batch_in_which_the_bot_is_asked_by_hand(game: Game) -> None:
    """What the learner knows and may do whenever it is asked, at the end, and what it gets; with the lowest seat, so
    that those who choose at once are asked in the same order.  Interpreted: five games take long to compile.
    """
    seats = game.seats.stop - 1
    among = BotsBatch(game, 2, "chance", seat=0, seats=seats, target=INTERPRETED)
    plain = Batch(game, 2, seats)
    shown = among.reset("same")
    plain.reset("same")
    row = np.zeros(game.observe.SIZE, np.float32)
    for _ in range(25):
        for i in range(2):
            play_until_asked(plain, i)
        assert np.array_equal(plain.shown.observation, shown.observation)
        assert np.array_equal(plain.shown.mask, shown.mask)
        actions = first_legal(shown.mask)
        among.step(actions)
        for i in range(2):
            gains = play_on(plain, i, int(actions[i]), row)
            assert shown.done[i] == (gains is not None)
            if gains is not None:
                assert shown.reward[i, 0] == pytest.approx(gains)
                assert among.ending[i].tobytes() == row.tobytes()


def test_games_among_bots_are_the_same_compiled_and_interpreted() -> None:
    plain, fast = (BotsBatch(GAMES["ice_queen"], 3, target=target) for target in (INTERPRETED, COMPILED))
    for batch in (plain, fast):
        batch.reset("both")
        batch.random_steps(15)
    assert plain._states.tobytes() == fast._states.tobytes()
    assert plain.ending.any()
    for one, other in zip((*plain.shown, plain.ending), (*fast.shown, fast.ending), strict=True):
        assert np.array_equal(one, other)


def play_until_asked(batch: Batch, i: int) -> None:
    while batch.shown.seat[i] != 0:
        step_one(batch, i, None)


def play_on(batch: Batch, i: int, action: int, row: Any) -> float | None:
    """The learner's action and then the bots' until it is asked again; what it got if the game ended, and then knew."""
    step: int | None = action
    while True:
        last = last_step(batch, i, step, row)
        if last is not None:
            return last
        if batch.shown.seat[i] == 0:
            return None
        step = None


def last_step(batch: Batch, i: int, action: int | None, row: Any) -> float | None:
    """One step; if it ends the game, `row` has what seat 0 then knows."""
    twin = Match(batch.game, batch.seats, batch.options, batch.key(i)).imagined(batch.state(i))
    seat = int(batch.shown.seat[i])
    taken = step_one(batch, i, action)
    if not batch.shown.done[i]:
        return None
    twin.act(seat, taken)
    twin.observe(0, row)
    return float(batch.shown.reward[i, 0])


def step_one(batch: Batch, i: int, action: int | None) -> int:
    """A step of one game: the others choose what is not there, and stay as they are."""
    actions = np.zeros(batch.games, np.int32)
    if action is None:
        batch._loop.choose_randomly(i, i + 1, batch._states, batch._dice, batch._written.seat, actions)
        action = int(actions[i])
    actions[i] = action
    with pytest.raises(Refusal):
        batch.step(actions)
    return action


@pytest.mark.parametrize("mode", [SAME, NEXT])
def test_it_returns_what_gymnasiums_own_vector_of_single_environments_returns(mode: AutoresetMode) -> None:
    """The same names, kinds and shapes in observations and infos, step by step until games have ended."""
    ours = BotsVectorEnv("ice_queen", 3, "chance", seat=1, autoreset_mode=mode)
    theirs = SyncVectorEnv([lambda: BotsEnv("ice_queen", "chance", seat=1)] * 3, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    shapes = []
    for table in (ours, theirs):
        known, infos = table.reset(seed=1)
        found = {"reset": shape_of((known, infos))}
        for _ in range(100):
            known, rewards, over, cut, infos = table.step(first_legal(known["action_mask"]))
            assert table.observation_space.contains(known)
            found["over" if over.any() else "on"] = shape_of((known, rewards, over, cut, infos))
        shapes.append(found)
    assert shapes[0] == shapes[1]
    assert len(shapes[0]) == 3


def shape_of(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: shape_of(value) for name, value in sorted(data.items())}
    if isinstance(data, tuple):
        return [shape_of(value) for value in data]
    if data.dtype == object:
        return next(shape_of(value) for value in data if value is not None)
    return data.shape, np.dtype(data.dtype).kind


def test_make_vec_makes_it_and_a_seed_gives_the_same_games() -> None:
    one, other = (gymnasium.make_vec(IDS[0], num_envs=4, opponent="chance") for _ in range(2))
    assert isinstance(one.unwrapped, BotsVectorEnv)
    told: list[Any] = [table.reset(seed=5) for table in (one, other)]
    for _ in range(40):
        assert data_equivalence(told[0], told[1], exact=True)
        actions = first_legal(told[0][0]["action_mask"])
        told = [table.step(actions) for table in (one, other)]
    assert not data_equivalence(one.reset(), told[0][:2])
    assert not data_equivalence(one.reset(seed=6)[0], other.reset(seed=5)[0])


def test_the_step_after_an_end_only_deals() -> None:
    table = BotsVectorEnv("ice_queen", 8, "chance", autoreset_mode=NEXT)
    known, _ = table.reset(seed=1)
    over = np.zeros(8, np.bool_)
    ended = 0
    for _ in range(60):
        actions = np.where(over, 0, first_legal(known["action_mask"]))
        assert np.array_equal(known["action_mask"][:, 0] == 1, over)
        known, rewards, next_over, _, infos = table.step(actions)
        assert not rewards[over].any()
        assert not next_over[over].any()
        assert not infos["illegal"].any()
        ended += int(np.count_nonzero(over))
        over = next_over
    assert ended >= 8


def test_without_autoreset_a_game_that_is_over_waits_for_its_reset() -> None:
    table = BotsVectorEnv("ice_queen", 4, "chance", autoreset_mode="Disabled")
    known, _ = table.reset(seed=1)
    over = np.zeros(4, np.bool_)
    while not over.any():
        known, _, over, _, _ = table.step(first_legal(known["action_mask"]))
    with pytest.raises(Refusal, match=r'games are over.*reset them with reset\(options=\{"reset_mask"'):
        table.step(np.ones(4, np.int64))
    again, infos = table.reset(options={"reset_mask": over})
    assert np.array_equal(infos["_seat"], over)
    assert np.array_equal(again["observation"][~over], known["observation"][~over])
    assert not np.array_equal(again["observation"][over], known["observation"][over])
    table.step(first_legal(again["action_mask"]))


@pytest.mark.parametrize("mask", [[True] * 3, np.ones(4), np.zeros(4, np.bool_)])
def test_a_reset_mask_that_means_nothing_is_refused(mask: Any) -> None:
    table = BotsVectorEnv("ice_queen", 4, autoreset_mode=NEVER)
    with pytest.raises(Refusal, match="True or False for each of the 4 games, and True at least once"):
        table.reset(options={"reset_mask": mask})
    with pytest.raises(Refusal, match="the option reset_mask alone, not 'hand_cap'"):
        table.reset(options={"hand_cap": 3})


def test_an_illegal_action_loses_at_once() -> None:
    table = BotsVectorEnv("winter", 3, seat=0, autoreset_mode=SAME)
    known, _ = table.reset(seed=1)
    actions = first_legal(known["action_mask"])
    actions[1] = 0
    _, rewards, over, _, infos = table.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert over.tolist() == [False, True, False]
    assert infos["final_info"]["illegal"].tolist() == [False, True, False]
    assert not infos["illegal"].any()


def test_masks_are_told_in_three_ways_and_the_row_can_stand_alone() -> None:
    masked, bare = BotsVectorEnv("winter", 3), BotsVectorEnv("winter", 3, masked=False)
    (known, infos), (row, _) = masked.reset(seed=2), bare.reset(seed=2)
    assert np.array_equal(known["observation"], row)
    assert bare.observation_space.contains(row)
    assert np.array_equal(known["action_mask"], infos["action_mask"])
    assert np.array_equal(known["action_mask"], bare.action_masks())
    single = BotsEnv("winter", masked=False)
    row, info = single.reset(seed=2)
    assert single.observation_space.contains(row)
    assert np.array_equal(single.action_masks(), info["action_mask"])


def test_the_agent_sits_where_it_wants_or_anywhere() -> None:
    _, infos = BotsVectorEnv("ice_queen", 64, seats=3).reset(seed=1)
    assert set(infos["seat"].tolist()) == {0, 1, 2}
    _, infos = BotsVectorEnv("ice_queen", 9, seats=3, seat=2).reset(seed=1)
    assert set(infos["seat"].tolist()) == {2}
    with pytest.raises(Refusal, match="sits at 0 to 1, not at 2"):
        BotsVectorEnv("ice_queen", 9, seat=2)


def test_levels_that_play_as_a_bot_are_opponents_in_the_compiled_loop() -> None:
    assert BotsBatch(GAMES["ice_queen"], 2, "snowflake")._bot == GAMES["ice_queen"].bots.NAMES.index("mood")
    with pytest.raises(Refusal, match="stops to think"):
        BotsBatch(GAMES["winter"], 2, "skier")
    with pytest.raises(Refusal, match="has no bot 'nobody'"):
        BotsVectorEnv("winter", 2, "nobody")


class Scripted:
    """In the place of a bot that thinks: it takes the last of what is legal, and notes when it was asked."""

    asked: ClassVar[list[int]] = []

    def choose(self, match: Match, seat: int) -> int:
        self.asked.append(seat)
        return match.legal(seat)[-1]


class ScriptedBatch(ThinkersBatch):
    def _bot_of(self, i: int, seat: int) -> Any:
        return Scripted()


def test_games_among_thinkers_are_those_of_a_batch_in_which_they_are_asked_by_hand(game: Game) -> None:
    seats = game.seats.stop - 1
    among, plain = ScriptedBatch(game, 2, "bot", seat=0, seats=seats, threads=1), Batch(game, 2, seats)
    shown = among.reset("same")
    plain.reset("same")
    Scripted.asked.clear()
    for _ in range(40):
        for i in range(2):
            while plain.shown.seat[i] != 0:
                step_one(plain, i, int(np.flatnonzero(plain.shown.mask[i])[-1]))
        assert np.array_equal(plain.shown.observation, shown.observation)
        assert np.array_equal(plain.shown.mask, shown.mask)
        among.step(first_legal(shown.mask))
        for i in range(2):
            gains = reply(plain, i)
            assert shown.done[i] == (gains is not None)
            assert shown.reward[i, 0] == (gains or 0.0)
    assert 0 not in Scripted.asked
    assert Scripted.asked


def reply(batch: Batch, i: int) -> float | None:
    """The first legal action, and the last ones of all others until seat 0 is asked; what it got if the game ended."""
    step = int(batch.shown.mask[i].argmax())
    while True:
        step_one(batch, i, step)
        if batch.shown.done[i]:
            return float(batch.shown.reward[i, 0])
        if batch.shown.seat[i] == 0:
            return None
        step = int(np.flatnonzero(batch.shown.mask[i])[-1])


@pytest.mark.parametrize("mode", [SAME, NEXT, NEVER])
def test_opponents_that_think_end_games_and_begin_them_as_others_do(mode: AutoresetMode) -> None:
    """The same shapes, and what is over is followed by the next game when it should."""
    table = BotsVectorEnv("snowball_fight", 3, "avalanche", seat=1, autoreset_mode=mode)
    quick = BotsVectorEnv("snowball_fight", 3, "chance", seat=1, autoreset_mode=mode)
    known, infos = table.reset(seed=1)
    assert shape_of((known, infos)) == shape_of(quick.reset(seed=1))
    actions = first_legal(known["action_mask"])
    actions[1] = 0
    known, rewards, over, _, infos = table.step(actions)
    assert (rewards[1], over[1]) == (-1, True)
    assert shape_of(known) == shape_of(quick.step(actions)[0])
    assert known["action_mask"][1, 0] == (mode != SAME)
    if mode == NEVER:
        table.reset(options={"reset_mask": over})
    known, rewards, *_ = table.step(first_legal(table.action_masks()))
    assert rewards[1] == 0
    assert known["action_mask"][1].any()


def test_thinkers_are_the_same_by_the_same_seed_on_any_number_of_threads() -> None:
    one, many = (ThinkersBatch(GAMES["snowball_fight"], 4, "reflex", threads=threads) for threads in (1, 2))
    for batch in (one, many):
        batch.reset("threads")
        for _ in range(6):
            batch.step(first_legal(batch.shown.mask))
    assert one._states.tobytes() == many._states.tobytes()
    other = ThinkersBatch(GAMES["snowball_fight"], 4, "reflex")
    other.go_on(one.kept(), "threads")
    for array, expected in zip(other.shown[:2], one.shown[:2], strict=True):
        assert np.array_equal(array, expected)


def test_a_level_that_searches_is_an_opponent() -> None:
    table = BotsVectorEnv("ice_queen", 2, "skier", seat=0)
    known, _ = table.reset(seed=3)
    for _ in range(3):
        known, _, _, _, infos = table.step(first_legal(known["action_mask"]))
    assert not infos["illegal"].any()


def test_what_a_step_returned_stays_unless_asked_otherwise() -> None:
    kept, lent = BotsVectorEnv("winter", 2), BotsVectorEnv("winter", 2, copy=False)
    for table, is_written_over in ((kept, False), (lent, True)):
        known, _ = table.reset(seed=1)
        before = known["observation"].copy()
        table.step(first_legal(known["action_mask"]))
        assert np.array_equal(known["observation"], before) != is_written_over


def test_gymnasiums_wrappers_count_its_episodes() -> None:
    table = RecordEpisodeStatistics(BotsVectorEnv("ice_queen", 4, "chance", autoreset_mode=SAME))
    known, _ = table.reset(seed=1)
    while table.episode_count < 12:
        known, *_ = table.step(first_legal(known["action_mask"]))
    assert all(0 <= result <= 1 for result in table.return_queue)


def test_the_tables_are_drawn_as_text() -> None:
    table = BotsVectorEnv("winter", 2, render_mode="ansi")
    table.reset(seed=1)
    drawn = table.render()
    assert drawn is not None
    assert [len(text.splitlines()) > 3 for text in drawn] == [True, True]


@pytest.mark.parametrize("at_once", [True, False])
def test_games_among_bots_are_kept_and_go_on(at_once: bool) -> None:
    one, other = (BotsBatch(GAMES["ice_queen"], 8, at_once=at_once) for _ in range(2))
    one.reset("kept")
    one.random_steps(9)
    other.go_on(one.kept(), "kept")
    for _ in range(9):
        assert np.array_equal(one.shown.observation, other.shown.observation)
        assert np.array_equal(one.shown.mask, other.shown.mask)
        actions = one.choose().copy()
        one.step(actions)
        other.step(actions)


def test_threads_change_nothing() -> None:
    one, many = (BotsBatch(GAMES["ice_queen"], 24, threads=threads) for threads in (1, 3))
    for batch in (one, many):
        batch.reset("threads")
        batch.random_steps(20)
    assert one._states.tobytes() == many._states.tobytes()
