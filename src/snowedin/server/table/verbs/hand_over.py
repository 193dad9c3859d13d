"""Let a bot play on for a seat."""

from collections.abc import Sequence

from ....bots import names, number_of
from ....core.game import Refusal
from ....core.words import Phrase
from ...wire import messages
from ...wire.refusals import denied_by
from ..table import Change, Table
from .checks import check_standing
from .entry import Entry, about


class HandOver(Entry, tag="hand"):
    """A bot plays on for the seat; `left` if its player has gone, `secret` while the rules ask for silence."""

    bot: str = ""
    left: bool = False

    def fold(self, table: Table) -> None:
        table.set_player(self.seat, self.bot, self.left, self.secret)

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("handed", self.seat, viewer, bot=self.bot)]


def check(table: Table, command: messages.Hand) -> HandOver:
    check_standing(table, command.seat)
    return HandOver(seat=command.seat, bot=bot_name(table, command.bot), secret=table.is_silent())


def bot_name(table: Table, bot: str) -> str:
    """The bot's full name; without one, the strongest that answers at once."""
    try:
        return names(table.game)[number_of(table.game, bot or "bot")]
    except Refusal as refusal:
        raise denied_by(refusal) from refusal
