"""Batches: the same games as at a table, byte for byte, in arrays that others can take without a copy."""

import tracemalloc

import numpy as np
import pytest
from bench.games import CONNECT_FOUR

from snowedin.core.compile import INTERPRETED
from snowedin.core.game import Game, Refusal
from snowedin.core.match import Match
from snowedin.games import GAMES
from snowedin.learn.batch import Batch
from snowedin.simulate.cpu import simulate

ICE_QUEEN = GAMES["ice_queen"]


def arrays(batch: Batch) -> list[bytes]:
    return [batch._states.tobytes(), *(array.tobytes() for array in batch.shown)]


def test_a_batch_plays_whole_games_as_matches_do(game: Game) -> None:
    """Every state, observation and mask on the way, the rewards, and the key of the next game."""
    seats = game.seats.stop - 1
    batch = Batch(game, 3, seats)
    shown = batch.reset("table")
    tables = [Match(game, seats, key=batch.key(i)) for i in range(3)]
    row = np.zeros(game.observe.SIZE, np.float32)
    while batch.finished < 3:
        actions = batch.choose().copy()
        for i, match in enumerate(tables):
            seat = match.to_act()[0]
            assert shown.seat[i] == seat
            assert batch.state(i).tobytes() == match.state.tobytes()
            match.engine.observe(match.state, seat, row)
            assert shown.observation[i].tobytes() == row.tobytes()
            assert np.flatnonzero(shown.mask[i]).tolist() == match.legal(seat)
            match.act(seat, actions[i])
        batch.step(actions)
        for i, match in enumerate(tables):
            assert shown.done[i] == match.is_over
            expected = match.rewards() if match.is_over else [0.0] * seats
            assert np.array_equal(shown.reward[i], np.array(expected, np.float32))
            if match.is_over:
                tables[i] = Match(game, seats, key=batch.key(i))


def test_a_batch_is_the_same_compiled_and_interpreted(game: Game) -> None:
    plain, fast = Batch(game, 2, target=INTERPRETED), Batch(game, 2)
    for batch in (plain, fast):
        batch.reset("both")
        batch.random_steps(10)
        batch.step(batch.choose())
    assert arrays(plain) == arrays(fast)


def test_rows_and_masks_that_are_written_again_are_those_written_anew(game: Game) -> None:
    """Step by step through whole games, with as many seats as there are and as few."""
    for seats in {game.seats.start, game.seats.stop - 1}:
        batch = Batch(game, 8, seats, threads=1)
        shown = batch.reset("again")
        row, mask = np.zeros(game.observe.SIZE, np.float32), np.zeros(game.state.ACTIONS, np.bool_)
        while batch.finished < 8:
            batch.step(batch.choose())
            for i in range(8):
                batch.engine.observe(batch.state(i), shown.seat[i], row)
                batch.engine.mask_legal(batch.state(i), shown.seat[i], mask)
                assert np.array_equal(shown.observation[i], row)
                assert np.array_equal(shown.mask[i], mask)


def test_a_batch_can_be_reset_in_the_middle_of_its_games() -> None:
    used, fresh = Batch(ICE_QUEEN, 3), Batch(ICE_QUEEN, 3)
    used.random_steps(7)
    for batch in (used, fresh):
        batch.reset("anew")
        batch.random_steps(3)
    assert arrays(used) == arrays(fresh)


def test_observations_lie_from_minus_one_to_one(game: Game) -> None:
    """As the spaces of the environments say."""
    batch = Batch(game, 20, game.seats.stop - 1)
    for _ in range(60):
        batch.random_steps(5)
        assert np.abs(batch.shown.observation).max() <= 1


def test_random_steps_are_steps_that_were_chosen_by_chance(game: Game) -> None:
    one, other = Batch(game, 4), Batch(game, 4)
    one.reset("steps")
    other.reset("steps")
    one.random_steps(200)
    for _ in range(200):
        other.step(other.choose())
    assert arrays(one) == arrays(other)
    assert one.finished == other.finished > 0


def test_threads_and_what_is_written_change_nothing_in_the_games() -> None:
    batches = [Batch(CONNECT_FOUR, 2_000, threads=1), Batch(CONNECT_FOUR, 2_000, threads=3)]
    batches += [Batch(CONNECT_FOUR, 2_000, observation=False, mask=False)]
    for batch in batches:
        batch.reset(7)
        batch.random_steps(60)
    first, second, bare = (arrays(batch) for batch in batches)
    assert first == second
    assert first[0] == bare[0]
    assert batches[2].shown.observation.shape == batches[2].shown.mask.shape == (2_000, 0)


def test_the_first_games_are_those_of_a_simulation() -> None:
    batch = Batch(ICE_QUEEN, 20, seats=3)
    batch.reset("same")
    simulated = simulate(ICE_QUEEN, 20, ["chance"] * 3, "same")
    found: dict[int, list[float]] = {}
    while len(found) < 20:
        shown = batch.step(batch.choose())
        for i in np.flatnonzero(shown.done):
            found.setdefault(int(i), shown.reward[i].tolist())
    assert np.array_equal(np.array([found[i] for i in range(20)]), simulated.rewards.astype(np.float32))


def test_a_hundred_thousand_games_at_once() -> None:
    batch = Batch(CONNECT_FOUR, 100_000, observation=False, mask=False)
    batch.reset("many")
    batch.random_steps(42)
    assert batch.finished >= 100_000


def test_bots_of_the_game_choose_for_every_game(game: Game) -> None:
    batch = Batch(game, 3)
    batch.reset("bots")
    for _ in range(6):
        batch.step(batch.choose(game.bots.NAMES[-1]))
    with pytest.raises(Refusal, match="stops to think"):
        batch.choose("yeti")


def test_an_illegal_action_leaves_its_game_as_it_is() -> None:
    batch = Batch(CONNECT_FOUR, 3)
    shown = batch.reset()
    before = batch.state(1).tobytes()
    for wrong in (0, -5, 8, 10**6):
        with pytest.raises(Refusal, match=f"Action {wrong} is not legal for seat 0 of game 1; games left .* 1"):
            batch.step([1, wrong, 1])
        assert shown.illegal.tolist() == [False, True, False]
        assert batch.state(1).tobytes() == before
        batch.reset()


@pytest.mark.parametrize("actions", [[1, 1], [1.0, 1.0, 1.0], [[1, 1, 1]]])
def test_actions_are_one_whole_number_a_game(actions: list[float]) -> None:
    batch = Batch(CONNECT_FOUR, 3)
    batch.reset()
    with pytest.raises(Refusal, match="one whole number for each of the 3 games"):
        batch.step(actions)


def test_a_batch_without_games_is_refused() -> None:
    with pytest.raises(Refusal, match="at least one game"):
        Batch(CONNECT_FOUR, 0)
    with pytest.raises(Refusal, match="for 2 to 6 players"):
        Batch(ICE_QUEEN, 1, seats=7)


def test_a_step_allocates_nothing_that_grows_with_the_games() -> None:
    batch = Batch(CONNECT_FOUR, 20_000, threads=1)
    batch.reset()
    batch.step(batch.choose())
    tracemalloc.start()
    for _ in range(5):
        batch.step(batch.choose())
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 20_000


def test_numpy_and_jax_take_the_arrays_without_a_copy() -> None:
    import jax

    batch = Batch(ICE_QUEEN, 5)
    for array in batch.reset():
        assert np.shares_memory(np.from_dlpack(array), array)
        assert jax.dlpack.from_dlpack(array, copy=False).unsafe_buffer_pointer() == array.ctypes.data


def test_torch_takes_the_arrays_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    batch = Batch(ICE_QUEEN, 5)
    for array in batch.reset():
        tensor = torch.from_dlpack(array)
        assert tensor.data_ptr() == array.ctypes.data
        assert tuple(tensor.shape) == array.shape
