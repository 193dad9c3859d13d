"""Bots that know Ice and the Sky: greed looks one placement ahead.

They are given a redeal, in which the own target is one that might be.
"""

from ...core.bits import count, has
from ...core.choices import random_choice
from ...core.protocol import NONE
from . import cards, deduction, rules

NAMES = ("chance", "greed")
CHANCE, GREED = range(2)

IN_HAND = 0.25      # what a gas still held costs, in targets
IN_SIGHT = 1.5      # what a gas costs that nobody can cover any more


def choose(bot, s, seat, dice):
    if bot == GREED:
        return greed(s, seat)
    return random_choice(s, seat, dice)


def greed(s, seat):
    """The placement after which most targets are met and fewest gases lie open."""
    own = deduction.candidates(s, seat)
    best = NONE
    most = -100.0
    action = rules.next_legal(s, seat, 1)
    while action != NONE:
        worth = targets_met(s, seat, own, action) - cost_of_gas(s, action)
        if worth > most:
            best = action
            most = worth
        action = rules.next_legal(s, seat, action + 1)
    return best


def targets_met(s, seat, own, action):
    """The others' that it sees, and the own as far as it can be known."""
    fitting = fitting_after(s, action)
    met = count(own & fitting) / count(own)
    for other in range(s.seats):
        if other != seat:
            met += has(fitting, s.targets[s.generation, other])
    return met


def fitting_after(s, action):
    kind = rules.kind_of(action)
    row = kind // cards.VALUES
    column = rules.column_of(action)
    more = kind % cards.VALUES - cards.VALUE[s.top[row * cards.SIDE + column]]
    return rules.fitting_with(s, row, column, more)


def cost_of_gas(s, action):
    """A gas out of the hand is better, one in sight is worse, the more so the fewer cards are to come."""
    if not rules.has_gases(s):
        return 0.0
    kind = rules.kind_of(action)
    covered = s.top[kind // cards.VALUES * cards.SIDE + rules.column_of(action)]
    placed = rules.is_gas(s, rules.card_of(s, kind))
    lasting = IN_SIGHT * (s.placed + 1) / cards.KINDS
    return (lasting - IN_HAND) * placed - lasting * rules.is_gas(s, covered)
