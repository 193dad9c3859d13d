"""Leave a table: before the deal the seat is free again, after it a bot plays on."""

from collections.abc import Sequence

from ....core.words import Phrase
from ...wire import messages
from ...wire.refusals import Denied
from ..table import Change, Table
from .checks import running
from .entry import Entry
from .hand_over import HandOver, bot_name


class Stand(Entry, tag="stand"):
    """Somebody leaves a seat before the deal."""

    def fold(self, table: Table) -> None:
        table.seats[self.seat].sit_down("", "", "", "")
        for other in table.seats:
            other.forget_shown_nonce()
        table.closed = not any(other.player for other in table.seats)

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [Phrase("table-stood")]


def check(table: Table, command: messages.Leave) -> Stand | HandOver:
    if table.match is None:
        return Stand(seat=command.seat)
    running(table)
    seat = table.seats[command.seat]
    if seat.left:
        raise Denied("a_bot_plays", "You have left already, and a bot plays for you.")
    bot = seat.bot or bot_name(table, "")
    return HandOver(seat=command.seat, bot=bot, left=True, secret=table.is_silent())
