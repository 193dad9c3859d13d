"""Resign: with two players the other wins, with more a bot plays on."""

from collections.abc import Sequence

from ....core.words import Phrase
from ...wire import messages
from ..table import Change, Table
from .checks import check_standing
from .entry import Entry, about


class Resign(Entry, tag="resign"):
    def fold(self, table: Table) -> None:
        table.give_up(self.seat, "resigned")

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("resigned", self.seat, viewer)]


def check(table: Table, command: messages.Resign) -> Resign:
    check_standing(table, command.seat)
    return Resign(seat=command.seat)
