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
from numpy.typing import DTypeLike, NDArray

from ..bots import own_number_of
from ..core.chance import Chance
from ..core.compile import COMPILED, engine_for
from ..core.game import Game, Refusal
from ..core.records import blanks
from ..simulate.cpu import game_key, seed_words
from ..simulate.loop import CHANCE
from . import steps

ALIGNED = 64  # bytes: what JAX asks of memory that it is to take without a copy
LEAST_SHARE = 256  # games that are worth a thread


class Shown(NamedTuple):
    """What the batch shows after a reset or a step; `i` is the game.

    Arrays live where the batch plays, and are written over by the next step.
    """

    observation: Any  # float32, games × observe.SIZE: what the seat to act knows
    mask: Any  # bool, games × ACTIONS: what it may do
    seat: Any  # int32: which seat that is; of several at once the lowest
    reward: Any  # float32, games × seats: of the game that was over with this step, else 0
    done: Any  # bool: the step ended its game, and the next one is dealt
    illegal: Any  # bool: the action was not legal, and nothing was done


class Batch:
    """`games` games at once, on all cores or on `threads` of them; `observation` and `mask` can be left out.

    They are of one `game`; `seats` are as few as the game has unless told, `options` as for a `Match`, `target` is how
    the rules run.  Game `i` of a batch of `n` begins as number `i` of the seed, then come `i + n`, `i + 2n`, …: dealt
    as `simulate` deals them with this seed, whatever the number of threads.

    Raises `Refusal` for less than one game, and for a table that the game does not have.
    """

    _lists = True  # what the mask allows, so that a step need not look through all of it

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
        self._actions = self._keep(aligned(games, np.int32))
        self._states = self._keep(blanks(game.state.State, games))
        self._dice = self._keep(blanks(Chance, games))
        self._number = self._keep(np.zeros(games, np.int64))
        self._written = Shown(
            self._keep(aligned((games, game.observe.SIZE if observation else 0), np.float32)),
            self._keep(aligned((games, game.state.ACTIONS if mask else 0), np.bool_)),
            self._keep(aligned(games, np.int32)),
            self._keep(aligned((games, self.seats), np.float32)),
            self._keep(aligned(games, np.bool_)),
            self._keep(aligned(games, np.bool_)),
        )
        self._listed = self._keep(np.zeros((games, game.state.ACTIONS if mask and self._lists else 0), np.int32))
        self.shown = Shown(*map(self._lend, self._written))
        self._begin(threads)
        self.reset()

    def reset(self, seed: str | int = "0") -> Shown:
        """Deal every game anew, and show them; the same `seed` gives the same games."""
        self.seed = str(seed)
        self._arrange()
        self._run("reset_games", *self._memory)
        return self.shown

    def step(self, actions: Any) -> Shown:
        """Carry out one of the `actions` in each game, for its seat to act: from NumPy, JAX, torch or a list.

        What was shown is written over.  Raises `Refusal` if they are not one whole number for each game, or if one is
        not legal: those games are left as they were, the others are a step further.
        """
        self._advance(1, False, self._taken(actions))
        self._check()
        return self.shown

    def random_steps(self, count: int) -> Shown:
        """As `count` times `step(choose())` in one go, all that the batch writes being written every time."""
        self._advance(count, True, self._actions)
        return self.shown

    def choose(self, bot: str = "chance") -> Any:
        """What one of the game's own bots would do in every game; by chance, any legal action is as likely.

        The array is written over by the next choice of any `bot`.  Raises `Refusal` if there is no such bot, or if it
        is a level, which stops to think.
        """
        memory = self._states, self._dice, self._written.seat, self._actions
        if bot == self.game.bots.NAMES[CHANCE]:
            self._choose_randomly(*memory)
        else:
            self._run_as(own_number_of(self.game, bot), *memory)
        return self._lend(self._actions)

    def key(self, i: int) -> bytes:
        """The chance key of the game at place `i`, to play it again as a match."""
        return game_key(self.seed, int(self._number[i]))

    def state(self, i: int) -> Any:
        """The record of game `i`: it holds what nobody at the table knows, so keep it from agents."""
        return self._states[i]

    def kept(self) -> dict[str, NDArray[Any]]:
        """All that the games are, as bytes: whoever keeps it can `go_on` from there.  Keep it from agents."""
        parts = {"states": self._states, "dice": self._dice, "number": self._number}
        return {name: bytes_of(self._on_host(array)) for name, array in parts.items()}

    def go_on(self, kept: Mapping[str, NDArray[Any]], seed: str | int) -> Shown:
        """The games as they were `kept` by a batch of the same size and `seed`, and show them.

        Raises `Refusal` if it was of another size.
        """
        self.seed = str(seed)
        self._arrange()
        for name, array in (("states", self._states), ("dice", self._dice), ("number", self._number)):
            if kept[name].shape[:1] != (self.games,):
                raise Refusal(f"What was kept is of {len(kept[name])} games; this batch has {self.games}.")
            self._bring(array, kept[name].view(array.dtype).reshape(self.games))
        written = self._written
        shown = written.seat, written.reward, written.observation, written.mask, self._listed
        self._run("show_games", self._states, *shown)
        return self.shown

    @property
    def finished(self) -> int:
        """Games that were over since the reset."""
        return int((self._on_host(self._number) // self.games).sum())

    def _arranged(self) -> tuple[Any, ...]:
        """The arrays as the functions of `steps` take them."""
        series = np.array([*seed_words(self.seed), self.games], np.int64)
        template = blanks(self.game.state.State, 1)
        template[0] = self.game.blank(self.options)
        written = self._written
        return (
            self._keep(series), self._keep(template), self._states, self._dice, self._number, written.seat,
            written.reward, written.done, written.illegal, written.observation, written.mask,
            self._listed,
        )  # fmt: skip

    # What is different elsewhere

    def _keep(self, array: NDArray[Any]) -> Any:
        """The array where the games are played."""
        return array

    def _lend(self, array: Any) -> Any:
        """The array as others are given it."""
        return array

    def _on_host(self, array: Any) -> NDArray[Any]:
        kept: NDArray[Any] = array
        return kept

    def _bring(self, array: Any, brought: NDArray[Any]) -> None:
        """Write over what is kept where the games are played."""
        array[:] = brought

    def _begin(self, threads: int | None) -> None:
        self._loop = self.engine.bind(steps)
        most = self.games // LEAST_SHARE if threads is None else self.games
        self._shares = _shares(self.games, min(most, threads or os.cpu_count() or 1))
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None

    def _arrange(self) -> None:
        """Once more when series and template are others."""
        self._memory = self._arranged()
        arrays = self._actions, *self._memory
        columns = (array.shape[1] for array in (self._written.observation, self._written.mask, self._listed))
        self._places = np.array([self.games, self.seats, *columns, *(array.ctypes.data for array in arrays)], np.int64)
        self._placed = self._places.ctypes.data

    def _advance(self, count: int, blindly: bool, actions: Any) -> None:
        if self.engine.is_compiled_here:
            step = self.engine.over_batch(steps, "step_games", 5)
            self._spread(lambda first, last: step(first, last, count, blindly, self._placed))
        else:
            self._run("step_games", count, blindly, actions, *self._memory)

    def _choose_randomly(self, *memory: Any) -> None:
        if self.engine.is_compiled_here and self._listed.size:
            choose = self.engine.over_batch(steps, "choose_listed", 3)
            self._spread(lambda first, last: choose(first, last, self._placed))
        else:
            self._run("choose_randomly", *memory)

    def _run(self, name: str, *arguments: Any) -> None:
        """A function of `steps` over all games, each thread a share of them."""
        self._spread(lambda first, last: getattr(self._loop, name)(first, last, *arguments))

    def _run_as(self, bot: int, *memory: Any) -> None:
        """The choices of a bot, which thinks in a place of its own."""
        kind = self.game.state.State
        self._spread(lambda first, last: self._loop.choose_as(first, last, bot, blanks(kind, 2), *memory))

    def _spread(self, function: Callable[[int, int], None]) -> None:
        if self._pool is None:
            function(0, self.games)
        else:
            for _ in self._pool.map(lambda share: function(*share), self._shares):
                pass

    def _taken(self, actions: Any) -> Any:
        given = np.asarray(actions)
        if given.shape != (self.games,) or not np.issubdtype(given.dtype, np.integer):
            raise Refusal(
                f"A step takes one whole number for each of the {self.games} games, "
                f"not {given.dtype} in the shape {given.shape}."
            )
        if given is not self._actions:
            self._actions[:] = given
        return self._actions

    def _check(self) -> None:
        if self.shown.illegal.any():
            wrong = np.flatnonzero(self.shown.illegal)
            first = int(wrong[0])
            raise Refusal(
                f"Action {self._actions[first]} is not legal for seat {self.shown.seat[first]} of game {first}; "
                f"games left as they were: {len(wrong)}. Choose where the mask is true."
            )


def aligned(shape: int | tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """Zeros that begin at a round address."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    raw = np.zeros(size + ALIGNED, np.uint8)
    begin = -raw.ctypes.data % ALIGNED
    return raw[begin : begin + size].view(dtype).reshape(shape)


def bytes_of(array: NDArray[Any]) -> NDArray[np.uint8]:
    """A copy as rows of bytes, which a file can hold whatever the records are."""
    return np.ascontiguousarray(array).view(np.uint8).reshape(len(array), -1).copy()


def _shares(games: int, threads: int) -> list[tuple[int, int]]:
    """The games of each thread, first and last."""
    count = max(1, threads)
    cuts = [games * i // count for i in range(count + 1)]
    return list(pairwise(cuts))
