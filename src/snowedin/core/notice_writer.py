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
WRITER, ROWS, FOUND, KEYS, PLACES, SLOTS, TEXTS, TEXTS_ROOM, OUT, OUT_ROOM, ANSWER = range(11)
LACKS, LACKED_ROW, LACKED_SLOT = range(11, 14)
NOTICE = 14

A_PHRASE, ROOM = range(2)  # what a notice may lack

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

SPARE = 64  # signs for brackets and for numbers that stand once
AROUND = 64  # signs around what is said: a comma, the text before an event, its number
MIXING = -7046029254386353131  # an odd number without a pattern
COMMA, OPEN, CLOSE, ZERO = 44, 91, 93, 48


def write_notice(
    states, seen, writer, rows, found, notice, keys, places, texts, form, pieces, answer, out, seat, action, seq, at
):
    """The length of the notice in `out`; 0 if something is lacking, which is found out before anything is written."""
    viewer = form[VIEWER]
    choices = say_choices(states, rows, viewer, 0) if form[CHOOSES] != 0 else 0
    said = choices + say_move(states, rows[choices:], action, seat * VIEWERS + viewer + 1)
    length = length_said(rows, said, found, notice, keys, places, form)
    if length < 0:
        return 0
    view_length = show(states, NOW, viewer, seen, writer)
    if len(pieces) + view_length + length + len(answer) + SPARE > len(out):
        return lack(notice, ROOM, 0, 0)
    n = put_piece(out, 0, form, pieces, BEFORE_SEQ)
    n = put_number(out, n, seq)
    n = put_piece(out, n, form, pieces, BEFORE_VIEW)
    n = put_signs(out, n, writer.out, 0, view_length)
    n = put_piece(out, n, form, pieces, BEFORE_CHOICES)
    n = put(out, n, OPEN)
    for i in range(choices):
        if i > 0:
            n = put(out, n, COMMA)
        n = put_said(out, n, places[found[i]], texts, form, pieces)
    n = put(out, n, CLOSE)
    n = put_piece(out, n, form, pieces, BEFORE_EVENTS)
    for i in range(choices, said):
        if i > choices:
            n = put(out, n, COMMA)
        n = put_piece(out, n, form, pieces, BEFORE_EVENT)
        n = put_number(out, n, seq)
        n = put(out, n, COMMA)
        n = put_said(out, n, places[found[i]], texts, form, pieces)
    n = put_piece(out, n, form, pieces, BEFORE_ANSWER)
    n = put_signs(out, n, answer, 0, len(answer))
    n = put_piece(out, n, form, pieces, BEFORE_TIME)
    n = put_number(out, n, at)
    return put_piece(out, n, form, pieces, AT_THE_END)


def length_said(rows, count, found, notice, keys, places, form):
    """How long what is said can be, with all around it; where each row stands is noted.  Below 0 if one does not."""
    length = 0
    for i in range(count):
        slot = slot_of(rows[i], keys, places)
        found[i] = slot
        signs = places[slot, LENGTH]
        if signs == 0:
            return lack(notice, A_PHRASE, i, slot) - 1
        length += signs if signs > 0 else -signs // MARK_SIZE * (form[LONGEST] + MARK_SIZE)
        length += AROUND
    return length


def put_said(out, n, place, texts, form, pieces):
    if place[LENGTH] > 0:
        return put_signs(out, n, texts, place[FIRST], place[LENGTH])
    return put_named(out, n, texts, place[FIRST], -place[LENGTH], form, pieces)


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
