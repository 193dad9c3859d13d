"""Which actions are legal, asked one by one: the dialect of the tests of choices, for all back ends."""

from ..core.protocol import is_legal


def scan_legal(s, seat, found):
    for action in range(len(found)):
        found[action] = 1 if is_legal(s, seat, action) else 0
