"""The state of a match at a table, laid out so that a move costs one call of the compiled rules."""

from functools import lru_cache
from typing import Any

import numpy as np

from ..bots.blindfold import before_others_chose, taken_back
from ..core.match import Match
from ..core.records import copy
from . import survey


class Position:
    """A match's state, everybody's choices in it, and the state before the last action."""

    def __init__(self, match: Match) -> None:
        self._match = match
        bound: Any = match.engine.bind(survey)
        self._carry_out, self._look_up, self._reveals = bound.carry_out, bound.look_up, bound.reveals
        self._masks = np.zeros((match.seats + 1, match.game.state.ACTIONS), np.int8)
        self._rows = list(self._masks[:-1])
        self.choices: list[list[int]] = [[] for _ in range(match.seats)]
        self._adopt()

    def _adopt(self) -> None:
        """Take over the match's state, into memory of our own."""
        state = self._match.state
        self._states = np.zeros(2, state.dtype)
        self._states[:1].view(np.uint8)[:] = np.frombuffer(state.tobytes(), np.uint8)
        self._match.state, self.before = self._states
        self._secret: list[tuple[int, Any]] | None = [] if not self._match.actions else None

    def look_up(self) -> list[int]:
        """After the state was replaced: the seats whose choices are others now."""
        self._adopt()
        return self._changed(self._look_up(self._states, self._masks))

    def act(self, seat: int, action: int, is_secret: bool = False) -> list[int]:
        """Carry out an action; the seats whose choices are others now.

        It is secret if it shows nobody anything while others are to choose as well.
        """
        if not is_secret:
            self._secret = []
        elif self._secret is not None:
            self._secret.append((seat, copy(self._match.state)))
        changed = self._carry_out(self._states, seat, action, self._masks)
        self._match.actions.append((seat, action))
        return self._changed(changed)

    def is_revealing(self, seat: int, action: int) -> bool:
        return bool(self._reveals(self._states, seat, action))

    def before_others_chose(self, seat: int) -> Any:
        """The state without what others chose secretly; only after the state was replaced it has to be looked for.

        So it takes no time that would tell how much they chose.
        """
        if self._secret is None:
            return before_others_chose(self._match, seat)
        return taken_back(self._match.engine, self._match.state, seat, reversed(self._secret))

    def _changed(self, bits: int) -> list[int]:
        seats = []
        for seat, row in enumerate(self._rows):
            if bits >> seat & 1:
                seats.append(seat)
                self.choices[seat] = _listed(row.tobytes())
        return seats


@lru_cache(maxsize=10_000)
def _listed(mask: bytes) -> list[int]:
    """The actions in a row; the same few lists serve all tables."""
    return [action for action, is_legal in enumerate(mask) if is_legal]
