"""Ask for a hint, or the solver: everybody hears that it was asked for, and nobody what was answered.

Among several people it is only done where the table was set up for it, and never in silence,
where it would be a sign.  It is written when it is asked for: how long the search took tells nothing.
"""

from collections.abc import Sequence
from typing import Literal

from ....core.words import Phrase
from ...wire.refusals import Denied
from ..table import Change, Table
from .entry import Entry, about

Helper = Literal["hint", "solver"]


class Help(Entry, tag="help"):
    by: Helper = "hint"

    def fold(self, table: Table) -> None:
        table.helped[self.seat, self.by] = table.shown(table.seq, None)
        table.seats[self.seat].is_aided = True

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about(f"helped-{self.by}", self.seat, viewer)]


def check(table: Table, seat: int, by: Helper) -> Sequence[Help]:
    """It is told once while nothing happens that all know of; what the seat does in secret makes no difference."""
    if table.is_silent():
        raise Denied("no_hints", "The rules ask for silence: a hint would be a sign to the others.", "hint_is_sign")
    if not table.may_be_helped():
        raise Denied("no_hints", "This table was set up without hints: among people everybody thinks for themselves.")
    is_told = table.helped.get((seat, by)) == table.shown(table.seq, None)
    return [] if is_told else [Help(seat=seat, by=by)]
