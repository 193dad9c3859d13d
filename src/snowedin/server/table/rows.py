"""What the lists in the store say of a table."""

from collections.abc import Sequence

from ..store import OVER, Mark, MatchRow, SeatRow
from .counting import counted
from .setup import encode_setup
from .table import Table


def rows_of(table: Table) -> tuple[MatchRow, Sequence[SeatRow], bytes | None]:
    """The rows with which a new table enters the store."""
    setup = table.setup
    row = MatchRow(
        id=table.id,
        game=setup.game,
        status=table.status,
        public=setup.public,
        created=setup.created,
        changed=setup.created,
        owner=setup.owner,
        secret=table.secret,
        deal=setup.deal_of or table.id,
        setup=encode_setup(setup),
    )
    final = final_view(table) if table.is_over else None
    return row, seat_rows(table), final


def mark_of(table: Table) -> Mark:
    """What the lists must say now."""
    final = final_view(table) if table.status == OVER else None
    return Mark(table.status, table.at, seat_rows(table), final, counted(table))


def seat_rows(table: Table) -> list[SeatRow]:
    rewards = table.rewards() if table.is_over else [None] * len(table.seats)
    numbered = enumerate(zip(table.seats, table.names(), rewards, strict=True))
    return [SeatRow(table.id, number, seat.player, name, reward) for number, (seat, name, reward) in numbered]


def final_view(table: Table) -> bytes | None:
    """The last view of a spectator; imported matches stay off the score sheets."""
    imported = table.setup.has_known_deal and not table.setup.deal_of
    if table.match is None or imported:
        return None
    return table.match.told_to(None)
