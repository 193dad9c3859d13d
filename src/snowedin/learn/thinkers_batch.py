"""A batch for one learner among bots that stop to think: each game is a match of its own, played from Python.

The same games are dealt as in a `BotsBatch`, but a step takes as long as the bots think.
"""

import os
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import Bot, levels
from ..core.chance import roll
from ..core.compile import COMPILED
from ..core.game import Game, Refusal
from ..core.match import Match
from ..core.protocol import NONE
from . import bots_steps
from .batch import Shown
from .bots_batch import BotsBatch, bot_at_once


class ThinkersBatch(BotsBatch):
    """As a `BotsBatch`; `opponent` is any bot of the game, also a level that thinks, as `yeti@400` too, or its network.

    Bots are given redeals of what their seats know.  They think on all cores, or on so many `threads`.  With the same
    seed they choose the same unless they think by the clock.
    """

    def _seated(self, game: Game, opponent: str) -> int:
        self._who = levels.measured(game, opponent) or opponent
        Bot(game, self._who)
        return 0

    def _begin(self, threads: int | None) -> None:
        super()._begin(min(self.games, threads or os.cpu_count() or 1))
        self._matches = [Match(self.game, self.seats, self.options, bytes(16)) for _ in range(self.games)]
        self._bots: list[dict[int, Bot]] = [{} for _ in range(self.games)]  # of each game, by seat

    def go_on(self, kept: Mapping[str, NDArray[Any]], seed: str | int) -> Shown:
        """The games as they were `kept` with this `seed`; what led to them is not, nor what the bots thought."""
        shown = super().go_on(kept, seed)
        self._matches = [match.imagined(state) for match, state in zip(self._matches, self._states, strict=True)]
        self._bots = [{} for _ in range(self.games)]
        return shown

    def _play(self, is_dealing: bool, meant: NDArray[np.bool_], actions: NDArray[np.int32]) -> None:
        self._spread(lambda first, last: self._play_share(first, last, is_dealing, meant, actions))

    def _play_share(self, first: int, last: int, is_dealing: bool, meant: NDArray[Any], actions: NDArray[Any]) -> None:
        for i in range(first, last):
            if meant[i]:
                self._play_one(i, is_dealing or bool(self.due[i]), int(actions[i]))

    def _play_one(self, i: int, is_new: bool, action: int) -> None:
        """As `bots_steps.play_learners`, for one game."""
        written = self._written
        written.reward[i] = 0
        written.done[i] = written.illegal[i] = self.due[i] = False
        is_over = False
        if not is_new:
            is_over = self._take(i, action)
            if is_over:
                self._end(i)
        if is_new or (is_over and self.at_once):
            while self._deal(i):  # until there is one that is not over before the learner is asked
                pass
        self.due[i] = is_over and not self.at_once
        self._show(i)

    def _take(self, i: int, action: int) -> bool:
        """The learner's action, and what the others answer; is the game over?"""
        match, me = self._matches[i], int(self._written.seat[i])
        self._written.illegal[i] = action not in match.legal(me)
        if self._written.illegal[i]:
            self._written.reward[i, me] = bots_steps.FORFEIT
            return True
        match.act(me, action)
        return self._let_bots_play(i)

    def _end(self, i: int) -> None:
        match = self._matches[i]
        self._written.done[i] = True
        if not self._written.illegal[i]:
            self._written.reward[i] = match.rewards()
        if self.at_once:
            match.observe(int(self._written.seat[i]), self.ending[i])

    def _deal(self, i: int) -> bool:
        """The next game at this place, until the learner is asked; is it over before?"""
        series, template = self._memory[:2]
        self._number[i] += self.games
        self._loop.deal_game(i, series, template, self._states, self._dice, self._number, self._written.reward)
        self._written.seat[i] = self._chair if self._chair != bots_steps.ANYWHERE else roll(self._dice[i], self.seats)
        self._matches[i] = Match(self.game, self.seats, self.options, self.key(i))
        self._bots[i] = {}
        return self._let_bots_play(i)

    def _let_bots_play(self, i: int) -> bool:
        """Until the learner is asked; is the game over?"""
        match, me = self._matches[i], int(self._written.seat[i])
        while not match.is_over and me not in match.to_act():
            other = match.to_act()[0]
            match.act(other, self._bot_of(i, other).choose(match, other))
        self._states[i] = match.state
        return bool(match.is_over)

    def _bot_of(self, i: int, seat: int) -> Bot:
        if seat not in self._bots[i]:
            self._bots[i][seat] = Bot(self.game, self._who, f"{self.seed} {int(self._number[i])} {seat}")
        return self._bots[i][seat]

    def _show(self, i: int) -> None:
        match, me = self._matches[i], int(self._written.seat[i])
        match.observe(me, self._written.observation[i])
        self._written.mask[i] = False
        self._written.mask[i, NONE if self.due[i] else match.legal(me)] = True


def among_bots(
    game: Game,
    games: int,
    opponent: str,
    seat: int | None,
    seats: int | None,
    options: Mapping[str, Any] | None,
    at_once: bool,
    threads: int | None,
) -> BotsBatch:
    """A batch against this opponent: in the compiled loop if it answers at once.  Raises `Refusal` as those do."""
    try:
        bot_at_once(game, opponent)
    except Refusal:
        return ThinkersBatch(game, games, opponent, seat, seats, options, at_once, threads, COMPILED)
    return BotsBatch(game, games, opponent, seat, seats, options, at_once, threads)
