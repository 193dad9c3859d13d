"""Everything lies open."""

from snowedin.core.seen import number, seen


@seen
class Seen:
    """How often it was said."""

    said: int = number()


def see(s, viewer, seen):
    seen.said = s.said
