"""What all entries of a table's log have, and the phrases in which most of them are told."""

from typing import Any

import msgspec

from ....core.words import Phrase, player


class Entry(msgspec.Struct, omit_defaults=True):
    """Something that happened at a seat; `id` is the client's own name for the command, so that it counts once.

    Its names and its tag stand in databases: a new name keeps the old one for the log.
    """

    seat: int = -1
    id: str = ""
    secret: bool = False  # nobody but the seat's player can tell that it happened

    @property
    def time_taken(self) -> int | None:
        """Milliseconds by the player's own clock, of an action that came with them."""
        return None


def about(code: str, seat: int, viewer: int | None, **more: Any) -> Phrase:
    """A phrase of the table's own about who sits at a seat."""
    return Phrase(f"table-{code}", {"who": player(seat), "you": int(seat == viewer), **more})
