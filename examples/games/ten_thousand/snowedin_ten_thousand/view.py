"""The table as all see it."""

from snowedin.core.bits import has
from snowedin.core.lists import add_number
from snowedin.core.seen import flag, number, seen, several, small

from . import rules, state


@seen
class Seen:
    """The dice on the table and those set aside, each at its place; scores, and what this turn is worth so far."""

    seats: int = small()
    turn: int | None = small(may_lack=True)
    over: bool = flag()
    target: int = number()
    scores: list[int] = several(number(), state.SEATS)
    points: int = number()
    thrown: list[int] = several(small(), state.DICE)
    aside: list[int] = several(small(), state.DICE)


def see(s, viewer, seen):
    seen.seats = s.seats
    seen.turn = s.turn
    seen.over = rules.is_over(s)
    seen.target = s.target
    seen.points = s.points + rules.value(s, s.kept)
    for seat in range(s.seats):
        add_number(seen.scores, s.scores[seat])
    lies = s.is_thrown or s.is_bust
    for die in range(state.DICE):
        is_aside = has(s.locked | s.kept, die)
        add_number(seen.thrown, s.dice[die] if lies and not is_aside else 0)
        add_number(seen.aside, s.dice[die] if is_aside else 0)
