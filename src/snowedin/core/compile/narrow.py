"""What a GPU does in its own way, with the same result: its arithmetic has 32 bits."""

import numpy as np

LONG_WORD, WORD = 8, 4  # bytes


def quarter(a, b, c, d):
    """As that of `core.chance`, which Python counts in 64 bits so that nothing overflows."""
    a, b, c, d = np.uint32(a), np.uint32(b), np.uint32(c), np.uint32(d)
    a = np.uint32(a + b)
    d = np.uint32(d ^ a)
    d = np.uint32((d << 16) | (d >> 16))
    c = np.uint32(c + d)
    b = np.uint32(b ^ c)
    b = np.uint32((b << 12) | (b >> 20))
    a = np.uint32(a + b)
    d = np.uint32(d ^ a)
    d = np.uint32((d << 8) | (d >> 24))
    c = np.uint32(c + d)
    b = np.uint32(b ^ c)
    b = np.uint32((b << 7) | (b >> 25))
    return a, b, c, d


def copy_record(source, i, target, j):
    """As that of `core.rows`, which a GPU would do byte by byte."""
    if source.itemsize % LONG_WORD == 0:
        words = source.itemsize // LONG_WORD
        read, written = source.view(np.uint64), target.view(np.uint64)
        for k in range(words):
            written[j * words + k] = read[i * words + k]
    else:
        words = source.itemsize // WORD
        read_words, written_words = source.view(np.uint32), target.view(np.uint32)
        for k in range(words):
            written_words[j * words + k] = read_words[i * words + k]
