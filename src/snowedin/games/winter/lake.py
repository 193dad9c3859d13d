"""Chapter 1: cards and counters on the table, where a card fits, and where the squares are.

The table keeps one board of 64 rows per colour.  To look for places and squares, the rows
around the lake are read as the window has them, where nothing wraps around.
"""

import numpy as np

from ...core.bits import bit, count, lowest
from . import cards, state

ONE = np.uint64(1)
ZERO = np.uint64(0)
WINDOW = np.uint64((1 << (state.SIDE + 3)) - 1)
WRAP = state.TABLE - 1
MIDDLE = state.TABLE // 2
NOTHING_ABOVE = (np.int64(0), np.int64(0), np.int64(0))  # the rows of the window down to the lake, and one before

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


def places_between(s, above, upper, lower, below):
    """Where a card may lie in the two rows in the middle: on no other card, and touching one."""  # 1.3
    middle = upper | lower
    outer = above | below
    taken = middle | (middle >> 1)
    touched = outer | (outer >> 1) | (middle << 1) | (middle >> 2)
    if s.corner_contact == 1:
        touched |= (outer << 1) | (outer >> 2)
    return touched & ~taken


def squares_between(above, upper, lower, below, edges, corners):
    """Where a card, in the two rows in the middle, would make a square of a colour that it has there."""  # 1.4, 4.1
    return squares_beside(above, upper & lower, below, edges) | squares_at_corners(above, upper, lower, below, corners)


def squares_beside(above, middle, below, edges):
    """Those with two sections of the card, by what lies above, on both rows to the sides, and below."""
    top, bottom, left, right = edges
    return above & (above >> 1) & top | below & (below >> 1) & bottom | (middle << 1) & left | (middle >> 2) & right


def squares_at_corners(above, upper, lower, below, corners):
    """Those with one section of the card."""
    a, b, c, d = corners
    to_the_left = (above & upper) << 1 & above & a | (below & lower) << 1 & below & c
    to_the_right = above & (above >> 1) & (upper >> 1) & b | below & (below >> 1) & (lower >> 1) & d
    return to_the_left | to_the_right >> 1


def squares_of(upper, lower):
    """The squares of a colour, by its sections in two rows."""  # 1.4
    both = upper & lower
    return both & (both >> 1)


# Small moves


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
    flip_sections(s, card, way)


def lift_card(s, card):
    flip_sections(s, card, int(s.way[card]))
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


def window_of(s):
    """Where on the table the window begins: its first row, and its first column, by shifts to the right and left."""
    right, left = (s.corner_col - state.MARGIN) & WRAP, (state.MARGIN - s.corner_col) & WRAP
    return s.corner_row - state.MARGIN, np.uint64(right), np.uint64(left)


def in_window(window, x):
    """A row of the table as the window has it."""
    _, right, left = window
    return np.int64(((x >> right) | (x << left)) & WINDOW)


def row_on_table(window, i):
    return (window[0] + i) & WRAP


def solid_row(s, window, i):
    """The lake in row `i` of the window."""
    row = row_on_table(window, i)
    return in_window(window, s.ice[cards.LIGHT, row] | s.ice[cards.DARK, row])


def own_row(s, window, colour, i):
    """The sections of a colour in row `i` of the window that may make a square."""  # 1.5
    row = row_on_table(window, i)
    mine = s.ice[colour, row]
    if s.overlap == state.NO:
        mine &= ~covered(s, colour, row)
    return in_window(window, mine)


def counters_in_row(s, window, colour, i):
    return in_window(window, s.counters[colour, row_on_table(window, i)])


def is_square(s, colour, row, col):
    """Do the four sections from here on have the colour?"""  # 1.4
    window = two(col)
    return s.ice[colour, row & WRAP] & s.ice[colour, (row + 1) & WRAP] & window == window


def covered(s, colour, row):
    """The sections of a row that lie under a counter."""
    x = s.counters[colour, row] | s.counters[colour, (row - 1) & WRAP]
    return x | (x << ONE) | (x >> np.uint64(WRAP))


def flip_sections(s, card, way):
    """Take the sections of a card off the table where it lies, or put them back."""
    look = look_of(s, card, way)
    for section in range(cards.SECTIONS):
        row = (s.row[card] + section // 2) & WRAP
        s.ice[cards.colour_of_section(look, section), row] ^= one(s.col[card] + section % 2)


def new_sections(s, card, way, place, colour):
    """The card's sections of a colour, if it is laid there; turned in place, only those that change."""  # 4.1
    mine = cards.sections_of(look_of(s, card, way), colour)
    if place == place_of(s, card) and s.turn_in_place != state.LOOSELY:
        mine &= ~cards.sections_of(look_of(s, card, int(s.way[card])), colour)
    return mine


def new_squares_in_row(s, colour, i, place, new):
    """The squares of window row `i` that include one of the new sections of the card at a place."""  # 4.1
    row, col = place // state.SIDE, place % state.SIDE
    upper, lower = new & 3, new >> 2
    near = upper if i < row else lower if i > row else upper | lower
    near = np.int64(near) << np.int64(col)
    window = window_of(s)
    squares = squares_of(own_row(s, window, colour, i), own_row(s, window, colour, i + 1))
    return squares & (near | (near >> 1))


def mark_new_squares(s, colour, place, new):
    row = place // state.SIDE
    clear_marks(s)
    for i in range(max(row - 1, 0), row + 2):
        s.marks[i] = new_squares_in_row(s, colour, i, place, new)
    s.mark_rows = row + 2


def has_new_square(s, colour, place, new):
    row = place // state.SIDE
    for i in range(max(row - 1, 0), row + 2):
        if new_squares_in_row(s, colour, i, place, new) != 0:
            return True
    return False


def mark_open_squares(s, colour):
    """Mark the squares without a counter; are there any?"""  # 3.2
    window = window_of(s)
    found = np.int64(0)
    clear_marks(s)
    upper = own_row(s, window, colour, state.MARGIN)
    for i in range(state.MARGIN, s.tall + state.MARGIN):
        lower = own_row(s, window, colour, i + 1)
        squares = squares_of(upper, lower) & ~counters_in_row(s, window, colour, i)
        upper = lower
        found |= squares
        s.marks[i] = squares
    s.mark_rows = s.tall + state.MARGIN
    return found != 0


def mark_counters(s, colour):
    window = window_of(s)
    clear_marks(s)
    for i in range(state.MARGIN, s.tall + state.MARGIN):
        s.marks[i] = counters_in_row(s, window, colour, i)
    s.mark_rows = s.tall + state.MARGIN


def clear_marks(s):
    for i in range(s.mark_rows):
        s.marks[i] = 0
    s.mark_rows = 0


def count_marks(s):
    total = 0
    for i in range(s.mark_rows):
        total += count(s.marks[i])
    return total
