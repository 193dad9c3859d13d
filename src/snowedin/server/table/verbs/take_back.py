"""Take back a choice: alone as long as nobody has learnt anything, else if all agree."""

from collections.abc import Sequence
from typing import Any

from msgspec import field

from ....core.match import Match, legal_actions
from ....core.words import Phrase
from ...wire import messages
from ...wire.refusals import Denied
from ..table import Change, Table
from .ask import Ask
from .checks import running
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
    own = [number for number, (actor, _) in enumerate(match.actions) if actor == seat]
    if not own or own[-1] < len(table.setup.opening):
        raise Denied("nothing_to_take_back", "You have made no choice that could be taken back.")
    state = state_without(match, own[-1])
    if state is not None:
        is_secret = table.offer is None and is_unnoticed(table, seat, state)
        return TakeBack(seat=seat, first=own[-1], alone=True, secret=is_secret)
    player = table.seats[seat].player
    if all(table.seats[other].player == player for other in table.people()):
        return TakeBack(seat=seat, first=own[-1])
    return Ask(seat=seat, first=own[-1])


def state_without(match: Match, number: int) -> Any | None:
    """The state without one action: none if somebody has learnt anything since, or what came later needs it."""
    engine, later = match.engine, match.actions[number:]
    s = match.state_after(number)
    for seat, action in later:
        if engine.is_revealing(s, seat, action):
            return None
        engine.apply(s, seat, action)
    s = match.state_after(number)
    for seat, action in later[1:]:
        if not engine.is_legal(s, seat, action):
            return None
        engine.apply(s, seat, action)
    return s


def is_unnoticed(table: Table, seat: int, state: Any) -> bool:
    """Would nobody else see any difference between this state and the one that is?  Whose turn it is lies open."""
    assert table.match is not None
    engine, view = table.match.engine, table.game.view.view
    choices = [legal_actions(engine, state, each) for each in table.everybody]
    others = [other for other in table.everybody if other != seat]
    if [each for each in table.everybody if choices[each]] != table.waiting:
        return False
    if any(choices[other] != table.choices[other] for other in others):
        return False
    return all(view(state, viewer) == view(table.match.state, viewer) for viewer in (None, *others))
