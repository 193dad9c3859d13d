"""One seat among bots, in many games at once: plain functions that an engine binds to a game and compiles.

Place `i` of every array belongs to game `i`, as in `steps`, but `seat` is the learner's, whoever else is to act.  `due`
says that its game is over and the next is dealt with the next step; `ending` holds what the learner knew at an end that
was followed by the next game at once.  `chair` is where the learner sits, `ANYWHERE` if that is drawn for every game.
"""

import numpy as np

from ..core.chance import roll
from ..core.choices import mask_legal
from ..core.protocol import NONE, apply, is_over, is_to_act, observe, reward
from ..simulate.loop import choice
from .steps import deal_game, first_to_act, is_possible

ANYWHERE = -1
FORFEIT = -1.0


def play_learners(
    first, last, bot, chair, guess, is_dealing, at_once, meant, actions, due, ending,
    series, template, states, dice, number, seat, rewards, done, illegal, observation, mask,
):  # fmt: skip
    """The learner's action in every game that is `meant`, and all that bots choose until it is asked again.

    What is not legal loses at once.  A game that is over is followed by the next `at_once`, or with the next step,
    whose action is not read.  If the games are to be dealt (`is_dealing`), that is all.  Rules and bots are called in
    one place each: what is called in two is compiled twice.
    """
    seats = rewards.shape[1]
    for i in range(first, last):
        if not meant[i]:
            continue
        s = states[i]
        rewards[i, :] = 0
        done[i] = illegal[i] = False
        is_new = is_dealing or due[i]
        due[i] = False
        if not is_new:
            take(i, actions, s, seat, rewards, illegal)
        while True:
            if is_new:
                number[i] += series[2]
                deal_game(i, series, template, states, dice, number, rewards)
                seat[i] = chair if chair != ANYWHERE else roll(dice[i], seats)
            me = np.int64(seat[i])
            if not illegal[i] or is_new:
                let_bots_play(s, me, seats, bot, guess, dice[i])
            if not (is_over(s) or (illegal[i] and not is_new)):
                break
            if not is_new:
                end(i, s, seats, rewards, done, illegal)
                due[i] = not at_once
                if due[i]:
                    break
                observe(s, me, ending[i])
            is_new = True  # also after a game that was over before the learner was asked
        show_learner(s, me, due[i], observation[i], mask[i])


def take(i, actions, s, seat, rewards, illegal):
    me, action = np.int64(seat[i]), np.int64(actions[i])
    illegal[i] = not is_possible(s, me, action)
    if illegal[i]:
        rewards[i, me] = FORFEIT
    else:
        apply(s, me, action)


def end(i, s, seats, rewards, done, illegal):
    done[i] = True
    if not illegal[i]:
        for other in range(seats):
            rewards[i, other] = reward(s, other)


def let_bots_play(s, me, seats, bot, guess, dice):
    while not is_over(s) and not is_to_act(s, me):
        other = first_to_act(s, seats)
        apply(s, other, choice(s, guess, dice, other, bot))


def choose_for(first, last, bot, guess, due, states, dice, seat, actions):
    """What a bot would do in the learner's place."""
    for i in range(first, last):
        actions[i] = NONE if due[i] else choice(states[i], guess, dice[i], np.int64(seat[i]), bot)


def show_learners(first, last, due, states, seat, observation, mask):
    """Games that were brought from elsewhere."""
    for i in range(first, last):
        show_learner(states[i], np.int64(seat[i]), due[i], observation[i], mask[i])


def show_learner(s, me, is_due, row, legal):
    """What the learner knows and may do; when its game is over, only action 0, which does nothing."""
    if len(row) > 0:
        observe(s, me, row)
    mask_legal(s, me, legal)
    if is_due:
        legal[:] = False
    legal[NONE] = is_due
