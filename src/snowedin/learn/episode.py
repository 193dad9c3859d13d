"""One game as environments for agents play it: what a seat knows and may do, and the end.

A seat that is not to act may only choose 0, which does nothing.  Whoever chooses what is not
legal loses at once: it gets -1, the others 0.
"""

import io
import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from ..core.game import Game
from ..core.match import KEY_BYTES, Match
from ..core.protocol import NONE
from ..games import find_game

WIDTH = 100  # columns of a table drawn as text
FORFEIT = -1.0


def game_of(game: Game | str) -> Game:
    """A game by itself or by its key."""
    return find_game(game) if isinstance(game, str) else game


class Episode:
    def __init__(self, game: Game, seats: int | None, options: Mapping[str, Any] | None) -> None:
        self.game = game
        self.options = dict(options or {})
        self.seats = game.check_seats(game.seats.start if seats is None else seats, game.read_options(self.options))
        self.begin(bytes(KEY_BYTES))

    def begin(self, key: bytes, options: Mapping[str, Any] | None = None) -> None:
        """The next game; `options` are for this one alone, before those that it was made with.

        Those that the game does not have are warned of and not read: PettingZoo's own test gives one.  Raises
        `Refusal` if one cannot have its value.
        """
        self.match = Match(self.game, self.seats, self.options | known_options(self.game, options or {}), key)
        self.forfeiter: int | None = None

    @property
    def is_over(self) -> bool:
        return self.match.is_over or self.forfeiter is not None

    def to_act(self) -> list[int]:
        return [] if self.forfeiter is not None else self.match.to_act()

    def play(self, seat: int, action: int) -> None:
        """A choice of any seat, awaited or not; after the end it does nothing."""
        if self.is_over:
            return
        if action in self.match.legal(seat):
            self.match.act(seat, action)
        elif action != NONE or seat in self.to_act():
            self.forfeiter = seat

    def rewards(self) -> list[float]:
        if self.forfeiter is None:
            return self.match.rewards()
        return [FORFEIT if seat == self.forfeiter else 0.0 for seat in range(self.seats)]

    def known_to(self, seat: int) -> dict[str, NDArray[Any]]:
        """What the seat knows and may do, in arrays of their own."""
        row = np.zeros(self.game.observe.SIZE, np.float32)
        self.match.observe(seat, row)
        return {"observation": row, "action_mask": self.mask_of(seat)}

    def mask_of(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.game.state.ACTIONS, np.int8)
        mask[self.match.legal(seat) if seat in self.to_act() else NONE] = 1
        return mask

    def picture(self, viewer: int | None) -> str:
        """The table as text, as a seat or a spectator sees it."""
        return drawn_for(self.match, viewer)


def known_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Those that the game has, with a warning of others."""
    names = [option.name for option in game.options]
    unknown = [name for name in options if name not in names]
    if unknown:
        warnings.warn(
            f"{game.name} has no option {', '.join(map(repr, unknown))}, and nothing is done about it; "
            f"it has {', '.join(names) or 'none'}.",
            stacklevel=4,
        )
    return {name: value for name, value in options.items() if name in names}


def drawn_for(match: Match, viewer: int | None) -> str:
    """The table of a match as text, as a seat or a spectator sees it."""
    out = Console(file=io.StringIO(), width=WIDTH, color_system=None, highlight=False)
    with out.capture() as drawn:
        out.print(match.game.table.draw(match.seen_by(viewer), match.words(), viewer))
    return drawn.get()
