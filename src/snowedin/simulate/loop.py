"""Whole games one after another, as plain functions that an engine binds to a game and compiles.

A game's key is the seed's eight bytes and the game's number, so any of them can be
played again by itself.
"""

from ..core.chance import MASK, start
from ..core.choices import random_choice
from ..core.protocol import apply, choose, deal, is_over, is_to_act, only_notes, redeal, reward
from ..core.rows import copy_record

CHANCE = 0  # every game's first bot


def play_games(template, states, dice, bots, seed_low, seed_high, first, rewards, lengths):
    """Play game number `first` and those that follow, as many as `lengths` has places.

    `states` has two places: the game, and what the bot to act is given instead of it.
    """
    for i in range(len(lengths)):
        copy_record(template, 0, states, 0)
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


def play_randomly(thread, states, dice, template, seats, seed_low, seed_high, first, each, at_once, rewards, lengths):
    """As `play_share` with chance at all seats, for threads that do everything at the same time.

    All look for their seat first, so that they choose together whoever's turn it is; what is only noted is chosen
    before, so that they carry out together what was chosen.  A thread whose game is over waits until the others have
    done so `at_once` times, and goes on with its next one: those that deal then do so together.
    """
    i = thread * each
    end = min(i + each, len(lengths))
    s = states[0]
    moves = 0
    seat = 0
    while i < end:
        if moves == 0:
            number = first + i
            copy_record(template, 0, states, 0)
            start(s.chance, seed_low, seed_high, number & MASK, number >> 32, 0)
            start(dice[0], seed_low, seed_high, number & MASK, number >> 32, 1)
            deal(s, seats)
            seat = seats - 1
        left = at_once
        while left > 0 and not is_over(s):
            seat = next_to_act(s, seat, seats)
            while only_notes(s, seat):
                apply(s, seat, random_choice(s, seat, dice[0]))
                moves += 1
                seat = next_to_act(s, seat, seats)
            apply(s, seat, random_choice(s, seat, dice[0]))
            moves += 1
            left -= 1
        if is_over(s):
            lengths[i] = moves
            for each_seat in range(seats):
                rewards[i, each_seat] = reward(s, each_seat)
            i += 1
            moves = 0


def next_to_act(s, seat, seats):
    """The seat to act that follows on this one; somebody has to act."""
    found = False
    while not found:
        seat += 1
        if seat == seats:
            seat = 0
        found = is_to_act(s, seat)
    return seat


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
