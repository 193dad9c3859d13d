"""Entries of which nobody else can tell that they were made, and how others count the entries without them.

Whoever spells a word in secret makes a choice for every letter; the number of the next
entry would tell the others how long the word is.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from ...core.match import Match

Sights = dict[int | None, tuple[int, bytes]]  # what a viewer saw, after how many actions


def is_unnoticed(match: Match, viewers: Sequence[int | None], sights: Sights | None = None) -> bool:
    """Are these viewers told and shown the same whether the last action was chosen or not?

    What they saw after the action before need not be looked at again: a word is spelt letter by letter.
    """
    if any(match.move_said(viewer) for viewer in viewers):
        return False
    made, sights = len(match.actions), {} if sights is None else sights
    for viewer in viewers:
        known, now = sights.get(viewer), match.told_to(viewer)
        before = known[1] if known is not None and known[0] == made - 1 else match.told_to(viewer, before=True)
        sights[viewer] = made, now
        if before != now:
            return False
    return True


def is_secret_step(match: Match, seat: int, action: int) -> bool:
    """Would the seat's action be a part of a choice that nobody else could tell was made?"""
    after = match.twin()
    after.act(seat, action)
    if not after.legal(seat) or any(other != seat for other in after.changed()):
        return False
    return is_unnoticed(after, (None, *(other for other in range(match.seats) if other != seat)))


class Secrets(list[int]):
    """The entries at a table that only their owners know of; as a list, it says at no cost that there are none."""

    def __init__(self) -> None:
        self._own: dict[str, list[int]] = {}

    def add(self, seq: int, owner: str) -> None:
        self.append(seq)
        self._own.setdefault(owner, []).append(seq)

    def shown(self, seq: int, player: str) -> int:
        """The number that a player knows an entry by."""
        return seq - bisect_right(self, seq) + bisect_right(self._own.get(player, ()), seq)

    def meant(self, number: int, player: str) -> int:
        """The entry that a player knows by a number."""
        possible = range(number, number + len(self) + 1)
        return possible[bisect_left(possible, number, key=lambda seq: self.shown(seq, player))]
