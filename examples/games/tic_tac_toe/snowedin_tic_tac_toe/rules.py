"""Tic-tac-toe: mark a cell; three in a row win."""

import numpy as np

from snowedin.core.bits import bit, count, has, lowest, nth
from snowedin.core.chance import rekey

from . import state

# Setup


def deal(s, seats):
    s.seats = seats
    s.turn = 0
    s.winner = state.NOBODY
    s.marked[:] = 0


# What may be chosen


def is_to_act(s, seat):
    return seat == s.turn


def legal(s, seat):
    """The set of actions: all free cells."""
    return (state.FULL & ~(s.marked[0] | s.marked[1])) << state.MARK if is_to_act(s, seat) else np.int64(0)


def is_legal(s, seat, action):
    return has(legal(s, seat), action)


def next_legal(s, seat, start):
    actions = legal(s, seat) & -bit(start)
    return lowest(actions) if actions != 0 else 0


def count_legal(s, seat):
    return count(legal(s, seat))


def nth_legal(s, seat, n):
    return nth(legal(s, seat), n)


def is_revealing(s, seat, action):
    return False


# What happens then


def apply(s, seat, action):
    s.marked[seat] |= bit(action - state.MARK)
    s.turn = 1 - seat
    if has_three(s.marked[seat]):
        s.winner = seat
        s.turn = state.NOBODY
    elif s.marked[0] | s.marked[1] == state.FULL:
        s.turn = state.NOBODY


# Small moves


def has_three(cells):
    rows = cells & (cells >> 1) & (cells >> 2) & 0o111
    columns = cells & (cells >> 3) & (cells >> 6)
    return (rows | columns) != 0 or cells & 0o421 == 0o421 or cells & 0o124 == 0o124


# What a player cannot know


def redeal(s, viewer, dice):
    """Everything lies open."""
    rekey(s.chance, dice)


# The end


def is_over(s):
    return s.turn == state.NOBODY


def reward(s, seat):
    if s.winner == state.NOBODY:
        return 0.5 if is_over(s) else 0.0
    return 1.0 if s.winner == seat else 0.0
