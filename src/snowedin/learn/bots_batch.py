"""A batch for one learner: it has a seat in every game, and a bot plays at each of the others, in the compiled loop."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import levels, number_of, own_number_of
from ..core.compile import COMPILED
from ..core.game import Game, Refusal
from ..core.records import blanks
from . import bots_steps
from .batch import Batch, Shown, aligned, bytes_of


class BotsBatch(Batch):
    """`games` games at once, in each of which the learner is asked and an `opponent` answers at all other seats.

    `opponent` is a bot of the game's own, or a level that plays as one; others play in a `ThinkersBatch`.  Without a
    `seat` the learner sits down anywhere, anew in every game.  A game that is over is followed by the next `at_once`,
    or else by the step after it, whose action is not read.  `seats`, `options`, `threads` and `target` are as for a
    `Batch`; `shown` is about the learner's seat alone.

    Raises `Refusal` as a `Batch` does, for a seat that is not there, and for an opponent that stops to think.
    """

    _lists = False

    def __init__(
        self,
        game: Game,
        games: int,
        opponent: str = "greed",
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        at_once: bool = True,
        threads: int | None = None,
        target: str = COMPILED,
    ) -> None:
        self.opponent = opponent
        self.at_once = at_once
        self._bot = self._seated(game, opponent)
        self._chair = bots_steps.ANYWHERE if seat is None else seat
        self._all = np.ones(games, np.bool_)
        self.due = np.zeros(games, np.bool_)  # games that are over, and not yet followed by the next
        self.ending = aligned((games, game.observe.SIZE if at_once else 0), np.float32)
        super().__init__(game, games, seats, options, threads=threads, target=target)

    def _seated(self, game: Game, opponent: str) -> int:
        """The number of the opponent, who is known and answers at once."""
        return bot_at_once(game, opponent)

    def reset(self, seed: str | int = "0") -> Shown:
        """Deal every game anew by a `seed`, and show what the learner knows when it is first asked."""
        self.seed = str(seed)
        self._memory = self._arranged()[:-1]
        self._number[:] = np.arange(self.games) - self.games  # dealing makes it the next of its place
        return self.deal_where(self._all)

    def deal_where(self, meant: NDArray[np.bool_]) -> Shown:
        """The next game at the places that are `meant`, over or not; the others stay as they are."""
        self._play(True, meant, self._actions)
        return self.shown

    def step(self, actions: Any) -> Shown:
        """The learner's `actions`, one for each game, and all that bots choose until it is asked again.

        An action that is not legal loses at once: `illegal` says so, and the reward is -1.  Raises `Refusal` if they
        are not one whole number for each game.
        """
        self._play(False, self._all, self._taken(actions))
        return self.shown

    def random_steps(self, count: int) -> Shown:
        """As `count` times `step(choose())`."""
        for _ in range(count):
            self.step(self.choose())
        return self.shown

    def choose(self, bot: str = "chance") -> Any:
        """What a `bot` of the game's own would do in the learner's place; 0 where the game is over.

        Raises `Refusal` as that of a `Batch` does.
        """
        number, kind = own_number_of(self.game, bot), self.game.state.State
        memory = self.due, self._states, self._dice, self._written.seat, self._actions
        self._spread(lambda first, last: self._company.choose_for(first, last, number, blanks(kind, 2), *memory))
        return self._actions

    def kept(self) -> dict[str, NDArray[Any]]:
        """All that the games are, as bytes, and where the learner sits.  Keep it from agents."""
        return super().kept() | {"seat": bytes_of(self._written.seat), "due": bytes_of(self.due)}

    def go_on(self, kept: Mapping[str, NDArray[Any]], seed: str | int) -> Shown:
        """The games as they were `kept` by a batch of the same size, opponent and `seed`, and show them."""
        super().go_on(kept, seed)
        self._memory = self._memory[:-1]
        for name, array in (("seat", self._written.seat), ("due", self.due)):
            self._bring(array, kept[name].view(array.dtype).reshape(self.games))
        written = self._written
        shown = self.due, self._states, written.seat, written.observation, written.mask
        self._spread(lambda first, last: self._company.show_learners(first, last, *shown))
        return self.shown

    def _play(self, is_dealing: bool, meant: NDArray[np.bool_], actions: NDArray[np.int32]) -> None:
        """On all threads, each with a place of its own for what a bot is given."""
        kind, play = self.game.state.State, self._company.play_learners
        told = is_dealing, self.at_once, meant, actions, self.due, self.ending
        self._spread(
            lambda first, last: play(first, last, self._bot, self._chair, blanks(kind, 2), *told, *self._memory)
        )

    def _begin(self, threads: int | None) -> None:
        if not bots_steps.ANYWHERE <= self._chair < self.seats:
            raise Refusal(f"The learner sits at 0 to {self.seats - 1}, not at {self._chair}.")
        super()._begin(threads)
        self._company = self.engine.bind(bots_steps)


def bot_at_once(game: Game, name: str) -> int:
    """The number of the game's own bot that plays under this `name`, also under that of a level.

    Raises `Refusal` if there is none, or if it stops to think.
    """
    number_of(game, name)
    level = levels.level(game, name)
    return own_number_of(game, level.bot if level is not None and level.bot and not level.slip else name)
