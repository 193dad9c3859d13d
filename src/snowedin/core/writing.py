"""Writes a record as JSON, byte by byte, following the program that `core.layout` made of its layout.

A sight holds all of it: the `record`, the steps and texts of the program, and `out`, which is written.  Where much is
read or written, a place is a number without a sign: else the compiler asks whether it is counted from the end.
"""

import numpy as np

STOP, TEXT, WHOLE, WHOLES, NAMED, LETTERS, MEMBERS, PERHAPS, LIST, NEXT = range(10)

DEPTH = 8  # lists inside lists, at most
BODY, LEFT, STRIDE, BASE = range(4)  # what is kept of a list: its step, entries to come, how far apart, what it is in
FRAME = 4

NULL = (110, 117, 108, 108)
QUOTE, COMMA, MINUS, ZERO, OPEN, CLOSE = 34, 44, 45, 48, 91, 93


def write(sight):
    """The length of the JSON that was written into `sight.out`; every step begins with a text, which may be empty."""
    frames = sight.frames
    n = 0
    step = 0
    depth = 0
    base = 0
    code = TEXT
    while code != STOP:
        row = sight.steps[np.uint64(step)]
        code, at = row[0], base + row[2]
        n = put_text(sight, n, row[1])
        if code == WHOLE:
            n = put_whole(sight, n, number_at(sight, at, row[3]), row[4])
        elif code == WHOLES:
            n = put_wholes(sight, n, at, base + row[3], row)
        elif code == NAMED:
            n = put_name(sight, n, number_at(sight, at, row[3]), row[4], row[5])
        elif code == LETTERS:
            n = put_letters(sight, n, at, base + row[3], row[4], row[5])
        elif code == MEMBERS:
            n = put_members(sight, n, number_at(sight, at, 8))
        elif code == PERHAPS:
            if sight.record[at] == 0:
                n = put_null(sight, n)
                step = row[3] - 1
        elif code == LIST:
            length = number_at(sight, at, 2)
            if length > 0:
                n = put(sight, n, OPEN)
                keep(frames[depth], step, length, row[4], base)
                base += row[3]
                depth += 1
            else:
                n = put_no_list(sight, n, length < 0 and row[5] != 0)
                step = row[6] - 1
        elif code == NEXT:
            if frames[depth - 1, LEFT] > 0:
                n = put(sight, n, COMMA)
                frames[depth - 1, LEFT] -= 1
                base += frames[depth - 1, STRIDE]
                step = frames[depth - 1, BODY]
            else:
                n = put(sight, n, CLOSE)
                depth -= 1
                base = frames[depth, BASE]
        step += 1
    return n


def keep(frame, step, length, stride, base):
    """Where a list begins, so that the next entry is found."""
    frame[BODY] = step
    frame[LEFT] = length - 1
    frame[STRIDE] = stride
    frame[BASE] = base


def put(sight, n, sign):
    sight.out[np.uint64(n)] = sign
    return n + 1


def put_no_list(sight, n, lacks):
    return put_null(sight, n) if lacks else put(sight, put(sight, n, OPEN), CLOSE)


def number_at(sight, at, width):
    """A whole number with a sign, its lowest byte first."""
    low = np.int64(sight.record[np.uint64(at)])
    if width == 1:
        return low - (low >> 7 << 8)
    if width == 2:
        high = np.int64(sight.record[np.uint64(at + 1)])
        return low + (high << 8) - (high >> 7 << 16)
    value = np.int64(0)
    bits = 8 * np.int64(width)
    for i in range(width):
        value |= np.int64(sight.record[at + i]) << 8 * i
    if bits < 64 and value >= np.int64(1) << bits - 1:
        value -= np.int64(1) << bits
    return value


def put_text(sight, n, which):
    length = sight.bounds[which, 1] - sight.bounds[which, 0]
    to, first = np.uint64(n), np.uint64(sight.bounds[which, 0])
    for i in range(np.uint64(length)):
        sight.out[to + i] = sight.texts[first + i]
    return n + length


def put_null(sight, n):
    for sign in NULL:
        sight.out[n] = sign
        n += 1
    return n


def put_whole(sight, n, value, may_lack):
    if 0 <= value < 10:
        return put(sight, n, ZERO + value)
    if 10 <= value < 100:
        return put(sight, put(sight, n, ZERO + value // 10), ZERO + value % 10)
    if may_lack != 0 and value == -1:
        return put_null(sight, n)
    if value < 0:
        sight.out[n] = MINUS
        n += 1
        value = -value
    last = n
    rest = value
    while rest >= 10:
        last += 1
        rest //= 10
    for place in range(last, n - 1, -1):
        sight.out[place] = ZERO + value % 10
        value //= 10
    return last + 1


def put_wholes(sight, n, at, first, row):
    """A list of nothing but whole numbers."""
    length = number_at(sight, at, 2)
    width, list_may_lack, may_lack = row[4], row[5], row[6]
    if length <= 0:
        return put_no_list(sight, n, length < 0 and list_may_lack != 0)
    sign = OPEN
    for i in range(length):
        n = put(sight, n, sign)
        n = put_whole(sight, n, number_at(sight, first + i * width, width), may_lack)
        sign = COMMA
    return put(sight, n, CLOSE)


def put_name(sight, n, value, may_lack, first):
    if may_lack != 0 and value == -1:
        return put_null(sight, n)
    return put_text(sight, n, first + value)


def put_letters(sight, n, at, signs, first, may_lack):
    length = number_at(sight, at, 2)
    if length < 0 and may_lack != 0:
        return put_null(sight, n)
    sight.out[n] = QUOTE
    n += 1
    for i in range(length):
        n = put_text(sight, n, first + number_at(sight, signs + i, 1))
    sight.out[n] = QUOTE
    return n + 1


def put_members(sight, n, group):
    sight.out[n] = OPEN
    n += 1
    is_first = True
    for member in range(63):
        if group >> member & 1:
            if not is_first:
                sight.out[n] = COMMA
                n += 1
            n = put_whole(sight, n, member, 0)
            is_first = False
    sight.out[n] = CLOSE
    return n + 1
