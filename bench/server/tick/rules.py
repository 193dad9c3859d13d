"""The rules of Tick."""

from . import state


def deal(s, seats):
    s.seats = seats
    s.turn = 0
    s.said = 0


def is_to_act(s, seat):
    return s.turn == seat and s.said < state.END


def is_legal(s, seat, action):
    return is_to_act(s, seat) and action == state.TICK


def apply(s, seat, action):
    s.said += 1
    s.turn = 1 - s.turn


def is_revealing(s, seat, action):
    return False


def is_over(s):
    return s.said >= state.END


def reward(s, seat):
    return 0.5


def redeal(s, viewer, dice):
    pass
