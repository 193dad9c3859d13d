"""Rules that come compiled from elsewhere: in a page each game has its WebAssembly module, and no compiler is there.

Whoever lends them says so before the first engine is made.
"""

from collections.abc import Callable
from typing import Any, Protocol

from ..game import Game


class Lent(Protocol):
    """What is lent of one game."""

    def function(self, module: str, name: str) -> Callable[..., Any] | None:
        """A function of a module, if it is lent: called as the function itself."""
        ...


Lender = Callable[[Game], Lent]

_lenders: list[Lender] = []


def borrow(lender: Lender) -> None:
    """Compiled rules are lent by this one from now on."""
    _lenders[:] = [lender]


def is_borrowed() -> bool:
    """Is there nothing to compile here?"""
    return bool(_lenders)


def lent(game: Game) -> Lent | None:
    return _lenders[0](game) if _lenders else None
