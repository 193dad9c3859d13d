"""The state of a match at a table, laid out so that a move costs one call of the compiled rules.

NumPy's own record looks up every attribute in Python, which views do all the time and the
dispatch of compiled code too; this one does so only for its fields.
"""

from typing import Any

import numpy as np

from ..core.match import Match
from . import survey


class Record(np.void):  # type: ignore[misc]
    """A state whose fields are attributes."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except (ValueError, KeyError):
            raise AttributeError(f"The state has no field {name!r}.") from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


class Position:
    """A match's state, everybody's choices in it, and the state before the last action."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._survey: Any = match.engine.bind(survey)
        self._masks = np.zeros((match.seats, match.game.state.ACTIONS), np.int8)
        self._seen: list[bytes] = [b""] * match.seats
        self.choices: list[list[int]] = [[] for _ in range(match.seats)]
        self._adopt()

    def _adopt(self) -> None:
        """Take over the match's state, into memory of our own."""
        state = self._match.state
        now, before = (np.zeros(1, np.dtype((Record, state.dtype))) for _ in range(2))
        self._bytes, self._bytes_before = now.view(np.uint8), before.view(np.uint8)
        self._bytes[:] = np.frombuffer(state.tobytes(), np.uint8)
        self._match.state = self._state = now[0]
        self.before = before[0]

    def look_up(self) -> list[bool]:
        """After the state was replaced: whose choices are others now?"""
        self._adopt()
        self._survey.look_up(self._state, self._masks)
        return self._compare()

    def act(self, seat: int, action: int) -> list[bool]:
        """Carry out an action; whose choices are others now?"""
        np.copyto(self._bytes_before, self._bytes)
        self._survey.carry_out(self._state, seat, action, self._masks)
        self._match.actions.append((seat, action))
        return self._compare()

    def is_revealing(self, seat: int, action: int) -> bool:
        return bool(self._match.engine.is_revealing(self._state, seat, action))

    def _compare(self) -> list[bool]:
        changed = []
        for seat, row in enumerate(self._masks):
            seen = row.tobytes()
            changed.append(seen != self._seen[seat])
            if changed[seat]:
                self._seen[seat] = seen
                self.choices[seat] = row.nonzero()[0].tolist()
        return changed
