"""A bot that knows Snowball Fight: greed weighs each throw against every card the rival may hold.

It is given a redeal, in which what it cannot know is shuffled.
"""

import numpy as np

from ...core.bits import count, has
from ...core.chance import roll
from ...core.choices import random_choice
from . import cards, knowledge, rules, state

NAMES = ("chance", "greed")
CHANCE, GREED = range(2)

# What things are worth, in points of cards.
SLOWED = 0.6  # a card less to choose from, and one less put aside
SHOWN = 0.4
DODGED = 0.5
KEPT_SIDES = np.array([0.0, 0.6, 1.0, 1.2, 0.8, 1.2, 0.1, 1.0, 1.5, 1.0, 1.0, 1.0, 0.3, 0.8, 1.5])  # in the draft


def choose(bot, s, seat, dice):
    if bot == GREED:
        return greed(s, np.int64(seat), dice)
    return random_choice(s, seat, dice)


def greed(s, seat, dice):
    """The action worth most; ties are broken by lot."""
    best = 0
    most = -1e9
    ties = 0
    for action in range(1, state.ACTIONS):
        if rules.is_legal(s, seat, action):
            worth = worth_of(s, seat, action)
            ties = ties + 1 if worth == most else 1
            if worth > most or (worth == most and roll(dice, ties) == 0):
                best = action
            most = max(most, worth)
    return best


def worth_of(s, seat, action):
    if action == state.DECLINE:
        return 0.0
    if action <= state.PICK:
        return worth_of_throw(s, seat, action)
    if action < state.DECK:
        return worth_of_pick(s, action - state.PICK)
    if action < state.ACCEPT:
        return 1.0 * cards.POINTS[s.top[action - state.DECK]]
    return 1.0


def worth_of_pick(s, card):
    """Keep and take what is good, give away what is not."""
    if s.phase <= state.KEEPING_PAIR:
        return KEPT_SIDES[cards.SIDE[0, card]] + KEPT_SIDES[cards.SIDE[1, card]]
    points = 1.0 * cards.POINTS[card]
    if s.phase == state.SNATCHING:
        return points - 1.5
    return points if s.phase == state.ULTRA_UPGRADING else -points


def worth_of_throw(s, seat, action):
    """The mean over both sides of all cards that the rival may throw; a second card meets no answer."""
    card = (action - 1) % cards.CARDS + 1
    side = cards.SIDE[(action - 1) // cards.CARDS, card]
    if s.phase == state.FOLLOWING:
        return exchange(s, seat, side, cards.NOTHING)
    total = 0.0
    rival = possible_hand(s, 1 - seat)
    for answer in range(1, cards.CARDS + 1):
        if has(rival, answer):
            total += exchange(s, seat, side, cards.SIDE[0, answer]) + exchange(s, seat, side, cards.SIDE[1, answer])
    return total / (2 * count(rival))


def possible_hand(s, seat):
    """A hand that was shown, or else any hidden card."""
    shown = s.hand[seat] & s.seen[seat]
    return shown if shown != 0 else knowledge.hidden(s, seat)


def exchange(s, seat, mine, theirs):
    """What one throw against another is worth."""
    if theirs == cards.FORT:
        return 0.0
    if mine == cards.FORT:
        return harm(s, seat, theirs)
    worth = gain(s, seat, mine, is_hit_by(s, mine, theirs))
    worth -= gain(s, 1 - seat, theirs, is_hit_by(s, theirs, mine))
    if not has(cards.DODGES, theirs):
        worth += harm(s, 1 - seat, mine)
    if not has(cards.DODGES, mine):
        worth -= harm(s, seat, theirs)
    return worth + dodge_bonus(mine, theirs) - dodge_bonus(theirs, mine)


def is_hit_by(s, side, other):
    """Would the other side's throw stop this one's own gain?"""
    if other == cards.SNEAK and s.sneak_is_hit == state.NO:
        return False
    return has(cards.ATTACKS, other) and not has(cards.DODGES, side)


def gain(s, seat, side, is_hit):
    """What a side brings its owner."""
    if is_hit or s.final:
        return 0.0
    if side == cards.UPGRADE:
        return 1.0 * max(cards.POINTS[s.top[0]], cards.POINTS[s.top[1]])
    if side == cards.ULTRA:
        return 1.0 * best_within_reach(s)
    return 0.2 if side == cards.RESTOCK and count(s.discard[seat]) > 2 else 0.0


def best_within_reach(s):
    best = max(cards.POINTS[s.top[0]], cards.POINTS[s.top[1]])
    for card in range(1, cards.CARDS + 1):
        if has(s.abandoned, card):
            best = max(best, cards.POINTS[card])
    return best


def harm(s, seat, attack):
    """What an attack costs whoever it hits, and brings the thrower."""
    worth = SLOWED if has(cards.SLOWING, attack) else 0.0
    if attack == cards.SLUSHBALL and s.discard[seat] != 0:
        worth += 2 * mean_points(s.discard[seat])
    elif attack in (cards.SNEAK, cards.ICEBALL):
        worth += 1.0
    elif attack == cards.ROCKS:
        worth += 1.8 - SLOWED
    elif attack == cards.BARRAGE:
        worth += 0.5
    elif attack == cards.WHITEWASH:
        worth += SHOWN
    return worth


def mean_points(pile):
    total = count(pile & cards.BASIC) + 2 * count(pile & cards.ADVANCED) + 3 * count(pile & cards.EXTREME)
    return total / count(pile)


def dodge_bonus(mine, theirs):
    return DODGED if mine == cards.DODGE and has(cards.ATTACKS, theirs) else 0.0
