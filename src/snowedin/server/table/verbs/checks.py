"""What several verbs ask before anything is done.  Nothing is changed here."""

from ....core.match import Match
from ...wire.refusals import Denied
from ..table import Table


def check_seat(table: Table, player: str, seat: int) -> None:
    if not player or not 0 <= seat < len(table.seats) or table.seats[seat].player != player:
        raise Denied("not_your_seat", f"Seat {seat} at this table is not yours.")


def running(table: Table) -> Match:
    """The match, if it is under way."""
    if table.match is None:
        raise Denied("not_dealt", "The game has not begun; some seats are free.")
    if table.is_over:
        raise Denied("over", "The game is over.")
    return table.match


def check_turn(table: Table, seat: int, seq: int) -> None:
    """Is the seat to choose, by itself, and is what it chooses decided on the position as it is?"""
    match = running(table)
    if table.seats[seat].bot:
        raise Denied("a_bot_plays", "A bot plays this seat; come back first.")
    if not table.decided[seat] <= table.meant(seq, seat) <= table.seq:
        since = table.shown(table.decided[seat], seat)
        raise Denied("stale", f"This was decided on entry {seq}; since entry {since} it is otherwise.")
    if not match.is_to_act(seat):
        raise Denied("not_to_act", "It is not your turn to choose.")


def check_standing(table: Table, seat: int) -> None:
    running(table)
    if table.seats[seat].resigned:
        raise Denied("over", "You have resigned; a bot plays to the end.", "resigned")


def check_take_back(table: Table) -> None:
    if not table.may_take_back():
        raise Denied("no_take_back", "By the rules of this game nothing is taken back, not even if all agree.")
