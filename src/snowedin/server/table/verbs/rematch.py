"""Another game with the same people is set up at a table of its own."""

from collections.abc import Sequence

from msgspec import field

from ....core.words import Phrase
from ...wire.refusals import Denied
from ..table import Change, Table
from .entry import Entry, about


class Rematch(Entry, tag="next"):
    table: str = field(default="", name="match")

    def fold(self, table: Table) -> None:
        table.next = self.table

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("next", self.seat, viewer)]


def check(table: Table, player: str) -> None:
    if not table.seats_of(player):
        raise Denied("not_your_seat", "Only somebody who played can set up another game.", "rematch_by_players")
    if not table.is_over:
        raise Denied("not_over", "The game is not over yet.")
