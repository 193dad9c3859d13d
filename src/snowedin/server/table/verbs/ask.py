"""Ask the others whether a choice may be taken back, and answer."""

from collections.abc import Sequence

from msgspec import field

from ....core.words import Phrase
from ...wire import messages
from ...wire.refusals import Denied
from ..table import Asking, Change, Table
from .checks import check_take_back, running
from .entry import Entry, about


class Ask(Entry, tag="ask"):
    """A seat asks the others whether it may take back all from this action of the match on; see `take_back.check`."""

    first: int = field(default=0, name="place")
    asked: list[int] = field(default_factory=list)

    def fold(self, table: Table) -> None:
        table.offer = Asking(self.seat, self.first, [*self.asked], set())

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("asked", self.seat, viewer)]


class Answer(Entry, tag="answer"):
    grant: bool = False

    def fold(self, table: Table) -> None:
        if table.offer is None:
            return
        if not self.grant:
            table.offer = None
            return
        table.offer.agreed.add(self.seat)
        if not table.must_agree():
            table.take_back(table.offer.first, alone=False)

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("granted" if self.grant else "denied", self.seat, viewer)]


def check(table: Table, command: messages.Answer) -> Answer:
    running(table)
    if command.seat not in table.must_agree():
        raise Denied("nothing_asked", "Nobody waits for your answer.")
    check_take_back(table)
    return Answer(seat=command.seat, grant=command.grant)
