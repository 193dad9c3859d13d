"""Liar's Dice: everybody throws in secret, bids go up, and a doubt costs somebody a die."""

from snowedin.core.chance import rekey, roll

from . import state

# Setup


def deal(s, seats):
    s.seats = seats
    s.turn = 0
    s.rounds = 0
    s.last.doubter = state.NOBODY
    for seat in range(seats):
        s.left[seat] = state.DICE
    begin_round(s)


def begin_round(s):  # 2.1
    s.rounds += 1
    s.bidder = state.NOBODY
    s.count = 0
    s.face = 0
    for seat in range(s.seats):
        throw(s, seat, s.chance)


def throw(s, seat, dice):
    for die in range(state.DICE):
        s.dice[seat, die] = 1 + roll(dice, state.FACES) if die < s.left[seat] else 0


# What may be chosen


def is_to_act(s, seat):
    return seat == s.turn


def is_legal(s, seat, action):
    if not is_to_act(s, seat):
        return False
    if action == state.DOUBT:  # 2.4
        return s.bidder != state.NOBODY
    return state.BID <= action < state.DOUBT and is_higher(s, action) and count_of(action) <= in_play(s)


def next_legal(s, seat, start):
    if not is_to_act(s, seat):
        return 0
    first = max(start, lowest_bid(s))
    if first < state.BID + in_play(s) * state.FACES:
        return first
    return state.DOUBT if s.bidder != state.NOBODY and start <= state.DOUBT else 0


def is_revealing(s, seat, action):
    return action == state.DOUBT


# What happens then


def apply(s, seat, action):
    if action == state.DOUBT:
        doubt(s, seat)
    else:
        s.bidder = seat
        s.count = count_of(action)
        s.face = face_of(action)
        s.turn = next_in_play(s, seat)


def doubt(s, seat):
    found = number_of(s, s.face)
    loser = seat if found >= s.count else s.bidder  # 2.5
    remember(s, seat, found, loser)
    s.left[loser] -= 1
    s.turn = loser if s.left[loser] > 0 else next_in_play(s, loser)  # 2.6
    if players_left(s) == 1:  # 3.1
        s.turn = state.NOBODY
        s.bidder = state.NOBODY
    else:
        begin_round(s)


def remember(s, doubter, found, loser):
    s.last.doubter = doubter
    s.last.bidder = s.bidder
    s.last.count = s.count
    s.last.face = s.face
    s.last.found = found
    s.last.loser = loser
    for seat in range(s.seats):
        s.last.left[seat] = s.left[seat]
        for die in range(state.DICE):
            s.last.dice[seat, die] = s.dice[seat, die]


# Bids


def count_of(action):
    return (action - state.BID) // state.FACES + 1


def face_of(action):
    return (action - state.BID) % state.FACES + 1


def is_higher(s, action):  # 2.3
    return action >= lowest_bid(s)


def lowest_bid(s):
    if s.bidder == state.NOBODY:
        return state.BID
    return state.BID + (int(s.count) - 1) * state.FACES + s.face


# Small moves


def in_play(s):
    n = 0
    for seat in range(s.seats):
        n += s.left[seat]
    return n


def players_left(s):
    n = 0
    for seat in range(s.seats):
        n += s.left[seat] > 0
    return n


def next_in_play(s, seat):
    seat = (seat + 1) % s.seats
    while s.left[seat] == 0:
        seat = (seat + 1) % s.seats
    return seat


def number_of(s, face):
    n = 0
    for seat in range(s.seats):
        n += own_number(s, seat, face)
    return n


def own_number(s, seat, face):
    n = 0
    for die in range(s.left[seat]):
        n += counts_as(s, s.dice[seat, die], face)
    return n


def counts_as(s, die, face):  # 1.3
    return die == face or (die == 1 and s.ones == state.WILD)


# What a player cannot know


def redeal(s, viewer, dice):
    """The dice of all others, and the future."""
    rekey(s.chance, dice)
    for seat in range(s.seats):
        if seat != viewer:
            throw(s, seat, dice)


# The end


def is_over(s):
    return s.turn == state.NOBODY


def reward(s, seat):
    return 1.0 if is_over(s) and s.left[seat] > 0 else 0.0
