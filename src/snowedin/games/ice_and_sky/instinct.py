"""A small network that tells what may be expected of a placement, from what the one who places it knows.

Two heads: how many targets will be met, and how many gases counted, from now to the end
of the game.  All its numbers are whole, so every back end computes the same; the first
layer is summed up once for a position, and each placement changes a few inputs only.
`bench/ice_and_sky_training.py` makes the weights by self-play.
"""

import hashlib
from importlib.resources import files
from typing import Any

import numpy as np

from ...core.bits import bit, count, has, lowest
from . import cards, deduction, rules, signals, state

HIDDEN = state.HIDDEN  # numbers of the first layer
SECOND = state.SECOND  # and of the second
HEADS = 2  # targets met, gases
WHOLE = 32  # an input that is fully there; the own target is there in parts
VALUE_STEPS = cards.VALUES  # a target's values: 3 to 6
LOWEST = cards.BIOSPHERE[0]
GAPS = 13  # what a line lacks to its target: -6 to 6
LINES = len(cards.LINES)

# The inputs
CELL = 0  # of each cell: empty, or its value
GAS = CELL + cards.CELLS * (cards.VALUES + 1)  # a gas is in sight
COMING = GAS + cards.CELLS  # the card is still to come
THREAT = COMING + cards.KINDS  # and has a gas
HAND = THREAT + cards.KINDS  # it is mine
PLACED = HAND + cards.KINDS  # cards placed in this generation
SEATED = PLACED + cards.KINDS + 1  # players, from 2
GENERATION = SEATED + 3
SEEN = GENERATION + cards.GENERATIONS  # of each line with another's target: what it lacks
OWN = SEEN + LINES * GAPS  # how likely my target is on the line and lacks so much
KNOWN = OWN + LINES * GAPS  # the line's target is all but known to its owner
INPUTS = KNOWN + LINES

# The weights, one after the other
FIRST_BIAS = INPUTS * HIDDEN
SECOND_WEIGHTS = FIRST_BIAS + HIDDEN
SECOND_BIAS = SECOND_WEIGHTS + HIDDEN * SECOND
HEAD_WEIGHTS = SECOND_BIAS + SECOND
HEAD_BIAS = HEAD_WEIGHTS + HEADS * SECOND
SIZE = HEAD_BIAS + HEADS
FINE = 1 << 10  # one in a weight of the first layer; the sums are `WHOLE` times finer
STEP = 1 << 7  # one in a number handed to the next layer
FINER = 1 << 9  # one in a weight of the later layers
ONE = STEP * FINER  # one target, or one gas, in what the heads say
FIRST_CUT = FINE * WHOLE // STEP
PACKAGE = __name__.rpartition(".")[0]
WEIGHTS = "instinct.weights"
WEIGHTS_SHA256 = "da01100ae546a0416b5611732e31e018d6a4806ae92d247b2c90923d7ee93b31"
SURE = 2  # targets that its owner still holds possible


def shipped() -> Any:
    """The weights of the box; the checksum stands here so that other weights are compiled anew."""
    data = files(PACKAGE).joinpath(WEIGHTS).read_bytes()
    if hashlib.sha256(data).hexdigest() != WEIGHTS_SHA256:
        raise ValueError(f"{WEIGHTS} is not the file that belongs to this program; expected SHA-256 {WEIGHTS_SHA256}.")
    return np.frombuffer(data, "<i2").astype(np.int32).reshape(state.SEATS - 1, SIZE)


NETS = shipped()  # one for each number of seats


def net_number(s):
    """Which of the `NETS`; a function on a GPU may not return an array."""
    return int(s.seats) - 2


def sense(net, s, seat):
    """Sum up the first layer for what the seat knows before it places."""
    for i in range(HIDDEN):
        s.sense[i] = int(net[FIRST_BIAS + i]) * WHOLE
    feel_table(net, s, seat)
    note_aims(s, seat)
    for line in range(LINES):
        feel_line(net, s, s.sense, line, int(s.sums[line]), 1)
        if s.known[line]:
            feel(net, s.sense, KNOWN + line, WHOLE)


def feel(net, layer, part, much):
    """An input is there so much; less than nothing takes it away."""
    at = int(part) * HIDDEN
    for i in range(HIDDEN):
        layer[i] += net[at + i] * much


def feel_table(net, s, seat):
    for cell in range(cards.CELLS):
        feel_cell(net, s, s.sense, cell, s.top[cell], WHOLE)
    for kind in range(cards.KINDS):
        if is_to_come(s, kind):
            feel_coming(net, s, s.sense, kind, WHOLE)
            if rules.holds(s, seat, kind):
                feel(net, s.sense, HAND + kind, WHOLE)
    feel(net, s.sense, PLACED + int(s.placed), WHOLE)
    feel(net, s.sense, SEATED + int(s.seats) - 2, WHOLE)
    feel(net, s.sense, GENERATION + int(s.generation), WHOLE)


def feel_cell(net, s, layer, cell, card, much):
    shown = 0 if card == 0 else 1 + cards.VALUE[card]
    feel(net, layer, CELL + cell * (cards.VALUES + 1) + shown, much)
    if rules.has_gases(s) and rules.is_gas(s, card):
        feel(net, layer, GAS + cell, much)


def feel_coming(net, s, layer, kind, much):
    feel(net, layer, COMING + kind, much)
    if rules.has_gases(s) and rules.is_gas(s, rules.card_of(s, kind)):
        feel(net, layer, THREAT + kind, much)


def feel_line(net, s, layer, line, total, sign):
    """What the line lacks to another's target, and to those that may be the own."""
    if s.aims[line] != 0:
        feel(net, layer, SEEN + line * GAPS + int(s.aims[line]) - total + GAPS // 2, sign * WHOLE)
    for i in range(VALUE_STEPS):
        share = int(s.shares[line * VALUE_STEPS + i])
        if share != 0:
            feel(net, layer, OWN + line * GAPS + LOWEST + i - total + GAPS // 2, sign * share)


def note_aims(s, seat):
    """The targets the seat sees, and how likely each is to be its own."""
    s.aims[:] = 0
    s.known[:] = 0
    for other in range(s.seats):
        if other != seat:
            target = int(s.targets[s.generation, other])
            line = target // cards.GOALS
            s.aims[line] = cards.GOAL[target % cards.GOALS]
            s.known[line] = count(s.possible[other] & ~seen_conflicts(s, seat, other)) <= SURE
    own = signals.candidates(s, seat)
    every = count(own)
    for line in range(LINES):
        for i in range(VALUE_STEPS):
            s.shares[line * VALUE_STEPS + i] = deduction.weight(own, line, LOWEST + i) * WHOLE // every


def seen_conflicts(s, seat, other):
    """The targets that another cannot have, for those that both see."""
    taken = s.fitting & 0
    both = bit(seat) | bit(other)
    for third in range(s.seats):
        if not has(both, third):
            taken |= cards.CONFLICTS[s.targets[s.generation, third]]
    return taken


def is_to_come(s, kind):
    """Somebody holds it; everybody knows that who has seen what was placed."""
    for seat in range(s.seats):
        if rules.holds(s, seat, kind):
            return True
    return False


def try_out(net, s, action):
    """The first layer as it would be after the placement, before anything is heard."""
    kind = rules.kind_of(action)
    row = kind // cards.VALUES
    column = rules.column_of(action)
    cell = row * cards.SIDE + column
    card = rules.card_of(s, kind)
    more = cards.VALUE[card] - cards.VALUE[s.top[cell]]
    for i in range(HIDDEN):
        s.trial[i] = s.sense[i]
    feel_cell(net, s, s.trial, cell, s.top[cell], -WHOLE)
    feel_cell(net, s, s.trial, cell, card, WHOLE)
    feel_coming(net, s, s.trial, kind, -WHOLE)
    feel(net, s.trial, HAND + kind, -WHOLE)
    feel(net, s.trial, PLACED + int(s.placed), -WHOLE)
    feel(net, s.trial, PLACED + int(s.placed) + 1, WHOLE)
    if more != 0:
        change_line(net, s, row, more)
        change_line(net, s, cards.SIDE + column, more)


def change_line(net, s, line, more):
    feel_line(net, s, s.trial, line, int(s.sums[line]), -1)
    feel_line(net, s, s.trial, line, int(s.sums[line]) + more, 1)


def sense_pause(net, s):
    """The first layer for the beginning of a generation, before anything of it is dealt."""
    for i in range(HIDDEN):
        s.trial[i] = int(net[FIRST_BIAS + i]) * WHOLE
    for cell in range(cards.CELLS):
        feel_cell(net, s, s.trial, cell, s.top[cell], WHOLE)
    for kind in range(cards.KINDS):
        feel_coming(net, s, s.trial, kind, WHOLE)
    feel(net, s.trial, PLACED, WHOLE)
    feel(net, s.trial, SEATED + int(s.seats) - 2, WHOLE)
    feel(net, s.trial, GENERATION + int(s.generation), WHOLE)


def weigh_up(net, s):
    """The later layers over `trial`; what the heads say is left in `outlook`."""
    for j in range(SECOND):
        s.second[j] = int(net[SECOND_BIAS + j]) * STEP
    for i in range(HIDDEN):
        handed = s.trial[i] // FIRST_CUT
        if handed > 0:
            at = SECOND_WEIGHTS + i * SECOND
            for j in range(SECOND):
                s.second[j] += net[at + j] * handed
    for head in range(HEADS):
        said = int(net[HEAD_BIAS + head]) * STEP
        for j in range(SECOND):
            handed = s.second[j] // FINER
            if handed > 0:
                said += net[HEAD_WEIGHTS + head * SECOND + j] * handed
        s.outlook[head] = said


def favourite(s, seat):
    """The placement that promises most."""
    net = NETS[net_number(s)]
    sense(net, s, seat)
    best = 0
    most = np.int64(0)
    rest = signals.allowed(s, seat)
    while rest != 0:
        action = lowest(rest)
        rest &= rest - 1
        promised = judged(net, s, action)
        if best == 0 or promised > most:
            best = action
            most = promised
    return best


def judged(net, s, action):
    """What a placement promises; `sense` comes first."""
    try_out(net, s, action)
    weigh_up(net, s)
    return worth(s)


def worth(s):
    """The score that `outlook` promises, in parts of `ONE`: each target is two of Sky, each gas costs one Ice."""
    sky = 0
    for generation in range(s.generation):
        sky += int(s.sky[generation])
    left = (cards.GENERATIONS - int(s.generation)) * int(s.seats)
    if s.variant == state.JUNIOR:
        return 2 * int(s.outlook[0])
    return 2 * int(s.ice) * int(s.outlook[0]) - max(1, sky + left) * int(s.outlook[1])
