"""Guests: anybody's player beside the bots of the box, named `package.module:Object`, or a file `….weights`.

The object is called with the game and a seed; what it gives has `choose(match, seat)`, the number of a legal action.
Like every bot it is given a redeal of what its seat knows.  A file is a network that `learn.champion` made whole.
Only who runs a program can name a guest: what comes over the network is looked up among the game's own names.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from ..core.crew import look_up
from ..core.game import Game, Refusal
from ..core.match import Match
from . import Bot, number_of
from .blindfold import Blindfolded, before_others_chose
from .levels import Level
from .reflex import read

FILE = ".weights"


class Guest(Bot):
    """A player from elsewhere, called `who`, at a table of a `game`."""

    def __init__(self, game: Game, who: str, seed: str | None = None) -> None:
        super().__init__(game, "bot", seed)
        self.name = who
        self._player = invited(who)(game, seed)

    def choose(self, match: Match, seat: int) -> int:
        """What the player answers; raises `Refusal` if that is not legal."""
        look_up()
        seen = Blindfolded(match, seat, self._dice, before_others_chose(match, seat))
        action = self._player.choose(seen, seat)
        if action not in match.legal(seat):
            raise Refusal(f"{self.name} chose {action!r} at seat {seat + 1}; legal are {match.legal(seat)}.")
        return int(action)


class Trained(Bot):
    """Reflex with the network of a file."""

    def __init__(self, game: Game, who: str, seed: str | None = None) -> None:
        super().__init__(game, "bot", seed)
        self.name = who
        self._net = read(bytes_of(who), who)


def is_guest(who: str) -> bool:
    return ":" in who or who.endswith(FILE)


def check_player(game: Game, who: str) -> None:
    """Raises `Refusal` if nobody is called so, at home or elsewhere."""
    if is_guest(who):
        bot_called(game, who, "")
    else:
        number_of(game, who)


def bot_called(game: Game, who: str | Level, seed: str | None = None) -> Bot:
    """The bot or guest of this name."""
    if isinstance(who, Level) or not is_guest(who):
        return Bot(game, who, seed)
    return Trained(game, who, seed) if who.endswith(FILE) else Guest(game, who, seed)


def invited(who: str) -> Any:
    module, _, name = who.partition(":")
    try:
        found = getattr(import_module(module), name, None)
    except ImportError as error:
        raise Refusal(f"A guest is written package.module:Object; {module!r} cannot be imported: {error}.") from error
    if not callable(found):
        raise Refusal(f"{module} has no {name!r} that could be asked for a player.")
    return found


def bytes_of(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Refusal(f"{file} cannot be read: {error.strerror}.") from error
