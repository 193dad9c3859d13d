"""Guests: anybody's player beside the bots of the box: `package.module:Object`, who is `invited`, or `….weights`.

The object is called with the game and a seed; what it gives has `choose(match, seat)`, the number of a legal action.
Like every bot it is given a redeal of what its seat knows.  A file is a network that `learn.champion` made whole.
Only who runs a program can name a guest: what comes over the network is looked up among the names of the game.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from ..core.crew import look_up
from ..core.game import Game, Refusal
from ..core.match import Match
from . import Bot, invited, levels, number_of
from .levels import Level
from .redeals import Blindfolded, before_others_chose
from .reflex import read

FILE = ".weights"


class Guest(Bot):
    """A player from elsewhere, called `who`, at a table of a `game`."""

    def __init__(self, game: Game, who: str, seed: str | None = None) -> None:
        super().__init__(game, "bot", seed)
        self.name = who
        self._player = _made(invited.object_of(game, who) or who, game, seed)

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


def is_guest(game: Game, who: str) -> bool:
    """Does somebody from elsewhere play at a `game` under this name?"""
    return ":" in who or who.endswith(FILE) or bool(invited.object_of(game, who))


def check_player(game: Game, who: str) -> None:
    """Raises `Refusal` if nobody is called so, at home or elsewhere."""
    if is_guest(game, who) or levels.measured(game, who):
        bot_called(game, who, "")
    else:
        number_of(game, who)


def bot_called(game: Game, who: str | Level, seed: str | None = None) -> Bot:
    """The bot or guest of this name."""
    if isinstance(who, Level) or not is_guest(game, who):
        return Bot(game, who if isinstance(who, Level) else levels.measured(game, who) or who, seed)
    return Trained(game, who, seed) if who.endswith(FILE) else Guest(game, who, seed)


def played(game: Game, players: Sequence[str], options: Mapping[str, Any], key: bytes, seed: str, target: str) -> Match:
    """A whole match by these players, who may think; all are asked before any choice is carried out."""
    match = Match(game, len(players), options, key, target)
    bots = [bot_called(game, name, f"{seed} {seat} {name}") for seat, name in enumerate(players)]
    while not match.is_over:
        for seat, action in [(seat, bots[seat].choose(match, seat)) for seat in match.to_act()]:
            match.act(seat, action)
    return match


def _made(who: str, game: Game, seed: str | None) -> Any:
    """The player; whatever goes wrong in what others wrote is told as theirs."""
    try:
        return object_called(who)(game, seed)
    except Refusal:
        raise
    except Exception as error:
        raise Refusal(f"{who} cannot be seated: it fails with {type(error).__name__}: {error}.") from error


def object_called(who: str) -> Any:
    """The object of a module that is asked for players."""
    module, _, name = who.partition(":")
    try:
        found = getattr(import_module(module), name, None)
    except Exception as error:
        told = error if isinstance(error, ImportError) else f"{type(error).__name__}: {error}"
        raise Refusal(f"A guest is written package.module:Object; {module!r} cannot be imported: {told}.") from error
    if not callable(found):
        raise Refusal(f"{module} has no {name!r} that could be asked for a player.")
    return found


def bytes_of(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Refusal(f"{file} cannot be read: {error.strerror}.") from error
