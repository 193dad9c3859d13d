"""Choices, derived for every game from its legal actions."""

import numpy as np

from . import protocol
from .chance import roll
from .protocol import NONE, apply, count_legal, is_over, is_to_act, next_legal, nth_legal


def mask_legal(s, seat, out):
    """Set `out[action]` to 1 where the action is legal and to 0 elsewhere."""
    for action in range(protocol.ACTIONS):
        out[action] = 0
    action = next_legal(s, seat, 1)
    while action != NONE:
        out[action] = 1
        action = next_legal(s, seat, action + 1)


def random_choice(s, seat, dice):
    return nth_legal(s, seat, roll(dice, count_legal(s, seat)))


def play_out(s, dice):
    """Play legal actions at random to the end; how many there were."""
    actions = 0
    while not is_over(s):
        for seat in range(np.int64(s.seats)):
            if is_to_act(s, seat):
                apply(s, seat, random_choice(s, seat, dice))
                actions += 1
    return actions
