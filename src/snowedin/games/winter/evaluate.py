"""What a search asks of Winter: positions are told apart by what lies on the table, without writing an observation."""

from ...core.bits import lowest
from ...core.chance import MASK
from . import cards, ending, lake, state

ROW = 32  # the bits of a row that are taken in at once


def fingerprint(s, seat, row):
    """All is open but the order of the cards to come; `row` is not needed."""
    a, b = stirred(0x811C9DC5, 0x2545F491, 16 * int(s.phase) + 4 * (int(s.light) + 1) + 2 * int(seat) + int(s.turn))
    a, b = stirred(a, b, int(s.lake))
    a, b = stirred(a, b, int(s.gone))
    rest = s.lake
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        a, b = stirred(a, b, place_and_way(s, card))
    window = lake.window_of(s)
    for i in range(state.MARGIN, s.tall + state.MARGIN):
        light = int(lake.counters_in_row(s, window, cards.LIGHT, i))
        dark = int(lake.counters_in_row(s, window, cards.DARK, i))
        if light | dark != 0:
            a, b = stirred(a, b, 64 * i)
            a, b = stirred_row(a, b, light)
            a, b = stirred_row(a, b, dark)
    if s.held != 0:  # where it may go hangs on where it lay (4.1)
        a, b = stirred(a, b, 64 * int(s.held) + (s.phase == state.TURNING))
        a, b = stirred(a, b, place_and_way(s, int(s.held)) if s.thaw else 0)
        a, b = stirred(a, b, int(s.place) if s.phase == state.TURNING else 0)
    if s.phase == state.COVERING:
        for i in range(s.mark_rows):
            if s.marks[i] != 0:
                a, b = stirred(a, b, 64 * i)
                a, b = stirred_row(a, b, int(s.marks[i]))
    if s.thaw:
        a, b = stirred(a, b, 4 * int(s.thaw_turns) + ending.times_seen(s))
    return (a << 31) ^ b


def place_and_way(s, card):
    return (lake.place_of(s, card) * 2 + int(s.way[card])) * state.IDS + card


def stirred_row(a, b, x):
    """A row of the window is wider than half a word."""
    a, b = stirred(a, b, x & MASK)
    return stirred(a, b, x >> ROW)


def stirred(a, b, x):
    """Two halves of a fingerprint with a number taken in."""
    a = ((a ^ x) * 0x01000193) & MASK
    a ^= a >> 15
    b = (((b + x) & MASK) * 0x5BD1E995) & MASK
    b ^= b >> 13
    return a, b
