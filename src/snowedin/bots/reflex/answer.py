"""A trained network's answer, as plain functions that an engine binds to a game and compiles.

All numbers are whole, so every back end computes the same.  `weights` are the layers one after the other, `fine` is for
each number of a layer what is added to its sum and by what the sum is multiplied, `plan` begins with the sizes; after
them come the columns of the observation that are read, and the actions that are known.  `row` and `layers` are room.
"""

import numpy as np

from ...core.chance import roll
from ...core.protocol import is_legal, next_legal, observe

INPUTS, FIRST, SECOND, KNOWN, WARMTH, LISTS = range(6)  # places of the plan
WHOLE = 127  # an input that is fully there
ONE = 256  # one in a number handed to the next layer
CUT = 24  # bits of a multiplier behind the point
FADING = np.array([round(2**20 * float(np.exp(-i / 32))) for i in range(112)])  # e to the power of -i/32


def answer(s, seat, dice, plan, weights, fine, row, layers):
    """A legal action: the one that is liked best, or where the plan is warm any that is liked nearly as much."""
    think(s, seat, plan, weights, fine, row, layers)
    at = int(plan[FIRST]) + int(plan[SECOND])
    best = -1
    for i in range(int(plan[KNOWN])):
        if is_legal(s, seat, known_action(plan, i)) and (best < 0 or layers[at + i] > layers[at + best]):
            best = i
    if best < 0:
        return next_legal(s, seat, 1)
    if plan[WARMTH] == 0:
        return known_action(plan, best)
    return drawn(s, seat, dice, plan, layers, at, layers[at + best])


def think(s, seat, plan, weights, fine, row, layers):
    """How much each known action is liked, legal or not, at the end of `layers`."""
    observe(s, seat, row)
    pass_row(row, plan, weights, fine, layers)


def pass_row(row, plan, weights, fine, layers):
    """Through all layers, from what is read of a row."""
    inputs, first, second, known = int(plan[INPUTS]), int(plan[FIRST]), int(plan[SECOND]), int(plan[KNOWN])
    begin(layers, 0, first, fine)
    for i in range(inputs):
        much = nearest(np.float64(row[plan[LISTS + i]]) * WHOLE)
        if much != 0:
            feel(layers, 0, first, weights, i * first, much)
    hand_on(layers, 0, first, fine, True)
    pass_layer(layers, 0, first, second, weights, inputs * first, fine, True)
    pass_layer(layers, first, second, known, weights, (inputs + second) * first, fine, False)


def nearest(x):
    """The nearest whole number, of two the greater; a GPU has no `floor` of NumPy's."""
    below = int(x + 0.5)
    return below - 1 if x + 0.5 < below else below


def pass_layer(layers, before, many, after, weights, at, fine, is_inner):
    """From the numbers at `before` to those that come behind them."""
    begin(layers, before + many, after, fine)
    for i in range(many):
        much = layers[before + i]
        if much != 0:
            feel(layers, before + many, after, weights, at + i * after, much)
    hand_on(layers, before + many, after, fine, is_inner)


def begin(layers, at, many, fine):
    for j in range(many):
        layers[at + j] = fine[at + j, 0]


def feel(layers, at, many, weights, place, much):
    """Slices, for without a place to add to each index a compiler takes many of them at once."""
    sums, own = layers[at : at + many], weights[place : place + many]
    for j in range(many):
        sums[j] += int(own[j]) * much


def hand_on(layers, at, many, fine, is_inner):
    """Sums as numbers for the next layer, which feels nothing below nothing."""
    for j in range(many):
        told = (layers[at + j] * fine[at + j, 1]) >> CUT
        layers[at + j] = max(told, 0) if is_inner else told


def known_action(plan, i):
    return int(plan[LISTS + int(plan[INPUTS]) + i])


def drawn(s, seat, dice, plan, layers, at, top):
    """One by lot, as often as it is liked; what is liked far less than the best is never drawn."""
    total = 0
    for i in range(int(plan[KNOWN])):
        if is_legal(s, seat, known_action(plan, i)):
            total += share(plan, top - layers[at + i])
    left = roll(dice, total)
    for i in range(int(plan[KNOWN])):
        if is_legal(s, seat, known_action(plan, i)):
            left -= share(plan, top - layers[at + i])
            if left < 0:
                return known_action(plan, i)
    return next_legal(s, seat, 1)


def share(plan, less):
    """Of one that is liked so much `less` than the best."""
    place = less * 32 // int(plan[WARMTH])
    return int(FADING[place]) if place < len(FADING) else 0
