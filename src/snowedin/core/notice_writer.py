"""Writes what one viewer is told after a move, in one call: view, choices and events, between pieces of text.

The pieces stand in a form, which whoever sends notices fills in.  What is said of choices and events is looked up by
its row of numbers (`core.told`) in a phrasebook; where it has none, the row is named, and the notice asked for again.
"""

import numpy as np

from .moves import NOW
from .saying import VIEWERS, say_choices, say_move
from .showing import show
from .told import WIDTH

# Where everything lies, as one list of addresses and sizes; the last three are answers.
WRITER, ROWS, KEYS, PLACES, SLOTS, TEXTS, TEXTS_ROOM, OUT, OUT_ROOM, ANSWER, LACKS, LACKED_ROW, LACKED_SLOT = range(13)
NOTICE = 13

NOTHING, A_PHRASE, ROOM = range(3)  # what a notice may lack

# A form: whose eyes, whether they may choose, how many names, the longest, and where each piece and name begins.
VIEWER, CHOOSES, NAMED, LONGEST, BOUNDS = range(5)
BEFORE_SEQ, BEFORE_VIEW, BEFORE_CHOICES, BEFORE_EVENTS, BEFORE_ANSWER, BEFORE_TIME, AT_THE_END, BEFORE_EVENT = range(8)
PIECES = 8
NAMES = 16
FORM = BOUNDS + PIECES + NAMES + 1

FIRST, LENGTH = range(2)  # of a text in the phrasebook; with names in it, the length is told below zero
MARK = 0xEE, 0x80  # how the mark of a name begins; its last byte is the seat's number and:
SEAT_0 = 0x80
MARK_SIZE = 3

SPARE = 128  # signs for all numbers and brackets, and what is written in blocks
MIXING = -7046029254386353131  # an odd number without a pattern
COMMA, OPEN, CLOSE, ZERO = 44, 91, 93, 48


def write_notice(
    states, seen, writer, rows, notice, keys, places, texts, form, pieces, answer, out, seat, action, seq, at
):
    """The length of the notice in `out`; 0 if something is lacking."""
    viewer = form[VIEWER]
    fixed = len(pieces) + len(answer) + SPARE
    view_length = show(states, NOW, viewer, seen, writer)
    if fixed + view_length > len(out):
        return lack(notice, ROOM, 0, 0)
    n = put_piece(out, 0, form, pieces, BEFORE_SEQ)
    n = put_number(out, n, seq)
    n = put_piece(out, n, form, pieces, BEFORE_VIEW)
    n = put_signs(out, n, writer.out, 0, view_length)
    n = put_piece(out, n, form, pieces, BEFORE_CHOICES)
    count = say_choices(states, rows, viewer, 0) if form[CHOOSES] != 0 else 0
    n = put_choices(out, n, rows, count, notice, keys, places, texts, form, pieces, fixed)
    if n == 0:
        return 0
    n = put_piece(out, n, form, pieces, BEFORE_EVENTS)
    count = say_move(states, rows, action, seat * VIEWERS + viewer + 1)
    n = put_events(out, n, rows, count, notice, keys, places, texts, form, pieces, fixed, seq)
    if n == 0:
        return 0
    n = put_piece(out, n, form, pieces, BEFORE_ANSWER)
    n = put_signs(out, n, answer, 0, len(answer))
    n = put_piece(out, n, form, pieces, BEFORE_TIME)
    n = put_number(out, n, at)
    notice[LACKS] = NOTHING
    return put_piece(out, n, form, pieces, AT_THE_END)


def put_choices(out, n, rows, count, notice, keys, places, texts, form, pieces, fixed):
    """A list of them; 0 if something is lacking."""
    n = put(out, n, OPEN)
    for i in range(count):
        if i > 0:
            n = put(out, n, COMMA)
        n = put_said(out, n, rows, i, notice, keys, places, texts, form, pieces, fixed)
        if n == 0:
            return 0
    return put(out, n, CLOSE)


def put_events(out, n, rows, count, notice, keys, places, texts, form, pieces, fixed, seq):
    """One after the other, each with the number of its entry; 0 if something is lacking."""
    for i in range(count):
        if i > 0:
            n = put(out, n, COMMA)
        n = put_piece(out, n, form, pieces, BEFORE_EVENT)
        n = put_number(out, n, seq)
        n = put(out, n, COMMA)
        n = put_said(out, n, rows, i, notice, keys, places, texts, form, pieces, fixed)
        if n == 0:
            return 0
    return n


def put_said(out, n, rows, i, notice, keys, places, texts, form, pieces, fixed):
    """What a row is said as; 0 if that is not known, or if there is no room for what may still follow it."""
    slot = slot_of(rows[i], keys, places)
    length = places[slot, LENGTH]
    if length == 0:
        return lack(notice, A_PHRASE, i, slot)
    first = places[slot, FIRST]
    if length > 0:
        if n + length + fixed > len(out):
            return lack(notice, ROOM, 0, 0)
        return put_signs(out, n, texts, first, length)
    if n - length // MARK_SIZE * (form[LONGEST] + MARK_SIZE) + fixed > len(out):
        return lack(notice, ROOM, 0, 0)
    return put_named(out, n, texts, first, -length, form, pieces)


def lack(notice, what, row, slot):
    notice[LACKS] = what
    notice[LACKED_ROW] = row
    notice[LACKED_SLOT] = slot
    return 0


def slot_of(row, keys, places):
    """Where a row stands in the phrasebook, or where it would; some slots are always empty."""
    mixed = 0
    for i in range(WIDTH):
        mixed = (mixed ^ row[i]) * MIXING
        mixed ^= mixed >> 29
    slot = mixed & len(keys) - 1
    while places[slot, LENGTH] != 0 and not is_key(keys[slot], row):
        slot = slot + 1 & len(keys) - 1
    return slot


def is_key(key, row):
    for i in range(WIDTH):
        if key[i] != row[i]:
            return False
    return True


# Signs


def put(out, n, sign):
    out[np.uint64(n)] = sign
    return n + 1


def put_signs(out, n, signs, first, length):
    for i in range(np.uint64(length)):
        out[np.uint64(n) + i] = signs[np.uint64(first) + i]
    return n + length


def put_piece(out, n, form, pieces, which):
    first = form[BOUNDS + which]
    return put_signs(out, n, pieces, first, form[BOUNDS + which + 1] - first)


def put_number(out, n, value):
    """A whole number that is not below zero, digit by digit."""
    digits = 1
    rest = value
    while rest >= 10:
        digits += 1
        rest //= 10
    for place in range(n + digits - 1, n - 1, -1):
        out[np.uint64(place)] = ZERO + value % 10
        value //= 10
    return n + digits


def put_named(out, n, texts, first, length, form, pieces):
    """A text with the names of the table in the place of their marks."""
    i = first
    while i < first + length:
        if is_mark(texts, i, first + length, form[NAMED]):
            n = put_piece(out, n, form, pieces, PIECES + texts[np.uint64(i + 2)] - SEAT_0)
            i += MARK_SIZE
        else:
            n = put(out, n, texts[np.uint64(i)])
            i += 1
    return n


def is_mark(texts, i, end, named):
    if texts[np.uint64(i)] != MARK[0] or i + 2 >= end or texts[np.uint64(i + 1)] != MARK[1]:
        return False
    return texts[np.uint64(i + 2)] < SEAT_0 + named
