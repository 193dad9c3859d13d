"""What a game's `puzzle.py` answers: a position in which exactly one answer is best, and what the others are worth."""

from typing import NamedTuple


class Riddle(NamedTuple):
    """The one best `answer`, choice after choice of the same seat, and what it is worth.

    `worths` are those of all first choices, where they can be told apart by a number; `best` is that of the answer.
    """

    answer: list[int]
    best: float
    worths: dict[int, float]


def clear_best(worths: dict[int, float], margin: float) -> int | None:
    """The action that is worth more than every other by at least the `margin`, if there is one."""
    if len(worths) < 2:
        return None
    first, second = sorted(worths, key=lambda action: -worths[action])[:2]
    return first if worths[first] - worths[second] >= margin else None
