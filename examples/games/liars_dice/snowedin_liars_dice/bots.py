"""Chance, and somebody who counts: bids what the own dice promise, and doubts what is less than likely."""

from snowedin.core.choices import random_choice

from . import rules, state

NAMES = ("chance", "counter")


def choose(bot, s, seat, dice):
    return random_choice(s, seat, dice) if bot == 0 else counted(s, seat)


def counted(s, seat):
    """The bid with the most to spare; a doubt, if even that is less likely than that the last one was wrong."""
    best, most = 0, -100.0
    for face in range(1, state.FACES + 1):
        action = least_bid(s, face)
        if rules.is_legal(s, seat, action):
            spare = expected(s, seat, face) - rules.count_of(action)
            if spare > most:
                best, most = action, spare
    if s.bidder == state.NOBODY:
        return best
    wrong = s.count - expected(s, seat, s.face)
    return state.DOUBT if best == 0 or wrong > most + 1 else best


def least_bid(s, face):
    """The lowest bid on a face that may be made."""
    count = int(max(1, s.count)) if face > s.face or s.bidder == state.NOBODY else int(s.count) + 1
    return state.BID + (count - 1) * state.FACES + face - 1


def expected(s, seat, face):
    """How many dice show it, one's own and a fair share of all others."""
    others = rules.in_play(s) - s.left[seat]
    share = 2 if s.ones == state.WILD and face != 1 else 1
    return rules.own_number(s, seat, face) + others * share / state.FACES
