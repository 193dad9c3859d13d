"""Entries of which nobody else can tell that they were made, and how others count the entries without them.

Whoever spells a word in secret makes a choice for every letter; the number of the next
entry would tell the others how long the word is.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import NamedTuple

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


class Hidden(NamedTuple):
    """The entries that somebody does not know of, and how many that they do know stand before each."""

    entries: list[int]
    before: list[int]

    def add(self, seq: int) -> None:
        self.before.append(seq - 1 - len(self.entries))
        self.entries.append(seq)


class Secrets(list[int]):
    """The entries at a table that only their owners know of; as a list, it says at no cost that there are none."""

    def __init__(self) -> None:
        self._owners: list[str] = []
        self._from: dict[str, Hidden] = {}  # from whom; of those who asked or own any

    def add(self, seq: int, owner: str) -> None:
        self._hidden_from(owner)
        self.append(seq)
        self._owners.append(owner)
        for player, hidden in self._from.items():
            if player != owner:
                hidden.add(seq)

    def _hidden_from(self, player: str) -> Hidden:
        found = self._from.get(player)
        if found is None:
            found = self._from[player] = Hidden([], [])
            for seq, owner in zip(self, self._owners, strict=True):
                if owner != player:
                    found.add(seq)
        return found

    def shown(self, seq: int, player: str) -> int:
        """The number that a player knows an entry by."""
        return seq - bisect_right(self._hidden_from(player).entries, seq)

    def meant(self, number: int, player: str) -> int:
        """The entry that a player knows by a number."""
        return number + bisect_left(self._hidden_from(player).before, number)
