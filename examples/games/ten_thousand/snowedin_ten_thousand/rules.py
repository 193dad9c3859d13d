"""Ten Thousand: throw, set aside what counts, throw again or write down."""

from snowedin.core.bits import bit, has
from snowedin.core.chance import rekey, roll

from . import state

# Setup


def deal(s, seats):
    s.seats = seats
    s.turn = 0
    s.closer = state.NOBODY
    s.scores[:] = 0
    s.dice[:] = 1
    begin_turn(s)


def begin_turn(s):
    s.points = 0
    s.locked = 0
    s.kept = 0
    s.is_thrown = False


# What may be chosen


def is_to_act(s, seat):
    return seat == s.turn


def is_legal(s, seat, action):
    if not is_to_act(s, seat):
        return False
    if state.KEEP <= action < state.THROW:
        return may_keep(s, action - state.KEEP)
    if action == state.THROW:
        return not s.is_thrown or may_stop(s)
    return action == state.BANK and bool(s.is_thrown) and may_stop(s)


def may_keep(s, die):  # 2.2
    return bool(s.is_thrown) and not has(s.locked | s.kept, die) and has(counting(s), die)


def may_stop(s):  # 2.3
    return s.kept != 0 and value(s, s.kept) > 0


def is_revealing(s, seat, action):
    return action == state.THROW


# What happens then


def apply(s, seat, action):
    if action == state.THROW:
        throw(s)
    elif action == state.BANK:
        bank(s, seat)
    else:
        s.kept |= bit(action - state.KEEP)


def throw(s):
    lock(s)
    s.is_thrown = True
    for die in range(state.DICE):
        if not has(s.locked, die):
            s.dice[die] = 1 + roll(s.chance, 6)
    s.is_bust = counting(s) == 0
    if s.is_bust:  # 2.5
        pass_on(s)


def lock(s):
    s.points += value(s, s.kept)
    s.locked |= s.kept
    s.kept = 0
    if s.locked == state.ALL:  # 2.4
        s.locked = 0


def bank(s, seat):  # 2.6
    s.scores[seat] += s.points + value(s, s.kept)
    s.is_bust = False
    if s.closer == state.NOBODY and s.scores[seat] >= s.target:  # 4.1
        s.closer = seat
    pass_on(s)


def pass_on(s):
    s.turn = (s.turn + 1) % s.seats
    begin_turn(s)
    if s.turn == s.closer:  # 4.2
        s.turn = state.NOBODY


# What counts


def value(s, dice):  # 3
    """What a set of dice is worth; nothing if one of them does not count."""
    if dice == state.ALL:
        if groups_of(s, 1) == state.DICE:
            return 1500
        if groups_of(s, 2) == 3:
            return 750
    points = 0
    for face in range(1, 7):
        n = number_of(s, dice, face)
        if n > 0:
            worth = value_of(face, n)
            if worth == 0:
                return 0
            points += worth
    return points


def value_of(face, n):
    if n >= 3:
        return (1000 if face == 1 else 100 * face) << (n - 3)
    if face == 1:
        return 100 * n
    return 50 * n if face == 5 else 0


def counting(s):
    """All dice of this throw that count, alone or with others."""
    free = state.ALL & ~s.locked
    if value(s, free) > 0:
        return free
    found = 0
    for die in range(state.DICE):
        face = int(s.dice[die])
        if has(free, die) and value_of(face, number_of(s, free, face)) > 0:
            found |= bit(die)
    return found


# Small moves


def number_of(s, dice, face):
    n = 0
    for die in range(state.DICE):
        n += has(dice, die) and s.dice[die] == face
    return n


def number_left(s):
    """Dice that are not set aside."""
    n = 0
    for die in range(state.DICE):
        n += not has(s.locked | s.kept, die)
    return n


def groups_of(s, size):
    """How many faces lie there exactly so often."""
    n = 0
    for face in range(1, 7):
        n += number_of(s, state.ALL, face) == size
    return n


# What a player cannot know


def redeal(s, viewer, dice):
    """Only the future."""
    rekey(s.chance, dice)


# The end


def is_over(s):
    return s.turn == state.NOBODY


def reward(s, seat):  # 4.3
    if not is_over(s) or s.scores[seat] < best(s):
        return 0.0
    n = 0
    for other in range(s.seats):
        n += s.scores[other] == best(s)
    return 1.0 / n


def best(s):
    most = s.scores[0]
    for seat in range(s.seats):
        most = max(most, s.scores[seat])
    return most
