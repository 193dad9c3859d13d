"""A table as its page shows it first: what does not change, and which seats are yours."""

from collections.abc import Collection

from ...core.fairness import pledge
from ..table.counting import may_count
from ..table.lending import may_lend
from ..table.seat import Seat
from ..table.table import Table
from ..wire.messages import TableShown
from .teller import seats_shown


def pledged(seat: Seat) -> str:
    """What binds a seat to its nonce, also if that was given at once."""
    return seat.pledge or (pledge(seat.nonce) if seat.nonce else "")


def table_shown(table: Table, player: str, now: int, blocked: Collection[str] = ()) -> TableShown:
    """As a player sees it who has blocked these others."""
    setup = table.setup
    free = [number for number, seat in enumerate(table.seats) if not seat.is_taken]
    return TableShown(
        table=table.id,
        game=setup.game,
        version=setup.version,
        options=setup.options,
        commitment=setup.commitment,
        public=setup.public,
        clock=setup.clock,
        hints=table.may_be_helped(),
        created=setup.created,
        host=host(table),
        yours=table.seats_of(player),
        reserved=[number for number in free if player and table.seats[number].setup.player == player],
        talk=table.may_talk(),
        take_back=table.may_take_back(),
        status=table.status,  # type: ignore[arg-type]
        seq=table.shown(table.seq, next(iter(table.seats_of(player)), None)),
        seats=seats_shown(table, now, player),
        deal_of=setup.deal_of,
        imported=setup.has_known_deal and not setup.deal_of,
        known_deal=setup.has_known_deal,
        next=table.next,
        lesson=setup.lesson is not None,
        daily=setup.daily,
        blocked=[number for number, seat in enumerate(table.seats) if seat.player in blocked],
        rated=may_count(table.game, setup),
        pledges=[pledged(seat) for seat in table.seats],
        awaited=table.parts_awaited(),
        lend=may_lend(table, player),
    )


def host(table: Table) -> str:
    """The name of whoever set the table up, while they sit at it."""
    return next((seat.name for seat in table.seats if seat.player == table.setup.owner), "")
