"""What a seat may choose, and what a viewer is told of the last move, as rows of numbers (`core.told`), in one call."""

from .moves import BEFORE, NOW
from .protocol import NONE, is_to_act, label, next_legal, tell
from .told import ACTION

VIEWERS = 64  # more than there can be, a spectator included


def say_choices(states, told, seat, nothing):
    """How many rows were written, one for every legal action, rising."""
    count = 0
    action = next_legal(states[NOW], seat, 1) if is_to_act(states[NOW], seat) else NONE
    while action != NONE:
        label(states[NOW], seat, action, told, count)
        told[count, ACTION] = action
        count += 1
        action = next_legal(states[NOW], seat, action + 1)
    return count


def say_move(states, told, action, who):
    """How many rows were written; `who` is the seat that moved and the viewer after a spectator, in one number."""
    return tell(states[BEFORE], who // VIEWERS, action, states[NOW], who % VIEWERS - 1, told)
