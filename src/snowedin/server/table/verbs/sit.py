"""Take a seat, and add a nonce to the deal, or pledge one; when all are taken and shown, the cards are dealt."""

from collections.abc import Collection, Sequence

from ....core.words import Phrase
from ...store import OPEN
from ...wire import messages
from ...wire.refusals import Denied
from ..table import Change, Table
from .entry import Entry, about


class Sit(Entry, tag="sit"):
    player: str = ""
    name: str = ""
    nonce: str = ""
    pledge: str = ""

    def fold(self, table: Table) -> None:
        table.seats[self.seat].sit_down(self.player, self.name, self.nonce, self.pledge)
        table.deal_if_full()

    def tell(self, table: Table, change: Change, viewer: int | None) -> Sequence[Phrase]:
        return [about("sat", self.seat, viewer), *([Phrase("table-dealt")] if change.dealt else [])]


def check(
    table: Table, player: str, wish: messages.Join | messages.Sit, blockers: Collection[str] = ()
) -> Sequence[Sit]:
    """Who joins takes the seat they name, or all that are kept for them; nothing if they have it already.

    There is none for them where one of the `blockers`, who would rather not meet them, set up the table or sits.
    """
    own = table.seats_of(player)
    if own and wish.seat in (None, *own):
        return []
    if table.status != OPEN:
        raise Denied("full", "All seats at this table are taken.")
    seats = seats_for(table, player)
    if wish.seat is not None:
        seats = [wish.seat] if is_free_for(table, wish.seat, player) else []
    if not seats or is_unwelcome(table, player, blockers):
        raise Denied("full", "There is no free seat for you at this table.", "no_seat_for_you")
    if bool(wish.nonce) == bool(wish.pledge):
        raise Denied("bad_message", "Whoever joins gives a nonce, or the pledge of one, and not both.")
    sits = zip(seats, several(wish.name, len(seats)), strict=True)
    return [
        Sit(seat=seat, player=player, name=name, nonce=wish.nonce or "", pledge=wish.pledge or "")
        for seat, name in sits
    ]


def is_unwelcome(table: Table, player: str, blockers: Collection[str]) -> bool:
    hosts = {table.setup.owner, *(seat.player for seat in table.seats)} - {player}
    return not hosts.isdisjoint(blockers)


def seats_for(table: Table, player: str) -> list[int]:
    """The seats kept for a player, or else one that anybody may take."""
    free = [number for number, seat in enumerate(table.seats) if not seat.is_taken]
    kept = [number for number in free if table.seats[number].setup.player == player]
    if kept:
        return kept
    return [number for number in free if table.seats[number].setup.kind == "open"][:1]


def is_free_for(table: Table, number: int, player: str) -> bool:
    if not 0 <= number < len(table.seats) or table.seats[number].is_taken:
        return False
    setup = table.seats[number].setup
    return setup.kind == "open" or setup.player == player


def several(name: str, count: int) -> list[str]:
    """One name for several seats at one screen."""
    return [name] if count == 1 else [f"{name} {number}" for number in range(1, count + 1)]
