"""Games as pure functions of JAX: those of a batch byte for byte, in one compiled rollout."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from bench.games import CONNECT_FOUR

from snowedin.core.game import Game, Refusal
from snowedin.games import GAMES
from snowedin.learn.batch import Batch
from snowedin.learn.jax import PureBatch

ICE_QUEEN = GAMES["ice_queen"]


def last_legal(mask: Any) -> Any:
    return mask.shape[1] - 1 - jnp.argmax(mask[:, ::-1], axis=1)


def rollout(table: PureBatch, steps: int, policy: Any = last_legal) -> Any:
    """One compiled function from the first deal on; all that was shown on the way."""

    def go_on(carried: Any, _: Any) -> Any:
        standing, shown = carried
        standing, shown = table.step(standing, policy(shown.mask))
        return (standing, shown), shown

    return jax.jit(lambda standing, shown: jax.lax.scan(go_on, (standing, shown), None, steps))


@pytest.mark.parametrize("chosen", [CONNECT_FOUR, ICE_QUEEN], ids=lambda chosen: chosen.key)
def test_a_compiled_rollout_is_that_of_a_batch_byte_for_byte(chosen: Game) -> None:
    options = {"hand_cap": 9} if chosen is ICE_QUEEN else {}
    table, batch = PureBatch(chosen, 6, options=options), Batch(chosen, 6, options=options, threads=1)
    standing, shown = table.init("rollout")
    (standing, _), told = rollout(table, 80)(standing, shown)
    plain = batch.reset("rollout")
    for step in range(80):
        batch.step(np.asarray(last_legal(plain.mask)))
        for name, array in plain._asdict().items():
            assert np.array_equal(getattr(told, name)[step], array), name
    assert batch.finished > 6
    for name, array in batch.kept().items():
        assert np.array_equal(getattr(standing, name), array)


def test_a_step_changes_nothing_that_it_was_given() -> None:
    table = PureBatch(CONNECT_FOUR, 4)
    standing, shown = table.init(3)
    before = jax.tree.map(np.array, (standing, shown))
    first, second = (table.step(standing, last_legal(shown.mask)) for _ in range(2))
    for was, now in zip(jax.tree.leaves(before), jax.tree.leaves((standing, shown)), strict=True):
        assert np.array_equal(was, now)
    for one, other in zip(jax.tree.leaves(first), jax.tree.leaves(second), strict=True):
        assert np.array_equal(one, other)
    assert not np.array_equal(first[0].states, standing.states)


def test_what_is_not_legal_is_told_and_leaves_its_game_as_it_is() -> None:
    table = PureBatch(CONNECT_FOUR, 3)
    standing, _ = table.init()
    after, shown = jax.jit(table.step)(standing, jnp.array([1, 0, 99]))
    assert shown.illegal.tolist() == [False, True, True]
    assert np.array_equal(after.states[1:], standing.states[1:])


def test_rows_and_masks_can_be_left_out() -> None:
    table = PureBatch(CONNECT_FOUR, 3, observation=False, mask=False)
    standing, shown = table.init()
    _, shown = jax.jit(table.step)(standing, jnp.array([1, 1, 1]))
    assert shown.observation.shape == shown.mask.shape == (3, 0)


def test_a_table_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(Refusal, match="for 2 to 6 players"):
        PureBatch(ICE_QUEEN, 2, seats=7)
