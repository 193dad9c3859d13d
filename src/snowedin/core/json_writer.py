"""Writes a record as JSON, following the program that `core.json_program` made of its layout.

A writer is a record too, and holds all of it: the `record`, the steps and texts of the program, and `out`, which is
written.  Where much is read or written, a place is a number without a sign: else the compiler asks whether it is
counted from the end.  Texts and numbers are written in blocks, and whatever comes next begins where they really end.
"""

import numpy as np

from .bits import lowest

STOP, TEXT, WHOLE, WHOLES, NAMED, LETTERS, MEMBERS, PERHAPS, LIST, NEXT = range(10)

DEPTH = 8  # lists inside lists, at most
BODY, LEFT, STRIDE, BASE = range(4)  # what is kept of a list: its step, entries to come, how far apart, what it is in
FRAME = 4

BLOCK = 8  # signs that are written at once, so there is room for as many behind the last
BYTE = np.uint64(0xFF)
QUOTE, COMMA, MINUS, ZERO, OPEN, CLOSE = 34, 44, 45, 48, 91, 93

NULL = np.uint64(int.from_bytes(b"null", "little"))
SHORT = np.array([int.from_bytes(b"%d" % value, "little") for value in range(1000)], np.uint32)  # up to three digits


def write(writer):
    """The length of the JSON that was written into `writer.out`; every step begins with a text, which may be empty."""
    frames = writer.frames
    n = 0
    step = 0
    depth = 0
    base = 0
    code = TEXT
    while code != STOP:
        row = writer.steps[np.uint64(step)]
        code, at = row[0], base + row[2]
        n = put_text(writer, n, row[1])
        if code == WHOLE:
            n = put_whole(writer, n, number_at(writer, at, row[3]), row[4])
        elif code == WHOLES:
            n = put_wholes(writer, n, at, base + row[3], row)
        elif code == NAMED:
            n = put_name(writer, n, number_at(writer, at, row[3]), row[4], row[5])
        elif code == LETTERS:
            n = put_letters(writer, n, at, base + row[3], row[4], row[5])
        elif code == MEMBERS:
            n = put_members(writer, n, number_at(writer, at, 8))
        elif code == PERHAPS:
            if writer.record[np.uint64(at)] == 0:
                n = put_null(writer, n)
                step = row[3] - 1
        elif code == LIST:
            length = number_at(writer, at, 2)
            if length > 0:
                n = put(writer, n, OPEN)
                keep(frames[depth], step, length, row[4], base)
                base += row[3]
                depth += 1
            else:
                n = put_no_list(writer, n, length < 0 and row[5] != 0)
                step = row[6] - 1
        elif code == NEXT:
            if frames[depth - 1, LEFT] > 0:
                n = put(writer, n, COMMA)
                frames[depth - 1, LEFT] -= 1
                base += frames[depth - 1, STRIDE]
                step = frames[depth - 1, BODY]
            else:
                n = put(writer, n, CLOSE)
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


def number_at(writer, at, width):
    """A whole number with a sign, its lowest byte first."""
    low = np.int64(writer.record[np.uint64(at)])
    if width == 1:
        return low - (low >> 7 << 8)
    if width == 2:
        high = np.int64(writer.record[np.uint64(at + 1)])
        return low + (high << 8) - (high >> 7 << 16)
    value = np.int64(0)
    bits = 8 * np.int64(width)
    for i in range(width):
        value |= np.int64(writer.record[at + i]) << 8 * i
    if bits < 64 and value >= np.int64(1) << bits - 1:
        value -= np.int64(1) << bits
    return value


# Signs


def put(writer, n, sign):
    writer.out[np.uint64(n)] = sign
    return n + 1


def put_four(out, n, signs):
    """The compiler makes one write of these four."""
    out[n] = signs & BYTE
    out[n + np.uint64(1)] = signs >> np.uint64(8) & BYTE
    out[n + np.uint64(2)] = signs >> np.uint64(16) & BYTE
    out[n + np.uint64(3)] = signs >> np.uint64(24) & BYTE


def put_eight(out, n, signs):
    """And one of these eight."""
    put_four(out, n, signs)
    put_four(out, n + np.uint64(4), signs >> np.uint64(32))


def put_text(writer, n, which):
    first, length = np.uint64(writer.bounds[which, 0]), writer.bounds[which, 1]
    for i in range(np.uint64((length + BLOCK - 1) // BLOCK)):
        put_eight(writer.out, np.uint64(n) + np.uint64(BLOCK) * i, writer.texts[first + i])
    return n + length


def put_null(writer, n):
    put_four(writer.out, np.uint64(n), NULL)
    return n + 4


# Numbers


def put_whole(writer, n, value, may_lack):
    if 0 <= value < len(SHORT):
        put_four(writer.out, np.uint64(n), np.uint64(SHORT[np.uint64(value)]))
        return n + 1 + (value >= 10) + (value >= 100)
    if may_lack != 0 and value == -1:
        return put_null(writer, n)
    return put_long(writer, n, value)


def put_long(writer, n, value):
    """Any number, digit by digit."""
    if value < 0:
        n = put(writer, n, MINUS)
        value = -value
    last = n
    rest = value
    while rest >= 10:
        last += 1
        rest //= 10
    for place in range(last, n - 1, -1):
        writer.out[place] = ZERO + value % 10
        value //= 10
    return last + 1


# Lists and names


def put_no_list(writer, n, lacks):
    return put_null(writer, n) if lacks else put(writer, put(writer, n, OPEN), CLOSE)


def put_wholes(writer, n, at, first, row):
    """A list of nothing but whole numbers."""
    length = number_at(writer, at, 2)
    width, list_may_lack, may_lack = row[4], row[5], row[6]
    if length <= 0:
        return put_no_list(writer, n, length < 0 and list_may_lack != 0)
    sign = OPEN
    for i in range(length):
        n = put(writer, n, sign)
        n = put_whole(writer, n, number_at(writer, first + i * width, width), may_lack)
        sign = COMMA
    return put(writer, n, CLOSE)


def put_members(writer, n, group):
    """A list of the numbers in a set."""
    if group == 0:
        return put_no_list(writer, n, False)
    sign = OPEN
    while group != 0:
        n = put(writer, n, sign)
        n = put_whole(writer, n, lowest(group), 0)
        group &= group - 1
        sign = COMMA
    return put(writer, n, CLOSE)


def put_name(writer, n, value, may_lack, first):
    if may_lack != 0 and value == -1:
        return put_null(writer, n)
    return put_text(writer, n, first + value)


def put_letters(writer, n, at, signs, first, may_lack):
    length = number_at(writer, at, 2)
    if length < 0 and may_lack != 0:
        return put_null(writer, n)
    n = put(writer, n, QUOTE)
    for i in range(length):
        n = put_text(writer, n, first + number_at(writer, signs + i, 1))
    return put(writer, n, QUOTE)
