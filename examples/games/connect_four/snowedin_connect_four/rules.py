"""Connect Four: drop a stone into a column; four in a row win."""

from snowedin.core.chance import rekey

from . import state

# Setup


def deal(s, seats):
    s.seats = seats
    s.turn = 0
    s.winner = state.NOBODY
    s.stones[:] = 0
    s.floor = state.EMPTY_FLOOR
    s.open = state.ALL_OPEN


# What may be chosen


def is_to_act(s, seat):
    return seat == s.turn


def is_legal(s, seat, action):
    return is_to_act(s, seat) and state.DROP <= action < state.ACTIONS and is_open(s, action - state.DROP)


def next_legal(s, seat, start):
    if is_to_act(s, seat):
        for column in range(max(start, 1) - state.DROP, state.COLUMNS):
            if is_open(s, column):
                return state.DROP + column
    return 0


def is_revealing(s, seat, action):
    return False


# What happens then


def apply(s, seat, action):
    column = action - state.DROP
    cell = s.floor & (state.COLUMN << (state.TALL * column))
    s.stones[seat] |= cell
    s.floor += cell
    if s.floor & (state.TOP << (state.TALL * column)):
        s.open ^= 1 << column
    s.turn = 1 - seat
    if has_four(s.stones[seat]):
        s.winner = seat
        s.turn = state.NOBODY
    elif s.open == 0:
        s.turn = state.NOBODY


# Small moves


def is_open(s, column):
    return s.open & (1 << column) != 0


def has_four(stones):
    return lines(stones, 1) | lines(stones, 6) | lines(stones, 7) | lines(stones, 8) != 0


def lines(stones, step):
    pairs = stones & (stones >> step)
    return pairs & (pairs >> (2 * step))


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
