"""Looks ahead turn by turn: everything is open, so what all can do next can be gone through.

A turn is up to seven choices.  All turns of a position are listed and judged by the words they lead to; the best are
followed, wider and deeper the fewer there are, so that the end of the field is searched out.  Rivals are expected to do
what is worst for the asker.  What the solver said about a hand is kept.
"""

from math import exp

import numpy as np

from ...core.bits import has
from ...core.chance import MASK
from ...core.protocol import NONE
from ...core.records import bits, number, real, record, short, small
from . import evaluate, field, rules, spelling, state

PLIES = 8  # turns ahead, at most
CHOICES = 8  # room for the choices of one turn
TURNS = 4_000  # of one position; what is beyond them is not looked at
SLOTS = 1 << 17  # hands remembered
STATES = 1 + PLIES * CHOICES
NARROW = 5  # turns followed from a position before it is worth to look one turn further
SOLVING = 60  # a solved hand is as much effort as so many turns
UNSOLVED = -1.0
NOTHING = -1
FINAL = 2.0  # points: when all is taken, a lead of so many decides
UNPLAYED = 0.6  # of a fair share: a game in which nobody took anything is not worth much
WILD = 77


@record
class Room:
    sure = small()  # 1: nothing was left out and every line played to its end
    asker = bits()
    spent = bits()
    limit = bits()
    chosen = bits()  # the first choice of the best turn
    own = small(PLIES)  # 1: the asker moves
    low = real(PLIES)  # the asker is sure of this elsewhere
    high = real(PLIES)  # and the rivals will not let it have more
    best = real(PLIES)  # the value so far
    tried = number(PLIES)  # turns followed
    followed = number(PLIES)  # the one being followed
    count = number(PLIES)  # turns listed
    open = number(PLIES)  # those after which the field is still open
    path = small(PLIES, TURNS, CHOICES)  # their choices
    worth = real(PLIES, TURNS)  # what they lead to, for the asker
    place = bits(PLIES, TURNS)  # a number for the position they lead to
    done = small(PLIES, TURNS)  # 1: followed, or the same as one that was
    now = small(PLIES, CHOICES)  # the turn being listed
    after = small(PLIES, CHOICES)  # where it goes on
    hand_key = bits(SLOTS)  # remembered hands
    hand_total = short(SLOTS)
    hand_length = small(SLOTS)


def solve(states, seat, effort, room, shares, values):
    """Deeper and deeper while the effort lasts; of the last depth counts as much as was completed, the best first."""
    if not may_be_solved(states[0]):
        return UNSOLVED
    room.asker = seat
    room.spent = 0
    room.limit = effort
    best = NONE
    value = UNSOLVED
    depth = 1
    sure = 0
    while depth <= PLIES and sure == 0 and room.spent <= effort:
        wide = width(room, effort, depth)
        if depth > 2 and wide < NARROW:
            break
        room.sure = 1
        found = look(states, room, depth, wide)
        if found != UNSOLVED:
            best = room.chosen
            value = found
        if room.spent <= effort:
            sure = room.sure
        depth += 1
    room.sure = sure
    tell(room, values)
    shares[best] = 1.0
    values[best] = value
    return value


def may_be_solved(s):
    """While they take cards; words are the word solver's business."""
    return s.phase < state.SPELLING


def width(room, effort, depth):
    """How many turns of each position can be followed so deep, if all have as many as the first."""
    if depth == 1:
        return 1
    each = max(effort - room.spent, 0) / max(int(room.count[0]), 1)
    return int(each ** (1.0 / (depth - 1)))


def tell(room, values):
    """What each first choice can lead to, as far as it is known."""
    for i in range(room.count[0]):
        action = room.path[0, i, 0]
        if np.isnan(values[action]) or room.worth[0, i] > values[action]:
            values[action] = room.worth[0, i]


# Turn by turn


def look(states, room, depth, wide):
    """What the asker can reach in so many turns, from each position by one of the `wide` most promising ones.

    It goes down and up by itself: compiled code that calls itself cannot be kept on disk.
    """
    ply = 0
    arrive(states, room, ply, -1.0, 2.0)
    while True:
        i = NOTHING
        if depth - ply == 1:
            judge_listed(room, ply)
        else:
            i = turn_to_follow(room, ply, wide)
        if i == NOTHING:
            if ply == 0 or room.spent > room.limit:
                return room.best[0]
            ply -= 1
            learn(room, ply, int(room.followed[ply]), room.best[ply + 1])
        elif is_last(states, room, ply, i):
            learn(room, ply, i, room.worth[ply, i])
        else:
            ply += 1
            arrive(states, room, ply, room.low[ply - 1], room.high[ply - 1])


def arrive(states, room, ply, low, high):
    """At a new position; outside `low` to `high` its value need not be exact."""
    room.own[ply] = states[ply * CHOICES].turn == room.asker
    room.low[ply] = low
    room.high[ply] = high
    room.best[ply] = UNSOLVED
    room.tried[ply] = 0
    list_turns(states, room, ply, ply * CHOICES)


def judge_listed(room, ply):
    """No further: the turns are worth what they look like."""
    for i in range(room.count[ply]):
        learn(room, ply, i, room.worth[ply, i])
    if room.open[ply] > 0:
        room.sure = 0


def turn_to_follow(room, ply, wide):
    if room.low[ply] >= room.high[ply] or room.spent > room.limit:
        return NOTHING
    if room.tried[ply] == wide:
        if room.count[ply] > wide:
            room.sure = 0
        return NOTHING
    room.tried[ply] += 1
    return next_turn(room, ply)


def is_last(states, room, ply, i):
    """Play a listed turn; does it close the field?"""
    base = ply * CHOICES
    room.followed[ply] = i
    states[base + CHOICES] = states[base]
    s = states[base + CHOICES]
    mover = s.turn
    for k in range(CHOICES):
        if room.path[ply, i, k] != NONE:
            rules.apply(s, mover, int(room.path[ply, i, k]))
    return s.phase >= state.SPELLING


def learn(room, ply, i, value):
    """A turn from here is worth so much."""
    room.worth[ply, i] = value
    if room.best[ply] == UNSOLVED or is_better(room, ply, value, room.best[ply]):
        room.best[ply] = value
        if ply == 0:
            room.chosen = room.path[0, i, 0]
    if room.own[ply] == 1:
        room.low[ply] = max(room.low[ply], room.best[ply])
    else:
        room.high[ply] = min(room.high[ply], room.best[ply])


def next_turn(room, ply):
    """The most promising turn not followed yet; others that lead to the same position are passed over."""
    best = NOTHING
    for i in range(room.count[ply]):
        is_new = room.done[ply, i] == 0
        if is_new and (best == NOTHING or is_better(room, ply, room.worth[ply, i], room.worth[ply, best])):
            best = i
    if best != NOTHING:
        for i in range(room.count[ply]):
            if room.place[ply, i] == room.place[ply, best]:
                room.done[ply, i] = 1
    return best


def is_better(room, ply, value, other):
    """For who moves: the asker wants much, the others leave little."""
    return value > other if room.own[ply] == 1 else value < other


def list_turns(states, room, ply, base):
    """Every turn from here, choice by choice."""
    room.count[ply] = 0
    room.open[ply] = 0
    turns = states[base].turns
    mover = states[base].turn
    depth = 0
    room.after[ply, 0] = rules.next_legal(states[base], mover, 1)
    while depth >= 0:
        action = int(room.after[ply, depth])
        if action == NONE:
            room.now[ply, depth] = NONE
            depth -= 1
            continue
        room.after[ply, depth] = rules.next_legal(states[base + depth], mover, action + 1)
        room.now[ply, depth] = action
        states[base + depth + 1] = states[base + depth]
        s = states[base + depth + 1]
        rules.apply(s, mover, action)
        if s.turns != turns or s.phase >= state.SPELLING:
            note_turn(s, room, ply)
        else:
            depth += 1
            room.after[ply, depth] = rules.next_legal(s, mover, 1)


def note_turn(s, room, ply):
    i = int(room.count[ply])
    room.spent += 1
    room.open[ply] += s.phase < state.SPELLING
    if i == TURNS:
        room.sure = 0
        return
    room.path[ply, i] = room.now[ply]
    room.worth[ply, i] = judge(s, room)
    room.place[ply, i] = place_of(s)
    room.done[ply, i] = 0
    room.count[ply] = i + 1


def place_of(s):
    """A number for what stands where and who has what."""
    key = mixed(s.upright, 1) ^ mixed(s.turns - s.busy_turn, 2) ^ mixed(s.phase, 3)
    for size in range(1, state.SIZES):
        key ^= mixed(s.sized[size], 10 + size)
    for seat in range(s.seats):
        key ^= mixed(s.claimed[seat], 20 + seat) ^ mixed(s.hand_size[seat], 30 + seat)
    return key


def mixed(number, salt):
    """Sixty bits in which every bit of the number counts."""
    low = ((int(number) & MASK) ^ (salt * 0x01000193)) & MASK
    high = (int(number) >> 32) + salt
    a = ((low ^ (low >> 15)) * 0x2C1B3C6D + high * 0x27D4EB2F) & MASK
    b = ((low ^ (low >> 13)) * 0x297A2D39 + high * 0x165667B1) & MASK
    a = ((a ^ (a >> 12)) * 0x5BD1E995) & MASK
    b = ((b ^ (b >> 14)) * 0x45D9F3B3) & MASK
    return (a << 28) ^ b ^ (b >> 15)


# What it is worth


def judge(s, room):
    """As `evaluate` would, but when the field is closed by what counts then."""
    over = s.phase >= state.SPELLING
    if over and count_taken(s) == 0:
        return UNPLAYED / s.seats
    mine, own_length = hand_worth(s, room, room.asker, over)
    others = 0.0
    for rival in range(s.seats):
        if rival != room.asker:
            theirs, length = hand_worth(s, room, rival, over)
            others += exp((theirs + bonus(length - own_length, over) - mine) / (FINAL if over else evaluate.SCALE))
    return 1.0 / (1.0 + others)


def count_taken(s):
    taken = 0
    for seat in range(s.seats):
        taken += s.hand_size[seat]
    return taken


def bonus(longer, over):
    if over:
        return float(spelling.BONUS if longer > 0 else -spelling.BONUS if longer < 0 else 0)
    return max(-evaluate.SHARPEST, min(evaluate.SHARPEST, evaluate.LONGER * longer))


def hand_worth(s, room, seat, over):
    """What the hand and all that is claimed would score, and its longest word."""
    hopeful = not over and not field.is_stash_empty(s)
    key = mixed(1 if hopeful else 0, WILD)
    for i in range(s.hand_size[seat]):
        key ^= mixed(int(s.hand[seat, i]) * state.SIZES + int(s.pips[seat, i]), 0)
    rest = s.claimed[seat]
    cell = 0
    while rest != 0:
        if has(rest, cell):
            rest &= rest - 1
            key ^= mixed(int(s.field[cell]) * state.SIZES + field.pips_at(s, cell), 0)
        cell += 1
    slot = (key ^ (key >> 31)) & (SLOTS - 1)
    if room.hand_key[slot] != key:
        room.hand_key[slot] = key
        room.spent += SOLVING
        room.hand_total[slot], room.hand_length[slot] = evaluate.worth_of_hand(s, seat, over)
    return float(room.hand_total[slot]), int(room.hand_length[slot])
