"""A seat's clock runs out."""

from collections.abc import Sequence

from ....core.words import Phrase
from ..table import Change, Table
from .entry import Entry, about


class Flag(Entry, tag="flag"):
    def fold(self, table: Table) -> None:
        assert table.setup.clock is not None
        table.seats[self.seat].out_of_time = True
        if table.setup.clock.end == "lose":
            table.give_up(self.seat, "clock")
        else:
            table.set_player(self.seat, table.game.bots.NAMES[-1], left=False)

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("flagged", self.seat, viewer)]


def check(table: Table, now: int) -> Sequence[Flag]:
    due = table.next_flag()
    return [Flag(seat=due[1])] if due and due[0] <= now else []
