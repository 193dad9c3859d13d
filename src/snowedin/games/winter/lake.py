"""Chapter 1: cards and counters on the table, where a card fits, and where the squares are.

The table keeps one board of 64 rows per colour.  To look for places and squares, its
part around the lake is copied into the window, where nothing wraps around.
"""

import numpy as np

from ...core.bits import bit, count, lowest
from . import cards, state

ONE = np.uint64(1)
ZERO = np.uint64(0)
WINDOW = np.uint64((1 << (state.SIDE + 3)) - 1)
WRAP = state.TABLE - 1
MIDDLE = state.TABLE // 2

# Setup


def clear_table(s):
    s.ice[:] = ZERO
    s.counters[:] = ZERO
    s.supply[:] = state.COUNTERS
    s.lake = 0
    s.gone = 0
    s.beside[:] = 0


def survey(s):
    """Find the corner and the size of the lake; its rows and columns have no gaps."""
    rows = ZERO
    cols = ZERO
    rest = s.lake
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        rows |= two(int(s.row[card]))
        cols |= two(int(s.col[card]))
    if s.lake != 0:
        s.corner_row = beginning(rows)
        s.corner_col = beginning(cols)
    s.tall = size_of(rows)
    s.wide = size_of(cols)


def one(col):
    """A row of the table with one section in it."""
    return ONE << np.uint64(col & WRAP)


def two(col):
    """A row of the table with two sections from a column on."""
    return one(col) | one(col + 1)


def beginning(x):
    """The first section of a run that may wrap around."""
    start = x & ~((x << ONE) | (x >> np.uint64(WRAP)))
    return WRAP if start == ONE << np.uint64(WRAP) else lowest(np.int64(start))


def size_of(x):
    total = 0
    while x != ZERO:
        x &= x - ONE
        total += 1
    return total


# What may be chosen


def is_symmetric(s, card):
    """It looks the same turned."""  # 1.1
    pattern = int(s.pattern[card])
    return cards.turned(pattern) == pattern


def look_of(s, card, way):
    pattern = int(s.pattern[card])
    return cards.turned(pattern) if way == state.TURNED else pattern


def is_free(s, card):
    """No counter lies on any of its sections."""  # 1.6
    col = int(s.col[card])
    near = one(col - 1) | two(col)
    found = ZERO
    for i in range(3):
        row = (s.row[card] - 1 + i) & WRAP
        found |= (s.counters[cards.LIGHT, row] | s.counters[cards.DARK, row]) & near
    return found == ZERO


def free_cards(s):
    free = 0
    rest = s.lake
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if is_free(s, card):
            free |= bit(card)
    return free


def cards_touching(s, row, col):
    """The cards of the lake that share a section edge with a card laid there."""  # 1.3
    found = 0
    rest = s.lake
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if is_touching(s, distance(int(s.row[card]), row), distance(int(s.col[card]), col)):
            found |= bit(card)
    return found


def is_touching(s, rows, cols):
    if rows == 2 and cols == 2:
        return s.corner_contact == 1
    return (rows == 2 and cols < 2) or (cols == 2 and rows < 2)


def distance(a, b):
    """Between two rows, or two columns, on a table that wraps around."""
    apart = (a - b) & WRAP
    return min(apart, state.TABLE - apart)


def places_in_row(s, i):
    """Where in window row `i` a card may lie: on no other card, and touching one."""  # 1.3
    return places_between(s, s.solid[i], s.solid[i + 1], s.solid[i + 2], s.solid[i + 3])


def places_between(s, above, upper, lower, below):
    """The same, by what is solid in the two rows where the card would lie, above them and below."""
    middle = upper | lower
    outer = above | below
    taken = middle | (middle >> 1)
    touched = outer | (outer >> 1) | (middle << 1) | (middle >> 2)
    if s.corner_contact == 1:
        touched |= (outer << 1) | (outer >> 2)
    return touched & ~taken


def squares_between(above, upper, lower, below, mine):
    """Where a card with the sections `mine`, in the two rows in the middle, would make a square."""  # 1.4, 4.1
    a, b, c, d = -(mine & 1), -((mine >> 1) & 1), -((mine >> 2) & 1), -((mine >> 3) & 1)
    middle = upper & lower
    sides = above & (above >> 1) & a & b
    sides |= below & (below >> 1) & c & d
    sides |= (middle << 1) & a & c
    sides |= (middle >> 2) & b & d
    corners = (above << 1) & above & (upper << 1) & a
    corners |= (above >> 1) & (above >> 2) & (upper >> 2) & b
    corners |= (below << 1) & below & (lower << 1) & c
    corners |= (below >> 1) & (below >> 2) & (lower >> 2) & d
    return sides | corners


def squares_in_row(s, i):
    """The windows of one colour whose upper row is window row `i`."""  # 1.4
    both = s.own[i + 1] & s.own[i + 2]
    return both & (both >> 1)


# Small moves


def put_sections(s, card):
    look = look_of(s, card, int(s.way[card]))
    for section in range(cards.SECTIONS):
        row = (s.row[card] + section // 2) & WRAP
        s.ice[cards.colour_of_section(look, section), row] |= one(s.col[card] + section % 2)


def put_card(s, card, row, col, way):
    s.row[card] = row
    s.col[card] = col
    s.way[card] = way
    s.beside[card] = cards_touching(s, row, col)
    rest = s.beside[card]
    while rest != 0:
        s.beside[lowest(rest)] |= bit(card)
        rest &= rest - 1
    s.lake |= bit(card)
    put_sections(s, card)


def lift_card(s, card):
    others = ~two(int(s.col[card]))
    for i in range(2):
        row = (s.row[card] + i) & WRAP
        s.ice[cards.LIGHT, row] &= others
        s.ice[cards.DARK, row] &= others
    rest = s.beside[card]
    while rest != 0:
        s.beside[lowest(rest)] &= ~bit(card)
        rest &= rest - 1
    s.beside[card] = 0
    s.lake &= ~bit(card)


def put_counter(s, colour, square):
    s.counters[colour, row_of(s, square)] |= one(col_of(s, square))
    s.supply[colour] -= 1


def take_counter(s, colour, square):
    s.counters[colour, row_of(s, square)] &= ~one(col_of(s, square))
    s.supply[colour] += 1


def row_of(s, place):
    """The row of the table, of a place in the window."""
    return (s.corner_row - state.MARGIN + place // state.SIDE) & WRAP


def col_of(s, place):
    return (s.corner_col - state.MARGIN + place % state.SIDE) & WRAP


def row_in_window(s, card):
    return (int(s.row[card]) - int(s.corner_row) + state.MARGIN) & WRAP


def col_in_window(s, card):
    return (int(s.col[card]) - int(s.corner_col) + state.MARGIN) & WRAP


def place_of(s, card):
    """The place in the window where a card lies, or lay when it was lifted."""
    return row_in_window(s, card) * state.SIDE + col_in_window(s, card)


def in_window(s, x):
    """A row of the table as the window has it."""
    return shifted(x, to_the_right(s), to_the_left(s))


def to_the_right(s):
    """The window begins so many columns further; together with the next, for many rows at once."""
    return np.uint64((s.corner_col - state.MARGIN) & WRAP)


def to_the_left(s):
    return np.uint64((state.MARGIN - s.corner_col) & WRAP)


def shifted(x, right, left):
    return np.int64(((x >> right) | (x << left)) & WINDOW)


def look_at_lake(s, colour):
    """Copy the lake into the window, and those sections of one colour that may make a square."""
    right, left = to_the_right(s), to_the_left(s)
    first = s.corner_row - state.MARGIN
    size = s.tall + 2 * state.MARGIN
    may_overlap = s.overlap != state.NO
    s.solid[0] = 0
    s.own[0] = 0
    for i in range(size):
        row = (first + i) & WRAP
        mine = s.ice[colour, row]
        solid = mine | s.ice[1 - colour, row]
        if not may_overlap:
            mine &= ~covered(s, colour, row)
        s.solid[i + 1] = shifted(solid, right, left)
        s.own[i + 1] = shifted(mine, right, left)
    for i in range(size + 1, state.SIDE + 3):
        s.solid[i] = 0
        s.own[i] = 0


def is_square(s, colour, row, col):
    """Do the four sections from here on have the colour?"""  # 1.4
    window = two(col)
    return s.ice[colour, row & WRAP] & s.ice[colour, (row + 1) & WRAP] & window == window


def covered(s, colour, row):
    """The sections of a row that lie under a counter."""
    x = s.counters[colour, row] | s.counters[colour, (row - 1) & WRAP]
    return x | (x << ONE) | (x >> np.uint64(WRAP))


def flip_in_window(s, card, way, colour):
    """Take a card out of the window, or put it in."""
    i, col = row_in_window(s, card), col_in_window(s, card)
    mine = cards.sections_of(look_of(s, card, way), colour)
    s.solid[i + 1] ^= np.int64(3) << np.int64(col)
    s.solid[i + 2] ^= np.int64(3) << np.int64(col)
    s.own[i + 1] ^= np.int64(mine & 3) << np.int64(col)
    s.own[i + 2] ^= np.int64(mine >> 2) << np.int64(col)


def new_sections(s, card, way, place, colour):
    """The card's sections of a colour, if it is laid there; turned in place, only those that change."""  # 4.1
    mine = cards.sections_of(look_of(s, card, way), colour)
    if place == place_of(s, card) and s.turn_in_place != state.LOOSELY:
        mine &= ~cards.sections_of(look_of(s, card, int(s.way[card])), colour)
    return mine


def new_squares_in_row(s, i, place, new):
    """The squares of window row `i` that include one of the new sections of the card at a place."""  # 4.1
    row, col = place // state.SIDE, place % state.SIDE
    upper, lower = new & 3, new >> 2
    near = upper if i < row else lower if i > row else upper | lower
    near = np.int64(near) << np.int64(col)
    return squares_in_row(s, i) & (near | (near >> 1))


def mark_new_squares(s, place, new):
    s.marks[:] = 0
    row = place // state.SIDE
    for i in range(max(row - 1, 0), row + 2):
        s.marks[i] = new_squares_in_row(s, i, place, new)


def has_new_square(s, place, new):
    row = place // state.SIDE
    for i in range(max(row - 1, 0), row + 2):
        if new_squares_in_row(s, i, place, new) != 0:
            return True
    return False


def mark_open_squares(s, colour):
    """Mark the squares without a counter; are there any?"""  # 3.2
    right, left = to_the_right(s), to_the_left(s)
    first = s.corner_row - state.MARGIN
    found = np.int64(0)
    s.marks[:] = 0
    for i in range(state.MARGIN, s.tall + state.MARGIN):
        squares = squares_in_row(s, i) & ~shifted(s.counters[colour, (first + i) & WRAP], right, left)
        found |= squares
        s.marks[i] = squares
    return found != 0


def mark_counters(s, colour):
    s.marks[:] = 0
    for i in range(state.MARGIN, s.tall + state.MARGIN):
        s.marks[i] = in_window(s, s.counters[colour, (s.corner_row - state.MARGIN + i) & WRAP])


def rows_marked(s):
    """Marks lie in the window's first rows, as many as these."""
    return min(s.tall + 2 * state.MARGIN, state.SIDE)


def count_marks(s):
    total = 0
    for i in range(rows_marked(s)):
        total += count(s.marks[i])
    return total
