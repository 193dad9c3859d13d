"""Deals that are played twice, the second time by others: what the cards decide, and what those who hold them do.

An engine binds it to a game and compiles it.  Where two kinds of players sit at the table, they have changed places;
in a cooperative game the weaker team plays the cards of the better one.
"""

from ..loop import play_game
from .abstaining import start_deal
from .counting import COOPERATIVE, EXCHANGED, GAME, add, points

# What is told of a meeting: what the better ones got of both games, how often they won both, neither, or whoever had
# the same seats won both; and what the same seats got in the two games.
SCORE, BOTH, NEITHER, SEATED, DEAL, MEETINGS = range(6)


def count_exchanged(first, last, template, states, dice, bots, others, seed_low, seed_high, total):
    """Play and count the deals with these numbers; in the first game of each the better ones have the even seats."""
    places, sums = total.places, total.sums
    for number in range(first, last):
        start_deal(template, states, dice, len(bots), seed_low, seed_high, number)
        play_game(states[GAME], states, dice[0], bots)
        one = even_points(states[GAME], len(bots), places[COOPERATIVE])
        start_deal(template, states, dice, len(bots), seed_low, seed_high, number)
        play_game(states[GAME], states, dice[0], others)
        other = even_points(states[GAME], len(bots), places[COOPERATIVE])
        add_meeting(sums, places[EXCHANGED], one, other, places[COOPERATIVE], whole(states[GAME], len(bots)))


def even_points(s, seats, cooperative):
    if cooperative:
        return points(s, 0)
    total = 0
    for seat in range(0, seats, 2):
        total += points(s, seat)
    return total


def whole(s, seats):
    total = 0
    for seat in range(seats):
        total += points(s, seat)
    return total


def add_meeting(sums, place, one, other, cooperative, everything):
    """`one` is what the even seats got with the better ones, `other` what they got with the others."""
    if cooperative:
        add(sums, place + SCORE, 1, one - other)
        add(sums, place + BOTH, 1, int(one > other))
        add(sums, place + NEITHER, 1, int(one < other))
        add(sums, place + SEATED, 1, int(one == other))
    else:
        is_won, is_won_again = 2 * one > everything, 2 * other < everything
        is_lost, is_lost_again = 2 * one < everything, 2 * other > everything
        add(sums, place + SCORE, 1, one + everything - other)
        add(sums, place + BOTH, 1, int(is_won and is_won_again))
        add(sums, place + NEITHER, 1, int(is_lost and is_lost_again))
        add(sums, place + SEATED, 1, int((is_won and is_lost_again) or (is_lost and is_won_again)))
    add(sums, place + DEAL, one, other)
