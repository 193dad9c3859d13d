"""What can be set from outside, and what tests put in the place of time and luck."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from ..table.table import Table
from .thinking import Elsewhere

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
SIZE = 16
_LETTER = bytes(ord(LETTERS[byte % len(LETTERS)]) for byte in range(256))
_UNFAIR = bytes(range(256 - 256 % len(LETTERS), 256))

_BEGAN = time.time_ns() - time.monotonic_ns()


def milliseconds() -> int:
    """The time of day when this process began, and what has gone by since: it never jumps."""
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


def new_id() -> str:
    """Sixteen letters that nobody can guess, in one draw; bytes that would make some letters likelier are left out."""
    letters = b""
    while len(letters) < SIZE:
        letters += secrets.token_bytes(2 * SIZE).translate(_LETTER, _UNFAIR)
    return letters[:SIZE].decode()


def new_secret() -> bytes:
    return secrets.token_bytes(32)


@dataclass
class Settings:
    pace: float = 0.5  # seconds a bot takes at least
    budget: float = 8.0  # seconds a bot takes at most
    threads: int = 2  # in which bots think
    origins: frozenset[str] = frozenset()  # besides the server's own
    sockets: int = 200  # of one address; 0 is no limit, for a server behind a proxy
    rate: float = 1.0  # how much of the ordinary limits on requests and messages; tests raise it
    warm: bool = False  # compile all games at the start, in the background
    names: frozenset[str] = frozenset()  # by which the server is called, besides addresses and this machine's own
    proxies: tuple[str, ...] = ()  # addresses or networks whose word is taken for where a request comes from
    metrics: str = "here"  # where counts are told: here, off, or HOST:PORT
    operator: str = ""  # the token of the operator's page; empty: there is none
    late: float = 0.25  # seconds that all may come late in the mean before new tables wait; 0: they never do
    keep: float = 90.0  # days that a table at which nothing happens is kept; 0: for ever
    now: Callable[[], int] = milliseconds
    new_id: Callable[[], str] = new_id
    new_secret: Callable[[], bytes] = new_secret
    table: Callable[..., Table] = field(default=Table)
    elsewhere: Elsewhere | None = None  # where bots look ahead that cannot do so in threads
