"""Pledge another nonce: the one before was shown for a deal that did not come about, or lost before any was shown."""

from collections.abc import Sequence

from ....core.words import Phrase
from ...wire import messages
from ...wire.refusals import Denied
from ..table import Change, Table
from .entry import Entry


class Pledge(Entry, tag="pledge"):
    pledge: str = ""

    def fold(self, table: Table) -> None:
        seat = table.seats[self.seat]
        seat.pledge, seat.pledges_anew = self.pledge, False

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return []


def check(table: Table, command: messages.Pledge) -> Pledge:
    seat = table.seats[command.seat]
    has_anybody_shown = any(other.pledge and other.nonce for other in table.seats)
    if table.match is not None or not (seat.pledges_anew or (seat.has_to_show and not has_anybody_shown)):
        raise Denied("nothing_asked", "Your part of the deal stands; leave the seat to give another.", "part_stands")
    return Pledge(seat=command.seat, pledge=command.pledge)
