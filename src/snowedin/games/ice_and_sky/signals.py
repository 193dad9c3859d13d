"""A convention: the column of an early placement tells every partner a part of the target they cannot see.

A target has three digits of three.  Who places adds up one digit of all the targets in
sight and puts a card into that column, 0 for West; each partner takes off the digits it
sees, and what is left is its own.  docs/bots.md says it for people.
"""

from ...core.bits import bit, has, lowest
from . import cards, deduction, rules, state

BASE = 3  # columns


def early(s):
    """How many placements of a generation tell something: everybody's first, of two players also the second."""
    return 4 if s.seats == 2 else int(s.seats)


def digit(target, place):
    """Which of the rows or columns; then, in two digits, whether it is a column, and the value."""
    line = int(target) // cards.GOALS
    if place == 0:
        return line % BASE
    rest = line // cards.SIDE * cards.VALUES + cards.GOAL[int(target) % cards.GOALS] - cards.BIOSPHERE[0]
    return rest % BASE if place == 1 else rest // BASE


def place_told(s, step):
    """The digit that a placement tells, so that everybody hears all three soon."""
    seats = int(s.seats)
    return step // 2 % BASE if seats == 2 else (step // seats + step % seats) % BASE


def message(s, seat, hearer, step):
    """The sum of the digits that `seat` sees, `hearer` left out."""
    total = 0
    place = place_told(s, step)
    left_out = bit(seat) | bit(hearer)
    for other in range(s.seats):
        if not has(left_out, other):
            total += digit(s.targets[s.generation, other], place)
    return total % BASE


def allowed(s, seat):
    """The legal placements that keep to what was agreed, or all where none does."""
    legal = rules.legal_places(s, seat)
    if not s.agreed or s.placed >= early(s):
        return legal
    column = message(s, seat, seat, int(s.placed))
    told = legal & (state.IN_CELL[column] | state.IN_CELL[cards.SIDE + column] | state.IN_CELL[2 * cards.SIDE + column])
    return told if told != 0 else legal


def candidates(s, seat):
    """The targets that the seat may have, for what it heard and was told by placements."""
    left = deduction.candidates(s, seat)
    if s.agreed:
        for step in range(min(int(s.placed), early(s))):
            actor = (int(s.first) + step) % int(s.seats)
            if actor != seat:
                left = narrowed(s, seat, actor, step, left)
    return left


def narrowed(s, seat, actor, step, left):
    """Those with the digit that was told; all of them, if the actor cannot have kept to it."""
    told = rules.column_of(int(s.placements[s.generation, step]))
    own = (told - message(s, actor, seat, step)) % BASE
    place = place_told(s, step)
    fitting = left & 0
    rest = left
    while rest != 0:
        target = lowest(rest)
        rest &= rest - 1
        if digit(target, place) == own:
            fitting |= bit(target)
    return fitting if fitting != 0 else left
