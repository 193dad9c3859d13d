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
        table.set_player(self.seat, "", left=False)

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("returned", self.seat, viewer)]


def check(table: Table, command: messages.Return) -> ComeBack:
    check_standing(table, command.seat)
    if not table.seats[command.seat].bot:
        raise Denied("no_bot_plays", "You are here already.")
    return ComeBack(seat=command.seat)
