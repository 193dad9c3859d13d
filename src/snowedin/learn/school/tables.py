"""Tables at which a pupil plays: alone, beside a past self, a bot of the game, another's network, or one who thinks.

The games are a batch, on the CPU or on a GPU; there everything stays, and only orders go over from here.
"""

import os
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from numpy.typing import NDArray

from ...core.compile import COMPILED, needs_room
from ...core.game import Game
from ..batch import Batch
from ..dlpack import Lent
from .net import Net, Senses, Turn, acted
from .rivals import Champion, Company, Thinker, name_of

ALONE, PAST = "itself", "its past"


class Round(NamedTuple):
    """Some steps of every game of a table, one row for each step."""

    turn: Turn
    own: Any  # did the pupil choose?
    reward: Any  # of every seat, 0 being the fair share
    done: Any
    last_value: Any  # what the seat to act may expect after the last step
    last_seat: Any


class Table:
    """So many `games` at a table of `seats`; `company` is who has the seats that the pupil has not.

    At a table with company the pupil has one seat of every game, another one in the next, or always the same `seat`.
    It is told what the bot `advice` would do, if one is named.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int,
        company: Company,
        seed: str,
        on_gpu: bool = False,
        advice: str = "",
        seat: int | None = None,
    ) -> None:
        self.company = company
        self.advice = advice
        self.is_thinking = isinstance(company, Thinker)
        self.on_gpu = on_gpu and not self.is_thinking
        self.batch = (
            among(game, games, seats, company, seat) if self.is_thinking else batch_of(game, games, seats, on_gpu)
        )
        self.seed = f"{seed} with {name_of(company)} at {seats}"
        self.batch.reset(self.seed)
        self.own_seat = jnp.arange(games, dtype=jnp.int32) % seats if seat is None else jnp.full(games, seat, jnp.int32)
        self.fair = 0.5 if game.reward_sum is None else 1 / seats

    def watched(self, net: Net, senses: Senses, steps: int, key: Any) -> Round:
        """So many steps of every game, with what the bot would do as the choices; half the games go on as it says.

        The others go on as the network says, so that it is told also where its own ways lead.
        """
        turns, rewards, ends = [], [], []
        for step in range(steps):
            turn = self.looked(net, senses, jax.random.fold_in(key, step))
            told, action = shown_how(turn, senses.acts, self.answered(key))
            self.step(action)
            reward, done = jax.block_until_ready(self.heard())
            turns.append(told)
            rewards.append(reward)
            ends.append(done)
        last = self.looked(net, senses, key)
        jax.block_until_ready(last.action)
        turned = Turn(*(jnp.stack(parts) for parts in zip(*turns, strict=True)))
        return Round(turned, turned.known, jnp.stack(rewards), jnp.stack(ends), last.value, last.seat)

    def chosen(self, net: Net, rival: Net, senses: Senses, key: Any) -> tuple[Turn, Any, Any]:
        """What the pupil would do by its `net`, where that is what happens, and what everybody does."""
        turn = self.looked(net, senses, key)
        if self.company == ALONE or self.is_thinking:
            return turn, jnp.ones(turn.seat.shape, bool), turn.action
        theirs = self._answered(rival, senses, jax.random.fold_in(key, 1))
        return turn, *together(turn.seat, self.own_seat, turn.action, theirs)

    def _answered(self, rival: Net, senses: Senses, key: Any) -> Any:
        if self.company == PAST:
            return self.looked(rival, senses, key).action
        return self.answered(key)

    def answered(self, key: Any) -> Any:
        """What the company would do in every game: a bot with its own dice, a network by the `key`."""
        if isinstance(self.company, Champion):
            shown = self.batch.shown
            return self.company.choose(read(shown.observation), read(shown.mask), key, self.on_gpu)
        return read(self.batch.choose(name_of(self.company)))

    def looked(self, net: Net, senses: Senses, key: Any) -> Turn:
        """What the network would do now; advice is written over by the next bot that is asked."""
        shown = self.batch.shown
        sight = [read(each) for each in (shown.observation, shown.mask, shown.seat)]
        advice = read(self.batch.choose(self.advice)) if self.advice else None
        turn: Turn = acted(net, senses, *sight, key, advice, is_turned=self.on_gpu)
        return jax.block_until_ready(turn) if self.advice else turn

    def step(self, action: Any) -> None:
        """What was shown is written over, so that whoever reads it must be ready."""
        jax.block_until_ready(action)
        self.batch.step(action)

    def heard(self) -> tuple[Any, Any]:
        """The rewards and which games were over, as copies that must be ready before the next step."""
        shown = self.batch.shown
        heard: tuple[Any, Any] = counted(read(shown.reward), read(shown.done), self.fair, self.on_gpu)
        return heard

    def kept(self) -> dict[str, NDArray[Any]]:
        return self.batch.kept()

    def go_on(self, kept: Mapping[str, NDArray[Any]]) -> None:
        self.batch.go_on(kept, self.seed)


def played(
    tables: Sequence[Table], net: Net, rival: Net, senses: Senses, steps: int, keys: Sequence[Any]
) -> list[Round]:
    """So many steps of every game at all tables: the pupil's by its `net`, its past's by the `rival`.

    The tables take each step together, since waiting for a device costs more than what it is waited for.
    """
    turns: list[list[Any]] = [[] for _ in tables]
    heard: Any = ()
    for step in range(steps):
        nows = [jax.random.fold_in(key, step) for key in keys]
        chosen = [table.chosen(net, rival, senses, now) for table, now in zip(tables, nows, strict=True)]
        jax.block_until_ready((chosen, heard))
        for table, (_, _, action) in zip(tables, chosen, strict=True):
            table.batch.step(action)
        heard = [table.heard() for table in tables]
        for notes, (turn, own, _), told in zip(turns, chosen, heard, strict=True):
            notes.append((turn, own, *told))
    last = [table.looked(net, senses, key) for table, key in zip(tables, keys, strict=True)]
    jax.block_until_ready((last, heard))
    return [noted(notes, end) for notes, end in zip(turns, last, strict=True)]


def noted(notes: Sequence[tuple[Turn, Any, Any, Any]], last: Turn) -> Round:
    """The steps of a table in one."""
    turns, owns, rewards, ends = zip(*notes, strict=True)
    turned = Turn(*(jnp.stack(parts) for parts in zip(*turns, strict=True)))
    return Round(turned, jnp.stack(owns), jnp.stack(rewards), jnp.stack(ends), last.value, last.seat)


def batch_of(game: Game, games: int, seats: int, on_gpu: bool) -> Batch:
    if on_gpu:
        from ..gpu import GpuBatch

        return GpuBatch(game, games, seats)
    return Batch(game, games, seats, threads=os.cpu_count() if needs_room(game) else None)


def among(game: Game, games: int, seats: int, thinker: Company, seat: int | None) -> Batch:
    """Games in which whoever thinks has played on before the pupil is asked; the next is dealt at once."""
    from ..thinkers_batch import ThinkersBatch

    return ThinkersBatch(game, games, name_of(thinker), seat, seats, None, True, None, COMPILED)


def may_sit_on_gpu(game: Game) -> bool:
    """Can the game's bots sit at a table on a GPU?"""
    return not needs_room(game)


def read(shown: Any) -> Any:
    """An array that JAX takes; from a GPU with its sides exchanged, as it lies there."""
    if not isinstance(shown, Lent):
        return shown
    return jnp.from_dlpack(shown.turned() if len(shown.shape) > 1 else shown)


@jax.jit
def together(seat: Any, own_seat: Any, mine: Any, theirs: Any) -> tuple[Any, Any]:
    own = seat == own_seat
    return own, jnp.where(own, mine, theirs).astype(jnp.int32)


@jax.jit
def shown_how(turn: Turn, acts: Any, theirs: Any) -> tuple[Turn, Any]:
    """The turn with the bot's choice, and what is done.

    A bot that is asked amid what another has begun may not know what to do; then nothing is learned from it.
    """
    place = jnp.searchsorted(acts, theirs)
    is_legal = jnp.take_along_axis(turn.may, place[:, None], axis=1)[:, 0] & (acts[place] == theirs)
    is_theirs = is_legal & (jnp.arange(len(theirs)) % 2 == 0)
    return turn._replace(place=place, known=is_legal), jnp.where(is_theirs, theirs, turn.action).astype(jnp.int32)


@partial(jax.jit, static_argnames="is_turned")
def counted(reward: Any, done: Any, fair: Any, is_turned: bool) -> tuple[Any, Any]:
    """Rewards around the fair share, from -1 to 1 for two, and which games were over as numbers."""
    rows = reward.T if is_turned else reward
    return jnp.where(done[:, None], 2 * (rows - fair), 0.0), done.astype(jnp.float32)
