"""Whole games one after another, as plain functions that an engine binds to a game and compiles.

A game's key is the seed's eight bytes and the game's number, so any of them can be
played again by itself.
"""

from ..core.chance import MASK, start
from ..core.choices import random_choice
from ..core.protocol import apply, choose, deal, is_over, is_to_act, redeal, reward

CHANCE = 0  # every game's first bot


def play_games(template, states, dice, bots, seed_low, seed_high, first, rewards, lengths):
    """Play game number `first` and those that follow, as many as `lengths` has places.

    `states` has two places: the game, and what the bot to act is given instead of it.
    """
    for i in range(len(lengths)):
        states[0] = template[0]
        s = states[0]
        number = first + i
        start(s.chance, seed_low, seed_high, number & MASK, number >> 32, 0)
        start(dice[0], seed_low, seed_high, number & MASK, number >> 32, 1)
        deal(s, len(bots))
        lengths[i] = play_game(s, states, dice[0], bots)
        for seat in range(len(bots)):
            rewards[i, seat] = reward(s, seat)


def play_share(thread, states, dice, template, bots, seed_low, seed_high, first, each, rewards, lengths):
    """One thread's games of many: `each` of them, from its place on."""
    begin = thread * each
    end = min(begin + each, len(lengths))
    play_games(template, states, dice, bots, seed_low, seed_high, first + begin, rewards[begin:end], lengths[begin:end])


def play_game(s, states, dice, bots):
    actions = 0
    while not is_over(s):
        for seat in range(len(bots)):
            if is_to_act(s, seat):
                apply(s, seat, choice(s, states, dice, seat, bots[seat]))
                actions += 1
    return actions


def choice(s, states, dice, seat, bot):
    if bot == CHANCE:
        return random_choice(s, seat, dice)
    states[1] = s
    redeal(states[1], seat, dice)
    return choose(bot, states[1], seat, dice)
