"""Bots that know Ice Queen, each by what it looks at: pride at the own card, in a mood or not, greed also at what is in
the deck, the counter at every card it has seen.

They are given a redeal, in which what they cannot know is shuffled.
"""

from ...core.chance import roll
from ...core.choices import random_choice
from . import cards, rules, state

NAMES = ("chance", "mood", "pride", "greed", "counter")
CHANCE, MOOD, PRIDE, GREED, COUNTER = range(5)
SWAY = 5  # by so much, less one, a mood can make a number of 0 to 10 look bigger


def choose(bot, s, seat, dice):
    if bot == GREED:
        return greed(s, seat)
    if bot == COUNTER:
        return counter(s, seat)
    if bot == PRIDE:
        return pride(s, seat, dice, 1)
    if bot == MOOD:
        return pride(s, seat, dice, SWAY)
    return random_choice(s, seat, dice)


def pride(s, seat, dice, sway):
    """The printed number that feels biggest, the Winter Scale as if it went to ten; moods add something to each."""
    best = 0
    most = -1
    for kind in range(cards.PRINTED):
        felt = s.values[s.top[seat], kind] * (2 if kind == 0 else 1) + roll(dice, sway)
        if felt > most:
            best = kind
            most = felt
    return state.CALL + best


def greed(s, seat):
    """The category in which the own card beats most cards of the deck."""
    best = 0
    most = -1
    for kind in range(cards.KINDS):
        lower = count_lower_in_deck(s, kind, s.values[s.top[seat], kind])
        if lower > most:
            best = kind
            most = lower
    return state.CALL + best


def count_lower_in_deck(s, kind, value):
    lower = 0
    for card in range(1, s.deck_size + 1):
        lower += s.values[card, kind] < value
    return lower


def counter(s, seat):
    """The category with the best chance of winning the hand, counted exactly."""
    best = 0
    most = -1.0
    size = rules.line_up_places(s)
    for kind in range(cards.KINDS):
        chance = chance_to_win(s, seat, kind, size)
        if chance > most:
            best = kind
            most = chance
    return state.CALL + best


def chance_to_win(s, seat, kind, size):
    """All rivals' top cards are lower: those never shown together, those once taken each by itself."""
    value = s.values[s.top[seat], kind]
    strangers = 0
    chance = 1.0
    for rival in range(s.seats):
        if rival != seat and s.height[rival] > 0:
            if s.laid[s.top[rival]] == 0:
                strangers += 1
            else:
                chance *= share_lower_in_taken_hand(s, rival, kind, value)
    return chance * chance_all_lower(s, seat, kind, value, strangers, size)


def share_lower_in_taken_hand(s, rival, kind, value):
    """The rival's top card is one of those that lie on top and were taken in one hand."""
    card = s.top[rival]
    if s.under == state.FIXED:
        return 1.0 if s.values[card, kind] < value else 0.0
    hand = s.laid[card]
    lower = 0
    all_cards = 0
    while card != 0 and s.laid[card] == hand:
        lower += s.values[card, kind] < value
        all_cards += 1
        card = s.below[card]
    return lower / all_cards


def chance_all_lower(s, seat, kind, value, strangers, size):
    """Of the cards never shown, the own one left out, `strangers` cards drawn are all lower."""
    lower = 0
    unseen = 0
    for place in range(size):
        card = s.row[place]
        if s.laid[card] == 0 and card != s.top[seat]:
            unseen += 1
            lower += s.values[card, kind] < value
    chance = 1.0
    for i in range(strangers):
        chance *= max(lower - i, 0) / (unseen - i)
    return chance
