"""Deals that are played as always, and again by somebody who leaves one thing alone.

An engine binds it to a game and compiles it, together with what the game's `lab.py` knows of things: whether
an action `uses` one, and what each of its bots thinks an action is `worth`.
"""

from ...core.chance import MASK, roll, start
from ...core.protocol import NONE, apply, deal, is_over, is_to_act, next_legal, redeal, uses, worth
from ..loop import choice
from .counting import COOPERATIVE, GAME, GUESS, LOST, WANTED, add, points

EVERYBODY = -1
NOTHING = -1


def count_abstaining(first, last, template, states, dice, bots, seed_low, seed_high, wanted, total):
    """Play and count the deals with these numbers; who abstains changes from deal to deal, or all do who win together.

    Where nothing had to be given up, the same game would only be played again.
    """
    places, sums = total.places, total.sums
    for number in range(first, last):
        abstainer = EVERYBODY if places[COOPERATIVE] else number % len(bots)
        wanted[:] = 0
        start_deal(template, states, dice, len(bots), seed_low, seed_high, number)
        usual = play_deal(states, dice[0], bots, abstainer, NOTHING, wanted)
        for thing in range(len(wanted)):
            lost = 0
            if wanted[thing]:
                start_deal(template, states, dice, len(bots), seed_low, seed_high, number)
                lost = usual - play_deal(states, dice[0], bots, abstainer, thing, wanted)
            add(sums, places[LOST] + thing, 1, lost)
            add(sums, places[WANTED] + thing, wanted[thing], lost)


def start_deal(template, states, dice, seats, seed_low, seed_high, number):
    """The same number has the same deal, and the same luck as long as the same is chosen."""
    states[GAME] = template[0]
    start(states[GAME].chance, seed_low, seed_high, number & MASK, number >> 32, 0)
    start(dice[0], seed_low, seed_high, number & MASK, number >> 32, 1)
    deal(states[GAME], seats)


def play_deal(states, dice, bots, abstainer, thing, wanted):
    """What the abstainer gets without the thing; without NOTHING, `wanted` notes what would have been given up."""
    s = states[GAME]
    while not is_over(s):
        for seat in range(len(bots)):
            if is_to_act(s, seat):
                action = choice(s, states, dice, seat, bots[seat])
                if abstainer in (seat, EVERYBODY):
                    if thing == NOTHING:
                        note_wanted(s, seat, action, wanted)
                    elif uses(s, seat, action, thing):
                        action = best_other(s, states, dice, seat, bots[seat], thing, action)
                apply(s, seat, action)
    return points(s, max(abstainer, 0))


def note_wanted(s, seat, action, wanted):
    for thing in range(len(wanted)):
        if not wanted[thing] and uses(s, seat, action, thing) and next_other(s, seat, 1, thing) != NONE:
            wanted[thing] = 1


def best_other(s, states, dice, seat, bot, thing, chosen):
    """What the bot likes best of all that does without the thing, ties by lot; what it chose, if nothing does."""
    states[GUESS] = s
    guess = states[GUESS]
    redeal(guess, seat, dice)
    best = chosen
    most = 0.0
    ties = 0
    action = next_other(guess, seat, 1, thing)
    while action != NONE:
        found = worth(bot, guess, seat, action)
        if ties == 0 or found > most:
            best, most, ties = action, found, 1
        elif found == most:
            ties += 1
            best = action if roll(dice, ties) == 0 else best
        action = next_other(guess, seat, action + 1, thing)
    return best


def next_other(s, seat, start, thing):
    """The smallest legal action from `start` on that does without the thing, or NONE."""
    action = next_legal(s, seat, start)
    while action != NONE and uses(s, seat, action, thing):
        action = next_legal(s, seat, action + 1)
    return action
