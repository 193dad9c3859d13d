"""Play a seat oneself again."""

from collections.abc import Sequence

from ....core.words import Phrase
from ...wire import messages
from ...wire.refusals import Denied
from ..table import Change, Table
from .checks import check_standing
from .entry import Entry, about


class ComeBack(Entry, tag="return"):
    def fold(self, table: Table) -> None:
        table.set_player(self.seat, "", left=False, is_secret=self.secret)

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("returned", self.seat, viewer)]


def check(table: Table, command: messages.Return) -> ComeBack:
    check_standing(table, command.seat)
    seat = table.seats[command.seat]
    if not seat.bot:
        raise Denied("no_bot_plays", "You are here already.")
    if seat.out_of_time and table.is_silent():  # the clock would run out again, and be heard each time
        raise Denied("over", "Your time has run out; a bot plays to the end.", "out_of_time")
    return ComeBack(seat=command.seat, secret=table.is_silent())
