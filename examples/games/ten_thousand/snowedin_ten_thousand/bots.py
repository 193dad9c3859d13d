"""Chance, and somebody careful: keeps all that counts, and stops when there is something to lose."""

from snowedin.core.choices import random_choice

from . import rules, state

NAMES = ("chance", "careful")
ENOUGH = 350  # points with which to stop
FEW = 3  # dice with which it is bold to throw


def choose(bot, s, seat, dice):
    return random_choice(s, seat, dice) if bot == 0 else careful(s, seat)


def careful(s, seat):
    for die in range(state.DICE):
        if rules.may_keep(s, die):
            return state.KEEP + die
    if not rules.is_legal(s, seat, state.BANK):
        return state.THROW
    points = s.points + rules.value(s, s.kept)
    is_bold = 0 < rules.number_left(s) < FEW
    return state.BANK if is_bold or (points >= ENOUGH and rules.number_left(s) > 0) else state.THROW
