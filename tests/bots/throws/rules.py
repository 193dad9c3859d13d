from snowedin.core.chance import rekey, roll

from . import state


def deal(s, seats):
    s.seats = seats
    s.thrown[:] = 0


def is_to_act(s, seat):
    return s.thrown[seat] == 0


def is_legal(s, seat, action):
    return is_to_act(s, seat) and state.ROCK <= action <= state.SCISSORS


def is_revealing(s, seat, action):
    return s.thrown[1 - seat] != 0


def apply(s, seat, action):
    s.thrown[seat] = action


def is_over(s):
    return s.thrown[0] != 0 and s.thrown[1] != 0


def reward(s, seat):
    """A win with rock is worth twice as much."""
    return 0.5 + 0.25 * (prize(s.thrown[seat], s.thrown[1 - seat]) - prize(s.thrown[1 - seat], s.thrown[seat]))


def prize(mine, theirs):
    if mine == state.ROCK and theirs == state.SCISSORS:
        return 2
    return 1 if mine == theirs + 1 else 0


def redeal(s, viewer, dice):
    rekey(s.chance, dice)
    for seat in range(2):
        if seat != viewer and s.thrown[seat] != 0 and not is_over(s):
            s.thrown[seat] = 1 + roll(s.chance, 3)
