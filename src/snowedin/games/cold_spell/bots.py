"""Bots that know Cold Spell: they ask the solver what a card adds to the hand, and let it spell.

Greed knows all words and thinks of its rivals' hands too; the reader knows the common words, the novice the shortest
of these.  Only the novice moves pyramids, which seldom pays.  They never hijack, so each of their claims is one more
settled pyramid and they cannot go round in circles (4.2).  The solver needs room, so they play on a CPU only.
"""

import numpy as np

from ...core.bits import has
from ...core.choices import random_choice
from ...core.protocol import NONE
from . import card_sets, dictionary, field, laying, rules, solver, spelling, state

NAMES = ("chance", "novice", "reader", "greed")
CHANCE, NOVICE, READER, GREED = range(4)
NEEDS_ROOM = True  # more than a thread on a GPU has

NO_CELL = np.int64(-1)
UNKNOWN = -1_000_000

# What they look at: what cards would add to its own hand with the pyramid that stands on them, with a small,
# medium or large one that could get there, and what they would add to each player's hand.
OWN = 0
EACH = state.SIZES
ROWS = EACH + state.SEATS


def choose(bot, s, seat, dice):
    if bot == CHANCE:
        return random_choice(s, seat, dice)
    vocabulary = vocabulary_of(bot)
    if s.phase == state.SPELLING:
        return spell_next(s, np.int64(seat), vocabulary)
    gains = np.zeros((ROWS, state.CELLS), np.int64)
    gains[:] = UNKNOWN
    watched = np.int64((seat + 1) % s.seats if bot == GREED else seat)
    appraise(s, np.int64(seat), watched, gains, vocabulary)
    if s.phase == state.CHOOSING:
        return choose_action(bot, s, seat, watched, gains)
    action = state.CELL + choose_cell(s, seat, watched, gains)
    if rules.is_legal(s, seat, action):
        return action
    return rules.next_legal(s, seat, state.CELL)  # another began what this one would not have


def vocabulary_of(bot):
    if bot == NOVICE:
        return dictionary.SHORT
    return dictionary.COMMON if bot == READER else dictionary.ALL


# In the field


def choose_action(bot, s, seat, watched, gains):
    """Take what is claimed, claim what pays, dump what hurts, and place only when there is nothing else.

    A novice also moves pyramids about; the others know that a pyramid moved is a pyramid offered.
    """
    pays = highest(gains[OWN]) != NO_CELL
    if rules.is_legal(s, seat, state.TAKE) and (s.acted == state.CLAIM or not pays):
        return state.TAKE
    if pays and rules.is_legal(s, seat, state.CLAIM):
        return state.CLAIM
    if s.acted == NONE and bot == NOVICE and best_mover(s, gains) != NO_CELL:
        return state.MOVE
    for rival in range(s.seats):
        if watched != seat and rules.is_legal(s, seat, state.FORCE + rival) and least(gains[EACH + rival]) < 0:
            return state.FORCE + rival
    return smallest_to_place(s, seat) if s.acted == NONE else state.END_TURN


def choose_cell(s, seat, watched, gains):
    """Where that does most good, or to a rival most harm."""
    if s.phase == state.MOVING:
        return best_within(gains[field.pips_at(s, s.mover)], rules.landings(s, s.mover))
    if s.kind < state.MOVE:
        row = gains[EACH + watched]
        return lowest(row) if watched != seat else best_within(row, field.free_cards(s))
    if s.kind == state.MOVE:
        return best_mover(s, gains)
    if s.kind == state.CLAIM:
        return highest(gains[OWN])
    if s.kind == state.TAKE:
        return dearest(s, s.claimed[seat])
    return lowest(gains[EACH + s.kind - state.FORCE])


def smallest_to_place(s, seat):
    for size in range(1, state.SIZES):
        if rules.is_legal(s, seat, state.PLACE + size - 1):
            return state.PLACE + size - 1
    return state.END_TURN


def best_mover(s, gains):
    """The upright pyramid that can go where it pays most, if anything does."""
    best = NO_CELL
    most = 0
    for cell in range(state.CELLS):
        if has(s.upright, cell) and rules.landings(s, cell) != 0:
            row = gains[field.pips_at(s, cell)]
            gain = row[best_within(row, rules.landings(s, cell))]
            if gain > most:
                best = np.int64(cell)
                most = gain
    return best


def appraise(s, seat, watched, gains, vocabulary):
    """Ask the solver what each card in question would add to the best total of the player in question."""
    letters = np.zeros(state.HAND, np.int64)
    worths = np.zeros(state.HAND, np.int64)
    for row in range(ROWS):
        cells = cells_in_question(s, watched, row, gains)
        if cells != 0:
            count = gather_all(s, row - EACH if row >= EACH else seat, letters, worths)
            before = 2 * solver.best_used(letters, worths, count, vocabulary)
            for cell in range(state.CELLS):
                if has(cells, cell):
                    letters[count] = s.letters[s.field[cell]]
                    worths[count] = field.worth(s, cell, pips_in_question(s, row, cell))
                    after = 2 * solver.best_used(letters, worths, count + 1, vocabulary)
                    gains[row, cell] = after - before - worths[count]


def cells_in_question(s, watched, row, gains):
    """The cards a choice may depend on; when a claim pays, nothing else does."""
    if row == OWN:
        return s.upright
    if highest(gains[OWN]) != NO_CELL and s.phase == state.CHOOSING:
        return np.int64(0)
    if row < EACH:
        return field.within(s, s.upright & s.sized[row], row, field.free_cards(s))
    if s.phase == state.POINTING and s.kind < state.MOVE:
        return field.free_cards(s) if row - EACH == watched else np.int64(0)
    return s.upright if row - EACH < s.seats else np.int64(0)


def pips_in_question(s, row, cell):
    if OWN < row < EACH:
        return row
    return s.kind - state.PLACE + 1 if has(field.free_cards(s), cell) else field.pips_at(s, cell)


def gather_all(s, seat, letters, worths):
    """All that is taken or claimed, and as long as there is room for it a wild in place of what may come."""
    count = gather(s, seat, letters, worths)
    for cell in range(state.CELLS):
        if has(s.claimed[seat], cell):
            letters[count] = s.letters[s.field[cell]]
            worths[count] = field.worth(s, cell, field.pips_at(s, cell))
            count += 1
    if count + 1 < state.HAND and not field.is_stash_empty(s):
        letters[count] = card_sets.ANY
        count += 1
    return count


def gather(s, seat, letters, worths):
    """The cards taken, for the solver."""
    for i in range(s.hand_size[seat]):
        letters[i] = s.letters[s.hand[seat, i]]
        worths[i] = laying.worth(s, seat, i)
    return s.hand_size[seat]


def highest(gains):
    """The cell that gains most, if any gains something."""
    best = NO_CELL
    most = 0
    for cell in range(state.CELLS):
        if gains[cell] > most:
            best = np.int64(cell)
            most = gains[cell]
    return best


def lowest(gains):
    """The cell that gains least."""
    best = NO_CELL
    for cell in range(state.CELLS):
        if gains[cell] != UNKNOWN and (best == NO_CELL or gains[cell] < gains[best]):
            best = np.int64(cell)
    return best


def least(gains):
    return gains[lowest(gains)] if lowest(gains) != NO_CELL else 0


def best_within(gains, cells):
    """The cell that gains most of those in a set that is not empty."""
    best = NO_CELL
    for cell in range(state.CELLS):
        if has(cells, cell) and (best == NO_CELL or gains[cell] > gains[best]):
            best = np.int64(cell)
    return best


def dearest(s, cells):
    best = NO_CELL
    most = -1
    for cell in range(state.CELLS):
        if has(cells, cell) and field.worth(s, cell, field.pips_at(s, cell)) > most:
            best = np.int64(cell)
            most = field.worth(s, cell, field.pips_at(s, cell))
    return best


# In the words


def spell_next(s, seat, vocabulary):
    """The next sign of what the solver would declare; if something else was begun, take it back."""
    letters = np.zeros(state.HAND, np.int64)
    worths = np.zeros(state.HAND, np.int64)
    text = np.zeros(state.TEXT, np.int64)
    found = np.zeros((state.SEATS, state.LETTERS + 1), np.int64)
    for player in range(s.seats):
        found[player] = solver.most_by_length(letters, worths, gather(s, player, letters, worths), vocabulary)
    count = gather(s, seat, letters, worths)
    size = solver.declare(letters, worths, count, choose_length(s, seat, found), text, vocabulary)
    return next_sign(s, seat, text, size)


def choose_length(s, seat, found):
    """The longest word for the best total, the bonus counted if it is longer than what rivals would declare."""
    beaten = 0
    for rival in range(s.seats):
        if rival != seat:
            beaten = max(beaten, solver.default_length(found[rival]))
    for length in range(beaten + 1, state.LETTERS + 1):
        if found[seat, length] != solver.IMPOSSIBLE:
            found[seat, length] += spelling.BONUS // 2  # what is used counts twice in a total
    return solver.default_length(found[seat])


def next_sign(s, seat, text, size):
    done = s.text_size[seat]
    for i in range(done):
        if i >= size or s.text[seat, i] != text[i]:
            return state.TAKE_BACK if rules.is_legal(s, seat, state.TAKE_BACK) else state.DECLARE
    if done == size:
        return state.DECLARE
    return state.LETTER + int(text[done]) - 1 if text[done] != 0 else state.CLOSE
