"""Bots that know Cold Spell: greed asks the solver what a card adds to the hand, and lets it spell.

Greed never hijacks, so each of its claims is one more settled pyramid and it cannot go round in circles (4.2).
The solver needs room of its own, so these bots play on a CPU only.
"""

import numpy as np

from ...core.bits import bit, has
from ...core.choices import random_choice
from ...core.protocol import NONE
from . import field, rules, solver, state

NAMES = ("chance", "greed")
CHANCE, GREED = range(2)

NO_CELL = -1
NOTHING = -1_000_000
BONUS = 20


def choose(bot, s, seat, dice):
    return greed(s, seat) if bot == GREED else random_choice(s, seat, dice)


def greed(s, seat):
    if s.phase == state.CHOOSING:
        return choose_action(s, seat)
    if s.phase == state.POINTING:
        return state.CELL + choose_cell(s, seat, int(s.kind))
    if s.phase == state.MOVING:
        return state.CELL + best_landing(s, seat, int(s.mover))
    return spell_next(s, seat)


# In the field


def choose_action(s, seat):
    """Keep what is claimed, claim what pays, dump what hurts, and place only when there is nothing else."""
    worthwhile = best_cell(s, seat, s.upright)
    if s.acted == state.CLAIM or (s.acted == NONE and worthwhile == NO_CELL):
        if rules.is_legal(s, seat, state.TAKE):
            return state.TAKE
    if worthwhile != NO_CELL and rules.is_legal(s, seat, state.CLAIM):
        return state.CLAIM
    if s.acted == NONE and best_mover(s, seat) != NO_CELL:
        return state.MOVE
    for rival in range(s.seats):
        if rules.is_legal(s, seat, state.FORCE + rival) and worst_cell(s, rival, s.upright) != NO_CELL:
            return state.FORCE + rival
    return choose_size(s, seat) if s.acted == NONE else state.END_TURN


def choose_size(s, seat):
    """The smallest pyramid that can be placed, or nothing."""
    for size in range(1, state.SIZES):
        if rules.is_legal(s, seat, state.PLACE + size - 1):
            return state.PLACE + size - 1
    return state.END_TURN


def choose_cell(s, seat, kind):
    if kind < state.MOVE:
        return least_useful_cell(s, (seat + 1) % s.seats, kind - state.PLACE + 1)
    if kind == state.MOVE:
        return best_mover(s, seat)
    if kind == state.CLAIM:
        return best_cell(s, seat, s.upright)
    if kind == state.TAKE:
        return dearest_cell(s, s.claimed[seat])
    return worst_cell(s, kind - state.FORCE, s.upright)


def best_cell(s, seat, cells):
    """The pyramid whose card adds most to the hand, if any adds something."""
    best = NO_CELL
    most = 0
    before = value(s, seat, NO_CELL, 0)
    for cell in range(state.CELLS):
        if has(cells, cell):
            gain = value(s, seat, cell, field.pips_at(s, cell)) - before
            if gain > most:
                best = cell
                most = gain
    return best


def worst_cell(s, seat, cells):
    """The pyramid whose card costs the hand most, if any costs something."""
    worst = NO_CELL
    least = 0
    before = value(s, seat, NO_CELL, 0)
    for cell in range(state.CELLS):
        if has(cells, cell):
            gain = value(s, seat, cell, field.pips_at(s, cell)) - before
            if gain < least:
                worst = cell
                least = gain
    return worst


def least_useful_cell(s, seat, size):
    """The free card that adds least to the hand of whoever is next."""
    worst = NO_CELL
    least = 0
    for cell in range(state.CELLS):
        if has(field.free_cards(s), cell):
            total = value(s, seat, cell, size)
            if worst == NO_CELL or total < least:
                worst = cell
                least = total
    return worst


def dearest_cell(s, cells):
    best = NO_CELL
    most = -1
    for cell in range(state.CELLS):
        if has(cells, cell) and worth(s, cell, field.pips_at(s, cell)) > most:
            best = cell
            most = worth(s, cell, field.pips_at(s, cell))
    return best


def best_mover(s, seat):
    """The upright pyramid that can go where it adds most, if anything."""
    best = NO_CELL
    most = value(s, seat, NO_CELL, 0)
    for cell in range(state.CELLS):
        if has(s.upright, cell) and rules.landings(s, cell) != 0:
            landing = best_landing(s, seat, cell)
            total = value(s, seat, landing, field.pips_at(s, cell))
            if total > most:
                best = cell
                most = total
    return best


def best_landing(s, seat, mover):
    size = field.pips_at(s, mover)
    landings = rules.landings(s, mover)
    best = NO_CELL
    most = NOTHING
    for cell in range(state.CELLS):
        if has(landings, cell):
            total = value(s, seat, cell, size)
            if total > most:
                best = cell
                most = total
    return best


def value(s, seat, cell, size):
    """The best total of all that is taken or claimed, one more card, and while cards are to come a wild for hope."""
    letters = np.zeros(state.HAND, np.int64)
    worths = np.zeros(state.HAND, np.int64)
    count = gather(s, seat, letters, worths)
    count = gather_field(s, s.claimed[seat], letters, worths, count)
    if cell != NO_CELL:
        letters[count] = s.letters[s.field[cell]]
        worths[count] = worth(s, cell, size)
        count += 1
    if s.stash[1] + s.stash[2] + s.stash[3] > 0 and count < state.HAND:
        letters[count] = solver.ANY
        count += 1
    return 2 * solver.best_used(letters, worths, count) - worths.sum()


def gather(s, seat, letters, worths):
    """The cards taken, for the solver."""
    for i in range(s.hand_size[seat]):
        letters[i] = s.letters[s.hand[seat, i]]
        worths[i] = int(s.points[s.hand[seat, i]]) * int(s.pips[seat, i])
    return int(s.hand_size[seat])


def gather_field(s, cells, letters, worths, count):
    for cell in range(state.CELLS):
        if cells & bit(cell) != 0:
            letters[count] = s.letters[s.field[cell]]
            worths[count] = worth(s, cell, field.pips_at(s, cell))
            count += 1
    return count


def worth(s, cell, size):
    return int(s.points[s.field[cell]]) * int(size)


# In the words


def spell_next(s, seat):
    """The next sign of what the solver would declare; if something else was begun, take it back."""
    letters = np.zeros(state.HAND, np.int64)
    worths = np.zeros(state.HAND, np.int64)
    text = np.zeros(state.TEXT, np.int64)
    count = gather(s, seat, letters, worths)
    size = solver.declare(letters, worths, count, choose_length(s, seat), text)
    done = int(s.text_size[seat])
    if not begins_alike(s, seat, text, size):
        return state.TAKE_BACK if rules.is_legal(s, seat, state.TAKE_BACK) else state.DECLARE
    if done == size:
        return state.DECLARE
    return state.LETTER + int(text[done]) - 1 if text[done] != 0 else state.CLOSE


def begins_alike(s, seat, text, size):
    for i in range(s.text_size[seat]):
        if i >= size or s.text[seat, i] != text[i]:
            return False
    return True


def choose_length(s, seat):
    """The longest word for the best total, the bonus counted if it is longer than what rivals would declare."""
    found = most_of(s, seat)
    beaten = 0
    for rival in range(s.seats):
        if rival != seat:
            beaten = max(beaten, solver.default_length(most_of(s, rival)))
    for length in range(1, len(found)):
        if length > beaten and found[length] != solver.IMPOSSIBLE:
            found[length] += BONUS // 2
    return solver.default_length(found)


def most_of(s, seat):
    letters = np.zeros(state.HAND, np.int64)
    worths = np.zeros(state.HAND, np.int64)
    count = gather(s, seat, letters, worths)
    return solver.most_by_length(letters, worths, count)
