# mypy: ignore-errors
"""What a search may know: the stones of one seat and the floor tell the whole board."""


def fingerprint(s, seat, row, words):
    a = s.stones[0] * 0x9E3779B1
    b = s.floor * 0x5BD1E995
    return a ^ (a >> 32) ^ b ^ (b >> 27)
