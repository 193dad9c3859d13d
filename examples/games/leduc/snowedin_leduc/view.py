"""What a viewer sees of a hand."""

from snowedin.core.lists import add_number
from snowedin.core.seen import flag, seen, several, small

from . import rules, state


@seen
class Seen:
    """A hand as one viewer sees it; of a card that they may not see there is nothing."""

    seats: int = small()
    turn: int | None = small(may_lack=True)
    over: bool = flag()
    stakes: list[int] = several(small(), 2)
    hands: list[int | None] = several(small(may_lack=True), 2)
    board: int | None = small(may_lack=True)
    left: list[int] = several(small(), 2)
    pot: int = small()


def see(s, viewer, seen):
    seen.seats = s.seats
    seen.turn = s.turn
    seen.over = rules.is_over(s)
    for seat in range(2):
        add_number(seen.stakes, s.stakes[seat])
        add_number(seen.hands, rank(s, viewer, seat))
        add_number(seen.left, state.MOST - s.stakes[seat])
    seen.pot = s.stakes[0] + s.stakes[1]
    seen.board = rank(s, viewer, state.BOARD)


def rank(s, viewer, place):
    return s.deck[place] // 2 if rules.knows(s, viewer, place) else state.NOBODY
