"""What one player knows, as a row of numbers from 0 to 1; `PARTS` names its slices.

Planes are the window of 40 by 40, row by row, as the choices of places and squares count it.
Own comes first; until colours are chosen, dark is called own by both.
"""

import numpy as np

from ...core.bits import has
from ...core.rows import BYTE, shares, write_byte, write_set, write_zeros
from . import cards, ending, lake, rules, state
from .freezing import colour_of

PLANE = state.SIDE * state.SIDE
FACTS = 9  # of a card: undrawn, in the lake, gone, row, column, its four sections
PHASES = state.OVER + 1

OWN = 0  # sections of the own colour
THEIRS = OWN + PLANE
OWN_COUNTERS = THEIRS + PLANE  # the top left section of each square
THEIR_COUNTERS = OWN_COUNTERS + PLANE
CORNERS = THEIR_COUNTERS + PLANE  # the top left section of each card
FREE = CORNERS + PLANE  # the same, of the cards without counters
TARGET = FREE + PLANE  # where the held card may go, or the one place it goes to
CARDS = TARGET + PLANE  # the facts of each card by its number
HELD = CARDS + cards.CARDS * FACTS  # 1 at the card that is drawn or lifted
PHASE = HELD + cards.CARDS  # 1 at the phase
SUPPLY = PHASE + PHASES  # own, theirs
TURN = SUPPLY + 2  # 1 if the turn is the own one
CHOSEN = TURN + 1  # 1 if colours are chosen
LIGHT = CHOSEN + 1  # 1 if the own colour is light
THAW = LIGHT + 1  # 1 in the thaw; share of the limit; times the position was there
GROUPS = THAW + 3  # for each group and each card, 1 if it belongs to it
SIZE = GROUPS + state.GROUPS * cards.CARDS

PARTS = {
    "own": slice(OWN, THEIRS),
    "theirs": slice(THEIRS, OWN_COUNTERS),
    "own_counters": slice(OWN_COUNTERS, THEIR_COUNTERS),
    "their_counters": slice(THEIR_COUNTERS, CORNERS),
    "corners": slice(CORNERS, FREE),
    "free": slice(FREE, TARGET),
    "target": slice(TARGET, CARDS),
    "cards": slice(CARDS, HELD),
    "held": slice(HELD, PHASE),
    "phase": slice(PHASE, SUPPLY),
    "supply": slice(SUPPLY, TURN),
    "turn": slice(TURN, CHOSEN),
    "chosen": slice(CHOSEN, LIGHT),
    "light": slice(LIGHT, THAW),
    "thaw": slice(THAW, GROUPS),
    "groups": slice(GROUPS, SIZE),
}


SHARES = shares(state.SIDE)
COUNTER_SHARES = shares(state.COUNTERS)
SECTIONS = np.array([[look >> i & 1 for i in range(cards.SECTIONS)] for look in range(cards.ALL_DARK + 1)], np.float32)


def observe(s, seat, out):
    out[:] = 0.0
    observe_again(s, seat, out)


def observe_again(s, seat, out):
    """Planes are written as far as cards lie, and as far as they lay when the row was written."""
    had_target = out[PHASE + state.PLACING] + out[PHASE + state.TURNING] > 0.0
    rows, cols = clear_corners(out)
    for card in range(1, state.IDS):
        write_card(s, card, CARDS + (card - 1) * FACTS, out)
        if has(s.lake, card):
            row, col = lake.row_in_window(s, card), lake.col_in_window(s, card)
            write_place(s, card, row, col, CARDS + (card - 1) * FACTS, out)
            rows, cols = max(rows, row + 2), max(cols, col + 2)
    own = colour_of(s, seat)
    write_lake(s, own, rows, cols, out)
    if had_target or s.phase in (state.PLACING, state.TURNING):
        write_target(s, rows + 1, cols + 1, out)  # a card touches the lake wherever it goes
    write_zeros(SIZE - HELD, out, HELD)
    write_rest(s, seat, own, out)
    for k in range(s.group_count):
        write_set(s.groups[k] >> 1, cards.CARDS, out, GROUPS + k * cards.CARDS)


def clear_corners(out):
    """Take the corners of the cards in a row off their planes; in how many rows and columns of the window they lay."""
    rows, cols = 0, 0
    for card in range(cards.CARDS):
        at = CARDS + card * FACTS
        if out[at + 1] != 0.0:
            row, col = place_from(out[at + 3]), place_from(out[at + 4])
            out[CORNERS + row * state.SIDE + col] = 0.0
            out[FREE + row * state.SIDE + col] = 0.0
            rows, cols = max(rows, row + 2), max(cols, col + 2)
    return rows, cols


def place_from(share):
    return int(share * state.SIDE + 0.5)


def write_lake(s, own, rows, cols, out):
    for i in range(rows):
        row = (s.corner_row - state.MARGIN + i) & lake.WRAP
        at = i * state.SIDE
        write_bits(lake.in_window(s, s.ice[own, row]), cols, out, OWN + at)
        write_bits(lake.in_window(s, s.ice[1 - own, row]), cols, out, THEIRS + at)
        write_bits(lake.in_window(s, s.counters[own, row]), cols, out, OWN_COUNTERS + at)
        write_bits(lake.in_window(s, s.counters[1 - own, row]), cols, out, THEIR_COUNTERS + at)


def write_bits(mask, cols, out, at):
    """At least so many columns of a row of the window."""
    for k in range((cols + BYTE - 1) // BYTE):
        write_byte(mask >> BYTE * k, out, at + BYTE * k)


def write_target(s, rows, cols, out):
    for i in range(min(rows, state.SIDE)):
        places = rules.places(s, i) if s.phase == state.PLACING else np.int64(0)
        write_bits(places, min(cols, state.SIDE), out, TARGET + i * state.SIDE)
    if s.phase == state.TURNING:
        out[TARGET + int(s.place)] = 1.0


def write_card(s, card, at, out):
    """A drawn card that does not lie yet shows as printed."""
    lies, gone = has(s.lake, card), has(s.gone, card)
    drawn = lies or gone or card == s.held
    out[at] = 0.0 if drawn else 1.0
    out[at + 1] = 1.0 if lies else 0.0
    out[at + 2] = 1.0 if gone else 0.0
    out[at + 3] = 0.0
    out[at + 4] = 0.0
    look = lake.look_of(s, card, s.way[card])
    for section in range(cards.SECTIONS):
        out[at + 5 + section] = SECTIONS[look, section]


def write_place(s, card, row, col, at, out):
    out[at + 3] = SHARES[row]
    out[at + 4] = SHARES[col]
    out[CORNERS + row * state.SIDE + col] = 1.0
    out[FREE + row * state.SIDE + col] = 1.0 if lake.is_free(s, card) else 0.0


def write_rest(s, seat, own, out):
    if s.held != 0:
        out[HELD + int(s.held) - 1] = 1.0
    out[PHASE + int(s.phase)] = 1.0
    out[SUPPLY] = COUNTER_SHARES[s.supply[own]]
    out[SUPPLY + 1] = COUNTER_SHARES[s.supply[1 - own]]
    out[TURN] = 1.0 if s.turn == seat else 0.0
    out[CHOSEN] = 1.0 if s.light != state.NOBODY else 0.0
    out[LIGHT] = 1.0 if s.light != state.NOBODY and own == cards.LIGHT else 0.0
    if s.thaw:
        out[THAW] = 1.0
        out[THAW + 1] = s.thaw_turns / s.thaw_cap
        out[THAW + 2] = ending.times_seen(s) / 3
