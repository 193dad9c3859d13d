"""Leduc: two rounds of betting, at most two raises in each; a pair with the open card wins, else the higher card."""

from snowedin.core.chance import rekey, roll, shuffle

from . import state

# Setup


def deal(s, seats):
    s.seats = seats
    s.turn = 0
    s.folded = state.NOBODY
    s.second = False
    s.raises = 0
    s.passed = False
    s.stakes[:] = state.ANTE
    for card in range(state.CARDS):
        s.deck[card] = card
    shuffle(s.chance, s.deck, 0, state.CARDS)


# What may be chosen


def is_to_act(s, seat):
    return seat == s.turn


def is_legal(s, seat, action):
    if not is_to_act(s, seat):
        return False
    if action == state.FOLD:
        return is_raised(s, seat)
    return action == state.CALL or (action == state.RAISE and s.raises < state.RAISES)


def is_revealing(s, seat, action):
    return action == state.FOLD or (action == state.CALL and ends_round(s))


# What happens then


def apply(s, seat, action):
    if action == state.FOLD:
        s.folded = seat
        s.turn = state.NOBODY
    elif action == state.RAISE:
        raise_stake(s, seat)
    else:
        call(s, seat)


def raise_stake(s, seat):
    s.stakes[seat] = s.stakes[1 - seat] + raise_of(s)
    s.raises += 1
    s.turn = 1 - seat


def call(s, seat):
    s.stakes[seat] = s.stakes[1 - seat]
    if not ends_round(s):
        s.passed = True
        s.turn = 1 - seat
    elif s.second:
        s.turn = state.NOBODY
    else:
        turn_up(s)


# Small moves


def raise_of(s):
    """How many chips a raise is worth in this round."""
    return 4 if s.second else 2


def is_raised(s, seat):
    return s.stakes[seat] < s.stakes[1 - seat]


def ends_round(s):
    """A call ends the round, but for the very first choice in it."""
    return s.raises > 0 or s.passed


def turn_up(s):
    s.second = True
    s.raises = 0
    s.passed = False
    s.turn = 0


def strength(s, seat):
    rank = s.deck[seat] // 2
    return rank + state.RANKS if rank == s.deck[state.BOARD] // 2 else rank


# What a player cannot know


def redeal(s, viewer, dice):
    """All cards but the own one and those that lie open are dealt again."""
    rekey(s.chance, dice)
    unknown = 0
    for place in range(state.CARDS):
        if not knows(s, viewer, place):
            unknown += 1
            swap(s, place, nth_unknown(s, viewer, roll(dice, unknown)))


def knows(s, viewer, place):
    if place == state.BOARD:
        return bool(s.second)
    return place == viewer or (place < state.BOARD and is_shown(s))


def is_shown(s):
    """The hands are shown, unless somebody folded."""
    return is_over(s) and s.folded == state.NOBODY


def nth_unknown(s, viewer, n):
    place = 0
    while n > 0 or knows(s, viewer, place):
        n -= not knows(s, viewer, place)
        place += 1
    return place


def swap(s, one, other):
    card = s.deck[one]
    s.deck[one] = s.deck[other]
    s.deck[other] = card


# The end


def is_over(s):
    return s.turn == state.NOBODY


def reward(s, seat):
    if not is_over(s):
        return 0.0
    return 0.5 + won(s, seat) / (2 * state.MOST)


def won(s, seat):
    """Chips from the other, or to them if less than none."""
    if s.folded != state.NOBODY:
        return -s.stakes[seat] if s.folded == seat else s.stakes[1 - seat]
    own, other = strength(s, seat), strength(s, 1 - seat)
    if own == other:
        return 0
    return s.stakes[seat] if own > other else -s.stakes[seat]
