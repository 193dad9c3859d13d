"""Steps of many games at once, as plain functions that an engine binds to a game and compiles.

Place `i` of every array belongs to game `i`; `number` is the number of the game being played there.
`series` holds the seed's two words and how many numbers further the next game of a place is.
`observation` and `mask` are written if they have columns.  `listed`, if it has columns, lists what the mask allows: how
many actions, then these, so that only they are taken out of it.
"""

import numpy as np

from ..core import protocol
from ..core.bits import lowest
from ..core.chance import MASK, roll, start
from ..core.choices import mask_legal, random_choice
from ..core.protocol import NONE, apply, deal, is_legal, is_over, is_to_act, legal_from, observe, observe_again, reward
from ..core.rows import copy_record
from ..simulate.loop import choice

WORD = 63  # bits of a whole number that are not its sign


def reset_games(
    first, last, series, template, states, dice, number, seat, rewards, done, illegal, observation, mask, listed
):
    for i in range(first, last):
        number[i] = i
        done[i] = False
        illegal[i] = False
        rewards[i, :] = 0
        deal_game(i, series, template, states, dice, number, rewards)
    show_games(first, last, states, seat, rewards, observation, mask, listed)


def step_games(
    first, last, count, blindly, actions,
    series, template, states, dice, number, seat, rewards, done, illegal, observation, mask, listed,
):  # fmt: skip
    """`count` steps of every game, by `actions` or blindly; what is not legal leaves its game as it is.

    All in one loop: a function that is given so many arrays costs more than a step.  The same goes for rows: they are
    cut out once for all steps, for each cut is counted in memory that the cores share.
    """
    seats = rewards.shape[1]
    is_observed, is_masked, is_listed = observation.shape[1] > 0, mask.shape[1] > 0, listed.shape[1] > 0
    for i in range(first, last):
        s = states[i]
        row, legal, choices = observation[i], mask[i], listed[i]
        actor = np.int64(seat[i])
        for _ in range(count):
            if not blindly:
                action = np.int64(actions[i])
            elif is_listed:
                action = np.int64(choices[1 + roll(dice[i], choices[0])])
            else:
                action = random_choice(s, actor, dice[i])
            if blindly:
                illegal[i] = False
            elif is_listed:
                illegal[i] = not is_in(choices, action)
            else:
                illegal[i] = not is_possible(s, actor, action)
            if not illegal[i]:
                apply(s, actor, action)
            rewards[i, :] = 0
            done[i] = is_over(s)
            if done[i]:
                for other in range(seats):
                    rewards[i, other] = reward(s, other)
                number[i] += series[2]
                deal_game(i, series, template, states, dice, number, rewards)
            actor = first_to_act(s, seats)
            seat[i] = actor
            if is_observed and done[i]:
                observe(s, actor, row)
            elif is_observed:
                observe_again(s, actor, row)
            if is_listed:
                list_legal(s, actor, legal, choices)
            elif is_masked:
                mask_legal(s, actor, legal)


def list_legal(s, seat, legal, choices):
    """As `mask_legal` of a mask that is true where `choices` say, and list what is true in it now."""
    for i in range(1, choices[0] + 1):
        legal[choices[i]] = 0
    choices[0] = 0
    if protocol.ACTIONS < WORD:
        list_set(0, legal_set(s, seat), legal, choices)
        return
    action = 1
    while action < protocol.ACTIONS:
        first, found, action = legal_from(s, seat, action)
        list_set(first, found, legal, choices)


def legal_set(s, seat):
    """Nothing is written on the way, so that a compiler asks the rules once and not for every action."""
    everything = np.int64(0)
    action = 1
    while action < protocol.ACTIONS:
        first, found, action = legal_from(s, seat, action)
        everything |= found << np.int64(first)
    return everything


def list_set(first, found, legal, choices):
    """Add a set of actions, counted from the first, to the list."""
    size = choices[0]
    while found != 0:
        action = first + lowest(found)
        found &= found - 1
        size += 1
        choices[size] = action
        legal[action] = 1
    choices[0] = size


def is_in(choices, action):
    """Is the action listed?  All of the list is looked at: that is fast, for there is nothing to guess."""
    found = 0
    for i in range(1, choices[0] + 1):
        found |= choices[i] == action
    return found != 0


def show_games(first, last, states, seat, rewards, observation, mask, listed):
    """What the seats to act know in games that were brought from elsewhere."""
    for i in range(first, last):
        actor = first_to_act(states[i], rewards.shape[1])
        seat[i] = actor
        if observation.shape[1]:
            observe(states[i], actor, observation[i])
        if mask.shape[1]:
            mask_legal(states[i], actor, mask[i])
        if listed.shape[1]:
            list_legal(states[i], actor, mask[i], listed[i])


def choose_randomly(first, last, states, dice, seat, actions):
    for i in range(first, last):
        actions[i] = random_choice(states[i], np.int64(seat[i]), dice[i])


def choose_listed(first, last, listed, dice, actions):
    """As `choose_randomly`, from lists of what may be chosen."""
    for i in range(first, last):
        actions[i] = listed[i, 1 + roll(dice[i], listed[i, 0])]


def choose_as(first, last, bot, guess, states, dice, seat, actions):
    """The choices of a bot of the game's own; `guess` has two places, the second for what the bot is given."""
    for i in range(first, last):
        actions[i] = choice(states[i], guess, dice[i], np.int64(seat[i]), bot)


def deal_game(i, series, template, states, dice, number, rewards):
    copy_record(template, 0, states, i)
    s = states[i]
    start(s.chance, series[0], series[1], number[i] & MASK, number[i] >> 32, 0)
    start(dice[i], series[0], series[1], number[i] & MASK, number[i] >> 32, 1)
    deal(s, rewards.shape[1])


def first_to_act(s, seats):
    """Where several seats are to act at once, the lowest."""
    for seat in range(seats):
        if is_to_act(s, seat):
            return seat
    return NONE


def is_possible(s, seat, action):
    return 0 < action < protocol.ACTIONS and is_legal(s, seat, action)
