"""Choices of which nobody else can tell that they were made, and how others count the entries without them.

Whoever spells a word in secret makes a choice for every letter; the number of the next
entry would tell the others how long the word is.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from ..core.game import Game
from . import entries

Unseen = Sequence[tuple[int, str]]  # entries in rising order, and whose they are


def is_unseen(game: Game, before: Any, act: entries.Act, after: Any, others: Iterable[int | None]) -> bool:
    """Do these viewers see and hear the same whether it was chosen or not?"""
    view, narrate = game.view.view, game.view.narrate
    return all(
        not narrate(before, act.seat, act.action, after, viewer) and view(before, viewer) == view(after, viewer)
        for viewer in others
    )


def shown(unseen: Unseen, seq: int, player: str) -> int:
    """The number that a player knows an entry by."""
    return seq - sum(entry <= seq and owner != player for entry, owner in unseen)


def meant(unseen: Unseen, number: int, player: str) -> int:
    """The entry that a player knows by a number."""
    for entry, owner in unseen:
        number += entry <= number and owner != player
    return number
