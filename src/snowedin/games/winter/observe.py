"""What one player knows, as a row of numbers from 0 to 1; `PARTS` names its slices.

Planes are the window of 40 by 40, row by row, as the choices of places and squares count it.
Own comes first; until colours are chosen, dark is called own by both.
"""

from ...core.bits import has, lowest
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


def observe(s, seat, out):
    out[:] = 0.0
    own = colour_of(s, seat)
    write_lake(s, own, out)
    write_target(s, out)
    for card in range(1, state.IDS):
        write_card(s, card, CARDS + (card - 1) * FACTS, out)
    write_rest(s, seat, own, out)
    for k in range(s.group_count):
        write_group(s.groups[k], GROUPS + k * cards.CARDS, out)


def write_lake(s, own, out):
    for i in range(state.SIDE):
        row = (s.corner_row - state.MARGIN + i) & lake.WRAP
        at = i * state.SIDE
        write_bits(lake.in_window(s, s.ice[own, row]), OWN + at, out)
        write_bits(lake.in_window(s, s.ice[1 - own, row]), THEIRS + at, out)
        write_bits(lake.in_window(s, s.counters[own, row]), OWN_COUNTERS + at, out)
        write_bits(lake.in_window(s, s.counters[1 - own, row]), THEIR_COUNTERS + at, out)


def write_bits(mask, at, out):
    while mask != 0:
        out[at + lowest(mask)] = 1.0
        mask &= mask - 1


def write_target(s, out):
    if s.phase == state.TURNING:
        out[TARGET + int(s.place)] = 1.0
    if s.phase == state.PLACING:
        for i in range(state.SIDE):
            write_bits(rules.places(s, i), TARGET + i * state.SIDE, out)


def write_card(s, card, at, out):
    """A drawn card that does not lie yet shows as printed."""
    lies, gone = has(s.lake, card), has(s.gone, card)
    drawn = lies or gone or card == s.held
    out[at] = 0.0 if drawn else 1.0
    out[at + 1] = 1.0 if lies else 0.0
    out[at + 2] = 1.0 if gone else 0.0
    if lies:
        row, col = lake.row_in_window(s, card), lake.col_in_window(s, card)
        out[at + 3] = row / state.SIDE
        out[at + 4] = col / state.SIDE
        out[CORNERS + row * state.SIDE + col] = 1.0
        out[FREE + row * state.SIDE + col] = 1.0 if lake.is_free(s, card) else 0.0
    look = lake.look_of(s, card, s.way[card])
    for section in range(cards.SECTIONS):
        out[at + 5 + section] = cards.colour_of_section(look, section)


def write_rest(s, seat, own, out):
    if s.held != 0:
        out[HELD + int(s.held) - 1] = 1.0
    out[PHASE + int(s.phase)] = 1.0
    out[SUPPLY] = s.supply[own] / state.COUNTERS
    out[SUPPLY + 1] = s.supply[1 - own] / state.COUNTERS
    out[TURN] = 1.0 if s.turn == seat else 0.0
    out[CHOSEN] = 1.0 if s.light != state.NOBODY else 0.0
    out[LIGHT] = 1.0 if s.light != state.NOBODY and own == cards.LIGHT else 0.0
    if s.thaw:
        out[THAW] = 1.0
        out[THAW + 1] = s.thaw_turns / s.thaw_cap
        out[THAW + 2] = ending.times_seen(s) / 3


def write_group(group, at, out):
    while group != 0:
        out[at + lowest(group) - 1] = 1.0
        group &= group - 1
