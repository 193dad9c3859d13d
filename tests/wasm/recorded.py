"""A whole game with everything that came of it, as plain functions for the CPU; `recorded.ts` plays the same elsewhere.

Now and then the seat to act gets a redeal, looks at the table, and lets one of the game's own bots choose.
"""

from snowedin.core.chance import start
from snowedin.core.choices import random_choice
from snowedin.core.protocol import NONE, apply, choose, deal, is_legal, is_over, is_to_act, redeal, reward, see

GAME, GUESS, LOOKED_AT, STATES = range(4)
SELDOM = 5  # moves from one that is looked at closely to the next
RARE = 4  # so many looks to each choice of a bot


def record_game(states, dice, seats, bots, number, noted, seens, rewards, counts):
    """Play game `number` from a blank state; all states, all that was seen, the rewards, and how many of each."""
    s = states[GAME]
    counts[:] = 0
    start(s.chance, number, 0, 0, 0, 0)
    start(dice[0], number, 0, 0, 0, 7)
    deal(s, seats)
    note(s, noted, counts)
    moves = number
    while not is_over(s):
        for seat in range(seats):
            if is_to_act(s, seat):
                action = choice(states, dice[0], seat, bots, moves, noted, seens, counts)
                counts[2] += is_legal(s, seat, action)
                apply(s, seat, action)
                note(s, noted, counts)
                moves += 1
    for seat in range(seats):
        rewards[seat] = reward(s, seat)


def choice(states, dice, seat, bots, moves, noted, seens, counts):
    if moves % SELDOM != 0:
        return random_choice(states[GAME], seat, dice)
    states[LOOKED_AT] = states[GAME]
    see(states[LOOKED_AT], seat, seens[counts[1]])
    counts[1] += 1
    states[GUESS] = states[GAME]
    redeal(states[GUESS], seat, dice)
    note(states[GUESS], noted, counts)
    bot = moves // SELDOM % (RARE * bots)
    action = choose(bot, states[GUESS], seat, dice) if bot < bots else NONE
    if is_legal(states[GAME], seat, action):
        return action
    return random_choice(states[GAME], seat, dice)  # a bot may be lost in a turn that it did not begin


def note(s, noted, counts):
    noted[counts[0]] = s
    counts[0] += 1
