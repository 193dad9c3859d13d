"""The deal of the day: everybody who has the same version of a game has the same deal on the same date, by itself.

Its key is the beginning of SHA-256 over `snowedin daily DATE GAME VERSION`, the date as 2026-11-16, in UTC.  So it is
known to everybody beforehand: it is a deal to compare, never one to play against people.
"""

import hashlib
from datetime import UTC, date, datetime

from .game import Game
from .match import KEY_BYTES

TOGETHER = 3  # seats where all play together; else two


def today() -> date:
    """The date by which the day's deal is named: that of UTC, so that it changes everywhere at once."""
    return datetime.now(UTC).date()


def key_of(game: Game, day: date) -> bytes:
    """The key of the deal of a `game` on a `day`."""
    return _digest(game, day)[:KEY_BYTES]


def name_of(game: Game, day: date) -> str:
    """The deal's name among matches: sixteen hexadecimal digits."""
    return _digest(game, day)[KEY_BYTES : KEY_BYTES + 8].hex()


def seats_of(game: Game) -> int:
    """How many sit there, you among them."""
    return TOGETHER if game.reward_sum is None else game.seats.start


def _digest(game: Game, day: date) -> bytes:
    return hashlib.sha256(f"snowedin daily {day.isoformat()} {game.key} {game.version}".encode()).digest()
