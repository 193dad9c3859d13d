"""Say one of a few phrases."""

from collections.abc import Sequence

from ....core.words import Phrase
from ...wire import messages
from ...wire.refusals import Denied
from ..table import Change, Table
from .entry import Entry, about


class Say(Entry, tag="say"):
    code: str = ""

    def fold(self, table: Table) -> None:
        """Nothing at the table is another one for it."""

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about(f"said-{self.code}", self.seat, viewer)]


def check(table: Table, command: messages.Say) -> Say:
    if not table.may_talk():
        raise Denied("silence", "The rules allow no talk while this game runs.")
    return Say(seat=command.seat, code=command.phrase)
