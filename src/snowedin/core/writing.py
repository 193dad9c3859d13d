"""Writes a record as JSON, byte by byte, following the program that `core.layout` made of its layout."""

import numpy as np

STOP, TEXT, WHOLE, NAMED, LETTERS, MEMBERS, PERHAPS, LIST, NEXT = range(9)

DEPTH = 8  # lists inside lists, at most
BODY, LEFT, STRIDE, BASE = range(4)  # what is kept of a list: its step, entries to come, how far apart, what it is in
FRAME = 4

NULL = (110, 117, 108, 108)
QUOTE, COMMA, MINUS, ZERO, OPEN, CLOSE = 34, 44, 45, 48, 91, 93


def write(record, steps, texts, bounds, frames, out):
    """The length of the JSON that was written into `out`."""
    n = 0
    step = 0
    depth = 0
    base = 0
    while steps[step, 0] != STOP:
        code, at = steps[step, 0], base + steps[step, 1]
        if code == TEXT:
            n = put_text(out, n, texts, bounds, steps[step, 1])
        elif code == WHOLE:
            n = put_whole(out, n, number_at(record, at, steps[step, 2]), steps[step, 3])
        elif code == NAMED:
            n = put_name(out, n, number_at(record, at, steps[step, 2]), steps[step, 3], texts, bounds, steps[step, 4])
        elif code == LETTERS:
            n = put_letters(out, n, record, at, base + steps[step, 2], texts, bounds, steps[step, 3])
        elif code == MEMBERS:
            n = put_members(out, n, number_at(record, at, 8))
        elif code == PERHAPS:
            if record[at] == 0:
                n = put_null(out, n)
                step = steps[step, 2] - 1
        elif code == LIST:
            length = number_at(record, at, 2)
            if length > 0:
                n = put(out, n, OPEN)
                keep(frames[depth], step, length, steps[step, 3], base)
                base += steps[step, 2]
                depth += 1
            else:
                n = put_no_list(out, n, length < 0 and steps[step, 4] != 0)
                step = steps[step, 5] - 1
        elif frames[depth - 1, LEFT] > 0:
            n = put(out, n, COMMA)
            frames[depth - 1, LEFT] -= 1
            base += frames[depth - 1, STRIDE]
            step = frames[depth - 1, BODY]
        else:
            n = put(out, n, CLOSE)
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


def put(out, n, sign):
    out[n] = sign
    return n + 1


def put_no_list(out, n, lacks):
    return put_null(out, n) if lacks else put(out, put(out, n, OPEN), CLOSE)


def number_at(record, at, width):
    """A whole number with a sign, its lowest byte first."""
    low = np.int64(record[at])
    if width == 1:
        return low - (low >> 7 << 8)
    if width == 2:
        high = np.int64(record[at + 1])
        return low + (high << 8) - (high >> 7 << 16)
    value = np.int64(0)
    bits = 8 * np.int64(width)
    for i in range(width):
        value |= np.int64(record[at + i]) << 8 * i
    if bits < 64 and value >= np.int64(1) << bits - 1:
        value -= np.int64(1) << bits
    return value


def put_text(out, n, texts, bounds, which):
    first, length = bounds[which, 0], bounds[which, 1] - bounds[which, 0]
    for i in range(length):
        out[n + i] = texts[first + i]
    return n + length


def put_null(out, n):
    for sign in NULL:
        out[n] = sign
        n += 1
    return n


def put_whole(out, n, value, may_lack):
    if may_lack != 0 and value == -1:
        return put_null(out, n)
    if 0 <= value < 10:
        return put(out, n, ZERO + value)
    if value < 0:
        out[n] = MINUS
        n += 1
        value = -value
    last = n
    rest = value
    while rest >= 10:
        last += 1
        rest //= 10
    for place in range(last, n - 1, -1):
        out[place] = ZERO + value % 10
        value //= 10
    return last + 1


def put_name(out, n, value, may_lack, texts, bounds, first):
    if may_lack != 0 and value == -1:
        return put_null(out, n)
    return put_text(out, n, texts, bounds, first + value)


def put_letters(out, n, record, at, signs, texts, bounds, first):
    out[n] = QUOTE
    n += 1
    for i in range(number_at(record, at, 2)):
        n = put_text(out, n, texts, bounds, first + number_at(record, signs + i, 1))
    out[n] = QUOTE
    return n + 1


def put_members(out, n, group):
    out[n] = OPEN
    n += 1
    is_first = True
    for member in range(63):
        if group >> member & 1:
            if not is_first:
                out[n] = COMMA
                n += 1
            n = put_whole(out, n, member, 0)
            is_first = False
    out[n] = CLOSE
    return n + 1
