"""What a viewer sees: their own dice, how many the others have, the bid, and how the last round ended."""

from snowedin.core.lists import add, add_number
from snowedin.core.seen import flag, perhaps, seen, several, small

from . import rules, state


@seen
class Bid:
    """Who says that so many dice of all show this face."""

    seat: int = small()
    count: int = small()
    face: int = small()


@seen
class Doubt:
    """How the last round ended; all dice were shown."""

    doubter: int = small()
    bid: Bid | None = perhaps(Bid)
    found: int = small()
    loser: int = small()
    dice: list[list[int]] = several(several(small(), state.DICE), state.SEATS)


@seen
class Seen:
    """The table as one viewer sees it; of a die under another's cup there is nothing."""

    seats: int = small()
    turn: int | None = small(may_lack=True)
    over: bool = flag()
    rounds: int = small()
    in_play: int = small()
    left: list[int] = several(small(), state.SEATS)
    dice: list[list[int | None]] = several(several(small(may_lack=True), state.DICE), state.SEATS)
    bid: Bid | None = perhaps(Bid)
    last: Doubt | None = perhaps(Doubt)


def see(s, viewer, seen):
    seen.seats = s.seats
    seen.turn = s.turn
    seen.over = rules.is_over(s)
    seen.rounds = s.rounds
    seen.in_play = rules.in_play(s)
    for seat in range(s.seats):
        add_number(seen.left, s.left[seat])
        see_dice(s, viewer, seat, seen.dice.at[add(seen.dice)])
    if s.bidder != state.NOBODY:
        see_bid(s, seen.bid)
    if s.last.doubter != state.NOBODY:
        seen.last.is_there = True
        see_doubt(s, seen.last.it)


def see_dice(s, viewer, seat, row):
    for die in range(s.left[seat]):
        add_number(row, s.dice[seat, die] if seat == viewer else -1)


def see_bid(s, bid):
    bid.is_there = True
    bid.it.seat = s.bidder
    bid.it.count = s.count
    bid.it.face = s.face


def see_doubt(s, doubt):
    doubt.doubter = s.last.doubter
    doubt.found = s.last.found
    doubt.loser = s.last.loser
    see_bid(s.last, doubt.bid)
    for seat in range(s.seats):
        row = doubt.dice.at[add(doubt.dice)]
        for die in range(s.last.left[seat]):
            add_number(row, s.last.dice[seat, die])
