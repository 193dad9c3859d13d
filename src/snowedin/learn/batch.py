"""Many games at once as arrays: choose an action for every game, and get what the next seats to act know.

Everything is compiled and written in place, so a step allocates nothing and what is returned
changes with the next step.  A game that is over is followed at once by the next one.
"""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from ..bots import own_number_of
from ..core.chance import Chance
from ..core.compile import COMPILED, engine_for
from ..core.game import Game, Refusal
from ..core.records import blanks
from ..simulate.cpu import game_key, seed_words
from . import steps

ALIGNED = 64       # bytes: what JAX asks of memory that it is to take without a copy
LEAST_SHARE = 256  # games that are worth a thread


class Shown(NamedTuple):
    """What the batch shows after a reset or a step; `i` is the game.

    Arrays live where the batch plays, and are written over by the next step.
    """

    observation: Any  # float32, games × observe.SIZE: what the seat to act knows
    mask: Any         # bool, games × ACTIONS: what it may do
    seat: Any         # int32: which seat that is; of several at once the lowest
    reward: Any       # float32, games × seats: of the game that was over with this step, else 0
    done: Any         # bool: the step ended its game, and the next one is dealt
    illegal: Any      # bool: the action was not legal, and nothing was done


class Batch:
    """`games` games at once, on all cores or on `threads` of them; `observation` and `mask` can be left out.

    Game `i` of a batch of `n` begins as number `i` of the seed, then come `i + n`, `i + 2n`, …: the same games as
    `simulate` plays with this seed, whatever the number of threads.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        observation: bool = True,
        mask: bool = True,
        threads: int | None = None,
        target: str = COMPILED,
    ) -> None:
        if games < 1:
            raise Refusal(f"A batch has at least one game, not {games}.")
        self.game = game
        self.games = games
        self.options = game.read_options(options or {})
        self.seats = game.check_seats(game.seats.start if seats is None else seats, self.options)
        self.engine = engine_for(game, self.options, target)
        self.seed = "0"
        self._actions = aligned(games, np.int32)
        self._template = blanks(game.state.State, 1)
        self._template[0] = game.blank(self.options)
        self._series = np.zeros(3, np.int64)
        self._states = blanks(game.state.State, games)
        self._dice = blanks(Chance, games)
        self._number = np.zeros(games, np.int64)
        self.shown = Shown(
            aligned((games if observation else 1, game.observe.SIZE), np.float32),
            aligned((games if mask else 1, game.state.ACTIONS), np.bool_),
            aligned(games, np.int32),
            aligned((games, self.seats), np.float32),
            aligned(games, np.bool_),
            aligned(games, np.bool_),
        )
        self._settle(threads)

    def _settle(self, threads: int | None) -> None:
        """Take the place where the games are played."""
        self._loop = self.engine.bind(steps)
        self._shares = _shares(self.games, threads or os.cpu_count() or 1)
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None

    def reset(self, seed: str | int = "0") -> Shown:
        """Deal every game anew; the same seed gives the same games."""
        self.seed = str(seed)
        self._series[:] = *seed_words(self.seed), self.games
        self._run(self._loop.reset_games, *self._memory())
        return self.shown

    def step(self, actions: ArrayLike) -> Shown:
        """An action for each game's seat to act."""
        self._take(actions)
        self._run(self._loop.step_games, 1, False, self._actions, *self._memory())
        if self.shown.illegal.any():
            raise Refusal(self._complaint())
        return self.shown

    def random_steps(self, count: int) -> Shown:
        """As `count` times `step(choose())` in one go, all that the batch writes being written every time."""
        self._run(self._loop.step_games, count, True, self._actions, *self._memory())
        return self.shown

    def choose(self, bot: str = "chance") -> NDArray[np.int32]:
        """What one of the game's own bots would do in every game; by chance, any legal action is as likely."""
        number = own_number_of(self.game, bot)
        memory = self._states, self._dice, self.shown.seat, self._actions
        if number == 0:
            self._run(self._loop.choose_randomly, *memory)
        else:
            self._run(lambda first, last: self._loop.choose_as(first, last, number, self._guess(), *memory))
        return self._actions

    def key(self, i: int) -> bytes:
        """The chance key of the game at place `i`, to play it again as a match."""
        return game_key(self.seed, int(self._number[i]))

    def state(self, i: int) -> Any:
        """The record of game `i`: it knows what nobody at the table does, so keep it from agents."""
        return self._states[i]

    @property
    def finished(self) -> int:
        """Games that were over since the reset."""
        return int((self._number // self.games).sum())

    def _memory(self) -> tuple[Any, ...]:
        shown = self.shown
        return (
            self._series, self._template, self._states, self._dice, self._number, shown.seat, shown.reward, shown.done,
            shown.illegal, shown.observation, shown.mask,
        )  # fmt: skip

    def _guess(self) -> Any:
        return blanks(self.game.state.State, 2)

    def _run(self, function: Callable[..., None], *arguments: Any) -> None:
        """The function over all games, each thread a share of them."""
        if self._pool is None:
            function(0, self.games, *arguments)
        else:
            for _ in self._pool.map(lambda share: function(*share, *arguments), self._shares):
                pass

    def _take(self, actions: ArrayLike) -> None:
        given = np.asarray(actions)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise Refusal(
                f"A step takes one whole number for each of the {self.games} games, "
                f"not {given.dtype} in the shape {given.shape}."
            )
        if given is not self._actions:
            self._actions[:] = given

    def _complaint(self) -> str:
        wrong = np.flatnonzero(self.shown.illegal)
        first = int(wrong[0])
        return (
            f"Action {self._actions[first]} is not legal for seat {self.shown.seat[first]} of game {first}; "
            f"games left as they were: {len(wrong)}. Choose where the mask is true."
        )


def aligned(shape: int | tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """Zeros that begin at a round address."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    raw = np.zeros(size + ALIGNED, np.uint8)
    begin = -raw.ctypes.data % ALIGNED
    return raw[begin : begin + size].view(dtype).reshape(shape)


def _shares(games: int, threads: int) -> list[tuple[int, int]]:
    """The games of each thread, first and last."""
    count = max(1, min(threads, games // LEAST_SHARE))
    cuts = [games * i // count for i in range(count + 1)]
    return list(pairwise(cuts))
