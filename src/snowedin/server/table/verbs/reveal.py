"""Show the nonce that was pledged, when all have pledged theirs; with the last one the cards are dealt."""

from collections.abc import Sequence

from ....core.fairness import pledge
from ....core.words import Phrase
from ...wire import messages
from ...wire.refusals import Denied
from ..table import Change, Table
from .entry import Entry


class Reveal(Entry, tag="reveal"):
    nonce: str = ""

    def fold(self, table: Table) -> None:
        table.seats[self.seat].nonce = self.nonce
        table.deal_if_full()

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [Phrase("table-dealt")] if change.dealt else []


def check(table: Table, command: messages.Reveal) -> Reveal:
    seat = table.seats[command.seat]
    if command.seat not in table.parts_awaited() or seat.pledges_anew:
        raise Denied("nothing_asked", "Your part of the deal is not awaited.")
    if pledge(command.nonce) != seat.pledge:
        raise Denied("refused", "This is not the nonce that you pledged: its SHA-256 is another one.", "wrong_nonce")
    return Reveal(seat=command.seat, nonce=command.nonce)
