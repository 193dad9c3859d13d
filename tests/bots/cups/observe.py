SIZE = 1
PARTS = {"lifted": slice(0, 1)}


def observe(s, seat, out):
    out[0] = s.lifted / 3
