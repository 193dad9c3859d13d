"""What a seat knows, in numbers."""

SIZE = 1
PARTS = {"said": slice(0, 1)}


def observe(s, seat, out):
    out[0] = 0
