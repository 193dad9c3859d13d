"""The functions of `steps` as kernels for a CUDA GPU: a thread for each game.

Every thread is given its number, two states and one stream of chance in memory of its own.
"""

from . import pure, steps


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
    thread, own, rolls, count, blindly, actions,
    series, template, states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
):  # fmt: skip
    """One step where the game lies; many in a row in the thread's own memory, as a batch of one game."""
    end = thread + 1
    if not blindly:
        steps.step_games(
            thread, end, count, blindly, actions,
            series, template, states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
        )  # fmt: skip
        return
    own[0] = states[thread]
    rolls[0] = dice[thread]
    steps.step_games(
        0, 1, count, blindly, actions, series, template, own, rolls, number[thread:end], seat[thread:end],
        rewards[thread:end], done[thread:end], illegal[thread:end], observation[thread:end], mask[thread:end],
        listed[thread:end],
    )  # fmt: skip
    states[thread] = own[0]
    dice[thread] = rolls[0]


def pure_step(
    thread, own, rolls, series, template, was_states, was_dice, was_number, actions,
    states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
):  # fmt: skip
    pure.pure_step(
        thread, thread + 1, series, template, was_states, was_dice, was_number, actions,
        states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
    )  # fmt: skip


def choose_randomly(thread, own, rolls, states, dice, seat, actions):
    steps.choose_randomly(thread, thread + 1, states, dice, seat, actions)


def choose_as(thread, own, rolls, bot, states, dice, seat, actions):
    steps.choose_as(thread, thread + 1, bot, own, states, dice, seat, actions)
