"""The field as sets of cells, and how far a pyramid goes in it."""

import numpy as np

from ...core.bits import has
from . import state

FIELD = (1 << state.CELLS) - 1
LEFT = sum(1 << row * state.SIDE for row in range(state.SIDE))
NOT_LEFT = FIELD & ~LEFT
NOT_RIGHT = FIELD & ~(LEFT << state.SIDE - 1)
DIRECTIONS = 4
FIRST, LAST = np.int64(0), np.int64(DIRECTIONS)


def free_cards(s):
    """Cards without a pyramid."""
    return s.lying & ~with_pyramid(s)


def with_pyramid(s):
    return s.sized[1] | s.sized[2] | s.sized[3]


def claiming(s):
    """Pyramids that point at somebody."""
    return with_pyramid(s) & ~s.upright


def is_stash_empty(s):
    return s.stash[1] + s.stash[2] + s.stash[3] == 0


def worth(s, cell, size):
    """Points times pips of a card in the field, if a pyramid of this size takes it."""  # 5.2
    return np.int64(s.points[s.field[cell]]) * np.int64(size)


def pips_at(s, cell):
    for size in range(1, state.SIZES):
        if has(s.sized[size], cell):
            return size
    return 0


def owner_at(s, cell):
    """Whom the pyramid points at."""
    for seat in range(s.seats):
        if has(s.claimed[seat], cell):
            return seat
    return state.NOBODY


def able_to_move(s, pyramids):
    """Those of the pyramids that have somewhere to go: ways lead back as they lead there."""
    free = free_cards(s)
    able = np.int64(0)
    for size in range(1, state.SIZES):
        if pyramids & s.sized[size] != 0:
            able |= within(s, free, size, pyramids & s.sized[size])
    return able


def within(s, start, steps, goal):
    """The cells of `goal` up to so many steps from a cell of `start`."""  # 3.2
    if s.straight == state.NO:
        return walk(s, start, steps, goal, FIRST, LAST)
    found = np.int64(0)
    for direction in range(DIRECTIONS):
        found |= walk(s, start, steps, goal, direction, direction + 1)
    return found


def walk(s, start, steps, goal, first, after):
    """Steps in the directions from `first` to before `after`, over cards that may be passed."""
    passable = s.lying if s.pass_upright == state.ALL_PASS else s.lying & ~s.upright
    found = np.int64(0)
    front = start
    for _ in range(steps):
        ahead = np.int64(0)
        for direction in range(first, after):
            ahead |= step(front, direction)
        found |= ahead & goal
        front = ahead & passable
    return found


def step(cells, direction):
    if direction == 0:
        return (cells << state.SIDE) & FIELD
    if direction == 1:
        return cells >> state.SIDE
    if direction == 2:
        return (cells & NOT_RIGHT) << 1
    return (cells & NOT_LEFT) >> 1
