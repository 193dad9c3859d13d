"""Bots at a table: each is given redeals of what its seat knows, never the state."""

import hashlib
import secrets

from ..core.chance import Chance
from ..core.game import Game, Refusal
from ..core.match import KEY_BYTES, Match, start
from ..core.records import blank


def names(game: Game) -> tuple[str, ...]:
    """The bots of a game, weakest first."""
    listed: tuple[str, ...] = game.bots.NAMES
    return listed


def number_of(game: Game, name: str) -> int:
    """The number by which the game's rules call a bot; `bot` is the strongest."""
    if name == "bot":
        return len(names(game)) - 1
    if name not in names(game):
        raise Refusal(f"{game.name} has no bot {name!r}; it has {', '.join(names(game))}, and `bot` for the strongest.")
    return names(game).index(name)


class Bot:
    """One bot, with chance of its own."""

    def __init__(self, game: Game, name: str, seed: str | None = None) -> None:
        self.number = number_of(game, name)
        self.name = names(game)[self.number]
        key = secrets.token_bytes(KEY_BYTES) if seed is None else hashlib.sha256(seed.encode()).digest()[:KEY_BYTES]
        self._dice = blank(Chance)
        start(self._dice, key)

    def choose(self, match: Match, seat: int) -> int:
        guess = match.redealt(seat, self._dice)
        return int(match.engine.choose(self.number, guess, seat, self._dice))
