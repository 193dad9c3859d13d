SIZE = 1
PARTS = {"own": slice(0, 1)}


def observe(s, seat, out):
    out[0] = s.thrown[seat] / 3
