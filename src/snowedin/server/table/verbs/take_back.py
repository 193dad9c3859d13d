"""Take back a choice: alone as long as nobody has learnt anything, else if all agree."""

from collections.abc import Sequence

from msgspec import field

from ....core.match import Match
from ....core.words import Phrase
from ...wire import messages
from ...wire.refusals import Denied
from ..table import Change, Table
from .ask import Ask
from .checks import check_take_back, running
from .entry import Entry, about


class TakeBack(Entry, tag="take_back"):
    """The actions from this one of the match on are taken back, or with `alone` only that one."""

    first: int = field(default=0, name="place")
    alone: bool = False

    def fold(self, table: Table) -> None:
        table.take_back(self.first, self.alone)

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("took-back", self.seat, viewer)]


def check(table: Table, command: messages.TakeBack) -> TakeBack | Ask:
    match, seat = running(table), command.seat
    check_take_back(table)
    own = [number for number, (actor, _) in enumerate(match.actions) if actor == seat]
    if not own or own[-1] < len(table.setup.opening):
        raise Denied("nothing_to_take_back", "You have made no choice that could be taken back.")
    without = match_without(match, own[-1])
    if without is not None:
        is_secret = table.offer is None and is_unnoticed(table, match, seat, without)
        return TakeBack(seat=seat, first=own[-1], alone=True, secret=is_secret)
    player = table.seats[seat].player
    if all(table.seats[other].player == player for other in table.people()):
        return TakeBack(seat=seat, first=own[-1])
    return Ask(seat=seat, first=own[-1])


def match_without(match: Match, number: int) -> Match | None:
    """The match without one action: none if somebody has learnt anything since, or what came later needs it."""
    later = match.actions[number:]
    again = match.at(number)
    for seat, action in later:
        if again.is_revealing(seat, action):
            return None
        again.act(seat, action)
    without = match.at(number)
    for seat, action in later[1:]:
        if action not in without.legal(seat):
            return None
        without.act(seat, action)
    return without


def is_unnoticed(table: Table, match: Match, seat: int, without: Match) -> bool:
    """Would nobody else see any difference between the match and the one without?  Whose turn it is lies open."""
    others = [other for other in table.everybody if other != seat]
    if without.to_act() != table.waiting or any(without.legal(other) != table.choices[other] for other in others):
        return False
    return all(without.told_to(viewer) == match.told_to(viewer) for viewer in (None, *others))
