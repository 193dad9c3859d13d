"""Bots that know Ice and the Sky: greed tries each placement and likes the grid best that it leaves.

Careful plays by its trained instinct; signals does so too, and keeps to a convention.
They are given a redeal, in which the own target is one that might be.  They never look
at it, only at the targets it may have; and of the hands only at all cards still to come.
"""

from ...core.bits import count, has
from ...core.choices import random_choice
from ...core.protocol import NONE
from . import cards, deduction, instinct, rules, state

NAMES = ("chance", "greed", "signals", "careful")
CHANCE, GREED, SIGNALS, CAREFUL = range(4)

MET_EARLY = 0.5  # the worth of a target met before the first placement, in targets met at the end
IN_REACH = 0.8  # of one that a single card could meet
GAS = 4.0  # the cost of a gas that one and a half cards could still cover
LUCK = 0.5  # a gas with no card left to cover it is still not the end


def choose(bot, s, seat, dice):
    if bot == GREED:
        return greed(s, seat)
    if bot in (SIGNALS, CAREFUL):
        s.agreed = bot == SIGNALS
        return instinct.favourite(s, seat)
    return random_choice(s, seat, dice)


def greed(s, seat):
    """The placement that leaves the best grid, for the targets it sees and against the gases."""
    own = deduction.candidates(s, seat)
    best = NONE
    most = -1000.0
    action = rules.next_legal(s, seat, 1)
    while action != NONE:
        worth = worth_after(s, seat, action, own)
        if worth > most:
            best = action
            most = worth
        action = rules.next_legal(s, seat, action + 1)
    return best


def worth_after(s, seat, action, own):
    """Lay the card, look, and take it back."""
    kind = rules.kind_of(action)
    row = kind // cards.VALUES
    column = rules.column_of(action)
    covered = s.top[row * cards.SIDE + column]
    room = s.room
    hand = s.hands[seat]
    rules.lay(s, row, column, rules.card_of(s, kind))
    s.hands[seat] &= ~rules.everywhere(kind)
    worth = worth_of_targets(s, seat, own) - cost_of_gases(s)
    rules.lay(s, row, column, covered)
    s.hands[seat] = hand
    s.room = room
    return worth


def worth_of_targets(s, seat, own):
    """The others' that it sees, and the own as far as it can be known."""
    met = MET_EARLY + (1.0 - MET_EARLY) * s.placed / (cards.KINDS - 1)
    near = in_reach(s) & ~s.fitting
    worth = (met * count(own & s.fitting) + IN_REACH * count(own & near)) / count(own)
    for other in range(s.seats):
        if other != seat:
            target = s.targets[s.generation, other]
            worth += met * has(s.fitting, target) + IN_REACH * has(near, target)
    return worth


def in_reach(s):
    """The targets that some card still to come would meet at once."""
    near = s.fitting & 0
    for action in range(state.PLACE, state.ACTIONS):
        kind = rules.kind_of(action)
        if has(s.room, action) and instinct.is_to_come(s, kind):
            row = kind // cards.VALUES
            column = rules.column_of(action)
            more = kind % cards.VALUES - cards.VALUE[s.top[row * cards.SIDE + column]]
            near |= rules.fitting_with(s, row, column, more)
    return near


def cost_of_gases(s):
    if not rules.has_gases(s):
        return 0.0
    cost = 0.0
    for row in range(cards.SIDE):
        cost += GAS * count_threats(s, row) / (count_covers(s, row) + LUCK)
    return cost


def count_threats(s, row):
    """The gases of the row, in sight or still to come."""
    threats = 0
    for column in range(cards.SIDE):
        threats += rules.is_gas(s, s.top[row * cards.SIDE + column])
    for kind in range(row * cards.VALUES, (row + 1) * cards.VALUES):
        threats += rules.is_gas(s, rules.card_of(s, kind)) and instinct.is_to_come(s, kind)
    return threats


def count_covers(s, row):
    """The cards without gas that are still to come into the row."""
    covers = 0
    for kind in range(row * cards.VALUES, (row + 1) * cards.VALUES):
        covers += instinct.is_to_come(s, kind) and not rules.is_gas(s, rules.card_of(s, kind))
    return covers
