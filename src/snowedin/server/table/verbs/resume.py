"""The server was down and is back: clocks go on from here with what they had."""

from collections.abc import Sequence

from ....core.words import Phrase
from ..table import Change, Table
from .entry import Entry

OVERDUE = 5000  # milliseconds after which a flag that nobody raised shows that there was no server


class Resume(Entry, tag="resume"):
    def fold(self, table: Table) -> None:
        if table.clocks is not None:
            table.clocks.resume(table.last, table.at)

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return []


def check(table: Table, now: int, is_shared: bool) -> Sequence[Resume]:
    """A table with a running clock is in memory, so if it had to be read, the server was down.

    By post, days pass whether there is a server or not; only a turn that ran out while there was none begins anew.
    Where other processes serve it too, they were down as well if nobody raised a flag that was due.
    """
    due = table.next_flag()
    if due is None or (is_shared and due[0] + OVERDUE > now):
        return []
    if table.setup.clock and table.setup.clock.per_turn and due[0] > now:
        return []
    return [Resume()]
