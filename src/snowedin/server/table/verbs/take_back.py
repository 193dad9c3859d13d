"""Take back a choice: alone as long as nobody has learnt anything, else if all agree."""

from collections.abc import Sequence

from msgspec import field

from ....core.match import Match
from ....core.words import Phrase
from ...wire import messages
from ...wire.refusals import Denied
from ..secrecy import is_secret_step
from ..table import Change, Table
from .ask import Ask
from .checks import check_take_back, running
from .entry import Entry, about


class TakeBack(Entry, tag="take_back"):
    """The actions from this one of the match on are taken back, or with `alone` only that one."""

    first: int = field(default=0, name="place")
    alone: bool = False

    def fold(self, table: Table) -> None:
        table.take_back(self.first, self.alone, self.secret)

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("took-back", self.seat, viewer)]


def check(table: Table, command: messages.TakeBack) -> TakeBack | Ask:
    match, seat = running(table), command.seat
    check_take_back(table)
    own = [number for number, (actor, _) in enumerate(match.actions) if actor == seat]
    if not own or own[-1] < len(table.setup.opening):
        raise Denied("nothing_to_take_back", "You have made no choice that could be taken back.")
    without = match_without(match, own[-1])
    if without is not None and concerns_nobody_else(table, match, seat):
        is_secret = is_unnoticed(table, match, seat, without)
        return TakeBack(seat=seat, first=own[-1], alone=True, secret=is_secret)
    asked = table.others_with_a_say(seat)
    return Ask(seat=seat, first=own[-1], asked=asked) if asked else TakeBack(seat=seat, first=own[-1])


def concerns_nobody_else(table: Table, match: Match, seat: int) -> bool:
    """Could nobody have chosen anything yet that would not be there without the seat's last choice?

    That must not be asked of what they have done in secret, or the answer would tell of it.
    """
    known = as_known_to(table, match, seat)
    number = max(number for number, (actor, _) in enumerate(known.actions) if actor == seat)
    before, after = known.at(number), known.at(number + 1)
    changed = [other for other in table.everybody if other != seat and before.legal(other) != after.legal(other)]
    have_acted = {actor for actor, _ in known.actions[number + 1 :]}
    return not any(other in have_acted or may_choose_in_secret(known, other) for other in changed)


def as_known_to(table: Table, match: Match, seat: int) -> Match:
    """The match without the steps of choices that others are making in secret."""
    open_to_all = {actor: number for number, (actor, _) in enumerate(match.actions) if not table.hidden[number]}
    player = table.seats[seat].player
    known = match.at(0)
    for number, (actor, action) in enumerate(match.actions):
        if table.seats[actor].player == player or not table.hidden[number] or number < open_to_all.get(actor, 0):
            known.act(actor, action)
    return known


def may_choose_in_secret(match: Match, seat: int) -> bool:
    """Could the seat make a step now of which nobody else would learn?"""
    return any(is_secret_step(match, seat, action) for action in match.legal(seat))


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
    if without.to_act() != match.to_act() or any(without.legal(other) != match.legal(other) for other in others):
        return False
    return all(without.told_to(viewer) == match.told_to(viewer) for viewer in (None, *others))
