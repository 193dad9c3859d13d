"""Choose an action of the game."""

from collections.abc import Sequence
from typing import Literal

from ....core.words import Phrase
from ...store import PLAYING, DamagedError
from ...wire import messages
from ...wire.refusals import Denied
from ..table import Change, Table
from .checks import check_turn
from .entry import Entry

Actor = Literal["person", "bot", "clock", "table"]


class Act(Entry, tag="act"):
    action: int = 0
    by: Actor = "person"
    took: int | None = None  # milliseconds, as the player's own clock has them

    @property
    def time_taken(self) -> int | None:
        return self.took

    def fold(self, table: Table) -> None:
        match, seat, action = table.match, self.seat, self.action
        if match is None or not match.may_choose(seat, action):
            raise DamagedError(f"The log of table {table.id} is damaged: entry {table.seq} cannot be played.")
        at_once = match.awaited != 1 << seat
        shows = at_once and match.is_revealing(seat, action)
        if at_once or table.has_secret_choices():
            table.note_secret_choice(match, seat, is_secret=at_once and not shows)
        match.act(seat, action)
        table.note_choices(match, table.everybody if shows else match.changed())
        table.decided[seat] = table.seq
        table.hidden.append(self.secret)
        if not self.secret:
            table.offer = None
        table.before = match.before

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        match = table.match
        assert match is not None
        told: list[Phrase] = match.game.telling.narrate(change.before, self.seat, self.action, match.state, viewer)
        return told


def check(table: Table, command: messages.Act) -> Act:
    seat = command.seat
    check_turn(table, seat, command.seq)
    if not table.may_choose(seat, command.action):
        raise Denied("not_legal", f"Action {command.action} is not among your choices.")
    return Act(seat=seat, action=command.action, took=command.took)


def check_ordinary(table: Table, player: str, command: messages.Act) -> Act | None:
    """The entry for a choice that nothing speaks against, seen at one look; None: `check` says what does."""
    number = command.seat
    if table.status != PLAYING or not 0 <= number < len(table.seats):
        return None
    seat = table.seats[number]
    seq = table.meant(command.seq, number) if table.secrets else command.seq
    if not player or seat.player != player or seat.bot or not table.decided[number] <= seq <= table.seq:
        return None
    if not table.may_choose(number, command.action) or (player, number, command.id) in table.entry_of_command:
        return None
    return Act(seat=number, id=command.id, action=command.action, took=command.took)
