"""Chance: ChaCha8 in counter mode over a 128-bit key, kept in the record that uses it.

Players see shuffles, so the generator must not let them compute the next one.  All
arithmetic is on signed 64-bit numbers cut to 32 bits: nothing overflows, so Python,
Numba and CUDA draw the same numbers.
"""

import numpy as np

from .records import number, record, word

WORDS = 16  # in a block
MASK = 0xFFFFFFFF


@record
class Chance:
    """A stream of chance; `key` and `stream` name it, `counter` and `used` are the place in it."""

    key = word(4)
    stream = word(2)
    counter = word(2)
    used = number()  # words of `block` already drawn
    block = word(WORDS)


def start(dice, a, b, c, d, stream):
    """Begin a stream: the same key with another stream number is another stream."""
    dice.key[0] = a
    dice.key[1] = b
    dice.key[2] = c
    dice.key[3] = d
    dice.stream[0] = stream
    dice.stream[1] = 0
    dice.counter[:] = 0
    dice.used = WORDS
    dice.block[:] = 0


def rekey(dice, source):
    """Forget the stream and begin one with a key drawn from another."""
    start(dice, draw(source), draw(source), draw(source), draw(source), 0)


def roll(dice, n):
    """A number from 0 to n - 1, each equally likely (Lemire's method)."""
    product = draw(dice) * np.int64(n)
    if product & MASK < n:
        surplus = (MASK + 1) % n
        while product & MASK < surplus:
            product = draw(dice) * np.int64(n)
    return product >> 32


def rig(dice, place, n, k):
    """Let one of the next rolls, counted from 0, be of `n` and come out as `k`; for those who look at all outcomes."""
    dice.used = 0
    dice.block[place] = ((np.int64(k) << 32) + (1 << 31)) // np.int64(n)


def shuffle(dice, pile, first, size):
    """Shuffle `size` entries of `pile` in place, from `first` on."""
    for i in range(size - 1, 0, -1):
        j = roll(dice, i + 1)
        kept = pile[first + i]
        pile[first + i] = pile[first + j]
        pile[first + j] = kept


def sort(pile, first, size):
    """The order that `shuffle` does not know about: `size` entries of `pile` in place, rising, from `first` on."""
    for i in range(first + 1, first + size):
        kept = pile[i]
        at = i
        while at > first and pile[at - 1] > kept:
            pile[at] = pile[at - 1]
            at -= 1
        pile[at] = kept


def draw(dice):
    """The next 32 bits of the stream."""
    if dice.used == WORDS:
        refill(dice)
    x = np.int64(dice.block[dice.used])
    dice.used += 1
    return x


def refill(dice):
    """The next block, and the counter one further."""
    k0, k1, k2, k3 = np.int64(dice.key[0]), np.int64(dice.key[1]), np.int64(dice.key[2]), np.int64(dice.key[3])
    n0, n1 = np.int64(dice.counter[0]), np.int64(dice.counter[1])
    v0, v1 = np.int64(dice.stream[0]), np.int64(dice.stream[1])
    # "expand 16-byte k", the constants of ChaCha with a 128-bit key, which stands twice
    c0, c1, c2, c3 = np.int64(0x61707865), np.int64(0x3120646E), np.int64(0x79622D36), np.int64(0x6B206574)
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k0, k1, k2, k3
    x12, x13, x14, x15 = n0, n1, v0, v1
    for _ in range(4):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    block = dice.block
    block[0], block[1], block[2], block[3] = add(x0, c0), add(x1, c1), add(x2, c2), add(x3, c3)
    block[4], block[5], block[6], block[7] = add(x4, k0), add(x5, k1), add(x6, k2), add(x7, k3)
    block[8], block[9], block[10], block[11] = add(x8, k0), add(x9, k1), add(x10, k2), add(x11, k3)
    block[12], block[13], block[14], block[15] = add(x12, n0), add(x13, n1), add(x14, v0), add(x15, v1)
    dice.counter[0] = add(n0, np.int64(1))
    if n0 == MASK:
        dice.counter[1] = add(n1, np.int64(1))
    dice.used = 0


def quarter(a, b, c, d):
    a = add(a, b)
    d = turn(d ^ a, 16)
    c = add(c, d)
    b = turn(b ^ c, 12)
    a = add(a, b)
    d = turn(d ^ a, 8)
    c = add(c, d)
    b = turn(b ^ c, 7)
    return a, b, c, d


def add(a, b):
    return (a + b) & MASK


def turn(x, places):
    return ((x << places) | (x >> (32 - places))) & MASK
