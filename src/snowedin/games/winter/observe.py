"""What one player knows, as a row of numbers from 0 to 1; `PARTS` names its slices.

Planes are the window of 40 by 40, row by row, as the choices of places and squares count it.
Own comes first; until colours are chosen, dark is called own by both.
"""

import numpy as np

from ...core.bits import bit, has, lowest
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


SHARES = (np.arange(state.TABLE) / state.SIDE).astype(np.float32)  # of the window
COUNTER_SHARES = shares(state.COUNTERS)
SECTIONS = np.array([[look >> i & 1 for i in range(cards.SECTIONS)] for look in range(cards.ALL_DARK + 1)], np.float32)


def observe(s, seat, out):
    out[:] = 0.0
    for card in range(1, state.IDS):
        write_card(s, card, out)
    write_all_lake(s, colour_of(s, seat), out)
    write_thaw(s, out)
    write_rest(s, seat, colour_of(s, seat), out)


def observe_again(s, seat, out):
    """A choice of what to do next leaves the lake as it is."""
    own = colour_of(s, seat)
    if is_lake_untouched(s, out) and (out[LIGHT] != 0.0) == is_light(s, own):
        if s.held != 0:
            out[CARDS + (int(s.held) - 1) * FACTS] = 0.0
        write_target(s, s.tall + state.MARGIN + 1, s.wide + state.MARGIN + 1, out)
    elif is_growing(s, out):
        write_growth(s, own, out)
    else:
        write_all_lake(s, own, out)
        write_thaw(s, out)
    write_rest(s, seat, own, out)


def is_lake_untouched(s, out):
    if s.phase in (state.PLACING, state.COVERING):
        return out[PHASE + state.FREEZING] != 0.0
    if s.phase == state.TURNING:
        return out[PHASE + state.PLACING] != 0.0
    return s.phase in (state.LIFTING, state.REMOVING, state.TAKING) and out[PHASE + state.THAWING] != 0.0


def is_light(s, own):
    return s.light != state.NOBODY and own == cards.LIGHT


def is_growing(s, out):
    """In the frost cards stay where they lie, so while the first one is in its place in the window, all are."""
    card = int(s.deck[0])
    return not s.thaw and is_written(s, card, lake.row_in_window(s, card), lake.col_in_window(s, card), out)


def write_growth(s, own, out):
    """The last card drawn may lie by now, and there may be a counter more; the rest is seen from the other side."""
    had_target = out[PHASE + state.PLACING] + out[PHASE + state.TURNING] > 0.0
    card = int(s.deck[s.drawn - 1])
    write_card(s, card, out)
    if has(s.lake, card):
        out[FREE + lake.place_of(s, card)] = 1.0
    rows, cols = s.tall + state.MARGIN, s.wide + state.MARGIN
    if not had_target:
        write_free(s, out)
    write_planes(s, own, rows, cols, False, out)
    if had_target:
        write_target(s, rows + 1, cols + 1, out)


def write_all_lake(s, own, out):
    """Planes are written as far as cards lie, and as far as they lay when the row was written."""
    had_target = out[PHASE + state.PLACING] + out[PHASE + state.TURNING] > 0.0
    changed = np.int64(0)
    rows, cols = 0, 0
    for card in range(1, state.IDS):
        row, col = lake.row_in_window(s, card), lake.col_in_window(s, card)
        if not is_written(s, card, row, col, out):
            changed |= bit(card)
            row, col = clear_corner(card, out)
        elif not has(s.lake, card):
            row, col = 0, 0
        rows, cols = max(rows, row + 2), max(cols, col + 2)
    while changed != 0:
        card = lowest(changed)
        changed &= changed - 1
        write_card(s, card, out)
        if has(s.lake, card):
            rows = max(rows, lake.row_in_window(s, card) + 2)
            cols = max(cols, lake.col_in_window(s, card) + 2)
    write_free(s, out)
    write_planes(s, own, rows, cols, out[SUPPLY] + out[SUPPLY + 1] < 2.0, out)
    if had_target or s.phase in (state.PLACING, state.TURNING):
        write_target(s, rows + 1, cols + 1, out)  # a card touches the lake wherever it goes


def is_written(s, card, row, col, out):
    """Does the row have the card where it is?  To be turned it is lifted first."""
    at = CARDS + (card - 1) * FACTS
    if has(s.lake, card):
        return out[at + 1] != 0.0 and out[at + 3] == SHARES[row] and out[at + 4] == SHARES[col]
    is_gone = has(s.gone, card)
    is_drawn = is_gone or card == s.held
    return out[at + 1] == 0.0 and (out[at] == 0.0) == is_drawn and (out[at + 2] != 0.0) == is_gone


def clear_corner(card, out):
    """Take the corner of a card off the planes where the row has it; the place in the window."""
    at = CARDS + (card - 1) * FACTS
    if out[at + 1] == 0.0:
        return 0, 0
    row, col = int(out[at + 3] * state.SIDE + 0.5), int(out[at + 4] * state.SIDE + 0.5)
    out[CORNERS + row * state.SIDE + col] = 0.0
    out[FREE + row * state.SIDE + col] = 0.0
    return row, col


def write_free(s, out):
    """Which of the cards in the lake have no counters on them."""
    is_bare = s.supply[cards.LIGHT] + s.supply[cards.DARK] == 2 * state.COUNTERS
    rest = s.lake
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        out[FREE + lake.place_of(s, card)] = is_bare or lake.is_free(s, card)


def write_planes(s, own, rows, cols, may_be_gone, out):
    """Rows without counters have them still written, if some may be gone."""
    window = lake.window_of(s)
    for i in range(0 if s.thaw else state.MARGIN, rows):  # cards that are not lifted make the corner
        row = lake.row_on_table(window, i)
        at = i * state.SIDE
        mine, theirs = s.counters[own, row], s.counters[1 - own, row]
        write_bits(lake.in_window(window, s.ice[own, row]), cols, out, OWN + at)
        write_bits(lake.in_window(window, s.ice[1 - own, row]), cols, out, THEIRS + at)
        if may_be_gone or mine | theirs != lake.ZERO:
            write_bits(lake.in_window(window, mine), cols, out, OWN_COUNTERS + at)
            write_bits(lake.in_window(window, theirs), cols, out, THEIR_COUNTERS + at)


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


def write_card(s, card, out):
    """A drawn card that does not lie yet shows as printed."""
    at = CARDS + (card - 1) * FACTS
    lies, gone = has(s.lake, card), has(s.gone, card)
    drawn = lies or gone or card == s.held
    out[at] = 0.0 if drawn else 1.0
    out[at + 1] = 1.0 if lies else 0.0
    out[at + 2] = 1.0 if gone else 0.0
    row, col = lake.row_in_window(s, card), lake.col_in_window(s, card)
    out[at + 3] = SHARES[row] if lies else 0.0
    out[at + 4] = SHARES[col] if lies else 0.0
    if lies:
        out[CORNERS + row * state.SIDE + col] = 1.0
    look = lake.look_of(s, card, s.way[card])
    for section in range(cards.SECTIONS):
        out[at + 5 + section] = SECTIONS[look, section]


def write_rest(s, seat, own, out):
    write_zeros(THAW - HELD, out, HELD)
    if s.held != 0:
        out[HELD + int(s.held) - 1] = 1.0
    out[PHASE + int(s.phase)] = 1.0
    out[SUPPLY] = COUNTER_SHARES[s.supply[own]]
    out[SUPPLY + 1] = COUNTER_SHARES[s.supply[1 - own]]
    out[TURN] = 1.0 if s.turn == seat else 0.0
    out[CHOSEN] = 1.0 if s.light != state.NOBODY else 0.0
    out[LIGHT] = is_light(s, own)


def write_thaw(s, out):
    """Nothing of it changes before the lake does."""
    write_zeros(SIZE - THAW, out, THAW)
    if s.thaw:
        out[THAW] = 1.0
        out[THAW + 1] = s.thaw_turns / s.thaw_cap
        out[THAW + 2] = ending.times_seen(s) / 3
    for k in range(s.group_count):
        write_set(s.groups[k] >> 1, cards.CARDS, out, GROUPS + k * cards.CARDS)
