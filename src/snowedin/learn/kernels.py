"""The functions of `steps` as kernels for a CUDA GPU: a thread for each game.

Every thread is given its number, two states and one stream of chance in memory of its own.
"""

import numpy as np

from ..core.rows import copy_record
from . import steps

WORD = 4  # bytes


def reset_games(
    thread, own, rolls, series, template, states, dice, number, seat, rewards, done, illegal, observation, mask, listed
):
    steps.reset_games(
        thread, thread + 1,
        series, template, states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
    )  # fmt: skip


def show_games(thread, own, rolls, states, seat, rewards, observation, mask, listed):
    steps.show_games(thread, thread + 1, states, seat, rewards, observation, mask, listed)


def step_games(
    thread, own, rolls, actions,
    series, template, states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
):  # fmt: skip
    """One step where the game lies."""
    steps.step_games(
        thread, thread + 1, 1, False, actions,
        series, template, states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
    )  # fmt: skip


def random_steps(
    thread, own, rolls, count, actions,
    series, template, states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
):  # fmt: skip
    """Many in a row in the thread's own memory, as a batch of one game."""
    end = thread + 1
    copy_record(states, thread, own, 0)
    copy_record(dice, thread, rolls, 0)
    steps.step_games(
        0, 1, count, True, actions, series, template, own, rolls, number[thread:end], seat[thread:end],
        rewards[thread:end], done[thread:end], illegal[thread:end], observation[thread:end], mask[thread:end],
        listed[thread:end],
    )  # fmt: skip
    copy_record(own, 0, states, thread)
    copy_record(rolls, 0, dice, thread)


def pure_step(
    thread, own, rolls, unread, series, template, actions,
    states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
):  # fmt: skip
    """One step in the thread's own memory, rows written anew; `states` and `dice` are words, one game beside the other,
    so that all threads fetch and store a word at once.  The first `unread` of a game that goes on nobody reads.
    """
    end = thread + 1
    words = own.view(np.uint32)
    for i in range(unread, own.itemsize // WORD):
        words[i] = states[thread, i]
    seat[thread] = steps.first_to_act(own[0], rewards.shape[1])
    steps.step_games(
        0, 1, 1, False, actions[thread:end], series, template, own, rolls, number[thread:end], seat[thread:end],
        rewards[thread:end], done[thread:end], illegal[thread:end], observation[thread:end, :0], mask[thread:end, :0],
        listed[thread:end],
    )  # fmt: skip
    steps.show_games(
        0, 1, own, seat[thread:end], rewards[thread:end], observation[thread:end], mask[thread:end], listed[thread:end]
    )
    for i in range(unread, own.itemsize // WORD):
        states[thread, i] = words[i]
    if done[thread]:
        for i in range(unread):
            states[thread, i] = words[i]
        shaken = rolls.view(np.uint32)
        for i in range(rolls.itemsize // WORD):
            dice[thread, i] = shaken[i]


def choose_randomly(thread, own, rolls, states, dice, seat, actions):
    steps.choose_randomly(thread, thread + 1, states, dice, seat, actions)


def choose_as(thread, own, rolls, bot, states, dice, seat, actions):
    steps.choose_as(thread, thread + 1, bot, own, states, dice, seat, actions)
